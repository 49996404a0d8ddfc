import { common } from './common';

/** What may be known of a file that isn't taken. Which of it is known depends on the code. */
interface FileTrouble {
	readonly code: string;
	readonly line?: number;
	readonly column?: number;
	readonly path?: string;
	readonly wrong?: string;
	readonly found?: string;
	readonly name?: string;
	readonly seq?: number;
	readonly turn?: number;
}

const at = ({ line, column }: FileTrouble): string =>
	line === undefined ? '' : ` at line ${String(line)}, column ${String(column ?? 1)}`;

function malformed({ path = '', wrong, found = '' }: FileTrouble): string {
	if (wrong === 'missing') return `“${path}” is missing`;
	if (wrong === 'unexpected') return `it holds “${path}”, which no game file has`;
	return `“${path}” cannot be ${found}`;
}

const WHY: Readonly<Record<string, (trouble: FileTrouble) => string>> = {
	'too-large': () => 'it is larger than 5 MB, which no game is',
	'not-text': () => 'it is not a text',
	'cut-short': () => 'it stops in the middle, so part of it got lost on the way',
	'not-json': (trouble) => `it is not JSON${at(trouble)}`,
	'not-a-game': () => 'it is not a Tilekeep game',
	'newer-version': () => 'a newer Tilekeep wrote it: update this one first',
	unknown: ({ name = '' }) => `this Tilekeep does not know “${name}” in it: update it first`,
	malformed,
	'wrong-players': () => 'its players cannot sit at one table',
	'wrong-order': ({ seq = 0 }) => `its entry ${String(seq)} is out of order`,
	'nothing-to-undo': ({ seq = 0 }) => `its entry ${String(seq)} takes back what is not there`,
	'cannot-replay': ({ turn = 0 }) => `its move ${String(turn)} cannot have happened`
};

const STORE: Readonly<Record<string, string>> = {
	full: 'there is no room left on this device',
	outdated: 'another window runs a newer Tilekeep: reload this one',
	unavailable: 'the browser gives Tilekeep no place to store it',
	conflict: 'another window has changed the game meanwhile',
	gone: 'the game was deleted meanwhile',
	lost: 'the browser lost the connection to its own store'
};

/** Words for files of games, and for what cannot be stored. */
export const files = {
	/** One sentence saying why a file was not taken and where in it. */
	refused: (trouble: FileTrouble): string => {
		const why = WHY[trouble.code]?.(trouble) ?? STORE[trouble.code] ?? trouble.code;
		return `The file was not opened and nothing was stored: ${why}.`;
	},
	/** One sentence saying why something could not be stored. */
	notStored: (code: string): string => `Not stored: ${STORE[code] ?? code}.`,
	/** What became of a game from a file, by how it was added. */
	added: (how: string, names: readonly string[]): string => {
		const players = common.list(names);
		if (how === 'already-here') return `All of the game of ${players} was here already.`;
		if (how === 'continued')
			return `The game of ${players} goes on further with what the file had.`;
		if (how === 'copied')
			return `The game of ${players} went on differently here, so the file’s stands beside it.`;
		return `Added the game of ${players}.`;
	}
} as const;
