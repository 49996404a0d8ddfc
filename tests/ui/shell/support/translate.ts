/**
 * Replaces texts as a browser's translator does: by two nested `font` elements, except where that is forbidden. Needs
 * nothing from outside, so that it can also run in a page.
 * @returns what takes it back, as when the original is asked for
 */
export function translate(root: Element): () => void {
	const texts: Text[] = [];
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
	const back = texts.flatMap((text) => {
		const where = text.parentElement;
		const no = where?.closest('[translate="no"], script, style, font');
		if (!where || no || text.data.trim() === '') return [];
		const name: string = 'font';
		const [font, inner] = [document.createElement(name), document.createElement(name)];
		inner.append(text.data.toUpperCase());
		font.append(inner);
		where.replaceChild(font, text);
		return [
			() => {
				font.replaceWith(text);
			}
		];
	});
	document.documentElement.classList.add('translated-ltr');
	return () => {
		for (const each of back) each();
		document.documentElement.classList.remove('translated-ltr');
	};
}
