import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UNIT } from '../../../src/lib/drawing/geometry/point';
import { figurePoint } from '../../../src/lib/drawing/tile/hit-test';
import type { LaidTurn, TableEvent } from '../../../src/lib/rules/catalogue';
import type { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { WAIT } from '../../../src/lib/table/watch/countdown.svelte';
import type { TableWatching } from '../../../src/lib/table/watch/table-watching.svelte';
import { entersSure } from '../../../src/lib/table/watch/watch-settings';
import type { SeenTile } from '../../../src/lib/watch/watching';
import ProposalPanel from '../../../src/routes/game/watch/ProposalPanel.svelte';
import { NAMES } from '../../e2e/table/support/games';
import { headerFor, withEvents } from '../../record/support';
import { readSamples } from '../../samples/read';
import '../../tools/games/all-expansions';
import { followTable, liveGameOf } from './followed.svelte';

const samples = new Map(readSamples());
let stop = (): void => undefined;

/** The first events of a sample. */
function eventsOf(name: string, count: number): readonly TableEvent[] {
	const sample = samples.get(name);
	if (!sample) throw new Error(`There is no sample ${name}.`);
	return sample.events.slice(0, count);
}

/** The game of a sample after some of its events, and the turn that comes then. */
async function sampleAfter(name: string, count: number) {
	const sample = samples.get(name);
	const turn = eventsOf(name, count + 1).at(-1);
	if (!sample || turn?.type !== 'base/laid') throw new Error(`${name} has no such turn.`);
	const { players, box, expansions, rulings } = sample;
	const header = headerFor('watched', players, { box, expansions, rulings });
	const record = withEvents({ header, entries: [] }, eventsOf(name, count));
	const live = await liveGameOf(record);
	return { live, turn };
}

/** The tile of a turn as the camera sees it, surely, with its figure or surely without. */
function seenOf({ game }: LiveGame, { tile, x, y, rotation, deploy }: LaidTurn): SeenTile {
	const type = game.rules.tiles.get(tile);
	if (!type) throw new Error(`The game has no tile ${tile}.`);
	const at = deploy && figurePoint(type, rotation, deploy.segment, deploy.corner);
	const spot = { x, y };
	return {
		spot,
		lays: [{ tile, spot, rotation, score: -0.1 }],
		margin: 4,
		detail: undefined,
		odds: 8,
		figure: at && { at: { x: at.x / UNIT, y: at.y / UNIT }, probability: 0.95 },
		bare: deploy ? 0 : 0.99
	};
}

/** The same game, followed by a camera that sees the tile of that turn. */
async function follow(name: string, count: number) {
	const { live, turn } = await sampleAfter(name, count);
	const followed = await followTable(live);
	stop = followed.stop;
	followed.watcher.sees(seenOf(live, turn));
	await followed.look();
	return { live, turn, ...followed };
}

/** A yes to what is proposed first. */
async function sayYes(watching: TableWatching): Promise<void> {
	const [first] = watching.proposals.now?.tiles ?? [];
	if (!first) throw new Error('Nothing is proposed.');
	await watching.enter(first);
	flushSync();
}

/** What is asked then, or may follow, of whom, and what was written until then. */
const stateOf = ({ entry, log, game }: LiveGame) => ({
	question: entry.question?.id,
	of: entry.question?.player,
	further: entry.further?.id,
	mover: entry.mover,
	events: log.events.map(({ type }) => type),
	figures: game.pieces.size
});

/** The same turn entered by hand. */
async function enteredByHand(name: string, count: number) {
	const { live, turn } = await sampleAfter(name, count);
	const { tile, x, y, rotation, deploy } = turn;
	live.entry.layOut({ tile, spot: { x, y }, rotation, ...(deploy && { deploy }) });
	await live.entry.confirm();
	return stateOf(live);
}

afterEach(() => {
	stop();
	entersSure.on = false;
	vi.useRealTimers();
});

/** What a sign asks, in a sample after so many events. */
const ASKED = [
	['dragon/moved', 'the-dragon-eats-a-thief-before-the-road-is-scored', 5],
	['ferries/laid', 'a-ferry-must-be-laid-and-joins-a-road-that-another-player-holds', 3],
	['gold-mines/put', 'ingots-of-a-city-without-knights-stay', 2],
	['gold-mines/took', 'ingots-are-taken-before-the-wagon-drives-on', 4],
	['wagon/drive-on', 'a-wagon-is-paid-double-by-an-inn-and-drives-on', 2]
] as const;
const [, DRAGON, BEFORE_DRAGON] = ASKED[0];
const BUILDER = 'an-abbot-comes-home-in-the-second-part-of-the-turn';
const BEFORE_BUILDER = 4;

describe('what is asked about a tile that the camera saw', () => {
	it.each(ASKED)('is asked as by hand: %s', async (question, name, count) => {
		const { live, watching, look } = await follow(name, count);
		await sayYes(watching);
		expect(live.entry.question?.id).toBe(question);
		expect(stateOf(live)).toEqual(await enteredByHand(name, count));
		await look();
		expect(watching.proposals.now).toBeUndefined();
	});

	it('is taken back step by step, and the turn stays as it was entered', async () => {
		const { live, turn, watching, look } = await follow(DRAGON, BEFORE_DRAGON);
		await sayYes(watching);
		while (live.log.events.length > BEFORE_DRAGON) await live.entry.undo();
		await look();
		const { tile, x, y, rotation } = turn;
		expect(live.entry.draft).toMatchObject({ tile, spot: { x, y }, rotation });
		expect(watching.proposals.now).toBeUndefined();
		live.entry.layOut(EMPTY_DRAFT);
		flushSync();
		expect(watching.proposals.now?.tiles[0]).toMatchObject({ tile });
	});

	it('is a second part of the builder’s turn: the same player lays the next tile', async () => {
		const { live, watcher, watching, look } = await follow(BUILDER, BEFORE_BUILDER);
		await sayYes(watching);
		expect(stateOf(live)).toEqual(await enteredByHand(BUILDER, BEFORE_BUILDER));
		expect(live.entry.further).toBeDefined();
		const second = eventsOf(BUILDER, BEFORE_BUILDER + 2).at(-1);
		if (second?.type !== 'base/laid') throw new Error('The sample has no second part.');
		expect(watcher.tables.at(-1)?.mover).toBe(live.header.players[second.player]?.colour);
		watcher.sees(seenOf(live, second));
		await look();
		await sayYes(watching);
		expect(live.log.events.at(-1)).toMatchObject({ player: 0, tile: second.tile });
		await live.entry.undo();
		expect(stateOf(live)).toEqual(await enteredByHand(BUILDER, BEFORE_BUILDER));
	});
});

describe('what the player of a sure turn may do instead', () => {
	it.each([
		['flying-machines/took-off', 'a-meeple-flies-to-a-road-where-another-stands', 4],
		['portal/went-through', 'a-figure-goes-through-a-portal-to-any-tile-without-the-dragon', 1],
		['tower/built', 'a-tower-floor-captures-a-meeple-beside-it', 1],
		[undefined, 'an-abbot-taken-home-takes-no-ingots', 2]
	])('is never decided by the camera: %s', async (offer, name, count) => {
		entersSure.on = true;
		vi.useFakeTimers();
		const { live, watching } = await follow(name, count);
		expect(watching.proposals.now?.certain).toBe(true);
		await vi.advanceTimersByTimeAsync(2 * WAIT);
		expect(live.log.events).toHaveLength(count);
		const { offers, recalls } = live.entry;
		expect(offer ? offers.map(({ id }) => id) : recalls).toContainEqual(offer ?? expect.anything());
	});

	it.each([
		[
			'houses or trees',
			'houses-end-roads-at-a-crossing-by-the-house-rule-for-trees-too',
			0,
			'Trees'
		],
		[
			'a bridge',
			'a-bridge-between-two-roads-joins-them',
			6,
			/from (?:north to south|east to west)/i
		]
	])('isn’t decided by the camera either, and can be tapped: %s', async (_, name, count, says) => {
		entersSure.on = true;
		vi.useFakeTimers();
		const { live, watching } = await follow(name, count);
		expect(watching.proposals.now?.certain).toBe(true);
		await vi.advanceTimersByTimeAsync(2 * WAIT);
		expect(live.log.events).toHaveLength(count);
		vi.useRealTimers();
		show(live, watching);
		await userEvent.click(await screen.findByText(says));
		flushSync();
		expect(watching.proposals.now).toBeUndefined();
		expect(live.entry.draft.trees ?? live.entry.draft.bridge).toBeTruthy();
	});

	/** Shows what is proposed. */
	function show({ entry }: LiveGame, watching: TableWatching): void {
		const proposal = watching.proposals.now;
		if (!proposal) throw new Error('Nothing is proposed.');
		render(ProposalPanel, { watching, proposal, entry, names: NAMES, land: 'summer' });
	}

	it('leads to the same questions as by hand', async () => {
		const { live, watching } = await follow('a-meeple-flies-to-a-road-where-another-stands', 4);
		show(live, watching);
		await userEvent.click(screen.getByRole('button', { name: 'Let a figure fly' }));
		flushSync();
		expect(watching.proposals.now).toBeUndefined();
		expect(live.entry.question?.id).toBe('flying-machines/rolled');
	});
});
