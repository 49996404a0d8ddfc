import type {
	Award,
	Countable,
	Line,
	Occasion,
	RuleId,
	Settlement,
	Strength
} from '../../engine/ledger';
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
	],
	'BARN-3': [
		'When a barn is built, the farm pays those with most farmers for each completed city as at the end, and all farmers go home.',
		'Abbey & Mayor, first edition: scoring a new barn; footnote 47'
	],
	'BARN-5': [
		'When a tile joins farmers to a barn’s farm, those with most of them get 1 for each completed city, and all farmers go home.',
		'Abbey & Mayor, first edition: joining a farm; footnote 53'
	],
	'BARN-6': [
		'At the end a barn pays its owner 4 for each completed city at its farm; several barns pay in full each.',
		'Abbey & Mayor, first edition: final scoring; footnote 52'
	],
	'GINGERBREAD-3': [
		'The city that he leaves for one of his tiles pays 1 for each tile, times one’s knights there. Pennants don’t count, a mayor or a wagon is one knight, and the knights stay.',
		'Winter rulebook, p. 8: he leaves; mayors and wagons by our decision'
	],
	'GINGERBREAD-4': [
		'Before his city is scored it pays 1 for each tile, times one’s knights there. Pennants don’t count, and a mayor or a wagon is one knight.',
		'Winter rulebook, p. 8: his city is completed; mayors and wagons by our decision'
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

/** True where every knight counts for itself and nobody has to have most. */
const paysEach = (occasion: Occasion): boolean => occasion.startsWith('gingerbread/');

/** Whoever is compared for a farm's points is a farmer, also where the city is looked at. */
const roleKind = ({ occasion, kind }: Settlement): SegmentKind =>
	occasion === 'farm' ? 'field' : kind;

/** “2 knights (the mayor counts 3)”: of those who don't count 1 each, what they count. */
function strength(settlement: Settlement, { strength: sum, pieces }: Strength): string {
	const roles = tiles.roles(pieces.length, roleKind(settlement));
	if (paysEach(settlement.occasion) || !pieces.includes('mayor')) return roles;
	return `${roles} (the mayor counts ${String(sum - pieces.length + 1)})`;
}

function verdict({ occasion, awards }: Settlement, names: readonly string[]): string {
	const winners = awards.map(({ player }) => names[player] ?? '');
	if (paysEach(occasion)) return 'Every knight counts, whoever has most';
	if (winners.length === 0) return 'Nobody counts anything';
	return winners.length > 1
		? `${common.list(winners)} tie: each gets all of it`
		: `${common.list(winners)} has the majority and gets all of it`;
}

/** Words for what is scored, and why. */
export const scoring = {
	title: (occasion: Occasion, kind: SegmentKind): string => TITLES[occasion]?.(kind) ?? occasion,
	/** “4 tiles × 2 + 1 pennant × 2 = 10”. */
	sum: ({ lines, points }: Award): string =>
		`${lines.map(line).join(' + ') || 'no completed city'} = ${String(points)}`,
	/** “+8”. */
	signed,
	gets: (name: string, points: number): string => `${name} ${signed(points)}`,
	/** “Ada 2 knights, Ben 1 knight. Ada has the majority and gets all of it.” */
	compared: (settlement: Settlement, names: readonly string[]): string => {
		const { compared } = settlement;
		const each = compared
			.map((one) => `${names[one.player] ?? ''} ${strength(settlement, one)}`)
			.join(', ');
		return compared.length < 2 ? each : `${each}. ${verdict(settlement, names)}.`;
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
	/** Why a settlement without awards pays nobody. */
	unpaid: ({ compared }: Pick<Settlement, 'compared'>): string =>
		compared.length > 0 ? 'Nobody here counts anything, so it pays nobody.' : scoring.nobody,
	rule: (id: RuleId): string => RULES[id]?.[0] ?? id,
	source: (id: RuleId): string => RULES[id]?.[1] ?? '',
	open: (kind: SegmentKind, missing: number): string =>
		kind === 'monastery'
			? `${String(missing)} of 8 neighbours missing`
			: `${String(missing)} open ${missing === 1 ? 'side' : 'sides'}`,
	completed: 'Completed',
	ifEndedNow: 'If the game ended now:',
	/** Where the app is only the referee. */
	untold: 'The app is your referee here: what this would pay, and whom, it tells at the end.',
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
