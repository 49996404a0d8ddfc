import { describe, expect, it, vi } from 'vitest';
import * as encoding from 'lib0/encoding';
import * as sync from 'y-protocols/sync';
import * as Y from 'yjs';
import { fileOfLines, linesBefore, linesOf } from '../../src/lib/follow/lines';
import { FollowerMirror, KeeperMirror } from '../../src/lib/follow/mirror';
import { Messages, piecesOf } from '../../src/lib/follow/messages';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { recordWith } from '../store/support';
import { seededRandom } from '../tools/games/seeded-random';
import { channels, talkOn, type FakeChannel } from './channels';

const SEED = 20261123;
const nothing = (): void => undefined;

/** Somebody who follows, and the last lines seen. */
function follower(keeper: KeeperMirror) {
	const [near, far] = channels();
	const seen: { lines: readonly string[]; nonsense: number; far: FakeChannel } = {
		lines: [],
		nonsense: 0,
		far
	};
	keeper.attach(talkOn(near));
	new FollowerMirror(
		talkOn(far),
		(lines) => (seen.lines = lines),
		() => seen.nonsense++
	);
	return seen;
}

/** The message that adds a line, if it is taken. */
function updateWith(line: string): Uint8Array {
	const doc = new Y.Doc();
	doc.getArray('game').push([line]);
	const encoder = encoding.createEncoder();
	sync.writeUpdate(encoder, Y.encodeStateAsUpdate(doc));
	return encoding.toUint8Array(encoder);
}

describe('a game that others follow', () => {
	it('is there at once, and so is every change, also an undone part of a log that another window wrote', () => {
		const rng = seededRandom(SEED);
		const keeper = new KeeperMirror();
		let lines: readonly string[] = ['header'];
		keeper.show(lines);
		const all = [follower(keeper)];
		for (let step = 0; step < 300; step++) {
			if (rng.below(20) === 0) all.push(follower(keeper));
			const kept = rng.below(10) === 0 ? lines.slice(0, 1 + rng.below(lines.length)) : lines;
			lines = [...kept, `entry ${String(step)}`];
			keeper.show(lines);
			for (const { lines: seen } of all) expect(seen, `seed ${String(SEED)}`).toEqual(lines);
		}
		expect(all.length).toBeGreaterThan(5);
	});

	it('is read from its lines as it was, also while it has no entry', () => {
		for (const count of [0, 1, 5]) {
			const record = recordWith(count);
			expect(parseGameFile(fileOfLines(linesOf(record)))).toEqual({ ok: true, value: record });
		}
	});

	it('of a newer app is shown up to the entry that isn’t known, and no further', () => {
		const lines = [...linesOf(recordWith(5))];
		lines[4] = lines[4]?.replace(/"type":"[^"]*"/, '"type":"base/invented"') ?? '';
		const read = parseGameFile(fileOfLines(lines));
		if (read.ok) throw new Error('It can be read.');
		const known = linesBefore(read.error, lines);
		expect(known).toEqual(lines.slice(0, 4));
		expect(parseGameFile(fileOfLines(known ?? [])).ok).toBe(true);
		expect(linesBefore({ code: 'newer-version', version: 99 }, lines)).toBeUndefined();
	});

	it('takes nothing from those who follow: a forgery changes only the forger’s screen', () => {
		const keeper = new KeeperMirror();
		keeper.show(['header', 'one']);
		const forger = follower(keeper);
		const other = follower(keeper);
		for (const piece of piecesOf(0, updateWith('forged'))) forger.far.send(piece);
		// At once: the next entry would put the document right again.
		expect(other.lines).toEqual(['header', 'one']);
		expect(follower(keeper).lines).toEqual(['header', 'one']);
		keeper.show(['header', 'one', 'two']);
		expect(other.lines).toEqual(['header', 'one', 'two']);
		expect(follower(keeper).lines).toEqual(['header', 'one', 'two']);
	});

	it.each([
		['nothing', new Uint8Array()],
		['a byte', Uint8Array.of(7)],
		['noise', Uint8Array.from({ length: 900 }, (_, index) => index * 37)],
		['a question that is cut', Uint8Array.of(0, 0, 200)],
		['a megabyte', new Uint8Array(1_000_000)]
	])('goes on when somebody sends %s', (_, message) => {
		const keeper = new KeeperMirror();
		keeper.show(['header']);
		const [near, far] = channels();
		keeper.attach(talkOn(near));
		far.send(Uint8Array.from(message));
		keeper.show(['header', 'one']);
		expect(follower(keeper).lines).toEqual(['header', 'one']);
	});

	it('answers one question on a connection, however many come', () => {
		const keeper = new KeeperMirror();
		keeper.show(['header']);
		const seen = follower(keeper);
		const before = seen.far.received;
		for (let i = 0; i < 1_000; i++) seen.far.send(Uint8Array.of(0, 0, 1, 0));
		expect(seen.far.received).toBe(before);
	});

	it('stops sending to whoever has left', () => {
		const keeper = new KeeperMirror();
		keeper.show(['header']);
		const left = follower(keeper);
		left.far.close();
		keeper.show(['header', 'one']);
		expect(left.lines).toEqual(['header']);
	});

	it('is refused where the keeper sends nonsense', () => {
		const [near, far] = channels();
		let nonsense = 0;
		// Yjs says so in the console.
		vi.spyOn(console, 'error').mockImplementation(nothing);
		new FollowerMirror(talkOn(far), nothing, () => nonsense++);
		near.send(Uint8Array.of(0, 2, 250, 1));
		vi.restoreAllMocks();
		expect(nonsense).toBe(1);
	});
});

describe('a keeper that sends megabytes', () => {
	function following() {
		const [near, far] = channels();
		const seen = { lines: [] as readonly string[], nonsense: 0 };
		new FollowerMirror(
			talkOn(far),
			(lines) => (seen.lines = lines),
			() => seen.nonsense++
		);
		return { seen, talk: talkOn(near) };
	}

	it('at once is refused', () => {
		const { seen, talk } = following();
		talk.send('game', updateWith('x'.repeat(5_000_001)));
		expect(seen).toEqual({ lines: [], nonsense: 1 });
	});

	it('again and again is refused after a while, and what was seen before stays', () => {
		const { seen, talk } = following();
		const update = updateWith('x'.repeat(4_100_000));
		for (let i = 0; i < 4; i++) talk.send('game', update);
		expect([seen.lines.length, seen.nonsense]).toEqual([1, 0]);
		talk.send('game', update);
		talk.send('game', updateWith('x'.repeat(10)));
		expect([seen.lines.length, seen.nonsense]).toEqual([1, 2]);
	});
});

describe('messages', () => {
	const message = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
	/** Both ends, and what the far one read, by kind. */
	function talking(most: number) {
		const [near, far] = channels();
		const [speaker, listener] = [near, far].map((end) => new Messages(end, ['one', 'two', 'deaf']));
		const read: unknown[] = [];
		const refused: unknown[] = [];
		for (const kind of ['one', 'two'] as const)
			listener?.on(kind, most, (body) => read.push([kind, body]));
		if (listener) listener.onrefused = (kind) => refused.push(kind);
		return { near, speaker, read, refused };
	}

	it('of any length come whole and in order, each to its reader', () => {
		const { speaker, read, refused } = talking(100_000);
		speaker?.send('one', message);
		speaker?.send('two', new Uint8Array());
		speaker?.send('one', Uint8Array.of(7));
		expect(read).toEqual([
			['one', message],
			['two', new Uint8Array()],
			['one', Uint8Array.of(7)]
		]);
		expect(refused).toEqual([]);
	});

	it('that are too long, or that nobody listens to, are dropped once, and the next is read', () => {
		const { speaker, read, refused } = talking(99_999);
		speaker?.send('one', message);
		speaker?.send('deaf', message);
		speaker?.send('two', Uint8Array.of(7));
		expect(read).toEqual([['two', Uint8Array.of(7)]]);
		expect(refused).toEqual(['one', 'deaf']);
	});

	it('without end need no room', () => {
		const { near, read, refused } = talking(1_000);
		for (let i = 0; i < 2_000; i++) near.send(Uint8Array.of(1, ...new Uint8Array(500)));
		expect([read, refused]).toEqual([[], ['one']]);
	});

	it('that are no JSON where it is expected are refused', () => {
		const [near, far] = channels();
		const listener = new Messages(far, ['said']);
		const heard: unknown[] = [];
		listener.hear('said', 100, (said) => heard.push(said));
		listener.onrefused = () => heard.push('refused');
		new Messages(near, ['said']).tell('said', { seat: 1 });
		new Messages(near, ['said']).send('said', Uint8Array.of(123, 255));
		expect(heard).toEqual([{ seat: 1 }, 'refused']);
	});

	it('pile up for nobody: who reads nothing for too long is let go', () => {
		const [near, far] = channels();
		near.bufferedAmount = 9_000_000;
		new Messages(near, ['one']).send('one', Uint8Array.of(7));
		expect([near.readyState, far.received]).toEqual(['closed', 0]);
	});
});
