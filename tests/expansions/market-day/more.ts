import type { SourcesArt } from '../../rules/presentation/art';
import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of Market Day in packed games, far from those that are in use. */
export const PACKED: PackedPart = {
	expansions: [[60, 'market-day']],
	pieces: [[12, 'stallkeeper']],
	tokens: [[12, 'cashbox']],
	objections: [[200, 'market-day/no-stall']],
	tiles: [
		[900, 'md-FRFR-stall'],
		[901, 'md-CFRR-stall']
	],
	rulings: [[190, 'hawkerPays', ['1', '2']]]
};

/** How charts show its points. */
export const SOURCE_ART = {
	hawker: { pattern: 'M0 2H8M0 6H8M2 2V6', colour: 'light-dark(#c9a27a, #6b4f33)' },
	cashbox: { pattern: 'M1 1H7V7H1ZM4 3V5', colour: 'light-dark(#b8b0d8, #514a75)' }
} as const satisfies SourcesArt;
