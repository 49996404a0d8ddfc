import { isolate } from '../../engine/typed-text';
import type {
	Award,
	Countable,
	AwardLine,
	Gain,
	Occasion,
	Settlement,
	Strength,
	HeldToken,
	ToldFate,
	TokenId
} from '../../engine/ledger';
import type { FeatureName } from '../../engine/naming';
import type { PieceKindId } from '../../engine/piece';
import type { Side, Spot } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import type { ScoreMarker } from '../../engine/track';
import type { Note } from '../../rules/presentation/presentation';
import { isTieWon, hasDefaultReason, strengthsSaid, type Titled } from '../scored';
import { plain, signed } from '../formats';
import { boxes, common } from './common';
import { takenPieces, tiles, wordsFor } from './tiles';
import { counted, row } from './format';
import { KINDS } from './kinds';

const COUNTED: Readonly<Record<Countable, readonly [one: string, many: string]>> = {
	tiles: ['Karte', 'Karten'],
	pennants: ['Wappen', 'Wappen'],
	cities: ['fertige Stadt', 'fertige Städte'],
	majorities: ['Mehrheit', 'Mehrheiten']
};

const TITLES: Readonly<Record<Occasion, (name: FeatureName) => string>> = {
	completed: (name) => wordsFor(name).completed,
	unfinished: (name) => wordsFor(name).unfinished,
	farm: ({ kind }) => (kind === 'city' ? 'Stadt und die Wiesen ringsum' : 'Wiese')
};

const MANUAL_TITLES: Readonly<Record<Occasion, string>> = {
	'manual/mistake': 'Von Hand',
	'manual/bought': 'Zwischen Spielern',
	'manual/found': 'Zu Beginn'
};

const count = (n: number, of: Countable): string =>
	counted(n, ...(COUNTED[of] ?? boxes.countables[of] ?? [of, of]));

const line = ({ count: n, of, each }: AwardLine): string => `${count(n, of)} × ${plain(each)}`;

/** The figures compared for a farm are farmers, even when the points are shown on the city. */
const roleKind = ({ occasion, kind }: Settlement): SegmentKind =>
	occasion === 'farm' || kind === 'manual' || kind === 'tokens' ? 'field' : kind;

/** „2 Ritter (…)“: the brackets say how much a figure counts if it isn’t 1. */
function strength(settlement: Settlement, compared: Strength): string {
	if (settlement.kind === 'tokens') return count(compared.strength, settlement.token);
	const roles = tiles.roles(compared.pieces.length, roleKind(settlement));
	const counts = strengthsSaid(compared, boxes.strengths);
	if (boxes.verdicts[settlement.occasion] !== undefined || counts.length === 0) return roles;
	return `${roles} (${counts.join(', ')})`;
}

/** True if figures that count get nothing, because their feature pays nothing. */
const paysNothing = ({ compared, awards }: Pick<Settlement, 'compared' | 'awards'>): boolean =>
	awards.length === 0 && compared.some((one) => one.strength > 0);

function verdict({ occasion, awards, compared }: Settlement, names: readonly string[]): string {
	const winners = awards.map(({ player }) => names[player] ?? '');
	const said = boxes.verdicts[occasion];
	if (said !== undefined) return said;
	if (winners.length === 0) return 'Keine Figur zählt';
	if (isTieWon(compared, winners.length))
		return `${common.list(winners)} gewinnt den Gleichstand und bekommt ${allPoints(awards)}`;
	return winners.length > 1
		? `Gleichstand: ${common.list(winners)} bekommen jeweils ${allPoints(awards)}`
		: `${common.list(winners)} hat die Mehrheit und bekommt ${allPoints(awards)}`;
}

/** „alle 9 Punkte“; sums that differ stand beside it. */
function allPoints([first, ...others]: readonly Award[]): string {
	if (!first || others.some(({ points }) => points !== first.points)) return 'die eigene Summe';
	const points = common.points(first.points);
	return first.points > 1 ? `alle ${points}` : points;
}

function titleTask(n: number, held: string): string {
	if (n === 0) return `behält ${held}`;
	return n > 0 ? `nimmt ${held}` : `gibt ${held} ab`;
}

/** „die Hälfte der 9 von Ben, aufgerundet“: what a player takes of another one’s points. */
const shareOf = (name: string, whole: number, half: number): string =>
	whole === 2 * half
		? `die Hälfte der ${String(whole)} von ${name}`
		: `die Hälfte der ${String(whole)} von ${name}, aufgerundet`;

/** Words of what is scored, and why. */
export const scoring = {
	title: ({ occasion, kind, sort }: Titled): string =>
		(kind === 'manual' ? MANUAL_TITLES[occasion] : undefined) ??
		(kind === 'manual' || kind === 'tokens' ? undefined : TITLES[occasion]?.({ kind, sort })) ??
		boxes.titles[occasion] ??
		occasion,
	/** „4 Karten × 2 + 1 Wappen × 2 = 10“; „5 Karten × 1 = 5, halbiert und aufgerundet: 3“. */
	sum: (
		{ lines, points, halfOf = points, halvedBy = '', from }: Award,
		names: readonly string[] = []
	): string => {
		if (from !== undefined) return shareOf(names[from] ?? '', halfOf, points);
		const whole = `${lines.map(line).join(' + ') || 'hier zählt keine Stadt'} = ${plain(halfOf)}`;
		if (halfOf === points) return whole;
		const isEven = halfOf === 2 * points;
		const plainly = isEven
			? `halbiert: ${String(points)}`
			: `halbiert und aufgerundet: ${String(points)}`;
		return `${whole}, ${boxes.halves[halvedBy]?.(points, isEven) ?? plainly}`;
	},
	explanation: (settlement: Settlement, award: Award, names: readonly string[] = []): string => {
		if (settlement.kind !== 'manual') return scoring.sum(award, names);
		const { occasion, rulings } = settlement;
		const reason = isolate(settlement.reason);
		const buysTile = occasion === 'manual/bought' && rulings.includes('buying');
		return buysTile ? scoring.purchaseReason(reason) : reason;
	},
	bought: 'Karte gekauft',
	purchaseReason: (reason: string): string => (hasDefaultReason(reason) ? scoring.bought : reason),
	signed,
	plain,
	playerGets: (name: string, points: number): string => `${name} ${signed(points)}`,
	/** „Ada +2 Wein“: the tokens that players get. */
	gains: (gains: readonly Gain[], names: readonly string[]): string =>
		common.list(
			[...new Set(gains.map(({ player }) => player))].map((player) => {
				const own = gains.filter((gain) => gain.player === player);
				const each = own.map((gain) => scoring.tokensBriefly(gain.count, gain.token));
				return `${names[player] ?? ''} ${common.list(each)}`;
			})
		),
	tokensBriefly: (n: number, token: TokenId): string => {
		const title = boxes.heldTitles[token];
		return title ? titleTask(n, title.held) : `${n < 0 ? '−' : '+'}${count(Math.abs(n), token)}`;
	},
	tokensHeld: (held: readonly HeldToken[]): string =>
		held
			.map(
				({ token, count: n, most }) =>
					`${boxes.heldTitles[token]?.name ?? count(n, token)}${most ? ' (Mehrheit)' : ''}`
			)
			.map((each) => each.replaceAll(' ', '\u00a0'))
			.join(' · '),
	tokenName: (token: TokenId): string => boxes.countables[token]?.[1] ?? token,
	tokensOf: (token: TokenId, name: string): string => `${name}: ${scoring.tokenName(token)}`,
	titleName: (title: TokenId): string => boxes.heldTitles[title]?.name ?? title,
	titleWon: (title: TokenId, size: number): string => boxes.heldTitles[title]?.won(size) ?? '',
	titlePasses: (title: TokenId, size: number): string =>
		boxes.heldTitles[title]?.passes(size) ?? '',
	tilePassed: (settlement: Settlement, names: readonly string[]): string => {
		if (settlement.kind !== 'manual' || !settlement.passed) return '';
		const { from, to, tile } = settlement.passed;
		return `${names[from] ?? ''} gab ${names[to] ?? ''} ${tiles.thePiece(tile)}`;
	},
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
	titleWithSum: (settlement: Settlement, award: Award): string =>
		`${scoring.title(settlement)}: ${scoring.sum(award)}`,
	titleWithPoints: (settlement: Settlement, points: number): string =>
		`${scoring.title(settlement)} ${signed(points)}`,
	reason: (because: string, piece: PieceKindId, name: string): string =>
		boxes.reasons[because]?.({ piece, name }) ?? '',
	/** What there is to say of a feature, or after a turn, with the players' names by seat. */
	note: ({ id, players, count = 0 }: Note, names: readonly string[]): string =>
		boxes.notes[id]?.(
			players.map((player) => names[player] ?? ''),
			count
		) ?? '',
	/** What became of a figure although nothing was scored for it. */
	fate: (
		{ why, piece: { kind: piece, player }, by, on: kind }: ToldFate,
		names: readonly string[]
	): string =>
		boxes.fates[why]?.({
			piece,
			kind,
			name: names[player] ?? '',
			otherName: by === undefined ? '' : (names[by] ?? '')
		}) ?? '',
	/** Where something that lies on a tile joins two parts of a feature. */
	joins: (token: TokenId, spot: Spot, sides: readonly Side[], to?: Spot): string =>
		boxes.links[token]?.(spot, sides, to) ?? '',
	highlighted: (settlement: Titled): string => `${scoring.title(settlement)} · ausblenden`,
	/** „Fertige Stadt: Ada +8 und Ben +8 (4 Karten × 2 = 8)“; one sum for each player if they differ. */
	scored: (settlement: Settlement, names: readonly string[]): string => {
		const title = scoring.title(settlement);
		const passed = scoring.tilePassed(settlement, names);
		if (passed) return `${title}: ${passed}`;
		const each = settlement.awards.map((award) => ({
			who: scoring.playerGets(names[award.player] ?? '', award.points),
			sum: scoring.explanation(settlement, award, names)
		}));
		const sums = [...new Set(each.map(({ sum }) => sum))].filter((sum) => sum !== '');
		if (sums.length > 1)
			return `${title}: ${common.list(each.map(({ who, sum }) => `${who} (${sum})`))}`;
		const got = settlement.gains ? [scoring.gains(settlement.gains, names)] : [];
		const who = common.list([...each.map((one) => one.who), ...got]) || 'niemand';
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
	missing: (kind: SegmentKind, missing: number | undefined): string =>
		missing === undefined
			? 'Wird nie fertig'
			: KINDS[kind].around
				? `${String(missing)} von 8 Nachbarkarten ${missing === 1 ? 'fehlt' : 'fehlen'}`
				: KINDS[kind].ends
					? counted(missing, 'offenes Ende', 'offene Enden')
					: counted(missing, 'offene Seite', 'offene Seiten'),
	completed: ({ kind }: FeatureName): string => (kind === 'field' ? '' : 'Fertig'),
	hiddenByReferee: 'Schiedsrichtermodus: Was das bringt, und wem, erfahrt ihr am Ende.',
	undone: 'Rückgängig gemacht.',
	amendmentUndone: 'Korrektur rückgängig gemacht.',
	tileCount: (n: number): string => count(n, 'tiles'),
	pennantCount: (n: number): string => count(n, 'pennants'),

	tasksTitle: 'Jetzt am Tisch',
	takesBack: (piece: PieceKindId, n: number, from: FeatureName): string =>
		`nimmt ${takenPieces(n, piece)} ${wordsFor(from).off} zurück`,
	putsBack: (piece: PieceKindId, n: number, onto: FeatureName): string =>
		`setzt ${takenPieces(n, piece)} wieder ${wordsFor(onto).onto}`,
	captures: (piece: PieceKindId, owner: string, from?: FeatureName): string =>
		`nimmt ${takenPieces(1, piece)} von ${owner} ${from ? wordsFor(from).off : 'von der Karte'} an sich`,
	takesBackApart: (piece: PieceKindId, n: number, holder?: string): string =>
		`nimmt ${takenPieces(n, piece)} von ${holder ?? (n > 1 ? 'ihren Karten' : 'der Karte')} zurück`,
	putsBackApart: (piece: PieceKindId, n: number, holder?: string): string =>
		holder === undefined
			? `setzt ${takenPieces(n, piece)} wieder auf die ${n > 1 ? 'Karten' : 'Karte'}`
			: `gibt ${takenPieces(n, piece)} an ${holder} zurück`,
	/** „Zählstein von 48 auf Feld 4, Runde 2, liegend“. */
	takesTokens: (n: number, token: TokenId): string => {
		const title = boxes.heldTitles[token];
		if (title) return titleTask(n, title.held);
		return n > 0 ? `nimmt ${count(n, token)}` : `gibt ${count(-n, token)} zurück`;
	},
	markerMoves: (from: ScoreMarker, to: ScoreMarker, piece?: PieceKindId): string => {
		const [a, b] = [String(from.space), String(to.space)];
		const over = to.lap > from.lap && to.space > 0 ? ' über 0' : '';
		const moves = `${piece ? tiles.piece(piece) : 'Zählstein'} von ${a}${over} auf Feld ${b}`;
		if (to.lap < 0) return `${moves}, vor dem Start`;
		if (to.lap === from.lap || from.lap < 0) return moves;
		if (to.lap === 0) return `${moves}, aufgestellt`;
		return to.lap === 1 ? `${moves}, hingelegt` : `${moves}, Runde ${String(to.lap + 1)}`;
	},
	markerStands: (marker: ScoreMarker, piece?: PieceKindId): string => {
		const lap = scoring.markerLap(marker);
		const stands = `${piece ? tiles.piece(piece) : 'Zählstein'} auf ${String(marker.space)}`;
		return lap ? `${stands}, ${lap}` : stands;
	},
	markerSpaces: (from: ScoreMarker, to: ScoreMarker): string =>
		`${String(from.space)} → ${String(to.space)}`,
	markerLap: ({ lap }: ScoreMarker): string => {
		if (lap < 0) return 'vor dem Start';
		if (lap === 1) return 'liegend';
		return lap > 1 ? `Runde ${String(lap + 1)}` : '';
	},
	times: (n: number): string => `${String(n)} ×`,
	showTasks: 'In Worten zeigen',
	hideTasks: 'In einer Zeile zeigen',
	tasks: (all: readonly string[]): string => all.join('; ')
};
