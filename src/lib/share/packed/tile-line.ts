import type { Coder } from './coder';
import { UnpackError } from './range';

/** Examples of lines, from which their letters' odds are learned. Every link is read with exactly these, so they never change. */
const PRIMER: readonly string[] = [
	'C:N R:EW F:27 F:3456',
	'C:N F:234567',
	'C:NS F:23 F:67',
	'C:N C:E F:4567',
	'C:N C:S F:2367',
	'C:N R:ES F:2567 F:34',
	'C:N R:SW F:2347 F:56',
	'C:N R:E>crossing R:S>crossing R:W>crossing F:27 F:34 F:56',
	'C:NE+ R:SW F:47 F:56',
	'C:NE F:4567',
	'C:NES R:W>city0 F:6 F:7',
	'C:NES+ F:67',
	'R:EW F:0127 F:3456',
	'R:SW F:012347 F:56',
	'R:E>crossing R:S>crossing R:W>crossing F:0127 F:34 F:56',
	'R:N>crossing R:E>crossing R:S>crossing R:W>crossing F:07 F:12 F:34 F:56',
	'C:NE R:W>city0 F:456 F:7',
	'C:N R:W>city0 F:23456 F:7',
	'C:N R:S>city0 F:234 F:567',
	'R:W>village F:01234567',
	'R:E>monastery R:W>monastery M F:0127 F:3456',
	'R:NW R:ES F:07 F:1256 F:34',
	'C:N C:E F:4567 M=garden',
	'R=brook:W!spring F:01234567',
	'M R=brook:W!lake F:01234567',
	'C:N R:S>city0 R=brook:EW<1 F:2 F:34 F:56 F:7',
	'R:NS R=brook:EW<0 F:07 F:12 F:34 F:56',
	'R=brook:SW F:012347 F:56',
	'C:N C:E C:S C:W F',
	'C:N C:ES!wine R:W>city1 F:6 F:7',
	'C:NS+ C:EW<0 F@N F@S',
	'C:N,SE F:23 F:4567',
	'R:EW!inn F:0127 F:3456'
];
/** How often the examples are learned from. */
const LESSONS = 3;

const BITS = 7;
const END = 10;
/** Most letters of a line. */
const MOST = 200;

/**
 * Codes the lines of tiles' designs: each letter as a uint of 7 bits, with odds that depend on the two letters before it, then a
 * line break.
 */
export class LineCoder {
	/** The owners of odds, by the two letters before. */
	readonly #owners = new Map<string, object>();

	constructor(private readonly coder: Coder) {
		for (let lesson = 0; lesson < LESSONS; lesson++)
			for (const line of PRIMER)
				lettersOf(line).forEach((letter, at) => {
					coder.learn(this.#ownerAfter(line.slice(0, at)), BITS, letter);
				});
	}

	/** Writes a line, or reads one. */
	code(given: string): string {
		const letters = lettersOf(given);
		let line = '';
		for (;;) {
			const letter = this.coder.number(this.#ownerAfter(line), BITS, letters[line.length] ?? END);
			if (letter === END) return line;
			if (line.length === MOST) throw new UnpackError({ code: 'damaged' });
			line += String.fromCharCode(letter);
		}
	}

	#ownerAfter(line: string): object {
		const before = line.slice(-2);
		const known = this.#owners.get(before);
		if (known) return known;
		const owner = {};
		this.#owners.set(before, owner);
		return owner;
	}
}

const lettersOf = (line: string): readonly number[] => [
	...Array.from(line, (letter) => letter.charCodeAt(0)),
	END
];
