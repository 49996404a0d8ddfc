import { MARK_FILLS } from '../../rules/presentation/art';
import { FILL_STYLES, type ColourName, type FillStyle } from './fill-styles';

const coloursIn = ({ fill, stroke }: FillStyle): readonly ColourName[] =>
	[fill, stroke].filter((name) => name !== undefined);

/** All colours that the land is drawn with. */
export const COLOUR_NAMES: readonly ColourName[] = [
	...new Set<ColourName>([
		'land-rim',
		...Object.values<FillStyle>(FILL_STYLES).flatMap(coloursIn),
		...MARK_FILLS.map((fill) => `mark-${fill}` as const)
	])
];
