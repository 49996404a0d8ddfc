import { textOfPicture } from '$lib/ui/board/land-picture.svelte';

/** A picture of the table in markup. */
interface TablePicture {
	readonly markup: string;
	/** The canvases of the page, in the order of those in the markup. */
	readonly canvases: readonly HTMLCanvasElement[];
}

/** Attributes by which styles choose, or which draw. All others are for scripts, screen readers and fingers. */
const NEEDLESS =
	/^(?:on|aria-|id$|role$|tabindex$|title$|for$|name$|type$|data-(?!land|phase|picture|style))/;
const COMMENT = /<!--.*?-->/gs;

/**
 * The table as markup that only shows: the scores, whose turn it is and the board. Left out is what is in `data-unframed`
 * elements: it can differ after a restart.
 */
export function pictureOf(table: HTMLElement): TablePicture {
	const canvases = [...table.querySelectorAll('canvas')].filter((one) => !isUnframed(one));
	// It isn't the page's main part: nothing that looks for that should find the picture.
	const picture = document.createElement('div');
	for (const { name, value } of table.attributes) picture.setAttribute(name, value);
	picture.append(...[...table.childNodes].map((child) => child.cloneNode(true)));
	for (const each of picture.querySelectorAll('[data-unframed]')) each.replaceChildren();
	for (const each of picture.querySelectorAll('dialog')) each.remove();
	for (const each of [picture, ...picture.querySelectorAll('*')]) strip(each);
	for (const [index, canvas] of picture.querySelectorAll('canvas').entries()) {
		const text = canvases[index] && textOfPicture(canvases[index]);
		if (text !== undefined) canvas.dataset['picture'] = text;
	}
	return { markup: picture.outerHTML.replace(COMMENT, ''), canvases };
}

const isUnframed = (element: Element): boolean => element.closest('[data-unframed]') !== null;

/** Keeps inline styles where the policy for markup doesn't see them: see `FrameOpener`. */
function strip(element: Element): void {
	const style = element.getAttribute('style');
	if (style !== null) element.setAttribute('data-style', style);
	element.removeAttribute('style');
	for (const name of element.getAttributeNames())
		if (NEEDLESS.test(name)) element.removeAttribute(name);
}
