import type { SegmentKind } from '../../engine/tile';
import type { Noun } from './says';
import { counted, oneOr } from './format';

/** What keeps a feature from being completed. */
interface Opening {
	/** How much is open: „2 capete deschise”. */
	left(n: number): string;
	/** The same, by how the board marks it. */
	marked(n: number): string;
}

const END: Opening = {
	left: (n) => counted(n, 'capăt deschis', 'capete deschise'),
	marked: (n) =>
		oneOr(
			n,
			'Deschis: capătul cu săgeată.',
			`Deschise: cele ${counted(n, 'capăt', 'capete')} cu săgeată.`
		)
};

const SIDE: Opening = {
	left: (n) => counted(n, 'latură deschisă', 'laturi deschise'),
	marked: (n) =>
		oneOr(
			n,
			'Deschisă: latura cu săgeată.',
			`Deschise: cele ${counted(n, 'latură', 'laturi')} cu săgeată.`
		)
};

const NEIGHBOUR: Opening = {
	left: (n) => `${oneOr(n, 'lipsește', 'lipsesc')} ${String(n)} din 8 vecini`,
	marked: (n) =>
		oneOr(
			n,
			'Lipsește: locul cu semnul plus.',
			`Lipsesc: cele ${counted(n, 'loc', 'locuri')} cu semnul plus.`
		)
};

/** A kind of segment with its article and the prepositions that it takes. */
interface KindWords {
	readonly name: string;
	readonly the: string;
	/** Where a figure stands: „în oraș”. */
	readonly on: string;
	/** Where a figure comes from: „din oraș”. */
	readonly from: string;
	/** Where a figure stands on one that is described further: „în orașul” de pe cartonașul de start. */
	readonly onThe: string;
	/** Before a distance: „aflat”, in its gender. */
	readonly lying: string;
	/** „finalizat”, in its gender. */
	readonly done: string;
	/** What is open while it isn't finished: a side of a city, an end of a road. */
	readonly opening: Opening;
	/** What lies between a field and a city. */
	readonly barrier: string;
	readonly role: Noun;
	/** With the number of its tiles in words. */
	of(tiles: string): string;
	/** True when the tiles around it complete it. */
	readonly around?: true;
	/** What a tile shows of it; without it `history.ts` says more exactly how it looks. */
	readonly stretch?: string;
	/** True where no figure can stand. */
	readonly standsEmpty?: true;
}

/** The words of every kind of segment. */
export const KINDS: Readonly<Record<SegmentKind, KindWords>> = {
	road: {
		name: 'drum',
		the: 'drumul',
		done: 'finalizat',
		on: 'pe drum',
		from: 'de pe drum',
		onThe: 'pe drumul',
		lying: 'aflat',
		opening: END,
		barrier: 'un drum',
		role: { one: 'tâlhar', many: 'tâlhari', the: 'tâlharul' },
		of: (tiles) => `Drum din ${tiles}`
	},
	city: {
		name: 'oraș',
		the: 'orașul',
		done: 'finalizat',
		on: 'în oraș',
		from: 'din oraș',
		onThe: 'în orașul',
		lying: 'aflat',
		opening: SIDE,
		barrier: 'un oraș',
		role: { one: 'cavaler', many: 'cavaleri', the: 'cavalerul' },
		of: (tiles) => `Oraș din ${tiles}`
	},
	monastery: {
		name: 'mănăstire',
		the: 'mănăstirea',
		done: 'finalizată',
		on: 'în mănăstire',
		from: 'din mănăstire',
		onThe: 'în mănăstirea',
		lying: 'aflată',
		opening: NEIGHBOUR,
		barrier: 'o mănăstire',
		role: { one: 'călugăr', many: 'călugări', the: 'călugărul' },
		of: (tiles) => `Mănăstire cu ${tiles}`,
		around: true
	},
	field: {
		name: 'câmp',
		the: 'câmpul',
		done: 'finalizat',
		on: 'pe câmp',
		from: 'de pe câmp',
		onThe: 'pe câmpul',
		lying: 'aflat',
		opening: SIDE,
		barrier: 'alt câmp',
		role: { one: 'țăran', many: 'țărani', the: 'țăranul' },
		of: (tiles) => `Câmp din ${tiles}`
	},
	castle: {
		name: 'castel',
		the: 'castelul',
		done: 'finalizat',
		on: 'în castel',
		from: 'din castel',
		onThe: 'în castelul',
		lying: 'aflat',
		opening: SIDE,
		barrier: 'un castel',
		role: { one: 'stăpân', many: 'stăpâni', the: 'stăpânul' },
		of: (tiles) => `Castel din ${tiles}`
	},
	garden: {
		name: 'grădină',
		the: 'grădina',
		done: 'finalizată',
		on: 'în grădină',
		from: 'din grădină',
		onThe: 'în grădina',
		lying: 'aflată',
		opening: NEIGHBOUR,
		barrier: 'o grădină',
		role: { one: 'abate', many: 'abați', the: 'abatele' },
		of: (tiles) => `Grădină cu ${tiles}`,
		around: true
	},
	hut: {
		name: 'colibă',
		the: 'coliba',
		done: 'înconjurată',
		on: 'în colibă',
		from: 'din colibă',
		onThe: 'în coliba',
		lying: 'aflată',
		opening: NEIGHBOUR,
		barrier: 'o colibă',
		role: { one: 'oaspete', many: 'oaspeți', the: 'oaspetele' },
		of: () => 'Coliba Babei Iaga',
		around: true
	},
	river: {
		name: 'râu',
		the: 'râul',
		done: 'finalizat',
		on: 'pe râu',
		from: 'de pe râu',
		onThe: 'pe râul',
		lying: 'aflat',
		opening: END,
		stretch: 'o porțiune de râu',
		standsEmpty: true,
		barrier: 'un râu',
		role: { one: 'figură', many: 'figuri', the: 'figura' },
		of: (tiles) => `Râu din ${tiles}`
	}
};
