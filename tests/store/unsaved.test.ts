import { expect, it } from 'vitest';
import { toUnsavedGame } from '../../src/lib/store/rows';
import { LayeredStorage, type TextStorage } from '../../src/lib/store/layered-storage';
import { Unsaved } from '../../src/lib/store/unsaved';
import { recordWith } from './support';

const game = recordWith(6);
const { id } = game.header;
const upTo = (count: number) =>
	toUnsavedGame({ ...game, entries: game.entries.slice(0, count) }, {}, 2);

/** A storage with room for texts up to a length. */
function place(most = Infinity): TextStorage {
	const texts = new Map<string, string>();
	return {
		get length() {
			return texts.size;
		},
		key: (index) => [...texts.keys()][index] ?? null,
		getItem: (name) => texts.get(name) ?? null,
		setItem: (name, text) => {
			if (text.length > most) throw new DOMException('Full.', 'QuotaExceededError');
			texts.set(name, text);
		},
		removeItem: (name) => void texts.delete(name)
	};
}

/** The unsaved games found in these storages. */
const unsavedIn = (browser: TextStorage, page: TextStorage) =>
	new Unsaved(
		new LayeredStorage({ browser: () => browser, tab: () => place(0), page: () => page })
	);

it('what has grown too large for the browser’s storage keeps what fitted before', () => {
	const browser = place(JSON.stringify(upTo(4)).length);
	const unsaved = unsavedIn(browser, place());
	expect(unsaved.keep(upTo(4))).toBe('browser');
	expect(unsaved.keep(upTo(5))).toBe('page');
	expect(unsaved.game(id)?.entries).toHaveLength(5);
	expect(unsaved.lifetime(id)).toBe('page');
	expect(unsavedIn(browser, place()).game(id)?.entries).toHaveLength(4);
	unsaved.drop(id);
	expect(unsavedIn(browser, place()).game(id)).toBeUndefined();
});

it('a removed game stays removed while more of it is kept, until it is restored', () => {
	const unsaved = unsavedIn(place(), place());
	unsaved.keep(upTo(3));
	unsaved.remove(id);
	unsaved.keep(upTo(4));
	expect(unsaved.game(id)).toBeUndefined();
	unsaved.restore(id);
	expect(unsaved.game(id)?.entries).toHaveLength(4);
});
