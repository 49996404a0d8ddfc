/* What runs in a page that follows a film with its camera: the bodies of functions. */

/** Resolves to whether the page said before long that it sees something of that kind. */
export const SAYS = `const [kinds, patience] = arguments;
const end = performance.now() + patience;
const sight = () => document.querySelector('[data-sight]')?.dataset.sight;
return (async () => {
	while (!kinds.includes(sight())) {
		if (performance.now() > end) return false;
		await new Promise((later) => setTimeout(later, 20));
	}
	return true;
})();`;

/**
 * Resolves to what is proposed, the likeliest first, as soon as that is one of the turns that are right, when nothing better is to be
 * expected, or when the turn was entered unasked: the number of the next tile says so.
 */
export const PROPOSED = `const [right, next, patience, settles, unasked] = arguments;
const began = performance.now();
const offered = () => [...document.querySelectorAll('.proposed [data-turn]')].map((each) => each.dataset.turn);
const isEntered = () => document.querySelector('.progress')?.textContent.startsWith('tile ' + next + ' ');
return (async () => {
	for (let since; ; ) {
		const now = performance.now();
		const turns = offered();
		if (isEntered()) return { entered: true, turns };
		const isRight = right.includes(turns[0]);
		const counts = document.querySelector('.countdown') !== null;
		if (turns.length > 0) since ??= now;
		if (counts && isRight) since = now;
		if (counts && !isRight) return { entered: false, wrong: true, turns };
		const waited = since === undefined ? 0 : now - since;
		if ((isRight && !unasked) || waited > settles || now - began > patience) return { entered: false, turns };
		await new Promise((later) => setTimeout(later, 20));
	}
})();`;

/** Whether there is such an element on the page. */
export const SHOWS = `const [selector] = arguments;
const found = selector.startsWith('//')
	? document.evaluate(selector, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue
	: document.querySelector(selector);
return found !== null;`;

/** What the page proposed for a turn. */
export interface Proposed {
	/** True where it entered the turn by itself. */
	readonly entered: boolean;
	/** True where it was about to enter another one. */
	readonly wrong?: boolean;
	readonly turns: readonly string[];
}
