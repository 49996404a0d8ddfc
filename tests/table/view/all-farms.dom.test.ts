import { beforeAll, expect, it } from 'vitest';
import type { BoardFarm } from '../../../src/lib/drawing/board/scene';
import { EMPTY_DRAFT, type GameRecord } from '../../../src/lib/record';
import type { Rulings } from '../../../src/lib/engine/rulings';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { EXPLAINING } from '../../../src/lib/table/view/explained.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { recorded, recordOf } from '../../e2e/table/support/games';

beforeAll(() => EXPLAINING.load());

const whole = recorded('winter', 'winter-117');
const running = recordOf(whole, 70, 'running');
const ENDED: GameRecord = withEvent(running, { type: 'base/ended', overruled: ['tiles-left'] });

function withEvent({ header, entries }: GameRecord, event: GameRecord['entries'][number]['event']) {
	const last = entries.length;
	return { header, entries: [...entries, { seq: last, at: last, v: 1 as const, event }] };
}

const viewOf = (record: GameRecord, rulings: Rulings = {}): TableView => {
	const header = { ...record.header, rulings: { ...record.header.rulings, ...rulings } };
	return new TableView(new LiveGame(memoryStore(), { ...record, header }, EMPTY_DRAFT));
};

const texts = (farms: readonly BoardFarm[] | undefined): readonly string[] | undefined =>
	farms
		?.filter(({ worth }) => worth.length > 0)
		.map(({ holders, worth }) =>
			[holders.join('+'), ...worth.map(({ name, points }) => `${name} ${String(points)}`)].join(' ')
		)
		.sort();

const FARMS = [
	'blue Ben 0',
	'green Chloé 3',
	'green Chloé 9',
	'red Ada 0',
	'red+green Ada 3 Chloé 3',
	'red+green Ada 3 Chloé 3'
];

it('all farms are shown once they are asked for, each with its holders and what it is worth', () => {
	const { farms } = viewOf(running);
	expect([farms.offered, farms.shown]).toEqual([true, undefined]);
	farms.on = true;
	expect(texts(farms.shown)).toEqual(FARMS);
	expect(farms.shown).toHaveLength(14);
	farms.on = false;
	expect(farms.shown).toBeUndefined();
});

it('all farms stay while the past is looked at, as they were then', () => {
	const view = viewOf(running);
	view.farms.on = true;
	view.shown.lookAt(1);
	expect(texts(view.farms.shown)?.length).toBeLessThan(FARMS.length);
	view.shown.backToNow();
	expect(texts(view.farms.shown)).toEqual(FARMS);
});

it('all farms are those that are scored at the end, and hide only the step of the scoring', () => {
	const view = viewOf(ENDED);
	view.live.persisted.draft = { ...EMPTY_DRAFT, final: 1 };
	expect(view.highlights.drawn).toBeDefined();
	view.farms.on = true;
	expect(texts(view.farms.shown)).toEqual(FARMS);
	expect(view.highlights.drawn).toBeUndefined();
	view.highlights.showPlace({ x: 0, y: 0, segment: 3 });
	expect(view.highlights.drawn?.owner).toBe('green');
});

it.each([
	['the referee keeps owners to the players', { aids: 'referee' }, false],
	['a clear view has owners', { aids: 'clear' }, true],
	['nobody plays farmers', { farmers: 'off' }, false]
])('where %s', (_, rulings, offered) => {
	const { farms } = viewOf(running, rulings);
	farms.on = true;
	expect(farms.offered).toBe(offered);
	expect(farms.shown !== undefined).toBe(offered);
});

it('all farms are offered to a referee’s table when the game has ended', () => {
	expect(viewOf(ENDED, { aids: 'referee' }).farms.offered).toBe(true);
});
