import { featureAt } from '../engine/board';
import type { Game } from '../engine/game';
import type { GameEvent } from '../engine/module';
import type { Place } from '../engine/spot';
import type { TileId } from '../engine/tile';
import { isLaid, type Corrected, type Laid, type SetAside } from '../rules/base/events';
import { effective, headerOf, replayEvents, type GameRecord, type Header } from '../record';
import type { TableEvent } from '../rules/catalogue';
import { backIntoBag } from '../rules/base/rulings';
import { laidType } from '../rules/base/trees';
import { historyWords } from '../words/history';
import { words } from '../words/table';

/** What a sentence about a moment needs to know besides the moment. */
export interface Telling {
	/** The players' names, by seat. */
	readonly names: readonly string[];
	/** The number of the turn to which it belongs, and of all. */
	readonly turn: { readonly number: number; readonly of: number };
}

/** How many tiles were laid. */
export const turnsIn = (history: readonly { readonly event: GameEvent }[]): number =>
	history.filter(({ event }) => isLaid(event)).length;

/** A game that can be shown as it was after so many events. */
export interface Looked {
	readonly header: Pick<Header, 'players'>;
	readonly log: { readonly events: readonly TableEvent[] };
	readonly game: Game;
	at(count: number): Game;
}

/** What happened last when so many events had happened, in a sentence. */
export function sentenceAt(looked: Looked, count: number): string {
	const game = looked.at(count);
	const names = looked.header.players.map(({ name }) => name);
	const turn = { number: turnsIn(game.history), of: turnsIn(looked.game.history) };
	return sentenceOf(looked.log.events[count - 1], game, { names, turn });
}

/** Tells of each moment of a record what happened, in a sentence; `game` is as it stands. */
export function tellerOf(record: GameRecord, game: Game): (moment: number) => string {
	const header = headerOf(record);
	const { events } = effective(record.entries);
	const at = (count: number): Game =>
		count >= events.length ? game : replayEvents(header, events.slice(0, count)).game;
	return (moment) => sentenceAt({ header, log: { events }, game, at }, moment);
}

/** What an event was, in a sentence; `game` is as it was after it. Without an event, before the first. */
export function sentenceOf(event: TableEvent | undefined, game: Game, telling: Telling): string {
	if (!event) return historyWords.start;
	const { turn } = telling;
	const seat = 'player' in event ? event.player : undefined;
	const name = seat === undefined ? '' : (telling.names[seat] ?? '');
	switch (event.type) {
		case 'base/laid':
			return historyWords.laid(turn, name, tileIn(game, event.tile), putIn(game, event));
		case 'base/set-aside':
			return asideIn(game, event, name);
		case 'base/retold':
			return historyWords.retold(tileIn(game, event.tile));
		case 'base/corrected':
			return byHandIn(event, telling);
		case 'base/placed':
			return historyWords.placed(tileIn(game, event.tile));
		case 'base/stood':
			return historyWords.stood(name, event.piece, placeIn(game, event));
		case 'base/begun':
			return historyWords.begun(name);
		case 'gingerbread/stood':
			return historyWords.stoodHim(placeIn(game, event.to));
		case 'base/ended':
			return historyWords.ended(event.overruled?.includes('tiles-left') ?? false);
		case 'base/closed':
			return historyWords.closed;
		case 'wagon/moved':
			if (!event.to) return historyWords.sentHome(turn, name);
			return historyWords.drove(turn, name, placeIn(game, event.to));
		case 'abbey/paid':
			return historyWords.paid(name, telling.names[event.seller] ?? '');
		case 'abbey/kept':
			return historyWords.kept(name);
		case 'gingerbread/moved':
			return historyWords.movedHim(turn, name, placeIn(game, event.to));
	}
}

function byHandIn({ changes, reason, why }: Corrected, { names }: Telling): string {
	const each = changes
		.filter(({ points }) => points !== 0)
		.map(({ player, points }) => words.scoring.gets(names[player] ?? '', points));
	return why === 'found' ? historyWords.track(each) : historyWords.corrected(each, reason);
}

function tileIn({ rules }: Game, id: TileId): string {
	const type = rules.tiles.get(id);
	return type ? historyWords.tile(type) : historyWords.unknownTile;
}

function putIn({ rules }: Game, event: Laid): Parameters<typeof historyWords.laid>[3] {
	const { deploy } = event;
	const on = deploy && laidType(rules.tiles, event)?.segments[deploy.segment]?.kind;
	if (!deploy || !on) return undefined;
	return { piece: deploy.piece, on: deploy.corner === undefined ? on : 'corner' };
}

const asideIn = (game: Game, { tile }: SetAside, name: string): string =>
	historyWords.aside(name, tileIn(game, tile), backIntoBag(game.rules.rulings));

const placeIn = ({ board }: Game, place: Place): string =>
	words.tiles.place(place, featureAt(board, place)?.kind ?? 'field');
