/** Questions about what is in the box, which tell printings apart. At most three of them lead to each printing. */
const BOX_QUESTIONS = ['gardens', 'river', 'bigBox', 'winter', 'winterRiver'] as const;

/** A question about what is in the box. @internal */
export type BoxQuestion = (typeof BOX_QUESTIONS)[number];

/** One answer to a question. */
interface BoxAnswer {
	/** Its name among the answers to its question. */
	readonly id: string;
	/** The design of a tile that shows it, if there is one. */
	readonly tile?: string;
	/** The next question, or the id of the printing. */
	readonly leadsTo: string;
}

/** The first question about each kind of box. */
export const FIRST_QUESTIONS = {
	base: 'gardens',
	'big-box': 'bigBox',
	winter: 'winter'
} as const satisfies Readonly<Record<string, BoxQuestion>>;

const GARDEN = 'base-E-garden';
const PLAIN = 'base-E';
const LAKE = 'river-lake';
const MONASTERY_LAKE = 'river-FFFS-lake-monastery';

/**
 * From the tile lists of the printings: gardens since 2014, a different spring and lake since 2021, different inns since 2025,
 * animals since 2012.
 */
export const BOX_ANSWERS: Readonly<Record<BoxQuestion, readonly BoxAnswer[]>> = {
	gardens: [
		{ id: 'gardens', tile: GARDEN, leadsTo: 'river' },
		{ id: 'none', tile: PLAIN, leadsTo: 'base-c1' }
	],
	river: [
		{ id: 'monastery', tile: MONASTERY_LAKE, leadsTo: 'base-c3' },
		{ id: 'recent', tile: MONASTERY_LAKE, leadsTo: 'base-2025' },
		{ id: 'lake', tile: LAKE, leadsTo: 'base-c2' },
		{ id: 'inns', tile: 'ic-CFRR-inn', leadsTo: 'bigBox' }
	],
	bigBox: [
		{ id: 'ring', tile: 'ic-RRRR-inn-ring', leadsTo: 'big-box-8' },
		{ id: 'monastery', tile: MONASTERY_LAKE, leadsTo: 'big-box-7' },
		{ id: 'lake', tile: LAKE, leadsTo: 'big-box-6' },
		{ id: 'wheel', leadsTo: 'big-box-5' }
	],
	winter: [
		{ id: 'gardens', tile: GARDEN, leadsTo: 'winter-we3-gardens' },
		{ id: 'animals', tile: 'winter-FRFR-deer', leadsTo: 'winterRiver' },
		{ id: 'neither', tile: PLAIN, leadsTo: 'winter-wd' }
	],
	winterRiver: [
		{ id: 'river', tile: 'river-spring', leadsTo: 'winter-we2' },
		{ id: 'none', leadsTo: 'winter-we1' }
	]
};

/** The question that an answer leads to; undefined if it leads to a printing. */
export const questionAfter = ({ leadsTo }: BoxAnswer): BoxQuestion | undefined =>
	BOX_QUESTIONS.find((question) => question === leadsTo);
