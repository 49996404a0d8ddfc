import type { SegmentKind } from '../../engine/tile';
import type { Noun } from './boxes/types';

/** A kind of segment with its article and the prepositions that it takes. */
interface KindWords {
	readonly name: string;
	readonly the: string;
	/** Where a figure stands: „în oraș”. */
	readonly on: string;
	/** Where a figure comes from: „din oraș”. */
	readonly from: string;
	/** Before a position: „în orașul aflat” 2 la est de cartonașul de start. */
	readonly onLying: string;
	/** „finalizat”, in its gender. */
	readonly done: string;
	/** What lies between a field and a city. */
	readonly barrier: string;
	readonly role: Noun;
	/** With the number of its tiles in words. */
	of(tiles: string): string;
	/** True when the tiles around it complete it. */
	readonly around?: true;
}

/** The words of every kind of segment. */
export const KINDS: Readonly<Record<SegmentKind, KindWords>> = {
	road: {
		name: 'drum',
		the: 'drumul',
		done: 'finalizat',
		on: 'pe drum',
		from: 'de pe drum',
		onLying: 'pe drumul aflat',
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
		onLying: 'în orașul aflat',
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
		onLying: 'în mănăstirea aflată',
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
		onLying: 'pe câmpul aflat',
		barrier: 'alt câmp',
		role: { one: 'țăran', many: 'țărani', the: 'țăranul' },
		of: (tiles) => `Câmp din ${tiles}`
	},
	garden: {
		name: 'grădină',
		the: 'grădina',
		done: 'finalizată',
		on: 'în grădină',
		from: 'din grădină',
		onLying: 'în grădina aflată',
		barrier: 'o grădină',
		role: { one: 'abate', many: 'abați', the: 'abatele' },
		of: (tiles) => `Grădină cu ${tiles}`,
		around: true
	},
	river: {
		name: 'râu',
		the: 'râul',
		done: 'finalizat',
		on: 'pe râu',
		from: 'de pe râu',
		onLying: 'pe râul aflat',
		barrier: 'râul',
		role: { one: 'figură', many: 'figuri', the: 'figura' },
		of: (tiles) => `Râu din ${tiles}`
	}
};
