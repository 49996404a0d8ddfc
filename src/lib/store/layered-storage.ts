/**
 * How long a text is kept: until the browser's data is cleared, as long as the tab lives, or as long as this page does.
 */
const LIFETIMES = ['browser', 'tab', 'page'] as const;
export type Lifetime = (typeof LIFETIMES)[number];

/** What is used of a browser's storage. @internal */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Where texts may be kept, the place where they live longest first. A browser may refuse one by throwing. */
const HERE: Readonly<Record<Lifetime, () => TextStorage>> = {
	browser: () => localStorage,
	tab: () => sessionStorage,
	page: () => PAGE
};

/** The memory of this page. */
class PageMemory implements TextStorage {
	readonly #texts = new Map<string, string>();

	get length(): number {
		return this.#texts.size;
	}
	key(index: number): string | null {
		return [...this.#texts.keys()][index] ?? null;
	}
	getItem(name: string): string | null {
		return this.#texts.get(name) ?? null;
	}
	setItem(name: string, text: string): void {
		this.#texts.set(name, text);
	}
	removeItem(name: string): void {
		this.#texts.delete(name);
	}
}
const PAGE = new PageMemory();

/** A text and how long it lives. */
export interface Copy {
	readonly text: string;
	readonly lifetime: Lifetime;
}

/** Texts by their names, each in the place where it lives longest and has room. */
export class LayeredStorage {
	constructor(private readonly places = HERE) {}

	/** Keeps a text in the place of the one that was kept under its name. */
	put(name: string, text: string): Lifetime {
		const lifetime = LIFETIMES.find((each) =>
			this.#try(each, (place) => writeInto(place, name, text))
		);
		if (!lifetime) throw new Error('The memory of the page takes any text.');
		// One that lives longer stays: an older text is better than none.
		for (const other of LIFETIMES.slice(LIFETIMES.indexOf(lifetime) + 1)) this.#remove(other, name);
		return lifetime;
	}

	/** The texts kept under a name, the one that lives longest first. */
	copies(name: string): readonly Copy[] {
		return LIFETIMES.flatMap((lifetime) => {
			const text = this.#try(lifetime, (place) => place.getItem(name));
			return typeof text === 'string' ? { text, lifetime } : [];
		});
	}

	delete(name: string): void {
		for (const lifetime of LIFETIMES) this.#remove(lifetime, name);
	}

	/** All names that begin so. */
	names(beginning: string): readonly string[] {
		const names = LIFETIMES.flatMap((lifetime) => this.#try(lifetime, namesIn) ?? []);
		return [...new Set(names)].filter((name) => name.startsWith(beginning));
	}

	#remove(lifetime: Lifetime, name: string): void {
		this.#try(lifetime, (place) => {
			place.removeItem(name);
		});
	}

	#try<T>(lifetime: Lifetime, use: (place: TextStorage) => T): T | undefined {
		try {
			return use(this.places[lifetime]());
		} catch {
			return undefined;
		}
	}
}

function writeInto(place: TextStorage, name: string, text: string): true {
	place.setItem(name, text);
	return true;
}

const namesIn = (place: TextStorage): readonly string[] =>
	Array.from({ length: place.length }, (_, index) => place.key(index) ?? '');
