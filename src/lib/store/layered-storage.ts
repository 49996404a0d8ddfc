/** How long a text survives: until the browser's data is cleared, until the tab is closed, or until this page is. */
const LIFETIMES = ['browser', 'tab', 'page'] as const;
export type Lifetime = (typeof LIFETIMES)[number];

/** The part of `Storage` that is used. @internal */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Storages, the longest-lived first. A browser may deny access by throwing. */
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

/** A stored text and how long it survives. */
export interface Copy {
	readonly text: string;
	readonly lifetime: Lifetime;
}

/** Stores each text in the longest-lived storage that has room for it. */
export class LayeredStorage {
	constructor(private readonly places = HERE) {}

	/** Stores a text and replaces the one with the same name. */
	put(name: string, text: string): Lifetime {
		const lifetime = LIFETIMES.find((each) =>
			this.#try(each, (place) => writeInto(place, name, text))
		);
		if (!lifetime) throw new Error('The memory of the page takes any text.');
		// Longer-lived copies stay: an older text is better than none.
		for (const other of LIFETIMES.slice(LIFETIMES.indexOf(lifetime) + 1)) this.#remove(other, name);
		return lifetime;
	}

	/** All texts stored under a name, the longest-lived first. */
	copies(name: string): readonly Copy[] {
		return LIFETIMES.flatMap((lifetime) => {
			const text = this.#try(lifetime, (place) => place.getItem(name));
			return typeof text === 'string' ? { text, lifetime } : [];
		});
	}

	delete(name: string): void {
		for (const lifetime of LIFETIMES) this.#remove(lifetime, name);
	}

	/** All names that begin with a prefix. */
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
