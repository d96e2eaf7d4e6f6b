package Game::Sternhalma::Engine;

use 5.014;
use strict;
use warnings;

use Exporter 'import';

use Game::Sternhalma::Library;

our $VERSION = '0.01';

# The names are there since the library was loaded.
our @EXPORT_OK;
our %EXPORT_TAGS = (all => \@EXPORT_OK);

1;
