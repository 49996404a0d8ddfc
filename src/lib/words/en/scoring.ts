import type { Award, Countable, Line, Occasion, RuleId, Strength } from '../../engine/ledger';
import type { SegmentKind } from '../../engine/tile';
import type { Marker } from '../../engine/track';
import { common } from './common';
import { tiles } from './tiles';

const COUNTED: Readonly<Record<Countable, readonly [one: string, many: string]>> = {
	tiles: ['tile', 'tiles'],
	pennants: ['pennant', 'pennants'],
	cities: ['completed city', 'completed cities']
};

/** What each rule says, in one sentence, and where it stands in the printed rules. */
const RULES: Readonly<Record<RuleId, readonly [says: string, source: string]>> = {
	'ROAD-2': ['A completed road pays 1 for each tile.', 'Rulebook: a completed road'],
	'CITY-2': [
		'A completed city pays 2 for each tile and 2 for each pennant.',
		'Rulebook: a completed city'
	],
	'CITY-4': [
		'By your ruling a completed city of two tiles pays 1 for each tile and pennant.',
		'First edition, footnote 6'
	],
	'MONASTERY-2': [
		'A completed monastery pays 1 for its own tile and 1 for each of the eight around it.',
		'Rulebook: a completed monastery'
	],
	'END-2': ['An unfinished road pays 1 for each tile at the end.', 'Rulebook: final scoring'],
	'END-3': [
		'An unfinished city pays 1 for each tile and 1 for each pennant at the end.',
		'Rulebook: final scoring'
	],
	'END-4': [
		'An unfinished monastery pays 1 for its own tile and 1 for each tile around it.',
		'Rulebook: final scoring'
	],
	'FARM-1': [
		'A farm pays 3 for each completed city whose wall it meets, to whoever has most farmers on it.',
		'Rulebook: scoring farms; first edition, footnote 14'
	],
	'FARM-2': [
		'A farm pays 3 for each completed city whose wall it meets, but a city pays the same player only once.',
		'The farm rule of 2001'
	],
	'FARM-3': [
		'Each completed city pays 4, once, to whoever has most farmers on all fields around it.',
		'The farm rule of 2000; first edition, footnote 15'
	]
};

const TITLES: Readonly<Record<Occasion, (kind: SegmentKind) => string>> = {
	completed: (kind) => `Completed ${tiles.kind(kind)}`,
	unfinished: (kind) => `Unfinished ${tiles.kind(kind)}`,
	farm: (kind) => (kind === 'city' ? 'City and the farms around it' : 'Farm'),
	'barn/built': () => 'Farm with a new barn',
	'barn/joined': () => 'Farm joined to a barn’s',
	'barn/end': () => 'Barn',
	'gingerbread/left': () => 'The Gingerbread Man leaves a city',
	'gingerbread/completed': () => 'The Gingerbread Man’s city is completed'
};

const count = (n: number, of: Countable): string => `${String(n)} ${COUNTED[of][n === 1 ? 0 : 1]}`;

const line = ({ count: n, of, each }: Line): string => `${count(n, of)} × ${String(each)}`;

const signed = (n: number): string => (n < 0 ? `−${String(-n)}` : `+${String(n)}`);

/** Words for what is scored, and why. */
export const scoring = {
	title: (occasion: Occasion, kind: SegmentKind): string => TITLES[occasion]?.(kind) ?? occasion,
	/** “4 tiles × 2 + 1 pennant × 2 = 10”. */
	sum: ({ lines, points }: Award): string =>
		`${lines.map(line).join(' + ') || 'no completed city'} = ${String(points)}`,
	gets: (name: string, points: number): string => `${name} ${signed(points)}`,
	/** “Ada 2 knights, Ben 1 knight: Ada has the majority”. */
	compared: (
		strengths: readonly Strength[],
		kind: SegmentKind,
		names: readonly string[],
		winners: readonly string[]
	): string => {
		const each = strengths
			.map(({ player, pieces }) => `${names[player] ?? ''} ${tiles.roles(pieces.length, kind)}`)
			.join(', ');
		if (strengths.length < 2) return each;
		const verdict =
			winners.length > 1
				? `${common.list(winners)} tie: each gets all of it`
				: `${common.list(winners)} has the majority and gets all of it`;
		return `${each}. ${verdict}.`;
	},
	/** “Completed city: Ada +8 and Ben +8 (4 tiles × 2 = 8)”; each their own sum where the sums differ. */
	scored: (
		title: string,
		each: readonly { readonly who: string; readonly sum: string }[]
	): string => {
		const sums = [...new Set(each.map(({ sum }) => sum))];
		if (sums.length > 1)
			return `${title}: ${common.list(each.map(({ who, sum }) => `${who} (${sum})`))}`;
		const who = common.list(each.map((one) => one.who)) || 'nobody';
		return `${title}: ${who}${sums.map((sum) => ` (${sum})`).join('')}`;
	},
	nobody: 'Nobody stands here, so it pays nobody.',
	rule: (id: RuleId): string => RULES[id]?.[0] ?? id,
	source: (id: RuleId): string => RULES[id]?.[1] ?? '',
	open: (kind: SegmentKind, missing: number): string =>
		kind === 'monastery'
			? `${String(missing)} of 8 neighbours missing`
			: `${String(missing)} open ${missing === 1 ? 'side' : 'sides'}`,
	completed: 'Completed',
	ifEndedNow: 'If the game ended now:',
	takenBack: 'Taken back.',
	farmPays: (cities: number): string =>
		cities === 0 ? 'touches no completed city' : `touches ${count(cities, 'cities')}`,
	size: (n: number): string => count(n, 'tiles'),
	pennants: (n: number): string => count(n, 'pennants'),

	checkTitle: 'Now at the table',
	takeBack: (what: string, kind: SegmentKind): string =>
		`takes back ${what} from the ${tiles.kind(kind)}`,
	putBack: (what: string, kind: SegmentKind): string =>
		`puts ${what} back on the ${tiles.kind(kind)}`,
	marker: ({ space, lap }: Marker): string => {
		const where = `marker to space ${String(space)}`;
		return lap > 0 ? `${where}, lap ${String(lap + 1)}, lying` : where;
	}
};
