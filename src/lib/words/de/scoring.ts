import type {
	Award,
	Countable,
	AwardLine,
	Occasion,
	SettledKind,
	Settlement,
	Strength
} from '../../engine/ledger';
import type { PieceKindId } from '../../engine/piece';
import type { SegmentKind } from '../../engine/tile';
import type { ScoreMarker } from '../../engine/track';
import { hasDefaultReason } from '../purchase';
import { boxes } from './boxes';
import { common } from './common';
import { places } from './places';
import { tiles } from './tiles';
import { counted, row } from './format';

const COUNTED: Readonly<Record<Countable, readonly [one: string, many: string]>> = {
	tiles: ['Karte', 'Karten'],
	pennants: ['Wappen', 'Wappen'],
	cities: ['fertige Stadt', 'fertige Städte']
};

const COMPLETED: Readonly<Record<SegmentKind, string>> = {
	road: 'Fertige Straße',
	city: 'Fertige Stadt',
	monastery: 'Fertiges Kloster',
	field: 'Fertige Wiese'
};

const UNFINISHED: Readonly<Record<SegmentKind, string>> = {
	road: 'Unfertige Straße',
	city: 'Unfertige Stadt',
	monastery: 'Unfertiges Kloster',
	field: 'Unfertige Wiese'
};

const TITLES: Readonly<Record<Occasion, (kind: SegmentKind) => string>> = {
	completed: (kind) => COMPLETED[kind],
	unfinished: (kind) => UNFINISHED[kind],
	farm: (kind) => (kind === 'city' ? 'Stadt und die Wiesen ringsum' : 'Wiese')
};

const MANUAL_TITLES: Readonly<Record<Occasion, string>> = {
	'manual/mistake': 'Punkte von Hand',
	'manual/bought': 'Unter Spielern',
	'manual/found': 'Punkte zu Beginn'
};

const count = (n: number, of: Countable): string =>
	counted(n, ...(COUNTED[of] ?? boxes.countables[of] ?? [of, of]));

const line = ({ count: n, of, each }: AwardLine): string => `${count(n, of)} × ${String(each)}`;

const signed = (n: number): string => (n < 0 ? `−${String(-n)}` : `+${String(n)}`);

/** The figures compared for a farm are farmers, even when the points are shown on the city. */
const roleKind = ({ occasion, kind }: Settlement): SegmentKind =>
	occasion === 'farm' || kind === 'manual' ? 'field' : kind;

/** „2 Ritter (…)“: the brackets say how much a figure counts if it isn’t 1. */
function strength(settlement: Settlement, { strength: sum, pieces }: Strength): string {
	const roles = tiles.roles(pieces.length, roleKind(settlement));
	const counts = pieces.flatMap((piece) => boxes.strengths[piece] ?? [])[0];
	if (boxes.verdicts[settlement.occasion] !== undefined || !counts) return roles;
	return `${roles} (${counts(sum - pieces.length + 1)})`;
}

/** True if figures that count get nothing, because their feature pays nothing. */
const paysNothing = ({ compared, awards }: Pick<Settlement, 'compared' | 'awards'>): boolean =>
	awards.length === 0 && compared.some((one) => one.strength > 0);

function verdict({ occasion, awards }: Settlement, names: readonly string[]): string {
	const winners = awards.map(({ player }) => names[player] ?? '');
	const said = boxes.verdicts[occasion];
	if (said !== undefined) return said;
	if (winners.length === 0) return 'Keine Figur zählt';
	return winners.length > 1
		? `Gleichstand: ${common.list(winners)} bekommen jeweils alle Punkte`
		: `${common.list(winners)} hat die Mehrheit und bekommt alle Punkte`;
}

/** Words of what is scored, and why. */
export const scoring = {
	title: (occasion: Occasion, kind: SettledKind): string =>
		(kind === 'manual' ? MANUAL_TITLES[occasion] : TITLES[occasion]?.(kind)) ??
		boxes.titles[occasion] ??
		occasion,
	/** „4 Karten × 2 + 1 Wappen × 2 = 10“. */
	sum: ({ lines, points }: Award): string =>
		`${lines.map(line).join(' + ') || 'keine fertige Stadt'} = ${String(points)}`,
	explanation: (
		{ reason, occasion, rulings }: Pick<Settlement, 'reason' | 'occasion' | 'rulings'>,
		award: Award
	): string => {
		if (reason === undefined) return scoring.sum(award);
		const buysTile = occasion === 'manual/bought' && rulings.includes('buying');
		return buysTile ? scoring.purchaseReason(reason) : reason;
	},
	bought: 'Karte gekauft',
	purchaseReason: (reason: string): string => (hasDefaultReason(reason) ? scoring.bought : reason),
	signed,
	plain: (n: number): string => (n < 0 ? signed(n) : String(n)),
	playerGets: (name: string, points: number): string => `${name} ${signed(points)}`,
	tilePassed: ({ passed }: Pick<Settlement, 'passed'>, names: readonly string[]): string =>
		passed
			? `${names[passed.from] ?? ''} gab ${names[passed.to] ?? ''} ${tiles.thePiece(passed.tile)}`
			: '',
	/** „Ada 2 Ritter, Ben 1 Ritter. Ada hat die Mehrheit und bekommt alle Punkte.“ */
	comparison: (settlement: Settlement, names: readonly string[]): string => {
		const { compared } = settlement;
		const each = row(
			compared.map((one) => `${names[one.player] ?? ''} ${strength(settlement, one)}`)
		);
		return compared.length < 2 || paysNothing(settlement)
			? each
			: `${each}. ${verdict(settlement, names)}.`;
	},
	titleWithSum: ({ occasion, kind }: Settlement, award: Award): string =>
		`${scoring.title(occasion, kind)}: ${scoring.sum(award)}`,
	titleWithPoints: ({ occasion, kind }: Settlement, points: number): string =>
		`${scoring.title(occasion, kind)} ${signed(points)}`,
	/** „Fertige Stadt: Ada +8 und Ben +8 (4 Karten × 2 = 8)“; one sum for each player if they differ. */
	scored: (settlement: Settlement, names: readonly string[]): string => {
		const title = scoring.title(settlement.occasion, settlement.kind);
		const passed = scoring.tilePassed(settlement, names);
		if (passed) return `${title}: ${passed}`;
		const each = settlement.awards.map((award) => ({
			who: scoring.playerGets(names[award.player] ?? '', award.points),
			sum: scoring.explanation(settlement, award)
		}));
		const sums = [...new Set(each.map(({ sum }) => sum))].filter((sum) => sum !== '');
		if (sums.length > 1)
			return `${title}: ${common.list(each.map(({ who, sum }) => `${who} (${sum})`))}`;
		const who = common.list(each.map((one) => one.who)) || 'niemand';
		return `${title}: ${who}${sums.map((sum) => ` (${sum})`).join('')}`;
	},
	allScored: (settlements: readonly Settlement[], names: readonly string[]): string =>
		settlements.map((settlement) => scoring.scored(settlement, names)).join('. '),
	nobodyStandsHere: 'Hier steht niemand, also gibt es keine Punkte.',
	whyUnpaid: (settlement: Pick<Settlement, 'compared' | 'awards'>): string => {
		if (settlement.compared.length === 0) return scoring.nobodyStandsHere;
		return paysNothing(settlement)
			? 'Dafür gibt es keine Punkte.'
			: 'Keine Figur zählt hier, also gibt es keine Punkte.';
	},
	missing: (kind: SegmentKind, missing: number): string =>
		kind === 'monastery'
			? `${String(missing)} von 8 Nachbarkarten ${missing === 1 ? 'fehlt' : 'fehlen'}`
			: counted(missing, 'offene Seite', 'offene Seiten'),
	completed: (kind: SegmentKind): string => (kind === 'field' ? '' : 'Fertig'),
	hiddenByReferee: 'Modus Schiedsrichter: Was das bringt, und wem, erfahrt ihr am Ende.',
	undone: 'Rückgängig gemacht.',
	amendmentUndone: 'Korrektur rückgängig gemacht.',
	tileCount: (n: number): string => count(n, 'tiles'),
	pennantCount: (n: number): string => count(n, 'pennants'),

	tasksTitle: 'Jetzt am Tisch',
	takesBack: (piece: PieceKindId, n: number, kind: SegmentKind): string =>
		`nimmt ${tiles.pieces(n, piece)} ${places.off(kind)} zurück`,
	putsBack: (piece: PieceKindId, n: number, kind: SegmentKind): string =>
		`setzt ${tiles.pieces(n, piece)} wieder ${places.onto(kind)}`,
	/** „Zählstein von 48 auf Feld 4, Runde 2, liegend“. */
	markerMoves: (from: ScoreMarker, to: ScoreMarker): string => {
		const where = `Zählstein von ${String(from.space)} auf Feld ${String(to.space)}`;
		if (to.lap < 0) return `${where}, vor dem Start`;
		return to.lap > 0 ? `${where}, Runde ${String(to.lap + 1)}, liegend` : where;
	},
	markerSpaces: (from: ScoreMarker, to: ScoreMarker): string =>
		`${String(from.space)} → ${String(to.space)}`,
	markerLap: ({ lap }: ScoreMarker): string =>
		lap > 0 ? `Runde ${String(lap + 1)}` : lap < 0 ? 'vor dem Start' : '',
	times: (n: number): string => `${String(n)} ×`,
	showTasks: 'In Worten zeigen',
	hideTasks: 'In einer Zeile zeigen',
	tasks: (all: readonly string[]): string => all.join('; ')
};
