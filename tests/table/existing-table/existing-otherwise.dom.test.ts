import { expect, it } from 'vitest';
import { nextQuestion } from '../../../src/lib/engine/question';
import type { Game } from '../../../src/lib/engine/game';
import { replayEvents } from '../../../src/lib/record';
import type { TableEvent } from '../../../src/lib/rules/catalogue';
import { gingerbreadPlace } from '../../../src/lib/expansions/gingerbread/gingerbread';
import type { TableBuilder } from '../../../src/lib/table/existing-table/table-builder.svelte';
import { placesOn } from '../../../src/lib/table/existing-table/existing-scene';
import { existingTableEvents } from '../../record/existing-table';
import { headerFor, withEvents, randomTurn } from '../../record/support';
import { seededRandom, type SeededRandom } from '../../tools/games/seeded-random';
import { randomGame } from '../../tools/games/random-game';
import { built, liveWith, startAmending, settle } from './amending-existing';

/** Tiles and figures on the table, in no order. */
const tableOf = (game: Game) => ({
	tiles: game.board.order
		.map(({ x, y, type, rotation }) => JSON.stringify([x, y, type.id, rotation, type.runsOn]))
		.sort(),
	figures: [...game.pieces].map((piece) => JSON.stringify(piece)).sort(),
	supply: game.supply,
	left: [...game.left].sort(),
	him: gingerbreadPlace(game),
	scores: game.scores,
	next: [game.phase, game.toMove, nextQuestion(game)?.id]
});

/** A random change of the existing table. */
async function mistake(building: TableBuilder, rng: SeededRandom): Promise<void> {
	const { entry } = building;
	const { board, scores } = entry.game;
	const spots = building.spots.filter(({ legal }) => legal);
	building.look(undefined);
	switch (rng.pick(['tile', 'gone', 'turned', 'figure', 'figure', 'points'] as const)) {
		case 'tile':
			entry.chooseTile(rng.pick([...entry.game.rules.counts.keys()]));
			if (entry.draft.tile) entry.chooseSpot(rng.pick(spots));
			return building.place();
		case 'gone':
			building.look(rng.pick(board.order));
			return building.takeAway();
		case 'turned':
			building.look(rng.pick(board.order));
			return building.turn();
		case 'figure': {
			building.look(rng.pick(board.order));
			const player = rng.below(scores.length);
			entry.choosePlayer(player);
			const tile = building.tile;
			const places = tile ? placesOn(entry.game, tile, { kind: 'follower', player }, []) : [];
			return places.length > 0 ? building.toggleFigure(rng.pick(places)) : undefined;
		}
		case 'points':
			return building.setPoints(scores.map(() => rng.below(60)));
	}
}

it.each([1, 2, 3, 5, 8, 13, 21, 34])(
	'a table found otherwise is as if it had been built so from the start, and back again (seed %i)',
	async (seed) => {
		const rng = seededRandom(seed);
		const random = randomGame(seed);
		const header = headerFor('random', random.players, {
			box: random.box,
			expansions: random.expansions,
			first: random.first,
			rulings: random.rules.rulings
		});
		const { game } = replayEvents(header, random.events.slice(0, 20));
		let record = withEvents({ header: { ...header, found: true }, entries: [] }, [
			...existingTableEvents(game, seed),
			{ type: 'base/begun', player: 0 }
		]);
		const begun = record.entries.length;
		for (let turn = 0; turn < 6; turn++) {
			const now = replayEvents(
				record.header,
				record.entries.map(({ event }) => event as TableEvent)
			);
			if (!nextQuestion(now.game))
				record = withEvents(record, [randomTurn(now.game, () => rng.below(997) / 997)]);
		}
		const { live, view } = await liveWith(record);
		const was = tableOf(live.game);
		const editor = startAmending(view, rng.below(begun));
		const building = built(editor);
		for (let wrong = 0; wrong < 5; wrong++) await mistake(building, rng);
		const { events } = building.log;
		const starter = rng.below(random.players);
		await building.begin(starter);
		settle(editor);
		if (editor.changesNothing) return;
		await editor.confirm();
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
		await live.entry.undo();
		expect(tableOf(live.game)).toEqual(was);
	}
);
