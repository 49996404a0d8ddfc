/** A text that a translator has replaced by an element of its own. */
interface Replaced {
	readonly text: Text;
	readonly font: HTMLElement;
	/** What the text said then. */
	readonly said: string;
}

/**
 * Keeps a page live while a browser or an extension translates it. A translator takes text nodes out and puts `<font>` elements
 * in their place, but the app goes on writing to the nodes that it knows: what is shown would never change, or stay when its
 * block is gone. Here each of these nodes is put back, empty, before the element that replaced it. As soon as the app writes to
 * it or removes it, the translation is removed, and the translator can translate what is there now.
 * @param root the node whose texts are watched
 * @returns a function that stops it
 */
export function keepTranslatedTextLive(root: Node): () => void {
	const keeper = new TextKeeper();
	const observer = new MutationObserver((mutations) => {
		keeper.follow(mutations);
	});
	observer.observe(root, { childList: true, characterData: true, subtree: true });
	return () => {
		observer.disconnect();
	};
}

class TextKeeper {
	/** Each replaced text, by the text node and by the element. */
	readonly #replaced = new WeakMap<Node, Replaced>();

	follow(mutations: readonly MutationRecord[]): void {
		for (const touched of nodesIn(mutations)) {
			const replaced = this.#replaced.get(touched);
			if (replaced) this.#settle(replaced);
		}
		const fonts = new Set(mutations.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)));
		if (fonts.size === 0) return;
		for (const mutation of mutations)
			for (const text of mutation.removedNodes)
				if (text instanceof Text && !text.isConnected) this.#pair(text, mutation, fonts);
	}

	/** Puts a text back before the new element that stands where it was. */
	#pair(text: Text, mutation: MutationRecord, fonts: Set<HTMLElement>): void {
		const { addedNodes, previousSibling, nextSibling } = mutation;
		const font = [...addedNodes, previousSibling, nextSibling].find(
			(node) => isFont(node) && node.isConnected && fonts.has(node)
		);
		if (!isFont(font)) return;
		fonts.delete(font);
		const replaced = { text, font, said: text.data };
		text.data = '';
		font.before(text);
		this.#replaced.set(text, replaced).set(font, replaced);
	}

	/** Follows up what the app or the translator did with a text or with what replaced it. */
	#settle({ text, font, said }: Replaced): void {
		if (text.isConnected && font.isConnected && text.data === '') {
			if (text.nextSibling !== font) text.after(font);
			return;
		}
		this.#replaced.delete(text);
		this.#replaced.delete(font);
		// The translator took back its translation.
		if (!font.isConnected && text.data === '') text.data = said;
		font.remove();
	}
}

const isFont = (node: Node | null | undefined): node is HTMLElement =>
	node instanceof HTMLElement && node.localName === 'font';

const nodesIn = (mutations: readonly MutationRecord[]): ReadonlySet<Node> =>
	new Set(
		mutations.flatMap(({ target, addedNodes, removedNodes }) => [
			target,
			...addedNodes,
			...removedNodes
		])
	);
