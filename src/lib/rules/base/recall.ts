import { featureAt } from '../../engine/board';
import { nameOf, originOf, type Feature } from '../../engine/feature';
import { returnToSupply } from '../../engine/figures';
import type { Game, MutableGame } from '../../engine/game';
import { consider, openAfter, type Laying, type Prospect } from '../../engine/laying';
import type { Occasion, RuleId, Settlement } from '../../engine/ledger';
import type { Change } from '../../engine/module';
import type { ObjectionCode } from '../../engine/objection';
import type { Piece, PieceKindId, PlayerIndex } from '../../engine/piece';
import { fail, ok, type Result } from '../../engine/result';
import { samePlace, type Place } from '../../engine/spot';
import { payOut } from '../../engine/tariff';
import type { BaseNonsense } from './codes';
import { isLaid } from './events';
import { insistedOn } from './options';
import { countIn } from './settle';

/** A figure that a player could take home instead of putting one on the tile. */
interface RecallOption {
	readonly piece: Piece;
	/** Present if it's against the rules. */
	readonly objection?: ObjectionCode;
}

/** Every figure of a player that may be taken home after the tile is laid. */
export function recallOptions(
	game: Game,
	laying: Laying,
	player: PlayerIndex
): readonly RecallOption[] {
	const prospect = consider(game.board, laying);
	return [...game.pieces]
		.filter((piece) => piece.player === player)
		.flatMap((piece) => optionFor(game, prospect, piece) ?? []);
}

/** The option of one figure; undefined if it can't be taken home at all. */
function optionFor(game: Game, prospect: Prospect, piece: Piece): RecallOption | undefined {
	const kind = game.rules.pieces[piece.kind];
	const feature = featureAt(game.board, piece.at);
	if (!kind?.recall || !feature) return undefined;
	const open = openAfter(game.board, prospect, feature);
	const objection =
		insistedOn(game, prospect) ?? kind.recall({ game, laying: prospect, piece, feature, open });
	return { piece, ...(objection !== undefined && { objection }) };
}

interface Recalled extends Place {
	readonly player: PlayerIndex;
	readonly piece: PieceKindId;
}

/** The figure that a turn takes home, or why that is impossible. */
export function recallIn(
	game: Game,
	prospect: Prospect,
	recalled: Recalled
): Result<RecallOption, BaseNonsense> {
	const piece = standingAt(game, recalled);
	if (!piece) return fail('no-such-place');
	const option = optionFor(game, prospect, piece);
	return option ? ok(option) : fail('stays-there');
}

const standingAt = (game: Game, { player, piece, ...at }: Recalled): Piece | undefined =>
	[...game.pieces].find(
		(one) => one.player === player && one.kind === piece && samePlace(one.at, at)
	);

/** How a module pays for a kind of figure that its player takes home. */
interface RecallRule {
	readonly piece: PieceKindId;
	readonly rule: RuleId;
	readonly occasion: Occasion;
}

/**
 * Takes a figure home at once, before anything else in its turn. A figure on a feature that the tile closed isn't taken home: it
 * is scored like any other, or stays.
 */
export function takeHome(game: MutableGame, recalled: Recalled): void {
	const piece = standingAt(game, recalled);
	const feature = piece && featureAt(game.board, piece.at);
	if (piece && feature && !isClosed(feature)) returnToSupply(game, piece);
}

/**
 * True for a feature that isn't a field and lacks nothing, even if a figure lies on it: the recalled figure, already gone, may be
 * the one that lay there.
 */
const isClosed = ({ kind, open }: Feature): boolean => kind !== 'field' && open === 0;

/**
 * What a turn pays for a figure that {@link takeHome} took home: the points of its feature as if it were scored unfinished now,
 * for its player alone.
 */
export function settleRecall({ game, event }: Change, how: RecallRule): readonly Settlement[] {
	if (!isLaid(event) || event.recall?.piece !== how.piece) return [];
	const { player, recall } = event;
	const feature = featureAt(game.board, recall);
	if (!feature || isClosed(feature)) return [];
	const { x, y, segment } = recall;
	return [settleAlone(game, feature, { kind: how.piece, player, at: { x, y, segment } }, how)];
}

function settleAlone(
	game: Game,
	feature: Feature,
	piece: Piece,
	{ rule, occasion }: RecallRule
): Settlement {
	const { tiles, pennants, counts } = countIn(game, feature);
	const rates = game.rules.scoring[feature.kind]?.unfinished.rates;
	return {
		stage: 'features',
		occasion,
		rule,
		...nameOf(feature),
		at: originOf(feature),
		tiles,
		pennants,
		cities: [],
		compared: [],
		...payOut(game, { feature, occasion, rates, rulings: [] }, [piece.player], () => counts),
		home: [piece]
	};
}
