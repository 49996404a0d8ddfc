import { APP_BREAKS } from './app-breaks';
import { GAME_BREAKS } from './game-breaks';

/** Parts of the app that are broken, one after another. */
type Room =
	| 'rules'
	| 'record and store'
	| 'table state'
	| 'screens'
	| 'share and follow'
	| 'photo'
	| 'words'
	| 'service worker';

/** A mistake of one line, as a programmer makes it: it compiles, and users would notice it. */
export interface Break {
	/** What goes wrong, in one sentence. */
	readonly name: string;
	readonly room: Room;
	readonly file: string;
	/** Code that stands exactly once in the file, and what stands there instead. */
	readonly find: string;
	readonly replace: string;
	/** The browser tests of that part, as paths below the folders of browser tests. */
	readonly browser: readonly string[];
}

/** All breaks. Their numbers are their places, from 1. */
export const BREAKS: readonly Break[] = [...GAME_BREAKS, ...APP_BREAKS];

/** A file's text with the mistake in it. Throws unless what it replaces is found exactly once. */
export function brokenText(text: string, { name, file, find, replace }: Break): string {
	const [before = '', after, ...more] = text.split(find);
	if (after === undefined || more.length > 0)
		throw new Error(
			`“${name}” needs exactly one place in ${file} with: ${find}\nIt has ${String(after === undefined ? 0 : more.length + 1)}.`
		);
	return before + replace + after;
}
