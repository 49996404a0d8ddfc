import { readingsOf } from './readings';

/** The letters of base64url from one place of a text on, without what mail, chat and copying put between them. */
interface Letters {
	readonly letters: string;
	/** After how many of them something else stood: where they may end. */
	readonly ends: readonly number[];
	/** Whether they stand behind the `#` of a link of this app. */
	readonly linked: boolean;
}

/** A run of letters, by where it begins and ends among all letters of a text. */
interface Run {
	readonly from: number;
	readonly end: number;
	/** How likely a link's letters begin here: 0 behind the `#` of one, 1 behind another `#`, 2 in a long run, 3 elsewhere. */
	readonly rank: number;
}

/** Most places of a text where letters are taken from, and most letters in all: an answer must not take long. */
const MOST_STARTS = 100;
const MOST_LETTERS = 2_000_000;
/** So many letters in a row may be those of a link that has lost its address. */
const LONG = 20;

/** This app's address as far as the letters, at the end of so much text. */
const ADDRESS = /open\/?(?:\?[^\s#]*)?#$/i;
const ADDRESS_LENGTH = 200;

/**
 * Where the letters of a link may begin in a text, however it came: the likeliest place first.
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

/** The same up to each of their ends, for letters whose beginning doesn't tell where they end. */
export function* endedLettersIn(text: string, most: number): Generator<string> {
	for (const { letters, ends } of lettersIn(text, most))
		for (const end of ends) {
			const ended = letters.slice(0, end);
			yield ended;
			yield ended.replace(/[_-]+$/, '');
		}
}

/** Whether there clearly is a link of this app in a text, be it whole or not. */
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
		// No link begins with an underline or a dash: these are markup.
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
