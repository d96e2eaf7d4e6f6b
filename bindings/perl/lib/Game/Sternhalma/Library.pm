package Game::Sternhalma::Library;

use 5.014;
use strict;
use warnings;

# What the compiled part makes objects of.
use Game::Sternhalma::Error;
use Game::Sternhalma::Result;

our $VERSION = '0.01';

require XSLoader;
XSLoader::load('Game::Sternhalma', $VERSION);

1;
