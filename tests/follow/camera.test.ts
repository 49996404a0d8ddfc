import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
	CameraDesk,
	CameraTeller,
	type CameraSeen,
	type CameraTold
} from '../../src/lib/follow/camera';
import { Desk } from '../../src/lib/follow/desk';
import { Messages } from '../../src/lib/follow/messages';
import { FOLLOW_KINDS } from '../../src/lib/follow/talk';
import { tileId } from '../../src/lib/engine/tile';
import { ON_ROAD, roadSeen } from '../table/watch/made-up-watcher';
import { channels, talkOn } from './channels';

const moving = (after: number): CameraSeen => ({ after, sees: { kind: 'moving' } });
const still = (...news: ReturnType<typeof roadSeen>[]): CameraSeen => ({
	after: 3,
	sees: { kind: 'still', news, differences: [] }
});

/** A keeper, and one who follows and can be the camera. */
function together() {
	const [near, far] = channels();
	const clock = { now: 0 };
	const [heard, told]: [CameraSeen[], CameraTold[]] = [[], []];
	const onable = vi.fn();
	const desk = new CameraDesk(
		talkOn(near),
		onable,
		(seen) => heard.push(seen),
		() => clock.now
	);
	const talk = talkOn(far);
	const teller = new CameraTeller(talk, (said) => told.push(said));
	return { near, far, clock, heard, told, onable, desk, teller, talk };
}

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('who can be the table’s camera', () => {
	it('says so at once, and hears whether they are it', () => {
		const { desk, heard, told, onable } = together();
		expect([desk.able, onable.mock.calls.length]).toEqual([true, 1]);
		expect(heard).toEqual([{ after: 0, sees: null }]);
		desk.tell({ named: true });
		desk.tell({ named: true, nothing: { x: 1, y: -2 } });
		expect(told).toEqual([{ named: true }, { named: true, nothing: { x: 1, y: -2 } }]);
	});

	it('tells what they see, in as many digits as decide anything', () => {
		const { heard, teller } = together();
		vi.advanceTimersByTime(500);
		const figure = { ...ON_ROAD, probability: 0.987654 };
		teller.see(
			still(roadSeen({ odds: Infinity, margin: 2.34567, detail: 3.00049, figure, bare: 0.01 }))
		);
		const seen = roadSeen({
			odds: 99,
			margin: 2.346,
			detail: 3,
			figure: { ...ON_ROAD, probability: 0.988 },
			bare: 0.01
		});
		expect(heard.at(-1)).toEqual(still(seen));
	});

	it('tells three new tiles at most, whatever they are called', () => {
		const { heard, teller } = together();
		vi.advanceTimersByTime(500);
		const [lay] = roadSeen().lays;
		if (!lay) throw new Error('There is no lay.');
		const long = { ...lay, tile: tileId('x'.repeat(100)), score: -1.23456 };
		const lays = [long, long, long];
		teller.see(still(...Array.from({ length: 9 }, () => roadSeen({ lays, figure: ON_ROAD }))));
		expect(heard.at(-1)?.sees).toMatchObject({ news: [{ spot: { x: 1, y: 0 } }, {}, {}] });
	});

	it('speaks twice a second at most, and of many only the last; nothing twice', () => {
		const { far, near, heard, teller } = together();
		for (let after = 1; after <= 100; after++) teller.see(moving(after));
		expect(near.received).toBe(1);
		vi.advanceTimersByTime(500);
		teller.see(moving(100));
		vi.advanceTimersByTime(5_000);
		expect(heard).toEqual([{ after: 0, sees: null }, moving(100)]);
		far.close();
	});

	it('may flood the keeper, who hears the last one', () => {
		const { clock, heard, talk } = together();
		for (let after = 0; after < 500; after++) talk.tell('camera', moving(after));
		expect(heard).toHaveLength(10);
		clock.now = 1_000;
		vi.advanceTimersByTime(1_000);
		expect(heard.slice(10)).toEqual([moving(499)]);
	});

	it.each([
		['no JSON', 'x'],
		['no number', '{"after":"1","sees":null}'],
		[
			'a colour that nobody has',
			'{"after":1,"sees":{"kind":"still","news":[],"differences":[{"kind":"figure-still-there","spot":{"x":0,"y":0},"colour":"gold"}]}}'
		],
		[
			'half a turn',
			'{"after":1,"sees":{"kind":"still","news":[{"spot":{"x":0.5,"y":0},"lays":[],"margin":1,"odds":1}],"differences":[]}}'
		],
		['five kilobytes', JSON.stringify({ after: 1, sees: null, more: 'x'.repeat(5_000) })]
	])('may say %s, which is dropped', (_, text) => {
		const { heard, talk } = together();
		talk.send('camera', new TextEncoder().encode(text));
		expect(heard).toHaveLength(1);
	});

	it('may say more than this version knows', () => {
		const { heard, talk } = together();
		talk.tell('camera', { ...moving(7), more: 1 });
		expect(heard.at(-1)).toEqual(moving(7));
	});
});

/** How a version speaks that knew of no camera. */
const earlier = (channel: Parameters<typeof talkOn>[0]) =>
	new Messages(channel, FOLLOW_KINDS.slice(0, FOLLOW_KINDS.indexOf('camera')));

describe('an earlier version', () => {
	it('that follows is never told of a camera, which it would take for a damage', () => {
		const [near, far] = channels();
		const desk = new CameraDesk(talkOn(near), vi.fn(), vi.fn());
		const [talk, refused] = [earlier(far), vi.fn()];
		talk.onrefused = refused;
		talk.tell('seat', { seat: 0 });
		desk.tell({ named: true });
		expect([far.received, refused.mock.calls]).toEqual([0, []]);
	});

	it('that keeps the game drops it, and hears all else', () => {
		const [near, far] = channels();
		const seats: unknown[] = [];
		const desk: Desk = new Desk(
			earlier(near),
			{ record: () => undefined, lets: () => false, write: () => Promise.resolve(false) },
			() => seats.push(desk.seat)
		);
		const talk = talkOn(far);
		const told = vi.fn();
		new CameraTeller(talk, told).see(moving(1));
		vi.advanceTimersByTime(500);
		talk.tell('seat', { seat: 1 });
		expect([near.received, seats, told.mock.calls]).toEqual([3, [1], []]);
	});
});
