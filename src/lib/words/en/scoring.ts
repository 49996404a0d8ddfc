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
import { tiles, wordsFor } from './tiles';
import { counted, row } from './format';
import { KINDS } from './kinds';
import { part } from '../parts';

const COUNTED: Readonly<Record<Countable, readonly [one: string, many: string]>> = {
	tiles: ['tile', 'tiles'],
	pennants: ['pennant', 'pennants'],
	cities: ['completed city', 'completed cities'],
	majorities: ['majority', 'majorities']
};

const TITLES: Readonly<Record<Occasion, (name: FeatureName) => string>> = {
	completed: (name) => `Completed ${wordsFor(name).name}`,
	unfinished: (name) => `Unfinished ${wordsFor(name).name}`,
	farm: ({ kind }) => (kind === 'city' ? 'City and the farms around it' : 'Farm')
};

const MANUAL_TITLES: Readonly<Record<Occasion, string>> = {
	'manual/mistake': 'Manual points',
	'manual/bought': 'Player to player',
	'manual/found': 'Table in progress'
};

const count = (n: number, of: Countable): string =>
	counted(n, ...(COUNTED[of] ?? boxes.countables[of] ?? [of, of]));

const line = ({ count: n, of, each }: AwardLine): string => `${count(n, of)} × ${plain(each)}`;

/** The figures compared for a farm are farmers, even when the points are shown on the city. */
const roleKind = ({ occasion, kind }: Settlement): SegmentKind =>
	occasion === 'farm' || kind === 'manual' || kind === 'tokens' ? 'field' : kind;

/** “2 knights (…)”: the brackets say how much a figure counts if it isn’t 1. */
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

/** “the full 8 points”; sums that differ stand beside it. */
function inFull([first, ...others]: readonly Award[]): string {
	if (!first || others.some(({ points }) => points !== first.points)) return 'their own sum';
	const points = common.points(first.points);
	return first.points > 1 ? `the full ${points}` : points;
}

function verdict({ occasion, awards, compared }: Settlement, names: readonly string[]): string {
	const winners = awards.map(({ player }) => names[player] ?? '');
	const said = boxes.verdicts[occasion];
	if (said !== undefined) return said;
	if (winners.length === 0) return 'No figure counts';
	if (isTieWon(compared, winners.length))
		return `${common.list(winners)} wins the tie and scores ${inFull(awards)}`;
	return winners.length > 1
		? `${common.list(winners)} tie: each scores ${inFull(awards)}`
		: `${common.list(winners)} has the majority and scores ${inFull(awards)}`;
}

/** What a player does with a title: one is won, below 0 given to another player, at 0 won by whoever has it. */
function titleTask(n: number, held: string): string {
	if (n === 0) return `keeps ${held}`;
	return n > 0 ? `takes ${held}` : `gives up ${held}`;
}

/** “half of Ben’s 9, rounded up”: what a player takes of another one’s points. */
const shareOf = (name: string, whole: number, half: number): string =>
	whole === 2 * half
		? `half of ${name}’s ${String(whole)}`
		: `half of ${name}’s ${String(whole)}, rounded up`;

/** Words of what is scored, and why. They are loaded when something is: a table that is opened does without. */
export const scoring = {
	title: ({ occasion, kind, sort }: Titled): string =>
		(kind === 'manual' ? MANUAL_TITLES[occasion] : undefined) ??
		(kind === 'manual' || kind === 'tokens' ? undefined : TITLES[occasion]?.({ kind, sort })) ??
		boxes.titles[occasion] ??
		occasion,
	/** “4 tiles × 2 + 1 pennant × 2 = 10”; “5 tiles × 1 = 5, halved and rounded up: 3”. */
	sum: (
		{ lines, points, halfOf = points, halvedBy = '', from }: Award,
		names: readonly string[] = []
	): string => {
		if (from !== undefined) return shareOf(names[from] ?? '', halfOf, points);
		const whole = `${lines.map(line).join(' + ') || 'no city counts here'} = ${plain(halfOf)}`;
		if (halfOf === points) return whole;
		const isEven = halfOf === 2 * points;
		const plainly = isEven
			? `halved: ${String(points)}`
			: `halved and rounded up: ${String(points)}`;
		return `${whole}, ${boxes.halves[halvedBy]?.(points, isEven) ?? plainly}`;
	},
	/** The sum of an award, or the reason given for manual points. */
	explanation: (settlement: Settlement, award: Award, names: readonly string[] = []): string => {
		if (settlement.kind !== 'manual') return scoring.sum(award, names);
		const { occasion, rulings } = settlement;
		const reason = isolate(settlement.reason);
		const buysTile = occasion === 'manual/bought' && rulings.includes('buying');
		return buysTile ? scoring.purchaseReason(reason) : reason;
	},
	/** The default reason for a purchase. */
	bought: 'Tile bought',
	/** The reason for a purchase, or the default one. */
	purchaseReason: (reason: string): string => (hasDefaultReason(reason) ? scoring.bought : reason),
	/** “+8”. */
	signed,
	/** “8”, “−3”: with a typographic minus sign. */
	plain,
	playerGets: (name: string, points: number): string => `${name} ${signed(points)}`,
	/** “Ada +2 wine”: the tokens that players get. */
	gains: (gains: readonly Gain[], names: readonly string[]): string =>
		common.list(
			[...new Set(gains.map(({ player }) => player))].map((player) => {
				const own = gains.filter((gain) => gain.player === player);
				const each = own.map((gain) => scoring.tokensBriefly(gain.count, gain.token));
				return `${names[player] ?? ''} ${common.list(each)}`;
			})
		),
	/** “+2 wine”. */
	tokensBriefly: (n: number, token: TokenId): string => {
		const title = boxes.heldTitles[token];
		return title ? titleTask(n, title.held) : `${n < 0 ? '−' : '+'}${count(Math.abs(n), token)}`;
	},
	/** What somebody has of each token: “4 wine (most) · 2 grain”; lines break between them only. */
	tokensHeld: (held: readonly HeldToken[]): string =>
		held
			.map(
				({ token, count: n, most }) =>
					`${boxes.heldTitles[token]?.name ?? count(n, token)}${most ? ' (most)' : ''}`
			)
			.map((each) => each.replaceAll(' ', '\u00a0'))
			.join(' · '),
	/** Many of a token, as a label. */
	tokenName: (token: TokenId): string => boxes.countables[token]?.[1] ?? token,
	/** The tokens of somebody, as a label. */
	tokensOf: (token: TokenId, name: string): string => `${name}: ${scoring.tokenName(token)}`,
	/** A title, as a label. */
	titleName: (title: TokenId): string => boxes.heldTitles[title]?.name ?? title,
	/** After its label: with what its holder won it, in tiles. */
	titleWon: (title: TokenId, size: number): string => boxes.heldTitles[title]?.won(size) ?? '',
	/** What takes it from its holder, who won it with so many tiles. */
	titlePasses: (title: TokenId, size: number): string =>
		boxes.heldTitles[title]?.passes(size) ?? '',
	/** Who gave a tile to whom; empty if no tile changed hands. */
	tilePassed: (settlement: Settlement, names: readonly string[]): string => {
		if (settlement.kind !== 'manual' || !settlement.passed) return '';
		const { from, to, tile } = settlement.passed;
		return `${names[from] ?? ''} gave ${names[to] ?? ''} the ${tiles.piece(tile)}`;
	},
	/** “Ada 2 knights, Ben 1 knight. Ada has the majority and scores the full 8 points.” */
	comparison: (settlement: Settlement, names: readonly string[]): string => {
		const { compared } = settlement;
		const each = row(
			compared.map((one) => `${names[one.player] ?? ''} ${strength(settlement, one)}`)
		);
		return compared.length < 2 || paysNothing(settlement)
			? each
			: `${each}. ${verdict(settlement, names)}.`;
	},
	/** A title with what decided it: “Completed city: 4 tiles × 2 = 8”. */
	titleWithSum: (settlement: Settlement, award: Award): string =>
		`${scoring.title(settlement)}: ${scoring.sum(award)}`,
	/** “Completed city +8”. */
	titleWithPoints: (settlement: Settlement, points: number): string =>
		`${scoring.title(settlement)} ${signed(points)}`,
	/** Why a figure was put on a tile that lay already. */
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
	/** Ends the highlight of what was scored. */
	highlighted: (settlement: Titled): string => `${scoring.title(settlement)} · close`,
	/** “Completed city: Ada +8 and Ben +8 (4 tiles × 2 = 8)”; one sum for each player if they differ. */
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
		const who = common.list([...each.map((one) => one.who), ...got]) || 'nobody';
		return `${title}: ${who}${sums.map((sum) => ` (${sum})`).join('')}`;
	},
	/** The same for several settlements, to be read aloud. */
	allScored: (settlements: readonly Settlement[], names: readonly string[]): string =>
		settlements.map((settlement) => scoring.scored(settlement, names)).join('. '),
	/** Why a settlement, or a feature on its card, pays nobody. */
	nobodyStandsHere: 'Nobody stands here, so nobody scores.',
	/** Why a settlement has no awards. */
	whyUnpaid: (settlement: Pick<Settlement, 'compared' | 'awards'>): string => {
		if (settlement.compared.length === 0) return scoring.nobodyStandsHere;
		return paysNothing(settlement)
			? 'It pays nothing.'
			: 'No figure here counts, so nobody scores.';
	},
	/** What is missing; undefined for what is never completed. */
	missing: (kind: SegmentKind, missing: number | undefined): string =>
		missing === undefined
			? 'Never completed'
			: KINDS[kind].around
				? `${String(missing)} of 8 neighbours missing`
				: counted(missing, ...KINDS[kind].open),
	/** The state of a feature; a field is never completed. */
	completed: ({ kind }: FeatureName): string => (kind === 'field' ? '' : 'Completed'),
	/** In referee mode. */
	hiddenByReferee: 'Referee mode: what this pays, and to whom, is shown at the end.',
	undone: 'Undone.',
	amendmentUndone: 'Correction undone.',
	tileCount: (n: number): string => count(n, 'tiles'),
	pennantCount: (n: number): string => count(n, 'pennants'),

	tasksTitle: 'Now at the table',
	takesBack: (piece: PieceKindId, n: number, from: FeatureName): string =>
		`takes back ${tiles.pieces(n, piece)} from the ${wordsFor(from).name}`,
	putsBack: (piece: PieceKindId, n: number, onto: FeatureName): string =>
		`puts ${tiles.pieces(n, piece)} back ${wordsFor(onto).on}`,
	/** The same of figures that another player held, or that stood on tiles as a whole. */
	takesBackApart: (piece: PieceKindId, n: number, holder?: string): string =>
		`takes back ${tiles.pieces(n, piece)} from ${holder ?? (n > 1 ? 'their tiles' : 'its tile')}`,
	putsBackApart: (piece: PieceKindId, n: number, holder?: string): string =>
		holder === undefined
			? `puts ${tiles.pieces(n, piece)} back on ${n > 1 ? 'their tiles' : 'its tile'}`
			: `gives ${tiles.pieces(n, piece)} back to ${holder}`,
	/** Takes a figure of another player’s from a feature, or from its tile. */
	captures: (piece: PieceKindId, owner: string, from?: FeatureName): string =>
		`takes ${owner}’s ${tiles.piece(piece)} from ${from ? `the ${wordsFor(from).name}` : 'its tile'}`,
	/** “takes 2 barrels of wine”; where they are taken back, a number below 0. */
	takesTokens: (n: number, token: TokenId): string => {
		const title = boxes.heldTitles[token];
		if (title) return titleTask(n, title.held);
		return n > 0 ? `takes ${count(n, token)}` : `gives back ${count(-n, token)}`;
	},
	/** “marker from 48 past 0 to space 4, lying down”; or another scoring figure. */
	markerMoves: (from: ScoreMarker, to: ScoreMarker, piece?: PieceKindId): string => {
		const [a, b] = [String(from.space), String(to.space)];
		const over = to.lap > from.lap && to.space > 0 ? ' past 0' : '';
		const moves = `${piece ? tiles.piece(piece) : 'marker'} from ${a}${over} to space ${b}`;
		if (to.lap < 0) return `${moves}, before the start`;
		if (to.lap === from.lap || from.lap < 0) return moves;
		if (to.lap === 0) return `${moves}, standing up`;
		return to.lap === 1 ? `${moves}, lying down` : `${moves}, lap ${String(to.lap + 1)}`;
	},
	/** Where a scoring figure stands: “messenger on 12”. */
	markerStands: (marker: ScoreMarker, piece?: PieceKindId): string => {
		const lap = scoring.markerLap(marker);
		const stands = `${piece ? tiles.piece(piece) : 'marker'} on ${String(marker.space)}`;
		return lap ? `${stands}, ${lap}` : stands;
	},
	/** The same without words: “48 → 4”. */
	markerSpaces: (from: ScoreMarker, to: ScoreMarker): string =>
		`${String(from.space)} → ${String(to.space)}`,
	/** Beside the spaces, when the marker isn't on the first lap. */
	markerLap: ({ lap }: ScoreMarker): string => {
		if (lap < 0) return 'before the start';
		if (lap === 1) return 'lying down';
		return lap > 1 ? `lap ${String(lap + 1)}` : '';
	},
	/** “3 ×”: so many figures of the picture that follows. */
	times: (n: number): string => `${String(n)} ×`,
	showTasks: 'Show it in words',
	hideTasks: 'Show it in one line',
	/** All that a player must do at the table. */
	tasks: (all: readonly string[]): string => all.join('; ')
};

/** The same in the language that is spoken. */
export const scoringWords = part('scoring', scoring);
