/** Why a text can't be split into lines: it isn't UTF-8, a line is too long, or there are too many blank lines. */
export type LineProblem = 'not-text' | 'too-long' | 'too-blank';

/** Blank lines that are ignored: an editor may add some at the end. */
const MAX_BLANK_LINES = 1_000;

/** Splits UTF-8 text that arrives in chunks into lines. */
export class LineSplitter {
	readonly #decoder = new TextDecoder('utf-8', { fatal: true });
	#rest = '';
	#blank = 0;

	/** @param longest the longest line allowed, in UTF-16 code units */
	constructor(readonly longest: number) {}

	/** The lines that end in this chunk. Call it without a chunk at the end, for the last line. */
	next(piece?: Uint8Array): readonly string[] | LineProblem {
		const text = this.#decode(piece);
		if (text === undefined) return 'not-text';
		const lines = (this.#rest + text).split('\n');
		this.#rest = piece ? (lines.pop() ?? '') : '';
		if ([this.#rest, ...lines].some(({ length }) => length > this.longest)) return 'too-long';
		const written = lines.filter((line) => line !== '');
		this.#blank += lines.length - written.length;
		return this.#blank > MAX_BLANK_LINES ? 'too-blank' : written;
	}

	#decode(piece: Uint8Array | undefined): string | undefined {
		try {
			return this.#decoder.decode(piece, { stream: piece !== undefined });
		} catch {
			return undefined;
		}
	}
}
