import { describe, expect, it } from 'vitest';
import { findMove } from '../../../src/lib/lookahead/strength';
import { tilesLeft } from '../../../src/lib/engine/game';
import { tileId } from '../../../src/lib/engine/tile';
import { playedGame } from '../../../src/lib/review/played-game';
import type { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import type { TrialEntry } from '../../../src/lib/table/trial/trial-entry.svelte';
import { EXPLAINING } from '../../../src/lib/table/view/explained.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { recordWith } from '../../store/support';
import { BEFORE, layAnywhere, trialOf } from './support';

/** The app plays its turn. */
async function appPlays({ live, entry }: { live: LiveGame; entry: TrialEntry }): Promise<void> {
	const game = playedGame(live.header, live.log.events);
	const move = entry.drawn && findMove(game, entry.drawn, 'plain', '1');
	if (!move) throw new Error('The app finds a move.');
	await entry.play(move);
}

describe('the turn of a person in a trial', () => {
	it('has the drawn tile, whatever is tapped', async () => {
		const { entry } = await trialOf();
		const { drawn } = entry;
		expect(entry.draft.tile).toBe(drawn);
		entry.chooseTile(tileId('another'));
		entry.putBack();
		entry.choosePlayer(1);
		entry.stepBack();
		expect(entry.draft).toMatchObject({ tile: drawn, player: undefined });
		expect([entry.byApp, entry.canEnter, entry.canUndo]).toEqual([undefined, true, false]);
	});

	it('is followed by the one of the app, in which nothing can be entered', async () => {
		const trial = await trialOf();
		const { live, entry } = trial;
		await layAnywhere(trial);
		expect(live.log.events).toHaveLength(BEFORE + 1);
		expect([entry.byApp, entry.canEnter, entry.draft.tile]).toEqual([1, false, undefined]);
		await appPlays(trial);
		expect(live.game.history.at(-1)?.event).toMatchObject({ type: 'base/laid', player: 1 });
		expect(entry.byApp).toBeUndefined();
	});
});

it('the drawn tile isn’t counted among those that may come', async () => {
	await EXPLAINING.load();
	const { live, entry } = await trialOf();
	const { highlights } = new TableView(live);
	const places = live.game.board.order.flatMap(({ spot, parts }) =>
		parts.map(({ segment }) => ({ ...spot, segment: segment.index }))
	);
	const counted = places.flatMap((place) => {
		highlights.showPlaceAlone(place);
		const said = highlights.feature?.chances;
		return said?.kind === 'drawn' ? [said.left] : [];
	});
	expect(new Set(counted)).toEqual(new Set([tilesLeft(live.game) - 1]));
	expect(entry.inHand).toBe(entry.drawn);
});

describe('undo in a trial', () => {
	it('takes back a tap first', async () => {
		const { entry, live } = await trialOf();
		const [hole] = entry.game.board.holes.values();
		if (!hole) throw new Error('There is a hole.');
		entry.chooseSpot(hole);
		expect(entry.canUndo).toBe(true);
		await entry.undo();
		expect(entry.draft.spot).toBeUndefined();
		expect(live.log.events).toHaveLength(BEFORE);
	});

	it('takes back all turns up to the last one of a person, who gets the same tile', async () => {
		const trial = await trialOf();
		const { live, entry } = trial;
		const { drawn } = entry;
		await layAnywhere(trial);
		await appPlays(trial);
		const played = live.log.events[BEFORE];
		await entry.undo();
		expect(live.log.events).toHaveLength(BEFORE);
		expect(entry.drawn).toBe(drawn);
		const { x, y } = played as { readonly x: number; readonly y: number };
		expect(entry.draft).toMatchObject({ tile: drawn, spot: { x, y } });
		expect([entry.reopened, entry.undoing, entry.canUndo]).toEqual([true, false, false]);
	});

	it('takes back no turn of the game in which it was begun', async () => {
		const trial = await trialOf({ people: [1] });
		expect(trial.entry.byApp).toBe(0);
		await appPlays(trial);
		expect(trial.entry.canUndo).toBe(false);
		await trial.entry.undo();
		expect(trial.live.log.events).toHaveLength(BEFORE + 1);
	});
});

it('a tile that is left out is set aside, and the same player draws another one', async () => {
	const { live, entry } = await trialOf();
	const { drawn } = entry;
	await entry.leaveOut();
	expect(live.log.events.at(-1)).toMatchObject({ type: 'base/set-aside', player: 0, tile: drawn });
	expect(entry.byApp).toBeUndefined();
	expect(entry.draft.tile).toBe(entry.drawn);
});

it('a trial ends like every game: whoever’s turn it would be, a person ends it', async () => {
	const trial = await trialOf({ begun: 66 }, recordWith(66));
	const { live, entry } = trial;
	while (entry.drawn) {
		if (entry.fitsNowhere) await entry.leaveOut();
		else await appPlays(trial);
	}
	expect([entry.byApp, entry.canEnter]).toEqual([undefined, true]);
	await entry.end();
	expect(live.game.phase).toBe('ended');
	entry.showStep(1);
	expect(entry.draft.final).toBe(1);
});
