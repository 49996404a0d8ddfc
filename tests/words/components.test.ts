import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { sourcesIn, type Source } from '../tools/source/sources';

/** Attributes that are read out or shown. */
const SPOKEN = ['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'placeholder', 'title'];
/** A text with a word in it. */
const WORD = /\p{L}{2,}/u;
/** A colon right after words: in French a space stands before it. */
const COLON = /^[:;]/u;

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

const isNode = (one: unknown): one is Node =>
	typeof one === 'object' && one !== null && 'type' in one && typeof one.type === 'string';

/** All nodes of a component's markup, with the scripts and styles left out. */
function* nodesIn(one: unknown): Generator<Node> {
	if (Array.isArray(one)) for (const each of one) yield* nodesIn(each);
	if (!isNode(one)) return;
	yield one;
	for (const value of Object.values(one)) if (typeof value === 'object') yield* nodesIn(value);
}

/** Sentences in a component's markup: text between tags, and literal attributes that are read out. */
function sentencesIn({ path, text }: Source): readonly string[] {
	const { fragment } = parse(text, { modern: true });
	const silent = new Set<unknown>();
	const found: string[] = [];
	for (const node of nodesIn(fragment)) {
		const isSilent = node.type === 'Attribute' && !SPOKEN.includes(String(node['name']));
		if (isSilent || node.type === 'StyleDirective')
			for (const each of nodesIn(node['value'])) silent.add(each);
		if (node.type !== 'Text' || silent.has(node)) continue;
		const { data } = node as unknown as AST.Text;
		if (WORD.test(data) || COLON.test(data)) found.push(`${path}: ${data.trim()}`);
	}
	return found;
}

const component = (text: string): Source => ({ path: 'A.svelte', text });

describe('sentences in components', () => {
	it('are none: all stand in the catalogue', () => {
		expect(sourcesIn('src', ['.svelte']).flatMap(sentencesIn)).toEqual([]);
	});

	it.each([
		['between tags', '<p>Good evening</p>', ['A.svelte: Good evening']],
		['in a name', '<button aria-label="Close"></button>', ['A.svelte: Close']],
		['in a branch', '{#if true}<b>Yes</b>{/if}', ['A.svelte: Yes']],
		['in a snippet', '{#snippet one()}Two{/snippet}', ['A.svelte: Two']],
		['in a colon', '<b>{label}:</b> {text}', ['A.svelte: :']],
		['in no class or id', '<p class="large" id="first">{text}</p>', []],
		['not in signs', '<p>+ {points} ·</p>', []]
	])('are found %s', (_, text, found) => {
		expect(sentencesIn(component(text))).toEqual(found);
	});
});
