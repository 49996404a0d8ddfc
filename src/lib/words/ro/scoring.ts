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
import { capital, counted, oneOr, row } from './format';
import { thePiece } from './nouns';
import { tiles, wordsFor } from './tiles';
import { KINDS } from './kinds';

const COUNTED: Readonly<Record<Countable, readonly [one: string, many: string]>> = {
	tiles: ['cartonaș', 'cartonașe'],
	pennants: ['blazon', 'blazoane'],
	cities: ['oraș finalizat', 'orașe finalizate'],
	majorities: ['majoritate', 'majorități']
};

const TITLES: Readonly<Record<Occasion, (name: FeatureName) => string>> = {
	completed: (name) => `${capital(wordsFor(name).name)} ${wordsFor(name).done}`,
	unfinished: (name) => `${capital(wordsFor(name).name)} ne${wordsFor(name).done}`,
	farm: ({ kind }) => (kind === 'city' ? 'Oraș și câmpurile din jur' : 'Câmp')
};

const MANUAL_TITLES: Readonly<Record<Occasion, string>> = {
	'manual/mistake': 'Puncte manuale',
	'manual/bought': 'Între jucători',
	'manual/found': 'Poziția de pornire'
};

const count = (n: number, of: Countable): string =>
	counted(n, ...(COUNTED[of] ?? boxes.countables[of] ?? [of, of]));

const line = ({ count: n, of, each }: AwardLine): string => `${count(n, of)} × ${plain(each)}`;

/** The figures compared for a farm are farmers, even when the points are shown on the city. */
const roleKind = ({ occasion, kind }: Settlement): SegmentKind =>
	occasion === 'farm' || kind === 'manual' || kind === 'tokens' ? 'field' : kind;

/** „2 cavaleri (…)”: the brackets say how much a figure counts if it isn't 1. */
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
	if (winners.length === 0) return 'Nicio figură nu contează';
	if (isTieWon(compared, winners.length))
		return `${common.list(winners)} câștigă egalitatea și primește ${fullScore(awards)}`;
	return winners.length > 1
		? `${common.list(winners)} sunt la egalitate: fiecare primește ${fullScore(awards)}`
		: `${common.list(winners)} are majoritatea și primește ${fullScore(awards)}`;
}

/** „toate cele 3 puncte”; sums that differ stand beside it. */
function fullScore([first, ...others]: readonly Award[]): string {
	if (!first || others.some(({ points }) => points !== first.points)) return 'propriile puncte';
	const points = common.points(first.points);
	return first.points > 1 ? `toate cele ${points}` : points;
}

function titleTask(n: number, held: string): string {
	if (n === 0) return `păstrează ${held}`;
	return n > 0 ? `ia ${held}` : `cedează ${held}`;
}

/** „jumătate din 9 (Ben), rotunjită în sus”: what a player takes of another one’s points. */
const shareOf = (name: string, whole: number, half: number): string =>
	whole === 2 * half
		? `jumătate din ${String(whole)} (${name})`
		: `jumătate din ${String(whole)} (${name}), rotunjită în sus`;

/** Words of what is scored, and why. */
export const scoring = {
	title: ({ occasion, kind, sort }: Titled): string =>
		(kind === 'manual' ? MANUAL_TITLES[occasion] : undefined) ??
		(kind === 'manual' || kind === 'tokens' ? undefined : TITLES[occasion]?.({ kind, sort })) ??
		boxes.titles[occasion] ??
		occasion,
	/** „4 cartonașe × 2 + 1 blazon × 2 = 10”; „4 cartonașe × 1 = 4, din care jumătate: 2”. */
	sum: (
		{ lines, points, halfOf = points, halvedBy = '', from }: Award,
		names: readonly string[] = []
	): string => {
		if (from !== undefined) return shareOf(names[from] ?? '', halfOf, points);
		const whole = `${lines.map(line).join(' + ') || 'aici nu contează niciun oraș'} = ${plain(halfOf)}`;
		if (halfOf === points) return whole;
		const isEven = halfOf === 2 * points;
		const plainly = isEven
			? `din care jumătate: ${String(points)}`
			: `din care jumătate, rotunjită în sus: ${String(points)}`;
		return `${whole}, ${boxes.halves[halvedBy]?.(points, isEven) ?? plainly}`;
	},
	explanation: (settlement: Settlement, award: Award, names: readonly string[] = []): string => {
		if (settlement.kind !== 'manual') return scoring.sum(award, names);
		const { occasion, rulings } = settlement;
		const reason = isolate(settlement.reason);
		const buysTile = occasion === 'manual/bought' && rulings.includes('buying');
		return buysTile ? scoring.purchaseReason(reason) : reason;
	},
	bought: 'Cartonaș cumpărat',
	purchaseReason: (reason: string): string => (hasDefaultReason(reason) ? scoring.bought : reason),
	signed,
	plain,
	playerGets: (name: string, points: number): string => `${name} ${signed(points)}`,
	/** „Ada +2 jetoane de vin”: the tokens that players get. */
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
					`${boxes.heldTitles[token]?.name ?? count(n, token)}${most ? oneOr(n, ' (cel mai mult)', ' (cele mai multe)') : ''}`
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
		return `${thePiece(tile)} trece de la ${names[from] ?? ''} la ${names[to] ?? ''}`;
	},
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
	highlighted: (settlement: Titled): string => `${scoring.title(settlement)} · închide`,
	/** „Oraș finalizat: Ana +8 și Ben +8 (4 cartonașe × 2 = 8)”; one sum for each player if they differ. */
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
		const who = common.list([...each.map((one) => one.who), ...got]) || 'nimeni';
		return `${title}: ${who}${sums.map((sum) => ` (${sum})`).join('')}`;
	},
	allScored: (settlements: readonly Settlement[], names: readonly string[]): string =>
		settlements.map((settlement) => scoring.scored(settlement, names)).join('. '),
	nobodyStandsHere: 'Aici nu stă nimeni, deci nimeni nu primește puncte.',
	whyUnpaid: (settlement: Pick<Settlement, 'compared' | 'awards'>): string => {
		if (settlement.compared.length === 0) return scoring.nobodyStandsHere;
		return paysNothing(settlement)
			? 'Nu aduce niciun punct.'
			: 'Nicio figură de aici nu contează, deci nimeni nu primește puncte.';
	},
	missing: (kind: SegmentKind, missing: number | undefined): string =>
		missing === undefined ? 'Nu se finalizează niciodată' : KINDS[kind].opening.left(missing),
	completed: (feature: FeatureName): string =>
		feature.kind === 'field' ? '' : capital(wordsFor(feature).done),
	hiddenByReferee: 'Mod arbitru: cât aduce și cui, vezi abia la sfârșit.',
	undone: 'Anulat.',
	amendmentUndone: 'Corectura a fost anulată.',
	tileCount: (n: number): string => count(n, 'tiles'),
	pennantCount: (n: number): string => count(n, 'pennants'),

	tasksTitle: 'Acum, la masă',
	takesBack: (piece: PieceKindId, n: number, from: FeatureName): string =>
		`ia înapoi ${tiles.pieces(n, piece)} ${wordsFor(from).from}`,
	putsBack: (piece: PieceKindId, n: number, onto: FeatureName): string =>
		`pune la loc ${tiles.pieces(n, piece)} ${wordsFor(onto).on}`,
	captures: (piece: PieceKindId, owner: string, from?: FeatureName): string =>
		`ia de la ${owner} ${tiles.pieces(1, piece)} ${from ? wordsFor(from).from : 'de pe cartonaș'}`,
	takesBackApart: (piece: PieceKindId, n: number, holder?: string): string =>
		`ia înapoi ${tiles.pieces(n, piece)} ${holder === undefined ? `de pe ${n > 1 ? 'cartonașe' : 'cartonaș'}` : `de la ${holder}`}`,
	putsBackApart: (piece: PieceKindId, n: number, holder?: string): string =>
		holder === undefined
			? `pune la loc ${tiles.pieces(n, piece)} pe ${n > 1 ? 'cartonașe' : 'cartonaș'}`
			: `pune la loc ${tiles.pieces(n, piece)} la ${holder}`,
	/** „ia 2 jetoane de vin”. */
	takesTokens: (n: number, token: TokenId): string => {
		const title = boxes.heldTitles[token];
		if (title) return titleTask(n, title.held);
		return n > 0 ? `ia ${count(n, token)}` : `dă înapoi ${count(Math.abs(n), token)}`;
	},
	/** „marcatorul de la 48, trecând de 0, la căsuța 4, culcat”. */
	markerMoves: (from: ScoreMarker, to: ScoreMarker, piece?: PieceKindId): string => {
		const [a, b] = [String(from.space), String(to.space)];
		const over = to.lap > from.lap && to.space > 0 ? ', trecând de 0,' : '';
		const moves = `${piece ? thePiece(piece) : 'marcatorul'} de la ${a}${over} la căsuța ${b}`;
		if (to.lap < 0) return `${moves}, înainte de 0`;
		if (to.lap === from.lap || from.lap < 0) return moves;
		if (to.lap === 0) return `${moves}, ridicat`;
		return to.lap === 1 ? `${moves}, culcat` : `${moves}, turul ${String(to.lap + 1)}`;
	},
	markerStands: (marker: ScoreMarker, piece?: PieceKindId): string => {
		const lap = scoring.markerLap(marker);
		const stands = `${piece ? tiles.piece(piece) : 'marcator'} pe ${String(marker.space)}`;
		return lap ? `${stands}, ${lap}` : stands;
	},
	markerSpaces: (from: ScoreMarker, to: ScoreMarker): string =>
		`${String(from.space)} → ${String(to.space)}`,
	markerLap: ({ lap }: ScoreMarker): string => {
		if (lap < 0) return 'înainte de 0';
		if (lap === 1) return 'culcat';
		return lap > 1 ? `turul ${String(lap + 1)}` : '';
	},
	times: (n: number): string => `${String(n)} ×`,
	showTasks: 'Arată în cuvinte',
	hideTasks: 'Arată pe un rând',
	tasks: (all: readonly string[]): string => all.join('; ')
};
