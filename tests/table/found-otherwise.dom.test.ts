import { expect, it } from 'vitest';
import { askOf } from '../../src/lib/engine/ask';
import type { Game } from '../../src/lib/engine/game';
import { replayEvents } from '../../src/lib/record';
import type { TableEvent } from '../../src/lib/rules/catalogue';
import { standsAt } from '../../src/lib/rules/gingerbread';
import type { Building } from '../../src/lib/table/building.svelte';
import { placesOn } from '../../src/lib/table/found-scene';
import { buildingOf } from '../record/finding';
import { headerFor, logged, randomTurn } from '../record/support';
import { chance, type Chance } from '../tools/chance';
import { randomGame } from '../tools/random-game';
import { built, liveWith, mend, settle } from './mending-found';

/** What lies and stands there, in no order. */
const tableOf = (game: Game) => ({
	tiles: game.board.order
		.map(({ x, y, type, rotation }) => JSON.stringify([x, y, type.id, rotation, type.runsOn]))
		.sort(),
	figures: [...game.pieces].map((piece) => JSON.stringify(piece)).sort(),
	supply: game.supply,
	left: [...game.left].sort(),
	him: standsAt(game),
	scores: game.scores,
	next: [game.phase, game.toMove, askOf(game)?.question]
});

/** Something found that was different. */
async function mistake(building: Building, luck: Chance): Promise<void> {
	const { live } = building;
	const { board, scores } = live.game;
	const spots = building.spots.filter(({ legal }) => legal);
	building.look(undefined);
	switch (luck.pick(['tile', 'gone', 'turned', 'figure', 'figure', 'points'] as const)) {
		case 'tile':
			live.chooseTile(luck.pick([...live.game.rules.counts.keys()]));
			if (live.draft.tile) live.chooseSpot(luck.pick(spots));
			return building.place();
		case 'gone':
			building.look(luck.pick(board.order));
			return building.takeAway();
		case 'turned':
			building.look(luck.pick(board.order));
			return building.turn();
		case 'figure': {
			building.look(luck.pick(board.order));
			const player = luck.below(scores.length);
			live.choosePlayer(player);
			const tile = building.tile;
			const places = tile ? placesOn(live.game, tile, { kind: 'follower', player }, []) : [];
			return places.length > 0 ? building.toggle(luck.pick(places)) : undefined;
		}
		case 'points':
			return building.setPoints(scores.map(() => luck.below(60)));
	}
}

it.each([1, 2, 3, 5, 8, 13, 21, 34])(
	'a table found otherwise is as if it had been built so from the start, and back again (seed %i)',
	async (seed) => {
		const luck = chance(seed);
		const random = randomGame(seed);
		const header = headerFor('random', random.players, {
			box: random.box,
			expansions: random.expansions,
			first: random.first,
			rulings: random.rules.rulings
		});
		const { game } = replayEvents(header, random.events.slice(0, 20));
		let record = logged({ header: { ...header, found: true }, entries: [] }, [
			...buildingOf(game, seed),
			{ type: 'base/begun', player: 0 }
		]);
		const begun = record.entries.length;
		for (let turn = 0; turn < 6; turn++) {
			const now = replayEvents(
				record.header,
				record.entries.map(({ event }) => event as TableEvent)
			);
			if (!askOf(now.game))
				record = logged(record, [randomTurn(now.game, () => luck.below(997) / 997)]);
		}
		const { live, view } = await liveWith(record);
		const was = tableOf(live.game);
		const mending = mend(view, luck.below(begun));
		const building = built(mending);
		for (let wrong = 0; wrong < 5; wrong++) await mistake(building, luck);
		const { events } = building.log;
		const starter = luck.below(random.players);
		await building.begin(starter);
		settle(mending);
		if (mending.changesNothing) return;
		await mending.confirm();
		const later = live.log.events.slice(
			live.log.events.findIndex(({ type }) => type === 'base/begun') + 1
		);
		const fromStart = replayEvents(live.header, [
			...events,
			{ type: 'base/begun', player: starter },
			...later
		]);
		expect(fromStart.stop).toBeUndefined();
		expect(tableOf(live.game)).toEqual(tableOf(fromStart.game));
		expect(live.replay.stop).toBeUndefined();
		await live.undo();
		expect(tableOf(live.game)).toEqual(was);
	}
);
