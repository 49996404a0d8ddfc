import type { SegmentKind } from '../../engine/tile';

/** A kind of segment with all that depends on its gender. */
interface KindWords {
	readonly name: string;
	readonly the: string;
	/** Where a figure stands, where it goes, and where it comes from. */
	readonly on: string;
	/** Where it stands on a tile that has several. */
	readonly onOne: string;
	readonly onto: string;
	readonly off: string;
	readonly completed: string;
	readonly unfinished: string;
	/** What lies between a field and a city: nominative and accusative. */
	readonly barrier: string;
	readonly role: readonly [one: string, many: string];
	/** True when the tiles around it complete it. */
	readonly around?: true;
	/** True when it has ends, where others have sides. */
	readonly ends?: true;
	/** What a tile shows of it; without it `history.ts` says more exactly how it looks. */
	readonly stretch?: string;
	/** True where no figure can stand. */
	readonly standsEmpty?: true;
}

/** The words of every kind of segment. */
export const KINDS: Readonly<Record<SegmentKind, KindWords>> = {
	road: {
		name: 'Straße',
		the: 'die Straße',
		on: 'auf der Straße',
		onOne: 'auf einer der Straßen',
		onto: 'auf die Straße',
		off: 'von der Straße',
		completed: 'Fertige Straße',
		unfinished: 'Unfertige Straße',
		barrier: 'eine Straße',
		role: ['Wegelagerer', 'Wegelagerer'],
		ends: true
	},
	city: {
		name: 'Stadt',
		the: 'die Stadt',
		on: 'in der Stadt',
		onOne: 'in einer der Städte',
		onto: 'in die Stadt',
		off: 'aus der Stadt',
		completed: 'Fertige Stadt',
		unfinished: 'Unfertige Stadt',
		barrier: 'eine Stadt',
		role: ['Ritter', 'Ritter']
	},
	monastery: {
		name: 'Kloster',
		the: 'das Kloster',
		on: 'im Kloster',
		onOne: 'in einem der Klöster',
		onto: 'ins Kloster',
		off: 'aus dem Kloster',
		completed: 'Fertiges Kloster',
		unfinished: 'Unfertiges Kloster',
		barrier: 'ein Kloster',
		role: ['Mönch', 'Mönche'],
		around: true
	},
	field: {
		name: 'Wiese',
		the: 'die Wiese',
		on: 'auf der Wiese',
		onOne: 'auf einer der Wiesen',
		onto: 'auf die Wiese',
		off: 'von der Wiese',
		completed: 'Fertige Wiese',
		unfinished: 'Unfertige Wiese',
		barrier: 'eine andere Wiese',
		role: ['Bauer', 'Bauern']
	},
	castle: {
		name: 'Burg',
		the: 'die Burg',
		on: 'in der Burg',
		onOne: 'in einer der Burgen',
		onto: 'in die Burg',
		off: 'aus der Burg',
		completed: 'Fertige Burg',
		unfinished: 'Unfertige Burg',
		barrier: 'eine Burg',
		role: ['Burgherr', 'Burgherren']
	},
	garden: {
		name: 'Garten',
		the: 'der Garten',
		on: 'im Garten',
		onOne: 'in einem der Gärten',
		onto: 'in den Garten',
		off: 'aus dem Garten',
		completed: 'Fertiger Garten',
		unfinished: 'Unfertiger Garten',
		barrier: 'ein Garten',
		role: ['Abt', 'Äbte'],
		around: true
	},
	hut: {
		name: 'Hütte',
		the: 'die Hütte',
		on: 'in der Hütte',
		onOne: 'in einer der Hütten',
		onto: 'in die Hütte',
		off: 'aus der Hütte',
		completed: 'Umbaute Hütte',
		unfinished: 'Hütte',
		barrier: 'eine Hütte',
		role: ['Gast', 'Gäste'],
		around: true
	},
	river: {
		name: 'Fluss',
		the: 'der Fluss',
		on: 'auf dem Fluss',
		onOne: 'auf einem der Flüsse',
		onto: 'auf den Fluss',
		off: 'vom Fluss',
		completed: 'Fertiger Fluss',
		unfinished: 'Unfertiger Fluss',
		stretch: 'ein Stück Fluss',
		standsEmpty: true,
		ends: true,
		barrier: 'ein Stück Fluss',
		role: ['Figur', 'Figuren']
	}
};
