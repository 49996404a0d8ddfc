import { fail, ok, type Result } from '../engine/result';
import { MAX_PLAYERS } from '../record/header-shape';
import { readCentral, writeCentral } from './central';
import { formOf, jsonIn } from './form';
import { readFreels, writeFreels } from './freels';
import { readJCloister } from './jcloister';
import { judge, type JudgedGame, type NewGame } from './judge';
import { readScoreSheet, writeScoreSheet } from './score-sheet';
import type { GameToWrite } from './game-to-write';
import {
	MAX_SHEET_LENGTH,
	type SheetAnswers,
	type SheetForm,
	type SheetTrouble,
	type WrittenForm,
	type WrittenGame
} from './written';

export { rowsOf, type SheetRow } from './freels';
export {
	gameToWrite,
	isTurn,
	lostIn,
	type Lost,
	type GameToWrite,
	type Unwritable
} from './game-to-write';
export * from './written';

/** A game that was read from a text in one of the forms. */
export interface ReadSheet extends JudgedGame {
	readonly form: SheetForm;
}

/**
 * Reads a game in any of the forms, and judges each line by the rules: the record goes as far as they allow. Never throws; the
 * rules must be loaded.
 */
export function readSheet(
	text: string,
	made: NewGame,
	answers: SheetAnswers = {}
): Result<ReadSheet, SheetTrouble> {
	if (text.length > MAX_SHEET_LENGTH) return fail('too-long');
	const form = formOf(text);
	if (!form) return fail('not-a-sheet');
	const written = READ[form](text);
	if (!written.ok) return written;
	const { players, moves, unread } = written.value;
	if (players.length === 0 || players.length > MAX_PLAYERS) return fail('players');
	if (moves.length === 0 && !unread) return fail('no-turns');
	return ok({ ...judge(written.value, answers, made), form });
}

const READ: Readonly<Record<SheetForm, (text: string) => Result<WrittenGame, SheetTrouble>>> = {
	json: (text) => readScoreSheet(jsonIn(text)),
	jcloister: (text) => readJCloister(jsonIn(text)),
	freels: readFreels,
	central: readCentral
};

/** A game in one of the forms, its start tile at rotation 0. */
export const writeSheet = (game: GameToWrite, form: WrittenForm): string => WRITE[form](game);

const WRITE: Readonly<Record<WrittenForm, (game: GameToWrite) => string>> = {
	json: writeScoreSheet,
	freels: writeFreels,
	central: writeCentral
};
