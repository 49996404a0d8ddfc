/** Why a text is no list of lines: its bytes aren't UTF-8; a line is longer than any may be; too many are blank. */
export type LineProblem = 'not-text' | 'too-long' | 'too-blank';

/** How many blank lines are passed over: nobody writes any, but an editor may add some at the end. */
const MAX_BLANK_LINES = 1_000;

/** Cuts a text that comes in pieces of UTF-8 into its lines. */
export class LineSplitter {
	readonly #decoder = new TextDecoder('utf-8', { fatal: true });
	#rest = '';
	#blank = 0;

	/** @param longest how many UTF-16 units a line may have */
	constructor(readonly longest: number) {}

	/** The lines that are whole with this piece; a last piece of nothing ends the last line. */
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
