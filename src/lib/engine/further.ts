import type { FeatureChange } from './board';
import { current, featureOf, type Feature, type LaidTile } from './feature';
import { hasTilesLeft } from './game';
import { isPlayable } from './legal';
import type { Settlement } from './ledger';
import type { Act, FurtherTile, Game, JustLaid, MutableGame, Turn } from './module';
import type { PlayerIndex } from './piece';

/* A player who has laid a tile may lay further ones before the next player: parts of the same turn, and turns of their own. */

interface Laid {
	readonly player: PlayerIndex;
	readonly tile: LaidTile;
	/** What the tile changed. */
	readonly byTile: readonly FeatureChange[];
	/** What its figure changed. */
	readonly byFigure: readonly FeatureChange[];
	/** Present when a figure was put or taken home. */
	readonly acted: Act | undefined;
	/** What {@link openingOf} returned before. */
	readonly opening: readonly Settlement[];
}

/** What modules pay a player when a turn begins; nothing for a further part of one. */
export function openingOf(game: Game, player: PlayerIndex): readonly Settlement[] {
	const { opens } = game.rules.answering;
	if (opens.length === 0) return NONE;
	const due = player === game.turn?.player ? grantedTile(game) : undefined;
	if (due?.as === 'part') return NONE;
	const found: Settlement[] = [];
	for (const module of opens) found.push(...module.opens(game, player));
	return found;
}

/** Begins a turn, or the part of one that is due, and says who lays the next tile. */
export function beginTurn(
	game: MutableGame,
	{ player, tile, byTile, byFigure, acted, opening }: Laid
): void {
	const due = player === game.turn?.player ? grantedTile(game) : undefined;
	const postponed = game.turn?.postponed;
	const waiting = postponed?.player === player ? postponed.further : NONE;
	const left = due ? (game.turn?.further.slice(1) ?? NONE) : waiting;
	const turn: Turn = {
		player,
		tile,
		touched: byFigure.length > 0 ? [...byTile, ...byFigure] : byTile,
		since: game.history.length,
		part: due?.as === 'part' ? (game.turn?.part ?? 1) + 1 : 1,
		further: left,
		postponed: postponed?.player === player ? undefined : postponed,
		choices: NO_CHOICES,
		acted,
		opening,
		everybodyAsked: false
	};
	game.turn = turn;
	const found = furtherAfter(game, turn, byTile);
	goOn(game, turn, found.length > 0 ? [...found, ...left] : left);
}

const NONE: readonly never[] = [];
const NO_CHOICES: Turn['choices'] = [];

/** Gives whoever has laid the latest tile a further one after it, such as for something that was drawn. */
export function grantFurther(game: MutableGame, tile: FurtherTile): void {
	if (game.turn) goOn(game, game.turn, [...game.turn.further, tile]);
}

/** Lets others lay tiles before the further ones of whoever laid the latest tile: these come after that player's next tile. */
export function postponeFurther(game: MutableGame): void {
	const { turn } = game;
	if (!turn || turn.further.length === 0) return;
	const { player, further } = turn;
	game.turn = { ...turn, further: NONE, postponed: { player, further } };
}

/** Declines the further tile that is due. */
export function skipFurther(game: MutableGame): void {
	if (game.turn) goOn(game, game.turn, game.turn.further.slice(1));
}

function goOn(game: MutableGame, turn: Turn, further: readonly FurtherTile[]): void {
	if (further !== turn.further)
		game.turn = { ...turn, further: further.toSorted((a, b) => orderOf(a) - orderOf(b)) };
	game.toMove = further.length > 0 ? turn.player : (turn.player + 1) % game.players;
}

const orderOf = ({ as }: FurtherTile): number => (as === 'part' ? 0 : 1);

/** The further tiles that modules give, in the order of the modules' ids. */
function furtherAfter(
	game: Game,
	turn: Turn,
	byTile: readonly FeatureChange[]
): readonly FurtherTile[] {
	const asked = game.rules.answering.further;
	if (asked.length === 0) return NONE;
	const laid = new LaidNow(game, turn, byTile);
	const found: FurtherTile[] = [];
	for (const module of asked) {
		const tile = module.further(laid);
		if (tile) found.push(tile);
	}
	return found;
}

/** Few modules ask what the tile continued, so that is only found when one does. */
class LaidNow implements JustLaid {
	constructor(
		readonly game: Game,
		readonly turn: Turn,
		readonly byTile: readonly FeatureChange[]
	) {}

	// No object literal with a getter: its hidden class would keep the whole game until the next full garbage collection.
	get continued(): readonly Feature[] {
		return continuedBy(this.turn, this.byTile);
	}
}

/** The features that a turn's tile continues, as they were before. */
function continuedBy({ tile }: Turn, byTile: readonly FeatureChange[]): readonly Feature[] {
	const joined = tile.parts.map(featureOf);
	const continued: Feature[] = [];
	for (const { before, after } of byTile)
		if (before.length > 0 && after.some((one) => joined.includes(current(one))))
			continued.push(...before);
	return continued;
}

/**
 * The further tile that the player of the latest turn lays next, once no question is open. When the pile is used up, only
 * one that may be declined is due, and only for a player with an own tile that can be laid.
 */
export function furtherTile(game: Game): FurtherTile | undefined {
	const due = grantedTile(game);
	if (!due || game.phase !== 'playing') return undefined;
	return hasTilesLeft(game) || (due.no && hasOwnTile(game, game.toMove)) ? due : undefined;
}

/** The next further tile that was given, whether or not there is a tile left for it. */
const grantedTile = ({ turn, toMove }: Game): FurtherTile | undefined =>
	turn?.player === toMove ? turn.further[0] : undefined;

const hasOwnTile = (game: Game, player: PlayerIndex): boolean =>
	[...(game.stock[player] ?? [])].some(([id, count]) => {
		const type = game.rules.tiles.get(id);
		return count > 0 && type !== undefined && isPlayable(game, type);
	});

/** Which tile of a turn the next one is, from 1. */
export const nextPart = (game: Game): number =>
	furtherTile(game)?.as === 'part' ? (game.turn?.part ?? 0) + 1 : 1;
