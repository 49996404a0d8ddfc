import { isCentral } from './central';
import { isFreels } from './freels';
import { isJCloister } from './jcloister';
import { isScoreSheet } from './score-sheet';
import { MAX_SHEET_LENGTH, type SheetForm } from './written';

/** The form of a game in a text; undefined if it is in none of them. */
export function formOf(text: string): SheetForm | undefined {
	if (text.length > MAX_SHEET_LENGTH) return undefined;
	const value = jsonIn(text);
	if (isScoreSheet(value)) return 'json';
	if (isJCloister(value)) return 'jcloister';
	if (value !== undefined) return undefined;
	if (isCentral(text)) return 'central';
	return isFreels(text) ? 'freels' : undefined;
}

/** The value of a text that is JSON; undefined if it isn’t. */
export function jsonIn(text: string): unknown {
	try {
		return JSON.parse(text.replace(/^\uFEFF/, ''));
	} catch {
		return undefined;
	}
}
