import {
	gameId,
	headerOf,
	replayRecord,
	effectiveLog,
	type GameRecord
} from '../../src/lib/record';
import {
	gameToWrite,
	isTurn,
	readSheet,
	writeSheet,
	type ReadSheet,
	type SheetAnswers,
	type GameToWrite,
	type WrittenForm
} from '../../src/lib/notation';
import { START_TIME } from '../record/support';

/** What a game that is read in a test is called. */
export const MADE = { id: gameId('read'), created: START_TIME };

/** The game in a text. Throws where there is none. */
export function read(text: string, answers: SheetAnswers = {}): ReadSheet {
	const sheet = readSheet(text, MADE, answers);
	if (!sheet.ok) throw new Error(`The text holds no game: ${sheet.error}.`);
	return sheet.value;
}

/** A game as the forms write it. Throws where it can't be written down. */
export function toWrite(record: GameRecord): GameToWrite {
	const game = gameToWrite(record);
	if (!game.ok) throw new Error(`The game can't be written down: ${game.error}.`);
	return game.value;
}

/** A game, written in a form and read again with its own rulings. */
export const outAndIn = (record: GameRecord, form: WrittenForm): ReadSheet =>
	read(writeSheet(toWrite(record), form), { rulings: headerOf(record).rulings });

/** The turns of a game with players counted from whoever starts, and gardens left out. */
export const turnsOf = (record: GameRecord): readonly unknown[] => {
	const { players, first } = record.header;
	return effectiveLog(record.entries).events.flatMap((event) => {
		if (!isTurn(event)) return [];
		const player = (event.player - first + players.length) % players.length;
		return [{ ...event, player, tile: event.tile.replace('-garden', '') }];
	});
};

/** The scores of a game, from whoever starts. */
export const scoresOf = (record: GameRecord): readonly number[] => {
	const { scores, first } = replayRecord(record).game;
	return [...scores.slice(first), ...scores.slice(0, first)];
};
