/**
 * How long a text is kept: until the browser's data is cleared, as long as the tab lives, or as long as this page does.
 */
export const LIVES = ['browser', 'tab', 'page'] as const;
export type Life = (typeof LIVES)[number];

/** What is used of a browser's storage. */
export type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Where texts may be kept, the place where they live longest first. A browser may refuse one by throwing. */
const HERE: Readonly<Record<Life, () => Place>> = {
	browser: () => localStorage,
	tab: () => sessionStorage,
	page: () => PAGE
};

/** The memory of this page. */
class PageMemory implements Place {
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
	readonly life: Life;
}

/** Texts by their names, each in the place where it lives longest and has room. */
export class Places {
	constructor(private readonly places = HERE) {}

	/** Keeps a text in the place of the one that was kept under its name. */
	put(name: string, text: string): Life {
		const life = LIVES.find((each) => this.#try(each, (place) => writeInto(place, name, text)));
		if (!life) throw new Error('The memory of the page takes any text.');
		// One that lives longer stays: an older text is better than none.
		for (const other of LIVES.slice(LIVES.indexOf(life) + 1)) this.#remove(other, name);
		return life;
	}

	/** The texts kept under a name, the one that lives longest first. */
	copies(name: string): readonly Copy[] {
		return LIVES.flatMap((life) => {
			const text = this.#try(life, (place) => place.getItem(name));
			return typeof text === 'string' ? { text, life } : [];
		});
	}

	delete(name: string): void {
		for (const life of LIVES) this.#remove(life, name);
	}

	/** All names that begin so. */
	names(beginning: string): readonly string[] {
		const names = LIVES.flatMap((life) => this.#try(life, namesIn) ?? []);
		return [...new Set(names)].filter((name) => name.startsWith(beginning));
	}

	#remove(life: Life, name: string): void {
		this.#try(life, (place) => {
			place.removeItem(name);
		});
	}

	#try<T>(life: Life, use: (place: Place) => T): T | undefined {
		try {
			return use(this.places[life]());
		} catch {
			return undefined;
		}
	}
}

function writeInto(place: Place, name: string, text: string): true {
	place.setItem(name, text);
	return true;
}

const namesIn = (place: Place): readonly string[] =>
	Array.from({ length: place.length }, (_, index) => place.key(index) ?? '');
