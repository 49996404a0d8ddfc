import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { tileAt } from '../../../src/lib/engine/board';
import { onWholeTiles } from '../../../src/lib/engine/figures';
import { bridgeOn, tileId } from '../../../src/lib/engine/tile';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { loadRulesFor } from '../../../src/lib/record/load-rules';
import { USUAL_RULINGS } from '../../../src/lib/rules/catalogue';
import type { ExpansionId } from '../../../src/lib/rules/declared';
import {
	linksIn,
	markersIn,
	onTopIn,
	tileTokensIn,
	trackFiguresIn
} from '../../../src/lib/rules/presentations';
import { memoryStore } from '../../../src/lib/store/memory';
import {
	tableBuilderOf,
	type TableBuilder
} from '../../../src/lib/table/existing-table/table-builder.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { words } from '../../../src/lib/words/en/table';
import BuildingHeld from '../../../src/routes/game/existing-table/BuildingHeld.svelte';
import BuildingTile from '../../../src/routes/game/existing-table/BuildingTile.svelte';
import { headerFor } from '../../record/support';
import { storeAll } from '../../store/support';

/** A table being built, with one tile on it, usually the crossing of three roads; where only trees stand, roads run on. */
async function atCrossing(
	expansions: readonly ExpansionId[] = [],
	tile = 'base-W'
): Promise<{ live: LiveGame; building: TableBuilder }> {
	const rulings = { ...USUAL_RULINGS, trees: 'run-on' };
	const header = headerFor('found', 2, { rulings, found: true, expansions });
	await loadRulesFor(header);
	const record = { header, entries: [] };
	const store = memoryStore();
	await storeAll(store, record);
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	const building = tableBuilderOf(live);
	live.entry.chooseTile(tileId(tile));
	live.entry.chooseSpot({ x: 0, y: 0 });
	await building.place();
	return { live, building };
}

/** Kinds of land on which figures stand. */
const roles = ({ game }: LiveGame): readonly (string | undefined)[] =>
	[...game.pieces].map(({ at }) => tileAt(game.board, at)?.type.segments[at.segment]?.kind);

it('a thief stays a thief and a farmer a farmer when the crossing turns out to have trees only', async () => {
	const { live, building } = await atCrossing();
	// base-W: roads 0 to 2, fields 3 to 5; with trees one road 0 and fields 1 to 3.
	await building.toggleFigure({ piece: 'follower', segment: 1 });
	await building.toggleFigure({ piece: 'follower', segment: 5 });
	expect(roles(live)).toEqual(['road', 'field']);
	await building.setTrees(true);
	expect(building.tile?.type.runsOn).toBe(true);
	expect(roles(live)).toEqual(['road', 'field']);
	expect([...live.game.pieces].map(({ at }) => at.segment)).toEqual([0, 3]);
	await building.setTrees(false);
	expect(building.tile?.type.runsOn).toBeUndefined();
	expect(roles(live)).toEqual(['road', 'field']);
});

it('removing a tile removes its figures, and undo restores both', async () => {
	const { live, building } = await atCrossing();
	await building.toggleFigure({ piece: 'follower', segment: 1 });
	await building.takeAway();
	expect([live.game.board.order, [...live.game.pieces]]).toEqual([[], []]);
	await live.entry.undo();
	expect(live.game.board.order).toHaveLength(1);
	expect(roles(live)).toEqual(['road']);
});

it('an undoing leaves it to whoever puts figures down', async () => {
	const { live, building } = await atCrossing();
	live.entry.choosePlayer(1);
	await building.toggleFigure({ piece: 'follower', segment: 1 });
	await live.entry.undo();
	expect([...live.game.pieces]).toEqual([]);
	await building.toggleFigure({ piece: 'follower', segment: 0 });
	expect([...live.game.pieces].map(({ player }) => player)).toEqual([1]);
});

it('what lies on a tile is counted there, goes with it, and comes back with an undo', async () => {
	const { live, building } = await atCrossing(['gold-mines']);
	const [ingot] = tileTokensIn(live.game);
	if (!ingot) throw new Error('Nothing lies on tiles.');
	const lying = () => [...live.game.onTiles].map(({ at }) => at);
	const here = { x: 0, y: 0 };
	await building.setOnTile(ingot, 3);
	expect(lying()).toEqual([here, here, here]);
	await building.setOnTile(ingot, 3);
	await building.setOnTile(ingot, 1);
	expect(lying()).toEqual([here]);
	await building.takeAway();
	expect([live.game.board.order, lying()]).toEqual([[], []]);
	await live.entry.undo();
	expect(lying()).toEqual([here]);
});

it('a figure on the score track goes from one marker to another, and off the track', async () => {
	const { live, building } = await atCrossing(['robbers']);
	const [robber] = trackFiguresIn(live.game);
	if (!robber) throw new Error('Nothing stands on the score track.');
	const standing = () => [...live.game.apart].map(({ player, on }) => ({ player, on }));
	await building.setOnTrack(robber, 0, 1);
	await building.setOnTrack(robber, 1, 0);
	expect(standing()).toEqual([
		{ player: 0, on: { kind: 'track', player: 1 } },
		{ player: 1, on: { kind: 'track', player: 0 } }
	]);
	await building.setOnTrack(robber, 0, undefined);
	await building.setOnTrack(robber, 0, undefined);
	expect(standing().map(({ player }) => player)).toEqual([1]);
	await live.entry.undo();
	expect(standing().map(({ player }) => player)).toEqual([0, 1]);
});

it('what joins two roads is laid, changed and taken away, and goes with its tile', async () => {
	const { live, building } = await atCrossing(['ferries'], 'fr-FRRR');
	const [ferry] = linksIn(live.game);
	if (!ferry || !building.tile) throw new Error('Nothing joins roads.');
	const joined = () => live.game.board.links.map(({ one, other }) => [one.segment, other.segment]);
	expect(ferry.pairsOn(building.tile)).toEqual([
		[0, 1],
		[0, 2],
		[1, 2]
	]);
	await building.setLink(ferry, [0, 1]);
	await building.setLink(ferry, [1, 2]);
	expect(joined()).toEqual([[1, 2]]);
	await building.setLink(ferry, undefined);
	expect(joined()).toEqual([]);
	await building.setLink(ferry, [0, 2]);
	await building.turn();
	expect(joined()).toEqual([[0, 2]]);
	await building.takeAway();
	expect([live.game.board.order, joined()]).toEqual([[], []]);
	await live.entry.undo();
	expect(joined()).toEqual([[0, 2]]);
});

it('a bridge over a tile is laid, turned and taken away with its figures, and goes with its tile', async () => {
	const { live, building } = await atCrossing(['bridges'], 'base-B');
	const bridged = () => live.game.board.order.map(({ type }) => bridgeOn(type)?.sides);
	const press = async (side: 0 | 1): Promise<void> => {
		const { tile } = building;
		if (!tile) throw new Error('No tile is selected.');
		const { unmount } = render(BuildingTile, { building, tile, land: 'summer' });
		await userEvent.click(screen.getByRole('button', { name: words.tiles.bridgeOver(side) }));
		await expect.poll(() => building.tile).not.toBe(tile);
		unmount();
	};
	await press(0);
	expect(bridged()).toEqual([[0, 2]]);
	await building.toggleFigure({ piece: 'follower', segment: 2 });
	expect(roles(live)).toEqual(['road']);
	await press(1);
	expect([bridged(), roles(live)]).toEqual([[[1, 3]], []]);
	await press(1);
	expect(bridged()).toEqual([undefined]);
	await press(0);
	await building.takeAway();
	expect([live.game.board.order, live.log.events]).toEqual([[], []]);
});

it('tokens are laid in the mouths of a tile by their owners, taken away, and go with it', async () => {
	const { live, building } = await atCrossing(['tunnel'], 'tu-FFRR');
	if (!building.tile) throw new Error('There is no tile.');
	render(BuildingTile, { building, tile: building.tile, land: 'summer' });
	const south = within(screen.getByRole('group', { name: 'South' }));
	const circle = () => south.getByRole('button', { name: /tunnel circle/ });
	await userEvent.click(circle());
	const lying = () => [...live.game.onTiles].map(({ at, owner }) => [at.segment, owner]);
	await vi.waitFor(() => {
		expect(lying()).toEqual([[0, 0]]);
	});
	expect(south.getAllByRole('button')).toHaveLength(1);
	const west = within(screen.getByRole('group', { name: 'West' }));
	await userEvent.click(west.getByRole('button', { name: /tunnel circle/ }));
	await vi.waitFor(() => {
		expect(live.game.board.links).toHaveLength(1);
	});
	await userEvent.click(circle());
	await vi.waitFor(() => {
		expect([lying(), live.game.board.links]).toEqual([[[1, 0]], []]);
	});
	await building.takeAway();
	expect(lying()).toEqual([]);
});

describe('the fairy', () => {
	/** A tower of one floor with Ada's meeple on top, and her farmer below. */
	async function tower() {
		const { live, building } = await atCrossing(['princess-and-dragon', 'tower'], 'to-FFFF');
		const [floor] = tileTokensIn(live.game);
		const fairy = markersIn(live.game).find(({ id }) => id === 'fairy');
		const [onTowers] = onTopIn(live.game);
		if (!floor || !onTowers || !fairy) throw new Error('There is no tower, or no fairy.');
		await building.setOnTile(floor, 1);
		await building.add(onTowers.stood(0, 'follower', { x: 0, y: 0 }));
		const beside = () => {
			const at = live.game.markers.get('fairy');
			return at && (at.beside ?? 'nobody');
		};
		const onTop = () => {
			const [figure] = onWholeTiles(live.game);
			if (!figure) throw new Error('Nobody stands on top.');
			return figure;
		};
		return { live, building, floor, fairy, beside, onTop };
	}

	it('stands beside whoever is on top of a tower, and is taken away from there', async () => {
		const { building, fairy, beside, onTop, live } = await tower();
		await building.standOnTop(fairy, onTop());
		expect(beside()).toBe(onTop());
		await building.toggleFigure({ piece: 'follower', segment: 0 });
		expect(beside()).toBe(onTop());
		await building.standOnTop(fairy, onTop());
		expect(beside()).toBeUndefined();
		await live.entry.undo();
		expect(beside()).toBe(onTop());
	});

	it('is put there by the name beside the figure on top', async () => {
		const { building, beside, onTop, live } = await tower();
		const { tile } = building;
		if (!tile) throw new Error('No tile is selected.');
		render(BuildingTile, { building, tile, land: 'summer' });
		await userEvent.click(screen.getByRole('button', { name: 'fairy beside it', pressed: false }));
		await expect.poll(beside).toBe(onTop());
		await live.entry.undo();
		expect(beside()).toBeUndefined();
	});

	it('leaves the table with a tower that was never there', async () => {
		const { building, floor, fairy, beside, onTop } = await tower();
		await building.standOnTop(fairy, onTop());
		await building.setOnTile(floor, 0);
		expect(beside()).toBeUndefined();
	});

	it('stands beside a figure that is put there after her', async () => {
		const { building, live, beside } = await tower();
		await building.toggleFigure({ piece: 'fairy', segment: 0 });
		expect(beside()).toBe('nobody');
		live.entry.choosePlayer(1);
		await building.toggleFigure({ piece: 'follower', segment: 0 });
		expect(beside()).toMatchObject({ player: 1, kind: 'follower' });
		await building.toggleFigure({ piece: 'follower', segment: 0 });
		expect(beside()).toBe('nobody');
	});
});

it('floors lie on foundations only', async () => {
	const { live, building } = await atCrossing(['tower']);
	const [floor] = tileTokensIn(live.game);
	expect(building.tile && floor?.mayLieOn?.(building.tile)).toBe(false);
});

describe('prisoners', () => {
	it('are added to each captor by a tap and given back by another', async () => {
		const { live, building } = await atCrossing(['tower', 'phantom'], 'to-FFFF');
		const view = new TableView(live);
		render(BuildingHeld, { building, view });
		const [ana, bob] = live.header.players.map(({ name }) => name);
		const holder = within(screen.getByRole('group', { name: `${String(ana)} holds` }));
		const meeple = `${String(bob)}’s meeple`;
		await userEvent.click(holder.getByRole('button', { name: meeple, pressed: false }));
		const held = () => [...live.game.apart].map(({ player, kind, on }) => [player, kind, on]);
		await expect.poll(held).toEqual([[1, 'follower', { kind: 'player', player: 0 }]]);
		const phantom = `${String(bob)}’s phantom`;
		await userEvent.click(holder.getByRole('button', { name: phantom, pressed: false }));
		await expect.poll(held).toHaveLength(2);
		await userEvent.click(holder.getByRole('button', { name: meeple, pressed: true }));
		await expect.poll(held).toEqual([[1, 'phantom', { kind: 'player', player: 0 }]]);
	});
});

it('dragon and phantom are put onto the table and taken away again', async () => {
	const { live, building } = await atCrossing(['princess-and-dragon', 'phantom'], 'base-B');
	const lying = () => [live.game.markers.has('dragon'), live.game.pieces.size];
	await building.toggleFigure({ piece: 'dragon', segment: 0 });
	await building.toggleFigure({ piece: 'phantom', segment: 1 });
	expect(lying()).toEqual([true, 1]);
	await building.toggleFigure({ piece: 'dragon', segment: 0 });
	await building.toggleFigure({ piece: 'phantom', segment: 1 });
	expect(lying()).toEqual([false, 0]);
});
