package Consumer;

use strict;
use warnings;

use Game::Sternhalma::Engine;

our $VERSION = '0.01';

require XSLoader;
XSLoader::load('Consumer', $VERSION);

take_table(Game::Sternhalma::Engine->_abi_ptr);

1;
