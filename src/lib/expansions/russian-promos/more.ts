import type { SourcesArt } from '../../rules/presentation/art';
import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of the Russian Promos in packed games. */
export const PACKED: PackedPart = {
	expansions: [[32, 'russian-promos']],
	tiles: [
		[413, 'ru-FFFF-hut'],
		[414, 'ru-RRRR']
	]
};

/** How charts show its points. */
export const SOURCE_ART = {
	hut: { pattern: 'M1 5L4 1L7 5M3 5V8M5 5V8', colour: 'light-dark(#b79a86, #5f4636)' }
} as const satisfies SourcesArt;
