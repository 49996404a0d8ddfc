import type { SourcesArt } from '../../rules/presentation/art';
import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The Watchtowers in packed games. */
export const PACKED: PackedPart = {
	expansions: [[21, 'watchtowers']],
	tiles: [
		[316, 'wt-CCRF-pennants'],
		[317, 'wt-CFFF-monasteries'],
		[318, 'wt-CFRF-cities'],
		[319, 'wt-CFRF-followers'],
		[320, 'wt-CRFR-roads'],
		[321, 'wt-CCRR-followers'],
		[322, 'wt-CFCF-cities'],
		[323, 'wt-CFCR-pennants'],
		[324, 'wt-CFFR-roads'],
		[325, 'wt-FRFR-monasteries'],
		[326, 'wt-FFRR-roads']
	]
};

/** How charts show its points. */
export const SOURCE_ART = {
	watchtowers: { pattern: 'M2 7V3L4 1L6 3V7', colour: 'light-dark(#b8977a, #6b5138)' }
} as const satisfies SourcesArt;
