import { afterEach, describe, expect, it } from 'vitest';
import { isolate } from '$lib/engine/typed-text';
import { words } from '$lib/words/en/table';
import { table as german } from '$lib/words/de/table';
import { table as french } from '$lib/words/fr/table';
import { table as romanian } from '$lib/words/ro/table';

const TYPED = ['דנה', 'אבי (2)', 'مريم', '٣', 'Tom', '42', '!?', 'Ann\u202eabc'];
const NAMES = TYPED.map(isolate);

const line = document.createElement('p');
line.style.whiteSpace = 'nowrap';
document.body.append(line);
afterEach(() => {
	line.textContent = '';
});

/** The left edges of these parts of a text, as it is painted on one line. */
function leftEdges(text: string, parts: readonly string[]): readonly number[] {
	line.textContent = text;
	const node = line.firstChild;
	let from = 0;
	return parts.map((part) => {
		const range = document.createRange();
		const at = text.indexOf(part, from);
		from = at + part.length;
		if (node) {
			range.setStart(node, at);
			range.setEnd(node, from);
		}
		return range.getBoundingClientRect().left;
	});
}

const inOrder = (edges: readonly number[]): readonly number[] => edges.toSorted((a, b) => a - b);

describe('typed names are painted', () => {
	it.each([
		['English', words.table.title(NAMES)],
		['German', german.title(NAMES)],
		['French', french.title(NAMES)],
		['Romanian', romanian.title(NAMES)]
	])('in the order of the seats: %s', (_, title) => {
		const edges = leftEdges(title, NAMES);
		expect(edges).toEqual(inOrder(edges));
	});

	it.each(NAMES)('%s with its points after it, and what stands before it before it', (name) => {
		for (const [text, parts] of [
			[`${name} +4 (9)`, [name, '+4', '(9)']],
			[`1. ${name}: 12`, ['1.', name, '12']],
			[`3 × ${name} − 2`, ['3', name, '2']],
			[`${name} +12, ${NAMES[0] ?? ''} +12`, [name, '+12', ', ', NAMES[0] ?? '', '+12']]
		] as const) {
			const edges = leftEdges(text, parts);
			expect(edges, text).toEqual(inOrder(edges));
		}
	});

	it('on a canvas with nothing to see of the isolates, and as wide as without them', () => {
		const plain = painted('דנה');
		expect(painted(isolate('דנה'))).toEqual(plain);
		expect(plain.ink).toBeGreaterThan(50);
	});
});

/** The width of a text on a canvas, and all that is painted of it. */
function painted(text: string) {
	const context = new OffscreenCanvas(200, 60).getContext('2d');
	if (!context) throw new Error('There is nothing to paint on.');
	context.font = `40px ${getComputedStyle(document.documentElement).fontFamily}`;
	context.fillText(text, 10, 45);
	const pixels = Array.from(context.getImageData(0, 0, 200, 60).data);
	return {
		width: context.measureText(text).width,
		ink: pixels.filter((value) => value > 0).length,
		pixels: pixels.join()
	};
}
