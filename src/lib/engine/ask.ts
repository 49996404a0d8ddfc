import type { Game } from './game';
import type { GameEvent } from './module';
import type { Objection } from './objection';
import type { PlayerIndex } from './piece';
import type { Place } from './spot';
import type { TileId } from './tile';

/** When in a turn a question is asked: what was scored; what the tile laid leads to; before the game ends. */
export const MOMENTS = ['scored', 'laid', 'last'] as const;
export type Moment = (typeof MOMENTS)[number];

/** A question that a player must answer before the next turn. */
export interface Ask {
	/** Its name, as the rules that ask it call it: the module, a stroke and what is asked. */
	readonly question: string;
	readonly player: PlayerIndex;
	readonly moment: Moment;
	/** The place that it is about: where a figure stood. */
	readonly about?: Place;
	/** The features to choose from, of each the places that may be named; empty when it's answered by laying a tile. */
	readonly options: readonly (readonly Place[])[];
	/** The tile of their own that answers it. */
	readonly tile?: TileId;
	/** The event that answers it with a place. */
	answer?(place: Place): GameEvent;
	/** The event which says no; absent where the rules leave no choice but which. */
	readonly no?: GameEvent;
}

/** Everything that is asked now, what comes first in front; a turn may go on only when there's nothing. */
export function asksOf(game: Game): readonly Ask[] {
	if (game.phase !== 'playing') return [];
	const found: Ask[] = [];
	for (const module of game.rules.modules.values())
		if (module.asks) found.push(...module.asks(game));
	return found.length < 2 ? found : found.sort((a, b) => orderOf(game, a) - orderOf(game, b));
}

/** Moment by moment, and in each clockwise from the player whose turn it is. */
function orderOf({ players, turn }: Game, { moment, player }: Ask): number {
	const behind = (player - (turn?.player ?? 0) + players) % players;
	return MOMENTS.indexOf(moment) * players + behind;
}

/** The question that must be answered next. */
export const askOf = (game: Game): Ask | undefined => asksOf(game)[0];

/** Whose word is awaited: the one who is asked, or else who lays the next tile. */
export const awaited = (game: Game): PlayerIndex => askOf(game)?.player ?? game.toMove;

/** What is wrong with an answer while another question comes first: it is open, or somebody else is asked it. */
export function outOfOrder(game: Game, { question, player }: Ask): readonly Objection[] {
	const first = askOf(game);
	if (!first || (first.question === question && first.player === player)) return [];
	return [{ code: first.question === question ? 'not-their-turn' : 'question-open' }];
}

/** True when a place is among those that may be named. */
export const isOffered = ({ options }: Ask, { x, y, segment }: Place): boolean =>
	options.flat().some((place) => place.x === x && place.y === y && place.segment === segment);
