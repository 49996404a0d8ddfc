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
import { counted, row } from './format';
import { thePiece } from './nouns';
import { fromKind, onKind } from './places';
import { tiles } from './tiles';

const COUNTED: Readonly<Record<Countable, readonly [one: string, many: string]>> = {
	tiles: ['cartonaș', 'cartonașe'],
	pennants: ['blazon', 'blazoane'],
	cities: ['oraș finalizat', 'orașe finalizate']
};

const COMPLETED: Readonly<Record<SegmentKind, string>> = {
	road: 'Drum finalizat',
	city: 'Oraș finalizat',
	monastery: 'Mănăstire finalizată',
	field: 'Câmp finalizat'
};

const UNFINISHED: Readonly<Record<SegmentKind, string>> = {
	road: 'Drum nefinalizat',
	city: 'Oraș nefinalizat',
	monastery: 'Mănăstire nefinalizată',
	field: 'Câmp nefinalizat'
};

const TITLES: Readonly<Record<Occasion, (kind: SegmentKind) => string>> = {
	completed: (kind) => COMPLETED[kind],
	unfinished: (kind) => UNFINISHED[kind],
	farm: (kind) => (kind === 'city' ? 'Oraș și câmpurile din jur' : 'Câmp')
};

const MANUAL_TITLES: Readonly<Record<Occasion, string>> = {
	'manual/mistake': 'Puncte manuale',
	'manual/bought': 'Între jucători',
	'manual/found': 'Puncte de pornire'
};

const count = (n: number, of: Countable): string =>
	counted(n, ...(COUNTED[of] ?? boxes.countables[of] ?? [of, of]));

const line = ({ count: n, of, each }: AwardLine): string => `${count(n, of)} × ${String(each)}`;

const signed = (n: number): string => (n < 0 ? `−${String(-n)}` : `+${String(n)}`);

/** The figures compared for a farm are farmers, even when the points are shown on the city. */
const roleKind = ({ occasion, kind }: Settlement): SegmentKind =>
	occasion === 'farm' || kind === 'manual' ? 'field' : kind;

/** „2 cavaleri (…)”: the brackets say how much a figure counts if it isn't 1. */
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
	if (winners.length === 0) return 'Nicio figură nu contează';
	return winners.length > 1
		? `${common.list(winners)} sunt la egalitate: fiecare primește toate punctele`
		: `${common.list(winners)} are majoritatea și primește toate punctele`;
}

/** Words of what is scored, and why. */
export const scoring = {
	title: (occasion: Occasion, kind: SettledKind): string =>
		(kind === 'manual' ? MANUAL_TITLES[occasion] : TITLES[occasion]?.(kind)) ??
		boxes.titles[occasion] ??
		occasion,
	/** „4 cartonașe × 2 + 1 blazon × 2 = 10”. */
	sum: ({ lines, points }: Award): string =>
		`${lines.map(line).join(' + ') || 'niciun oraș finalizat'} = ${String(points)}`,
	explanation: (
		{ reason, occasion, rulings }: Pick<Settlement, 'reason' | 'occasion' | 'rulings'>,
		award: Award
	): string => {
		if (reason === undefined) return scoring.sum(award);
		const buysTile = occasion === 'manual/bought' && rulings.includes('buying');
		return buysTile ? scoring.purchaseReason(reason) : reason;
	},
	bought: 'Cartonaș cumpărat',
	purchaseReason: (reason: string): string => (hasDefaultReason(reason) ? scoring.bought : reason),
	signed,
	plain: (n: number): string => (n < 0 ? signed(n) : String(n)),
	playerGets: (name: string, points: number): string => `${name} ${signed(points)}`,
	tilePassed: ({ passed }: Pick<Settlement, 'passed'>, names: readonly string[]): string =>
		passed
			? `${thePiece(passed.tile)} trece de la ${names[passed.from] ?? ''} la ${names[passed.to] ?? ''}`
			: '',
	/** „Ana 2 cavaleri, Ben 1 cavaler. Ana are majoritatea și primește toate punctele.” */
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
	/** „Oraș finalizat: Ana +8 și Ben +8 (4 cartonașe × 2 = 8)”; one sum for each player if they differ. */
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
		const who = common.list(each.map((one) => one.who)) || 'nimeni';
		return `${title}: ${who}${sums.map((sum) => ` (${sum})`).join('')}`;
	},
	allScored: (settlements: readonly Settlement[], names: readonly string[]): string =>
		settlements.map((settlement) => scoring.scored(settlement, names)).join('. '),
	nobodyStandsHere: 'Aici nu stă nimeni, deci nu primește nimeni puncte.',
	whyUnpaid: (settlement: Pick<Settlement, 'compared' | 'awards'>): string => {
		if (settlement.compared.length === 0) return scoring.nobodyStandsHere;
		return paysNothing(settlement)
			? 'Nu aduce niciun punct.'
			: 'Nicio figură de aici nu contează, deci nu primește nimeni puncte.';
	},
	missing: (kind: SegmentKind, missing: number): string => {
		if (kind === 'monastery')
			return `${missing === 1 ? 'lipsește' : 'lipsesc'} ${String(missing)} din 8 vecini`;
		return counted(missing, 'latură deschisă', 'laturi deschise');
	},
	completed: (kind: SegmentKind): string => {
		if (kind === 'field') return '';
		return kind === 'monastery' ? 'Finalizată' : 'Finalizat';
	},
	hiddenByReferee: 'Mod arbitru: cât aduce și cui se arată abia la sfârșit.',
	undone: 'Anulat.',
	amendmentUndone: 'Corectura a fost anulată.',
	tileCount: (n: number): string => count(n, 'tiles'),
	pennantCount: (n: number): string => count(n, 'pennants'),

	tasksTitle: 'Acum, la masă',
	takesBack: (piece: PieceKindId, n: number, kind: SegmentKind): string =>
		`ia înapoi ${tiles.pieces(n, piece)} ${fromKind(kind)}`,
	putsBack: (piece: PieceKindId, n: number, kind: SegmentKind): string =>
		`pune la loc ${tiles.pieces(n, piece)} ${onKind(kind)}`,
	/** „marcatorul de la 48 la căsuța 4, turul 2, culcat”. */
	markerMoves: (from: ScoreMarker, to: ScoreMarker): string => {
		const where = `marcatorul de la ${String(from.space)} la căsuța ${String(to.space)}`;
		if (to.lap < 0) return `${where}, înainte de start`;
		return to.lap > 0 ? `${where}, turul ${String(to.lap + 1)}, culcat` : where;
	},
	markerSpaces: (from: ScoreMarker, to: ScoreMarker): string =>
		`${String(from.space)} → ${String(to.space)}`,
	markerLap: ({ lap }: ScoreMarker): string =>
		lap > 0 ? `turul ${String(lap + 1)}` : lap < 0 ? 'înainte de start' : '',
	times: (n: number): string => `${String(n)} ×`,
	showTasks: 'Arată în cuvinte',
	hideTasks: 'Arată pe un rând',
	tasks: (all: readonly string[]): string => all.join('; ')
};
