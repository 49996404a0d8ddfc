import type { Game } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import { isolate } from '../../engine/typed-text';
import { LAID } from '../../rules/base/events';
import { lastTileNumber, tilesInAll } from '../../rules/base/tile-numbers';
import { effectiveLog, headerOf, replayEvents, type GameRecord, type Header } from '../../record';
import type { TableEvent, TurnChoice } from '../../rules/catalogue';
import { presentationOf } from '../../rules/presentations';
import { historyWords } from '../../words/en/history';
import { playerNames } from '../../words';

/** What a sentence about an event needs besides the event and the game. */
interface SentenceContext {
	/** The players' names, by seat. */
	readonly names: readonly string[];
	/** The number of its turn's tile, and of all tiles. */
	readonly turn: { readonly number: number; readonly of: number };
}

/** A game that can be shown as it was after so many events. */
export interface GameHistory {
	readonly header: Pick<Header, 'players'>;
	readonly log: { readonly events: readonly TableEvent[] };
	readonly game: Game;
	at(count: number): Game;
}

/** The last of the first `count` events, in a sentence. */
export function sentenceAt(past: GameHistory, count: number): string {
	const game = past.at(count);
	const names = playerNames(past.header.players);
	const turn = { number: lastTileNumber(game), of: tilesInAll(past.game) };
	return sentenceOf(past.log.events[count - 1], game, { names, turn });
}

/** A function that describes the event at each position of a record; `game` is the game as it stands. */
export function sentencesFor(record: GameRecord, game: Game): (position: number) => string {
	const header = headerOf(record);
	const { events } = effectiveLog(record.entries);
	const at = (count: number): Game =>
		count >= events.length ? game : replayEvents(header, events.slice(0, count)).game;
	return (position) => sentenceAt({ header, log: { events }, game, at }, position);
}

/** An event in a sentence, and one for each of its choices; `game` is the game after it. Without an event: the start. */
export function sentenceOf(
	event: TableEvent | undefined,
	game: Game,
	context: SentenceContext
): string {
	if (!event) return historyWords.start;
	const choices = event.type === LAID ? (event.choices ?? []) : [];
	return [event, ...choices].map((one) => sentenceAlone(one, game, context)).join(' ');
}

/** What was decided about a turn that is being entered, a sentence each; `game` is the game with that turn. */
export function choicesSaid(
	choices: readonly TurnChoice[],
	game: Game,
	{ players }: Pick<Header, 'players'>
): readonly string[] {
	const turn = { number: lastTileNumber(game), of: tilesInAll(game) };
	const names = playerNames(players);
	return choices.map((one) => sentenceAlone(one, game, { names, turn }));
}

function sentenceAlone(event: TableEvent, game: Game, { names, turn }: SentenceContext): string {
	const facts = presentationOf(event)?.facts(event, game);
	if (!facts) return historyWords.start;
	const nameOf = (seat: PlayerIndex | undefined) => (seat === undefined ? '' : (names[seat] ?? ''));
	const { player, other, reason } = facts;
	return historyWords.event({
		...facts,
		...(reason !== undefined && { reason: isolate(reason) }),
		turn,
		names,
		name: nameOf(player),
		otherName: nameOf(other)
	});
}
