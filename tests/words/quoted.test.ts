import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { nodes, type Source } from '../tools/source/sources';
import { wordSourcesOf } from '../tools/words/word-sources';

/** Names in menus of the phone itself. */
const OF_THE_PHONE = ['Save to Files', 'Add to Home Screen'];

/** All texts in a file of words; a template without placeholders counts, of others each part. */
const textsIn = (source: Source): readonly string[] =>
	nodes(source).flatMap((node) =>
		ts.isStringLiteralLike(node) ||
		ts.isTemplateHead(node) ||
		ts.isTemplateMiddle(node) ||
		ts.isTemplateTail(node)
			? [node.text]
			: []
	);

const texts = wordSourcesOf('en').map((source) => ({
	path: source.path,
	texts: textsIn(source)
}));

/** True for the label of a button, a link or a heading; one with a count is quoted without it. */
const isLabel = (quoted: string): boolean =>
	texts.some((file) => file.texts.some((text) => text === quoted || text === `${quoted} (`));

const quotedIn = (path: string): readonly string[] =>
	texts
		.filter((file) => file.path.includes(path))
		.flatMap((file) => file.texts)
		.flatMap((text) => [...text.matchAll(/“(?<label>[^”]+)”/g)])
		.map(({ groups }) => groups?.['label'] ?? '')
		.filter((label) => !OF_THE_PHONE.includes(label));

describe('buttons and headings are quoted by their labels', () => {
	it.each(['en/help', 'en/device.ts', 'en/share.ts'])('in %s', (path) => {
		expect(quotedIn(path).length).toBeGreaterThan(0);
		expect(quotedIn(path).filter((label) => !isLabel(label))).toEqual([]);
	});
});
