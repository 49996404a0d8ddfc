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
import { KINDS } from './kinds';
import { nounOf, standsOn, tiles, wordsFor } from './tiles';
import { counted, plural, row, capital } from './format';
import { ofName, ofThe, the, type Noun } from './grammar';

const COUNTED: Readonly<Record<Countable, Noun>> = {
	tiles: { one: 'tuile', many: 'tuiles' },
	pennants: { one: 'blason', many: 'blasons' },
	cities: { one: 'ville complète', many: 'villes complètes' },
	majorities: { one: 'majorité', many: 'majorités', feminine: true }
};

/** “complète”, “complet”: a field is masculine. */
export const complete = (name: FeatureName): string =>
	wordsFor(name).noun.feminine ? 'complète' : 'complet';

const TITLES: Readonly<Record<Occasion, (name: FeatureName) => string>> = {
	completed: (name) => `${capital(wordsFor(name).noun.one)} ${complete(name)}`,
	unfinished: (name) => `${capital(wordsFor(name).noun.one)} in${complete(name)}`,
	farm: ({ kind }) => (kind === 'city' ? 'Ville et prés autour' : 'Pré')
};

const MANUAL_TITLES: Readonly<Record<Occasion, string>> = {
	'manual/mistake': 'Points manuels',
	'manual/bought': 'De joueur à joueur',
	'manual/found': 'Table de départ'
};

/** “1 extrémité libre” of a road, “2 côtés ouverts” of a city. */
export const openParts = (kind: SegmentKind, n: number): string =>
	KINDS[kind].ends
		? counted(n, 'extrémité libre', 'extrémités libres')
		: counted(n, 'côté ouvert', 'côtés ouverts');

function count(n: number, of: Countable): string {
	const { one, many } = COUNTED[of] ?? boxes.countables[of] ?? { one: of, many: of };
	return counted(n, one, many);
}

const line = ({ count: n, of, each }: AwardLine): string => `${count(n, of)} × ${plain(each)}`;

/** The figures compared for a farm are farmers, even when the points are shown on the city. */
const roleKind = ({ occasion, kind }: Settlement): SegmentKind =>
	occasion === 'farm' || kind === 'manual' || kind === 'tokens' ? 'field' : kind;

/** “2 chevaliers (…)”: the brackets say how much a figure counts if it isn’t 1. */
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
	if (winners.length === 0) return 'Aucun pion ne compte';
	if (isTieWon(compared, winners.length))
		return `${common.list(winners)} l’emporte à égalité et marque ${full(awards)}`;
	return winners.length > 1
		? `Égalité entre ${common.list(winners)} : chacun marque ${full(awards)}`
		: `${common.list(winners)} a la majorité et marque ${full(awards)}`;
}

/** “les 8 points”; “ses propres points” where the awards differ. */
function full([first, ...others]: readonly Award[]): string {
	if (!first || others.some(({ points }) => points !== first.points)) return 'ses propres points';
	return first.points > 1 ? `les ${common.points(first.points)}` : common.points(first.points);
}

function titleTask(n: number, held: string): string {
	if (n === 0) return `garde ${held}`;
	return n > 0 ? `prend ${held}` : `cède ${held}`;
}

/** “la moitié des 9 de Ben, arrondie…”: what a player takes of another one’s points. */
const shareOf = (name: string, whole: number, half: number): string =>
	whole === 2 * half
		? `la moitié des ${String(whole)} ${ofName(name)}`
		: `la moitié des ${String(whole)} ${ofName(name)}, arrondie à l’entier supérieur`;

export const scoring = {
	title: ({ occasion, kind, sort }: Titled): string =>
		(kind === 'manual' ? MANUAL_TITLES[occasion] : undefined) ??
		(kind === 'manual' || kind === 'tokens' ? undefined : TITLES[occasion]?.({ kind, sort })) ??
		boxes.titles[occasion] ??
		occasion,
	/** “4 tuiles × 2 + 1 blason × 2 = 10”; “4 tuiles × 1 = 4, dont la moitié : 2”. */
	sum: (
		{ lines, points, halfOf = points, halvedBy = '', from }: Award,
		names: readonly string[] = []
	): string => {
		if (from !== undefined) return shareOf(names[from] ?? '', halfOf, points);
		const whole = `${lines.map(line).join(' + ') || 'aucune ville ne compte ici'} = ${plain(halfOf)}`;
		if (halfOf === points) return whole;
		const isEven = halfOf === 2 * points;
		const plainly = isEven
			? `dont la moitié : ${String(points)}`
			: `dont la moitié, arrondie à l’entier supérieur : ${String(points)}`;
		return `${whole}, ${boxes.halves[halvedBy]?.(points, isEven) ?? plainly}`;
	},
	explanation: (settlement: Settlement, award: Award, names: readonly string[] = []): string => {
		if (settlement.kind !== 'manual') return scoring.sum(award, names);
		const { occasion, rulings } = settlement;
		const reason = isolate(settlement.reason);
		const buysTile = occasion === 'manual/bought' && rulings.includes('buying');
		return buysTile ? scoring.purchaseReason(reason) : reason;
	},
	bought: 'Tuile achetée',
	purchaseReason: (reason: string): string => (hasDefaultReason(reason) ? scoring.bought : reason),
	signed,
	plain,
	playerGets: (name: string, points: number): string => `${name} ${signed(points)}`,
	/** “Ada +2 jetons de vin”: the tokens that players get. */
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
					`${boxes.heldTitles[token]?.name ?? count(n, token)}${most ? ' (majorité)' : ''}`
			)
			.map((each) => each.replaceAll(' ', '\u00a0'))
			.join(' · '),
	tokenName: (token: TokenId): string => boxes.countables[token]?.many ?? token,
	tokensOf: (token: TokenId, name: string): string => `${name} : ${scoring.tokenName(token)}`,
	titleName: (title: TokenId): string => boxes.heldTitles[title]?.name ?? title,
	titleWon: (title: TokenId, size: number): string => boxes.heldTitles[title]?.won(size) ?? '',
	titlePasses: (title: TokenId, size: number): string =>
		boxes.heldTitles[title]?.passes(size) ?? '',
	tilePassed: (settlement: Settlement, names: readonly string[]): string => {
		if (settlement.kind !== 'manual' || !settlement.passed) return '';
		const { from, to, tile } = settlement.passed;
		return `${names[from] ?? ''} a donné ${the(nounOf(tile))} à ${names[to] ?? ''}`;
	},
	/** “Ada 2 chevaliers, Ben 1 chevalier. Ada a la majorité et marque tous les points.” */
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
		`${scoring.title(settlement)} : ${scoring.sum(award)}`,
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
	highlighted: (settlement: Titled): string => `${scoring.title(settlement)} · fermer`,
	/** “Ville complète : Ada +8 et Ben +8 (4 tuiles × 2 = 8)”; one sum for each player if they differ. */
	scored: (settlement: Settlement, names: readonly string[]): string => {
		const title = scoring.title(settlement);
		const passed = scoring.tilePassed(settlement, names);
		if (passed) return `${title} : ${passed}`;
		const each = settlement.awards.map((award) => ({
			who: scoring.playerGets(names[award.player] ?? '', award.points),
			sum: scoring.explanation(settlement, award, names)
		}));
		const sums = [...new Set(each.map(({ sum }) => sum))].filter((sum) => sum !== '');
		if (sums.length > 1)
			return `${title} : ${common.list(each.map(({ who, sum }) => `${who} (${sum})`))}`;
		const got = settlement.gains ? [scoring.gains(settlement.gains, names)] : [];
		const who = common.list([...each.map((one) => one.who), ...got]) || 'personne';
		return `${title} : ${who}${sums.map((sum) => ` (${sum})`).join('')}`;
	},
	allScored: (settlements: readonly Settlement[], names: readonly string[]): string =>
		settlements.map((settlement) => scoring.scored(settlement, names)).join('. '),
	nobodyStandsHere: 'Aucun pion ici : personne ne marque.',
	whyUnpaid: (settlement: Pick<Settlement, 'compared' | 'awards'>): string => {
		if (settlement.compared.length === 0) return scoring.nobodyStandsHere;
		return paysNothing(settlement)
			? 'Cela ne rapporte rien.'
			: 'Aucun des pions ne compte ici : personne ne marque.';
	},
	missing: (kind: SegmentKind, missing: number | undefined): string =>
		missing === undefined
			? 'Jamais à compléter'
			: KINDS[kind].around
				? plural(missing, {
						one: `${String(missing)} tuile sur 8 manque`,
						other: `${String(missing)} tuiles sur 8 manquent`
					})
				: openParts(kind, missing),
	completed: (feature: FeatureName): string =>
		feature.kind === 'field' ? '' : capital(complete(feature)),
	hiddenByReferee: 'Mode arbitre : ce que cela rapporte, et à qui, ne s’affiche qu’à la fin.',
	undone: 'Annulé.',
	amendmentUndone: 'Correction annulée.',
	tileCount: (n: number): string => count(n, 'tiles'),
	pennantCount: (n: number): string => count(n, 'pennants'),

	tasksTitle: 'À faire sur la table',
	takesBack: (piece: PieceKindId, n: number, from: FeatureName): string =>
		`reprend ${tiles.pieces(n, piece)} ${ofThe(wordsFor(from).noun)}`,
	putsBack: (piece: PieceKindId, n: number, onto: FeatureName): string =>
		`repose ${tiles.pieces(n, piece)} ${standsOn(onto)}`,
	captures: (piece: PieceKindId, owner: string, from?: FeatureName): string =>
		`prend à ${owner} ${tiles.pieces(1, piece)} ${from ? ofThe(wordsFor(from).noun) : 'de sa tuile'}`,
	takesBackApart: (piece: PieceKindId, n: number, holder?: string): string =>
		holder === undefined
			? `reprend ${tiles.pieces(n, piece)} de ${n > 1 ? 'leurs tuiles' : 'sa tuile'}`
			: `reprend ${tiles.pieces(n, piece)} à ${holder}`,
	putsBackApart: (piece: PieceKindId, n: number, holder?: string): string =>
		holder === undefined
			? `repose ${tiles.pieces(n, piece)} sur ${n > 1 ? 'leurs tuiles' : 'sa tuile'}`
			: `rend ${tiles.pieces(n, piece)} à ${holder}`,
	/** “marqueur de la case 48 à la case 4, 2e tour de piste, couché”. */
	takesTokens: (n: number, token: TokenId): string => {
		const title = boxes.heldTitles[token];
		if (title) return titleTask(n, title.held);
		return n > 0 ? `prend ${count(n, token)}` : `rend ${count(-n, token)}`;
	},
	markerMoves: (from: ScoreMarker, to: ScoreMarker, piece?: PieceKindId): string => {
		const [a, b] = [String(from.space), String(to.space)];
		const over = to.lap > from.lap && to.space > 0 ? ', en passant par le 0' : '';
		const moves = `${piece ? nounOf(piece).one : 'marqueur'} de la case ${a} à la case ${b}${over}`;
		if (to.lap < 0) return `${moves}, avant le départ`;
		if (to.lap === from.lap || from.lap < 0) return moves;
		if (to.lap === 0) return `${moves}, redressé`;
		return to.lap === 1 ? `${moves}, couché` : `${moves}, ${String(to.lap + 1)}e tour de piste`;
	},
	markerStands: (marker: ScoreMarker, piece?: PieceKindId): string => {
		const lap = scoring.markerLap(marker);
		const stands = `${piece ? tiles.piece(piece) : 'marqueur'} sur ${String(marker.space)}`;
		return lap ? `${stands}, ${lap}` : stands;
	},
	markerSpaces: (from: ScoreMarker, to: ScoreMarker): string =>
		`${String(from.space)} → ${String(to.space)}`,
	markerLap: ({ lap }: ScoreMarker): string => {
		if (lap < 0) return 'avant le départ';
		if (lap === 1) return 'couché';
		return lap > 1 ? `${String(lap + 1)}e tour de piste` : '';
	},
	times: (n: number): string => `${String(n)} ×`,
	showTasks: 'Afficher en toutes lettres',
	hideTasks: 'Afficher sur une ligne',
	tasks: (all: readonly string[]): string => all.join(' ; ')
};
