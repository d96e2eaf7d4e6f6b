package Game::Sternhalma::Notation;

use 5.014;
use strict;
use warnings;

use Exporter 'import';

use Game::Sternhalma;
use Game::Sternhalma::Engine;

our $VERSION = '0.01';

our @EXPORT_OK = qw(
    hole_name hole_named format_move parse_move format_position parse_position format_log parse_log
);
our %EXPORT_TAGS = (all => \@EXPORT_OK);

sub hole_name      { Game::Sternhalma::Engine->name($_[0]) }
sub hole_named     { Game::Sternhalma::Engine->hole_named($_[0]) }
sub parse_position { Game::Sternhalma::Engine->from_string($_[0]) }
sub format_log     { $_[0]->log }
sub parse_log      { Game::Sternhalma->replay($_[0]) }

1;
