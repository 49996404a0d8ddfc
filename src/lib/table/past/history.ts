import { featureAt } from '../../engine/board';
import type { Game } from '../../engine/game';
import type { Settlement } from '../../engine/ledger';
import type { GameEvent } from '../../engine/module';
import type { Place } from '../../engine/spot';
import type { TileId } from '../../engine/tile';
import { isLaid, type PointsCorrection, type Laid, type SetAside } from '../../rules/base/events';
import { effectiveLog, headerOf, replayEvents, type GameRecord, type Header } from '../../record';
import type { TableEvent } from '../../rules/catalogue';
import { backIntoBag } from '../../rules/base/rulings';
import { laidType } from '../../rules/base/trees';
import { historyWords } from '../../words/history';
import { words } from '../../words/table';

/** What a sentence about a moment needs to know besides the moment. */
export interface SentenceContext {
	/** The players' names, by seat. */
	readonly names: readonly string[];
	/** The number of the turn to which it belongs, and of all. */
	readonly turn: { readonly number: number; readonly of: number };
}

/** How many tiles were laid. */
export const turnsIn = (history: readonly { readonly event: GameEvent }[]): number =>
	history.filter(({ event }) => isLaid(event)).length;

/** After how many events a settlement of the ledger was made. */
export const momentOf = ({ history }: Game, settlement: Settlement): number =>
	history.findIndex(({ settlements }) => settlements.includes(settlement)) + 1;

/** The number of the turn in which a settlement of the ledger was made. */
export const turnOf = (game: Game, settlement: Settlement): number =>
	turnsIn(game.history.slice(0, momentOf(game, settlement)));

/** A game that can be shown as it was after so many events. */
export interface GameHistory {
	readonly header: Pick<Header, 'players'>;
	readonly log: { readonly events: readonly TableEvent[] };
	readonly game: Game;
	at(count: number): Game;
}

/** What happened last when so many events had happened, in a sentence. */
export function sentenceAt(past: GameHistory, count: number): string {
	const game = past.at(count);
	const names = past.header.players.map(({ name }) => name);
	const turn = { number: turnsIn(game.history), of: turnsIn(past.game.history) };
	return sentenceOf(past.log.events[count - 1], game, { names, turn });
}

/** Tells of each moment of a record what happened, in a sentence; `game` is as it stands. */
export function sentencesFor(record: GameRecord, game: Game): (moment: number) => string {
	const header = headerOf(record);
	const { events } = effectiveLog(record.entries);
	const at = (count: number): Game =>
		count >= events.length ? game : replayEvents(header, events.slice(0, count)).game;
	return (moment) => sentenceAt({ header, log: { events }, game, at }, moment);
}

/** What an event was, in a sentence; `game` is as it was after it. Without an event, before the first. */
export function sentenceOf(
	event: TableEvent | undefined,
	game: Game,
	context: SentenceContext
): string {
	if (!event) return historyWords.start;
	const { turn } = context;
	const seat = 'player' in event ? event.player : undefined;
	const name = seat === undefined ? '' : (context.names[seat] ?? '');
	switch (event.type) {
		case 'base/laid':
			return historyWords.tileLaid(turn, name, tileIn(game, event.tile), putIn(game, event));
		case 'base/set-aside':
			return asideIn(game, event, name);
		case 'base/retold':
			return historyWords.customTileAmended(tileIn(game, event.tile));
		case 'base/corrected':
			return manualPointsSentence(event, context);
		case 'base/placed':
			return historyWords.tileFound(tileIn(game, event.tile));
		case 'base/stood':
			return historyWords.figureFound(name, event.piece, placeIn(game, event));
		case 'base/begun':
			return historyWords.playBegan(name);
		case 'gingerbread/stood':
			return historyWords.gingerbreadManFound(placeIn(game, event.to));
		case 'base/ended':
			return historyWords.gameEnded(event.overruled?.includes('tiles-left') ?? false);
		case 'base/closed':
			return historyWords.gameClosed;
		case 'wagon/moved':
			if (!event.to) return historyWords.wagonSentHome(turn, name);
			return historyWords.wagonDrove(turn, name, placeIn(game, event.to));
		case 'abbey/paid':
			return historyWords.paidWithAbbey(name, context.names[event.seller] ?? '');
		case 'abbey/kept':
			return historyWords.abbeyKept(name);
		case 'gingerbread/moved':
			return historyWords.gingerbreadManMoved(turn, name, placeIn(game, event.to));
	}
}

function manualPointsSentence(
	{ changes, reason, why }: PointsCorrection,
	{ names }: SentenceContext
): string {
	const each = changes
		.filter(({ points }) => points !== 0)
		.map(({ player, points }) => words.scoring.playerGets(names[player] ?? '', points));
	return why === 'found'
		? historyWords.trackPoints(each)
		: historyWords.pointsCorrected(each, reason);
}

function tileIn({ rules }: Game, id: TileId): string {
	const type = rules.tiles.get(id);
	return type ? historyWords.tileDescription(type) : historyWords.unknownTile;
}

function putIn({ rules }: Game, event: Laid): Parameters<typeof historyWords.tileLaid>[3] {
	const { deploy } = event;
	const on = deploy && laidType(rules.tiles, event)?.segments[deploy.segment]?.kind;
	if (!deploy || !on) return undefined;
	return { piece: deploy.piece, on: deploy.corner === undefined ? on : 'corner' };
}

const asideIn = (game: Game, { tile }: SetAside, name: string): string =>
	historyWords.tileSetAside(name, tileIn(game, tile), backIntoBag(game.rules.rulings));

const placeIn = ({ board }: Game, place: Place): string =>
	words.tiles.place(place, featureAt(board, place)?.kind ?? 'field');
