import { readingsOf } from './readings';

/** The base64url letters of a text from one place on, without what mail, chat and copying put between them. */
interface Letters {
	readonly letters: string;
	/** The numbers of letters after which something else stood: where the letters may end. */
	readonly ends: readonly number[];
	/** True if they stand behind the `#` of a link of this app. */
	readonly linked: boolean;
}

/** A run of letters: where it begins and ends among all letters of a text. */
interface Run {
	readonly from: number;
	readonly end: number;
	/**
	 * How likely it is that a link's letters begin here: 0 behind the `#` of a link, 1 behind another `#`, 2 in a long run, 3
	 * elsewhere.
	 */
	readonly rank: number;
}

/** The most places of a text from which letters are taken, and the most letters in all: finding a link must not take long. */
const MOST_STARTS = 100;
const MOST_LETTERS = 2_000_000;
/** This many letters in a row may be those of a link that has lost its address. */
const LONG = 20;

/** This app's address up to the letters, and how many characters before the letters are searched for it. */
const ADDRESS = /open\/?(?:\?[^\s#]*)?#$/i;
const ADDRESS_LENGTH = 200;

/**
 * The letters of a link that may be in a text, in whatever form it came: those from the likeliest place first.
 * @param most how many letters are taken from one place on
 */
export function* lettersIn(text: string, most: number): Generator<Letters> {
	let left = MOST_LETTERS;
	for (const reading of readingsOf(text))
		for (const found of startsIn(reading, most)) {
			yield found;
			left -= found.letters.length;
			if (left < 0) return;
		}
}

/** Like {@link lettersIn}, but cut at each of their possible ends, for letters whose beginning doesn't tell where they end. */
export function* endedLettersIn(text: string, most: number): Generator<string> {
	for (const { letters, ends } of lettersIn(text, most))
		for (const end of ends) {
			const ended = letters.slice(0, end);
			yield ended;
			yield ended.replace(/[_-]+$/, '');
		}
}

/** True if a text clearly contains a link of this app, complete or not. */
export const hasLink = (text: string): boolean =>
	readingsOf(text).some((reading) => /open\/?(?:\?[^\s#]*)?#[\w-]/i.test(reading));

function startsIn(text: string, most: number): readonly Letters[] {
	const all = text.replaceAll(/[^\w-]+/g, '');
	const runs = runsIn(text);
	const likeliest = [0, 1, 2].flatMap((rank) =>
		runs.flatMap((run, index) => (run.rank === rank ? [index] : []))
	);
	return likeliest.slice(0, MOST_STARTS).map((index) => lettersFrom(index, runs, all, most));
}

function runsIn(text: string): readonly Run[] {
	let end = 0;
	return [...text.matchAll(/[\w-]+/g)].map((match) => {
		// No link begins with an underscore or a dash: these are markup.
		const from = end + (/^[_-]*/.exec(match[0])?.[0].length ?? 0);
		end += match[0].length;
		return { from, end, rank: rankOf(text, match) };
	});
}

function rankOf(text: string, { 0: run, index }: RegExpExecArray): number {
	if (text[index - 1] !== '#') return run.length < LONG ? 3 : 2;
	return ADDRESS.test(text.slice(Math.max(0, index - ADDRESS_LENGTH), index)) ? 0 : 1;
}

function lettersFrom(start: number, runs: readonly Run[], all: string, most: number): Letters {
	const { from = 0, rank } = runs[start] ?? {};
	const letters = all.slice(from, from + most);
	const ends: number[] = [];
	for (const { end } of runs.slice(start, start + most)) {
		if (end - from > letters.length) break;
		ends.push(end - from);
	}
	return { letters, ends, linked: rank === 0 };
}
