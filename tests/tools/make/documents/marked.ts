/* Parts of documents that are written from what is declared: between two comments, of which the first has the part's name. */

const START = '<!-- npm run documents: ';
const END = '<!-- end -->';

/** The parts of documents by name, as Markdown. */
export type Parts = Readonly<Record<string, string>>;

/** Text between a mark and its end. */
const MARKED = new RegExp(`${START}([^>]+) -->[^]*?${END}`, 'g');

/** The names of the parts that a document has. */
export const partsIn = (document: string): readonly string[] =>
	[...document.matchAll(MARKED)].map(([, name = '']) => name);

/** A document with its parts written anew. Throws for a part that isn't known, and for a mark without an end. */
export function withParts(document: string, parts: Parts): string {
	if (document.split(START).length !== document.split(END).length)
		throw new Error(`Each “${START}… -->” needs an “${END}” behind it.`);
	return document.replaceAll(MARKED, (_, name: string) => {
		const part = parts[name];
		if (part === undefined) throw new Error(`Nothing is known of a part called ${name}.`);
		return `${START}${name} -->\n\n${part}\n\n${END}`;
	});
}

/** As code. */
export const code = (text: string): string => `\`${text}\``;

/** As code, one after the other. */
export const codes = (texts: readonly string[]): string => texts.map(code).join(', ');

/** Names in a sentence, as in “a, b and c”. */
export const listed = (names: readonly string[]): string =>
	new Intl.ListFormat('en-GB').format(names);

/** Rows of cells under a head. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
	[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A text in lines of at most so many letters, where its words allow it. */
export function wrapped(text: string, width = 120): string {
	const lines = text.split(' ').reduce<readonly string[]>((before, word) => {
		const line = before.at(-1);
		return line === undefined || line.length + word.length + 1 > width
			? [...before, word]
			: [...before.slice(0, -1), `${line} ${word}`];
	}, []);
	return lines.join('\n');
}
