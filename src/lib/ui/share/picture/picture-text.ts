import { isolateLines } from '../../../engine/typed-text';

/** Font sizes in the picture of a game, in its pixels. */
export const SIZES = {
	brand: 30,
	day: 26,
	headline: 56,
	detail: 29,
	rank: 30,
	name: 38,
	points: 46,
	caption: 26
} as const;

/** The texts of the picture, broken into lines. */
export interface PictureText {
	readonly app: string;
	readonly headline: readonly string[];
	readonly details: readonly string[];
	readonly caption: readonly string[];
}

/** The width of a text, in pixels. */
type Measure = (text: string) => number;

const graphemes = new Intl.Segmenter();

/** A text that fits into the room, truncated with an ellipsis if necessary. */
export function truncate(text: string, room: number, measure: Measure): string {
	if (measure(text) <= room) return text;
	const parts = [...graphemes.segment(text)].map(({ segment }) => segment);
	const cut = (length: number): string => `${parts.slice(0, length).join('').trimEnd()}…`;
	let length = parts.length - 1;
	while (length > 1 && measure(cut(length)) > room) length -= 1;
	return cut(length);
}

/** A text in at most `most` lines that fit into the room: the last one is truncated. @internal */
export function wrapLines(
	text: string,
	room: number,
	most: number,
	measure: Measure
): readonly string[] {
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const longer = [lines.at(-1) ?? '', word].join(' ').trimStart();
		if (lines.length > 0 && (lines.length === most || measure(longer) <= room))
			lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return isolateLines(lines.map((line) => truncate(line, room, measure)));
}

/** The factor by which the room is reduced in each step, to balance the lines. */
const LESS = 0.96;

/** Like {@link wrapLines}, with balanced lines: the last one isn't a single word. */
export function wrapEvenly(
	text: string,
	room: number,
	most: number,
	measure: Measure
): readonly string[] {
	const lines = wrapLines(text, room, most, measure);
	if (lines.length < 2 || lines.some(isCut)) return lines;
	const closer = wrapLines(text, room * LESS, most, measure);
	if (closer.length > lines.length || closer.some(isCut)) return lines;
	return wrapEvenly(text, room * LESS, most, measure);
}

const isCut = (line: string): boolean => line.endsWith('…');
