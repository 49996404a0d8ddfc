import { flushSync } from 'svelte';
import { EMPTY_DRAFT, type GameRecord } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { TableWatching } from '../../../src/lib/table/watch/table-watching.svelte';
import { explained } from '../../../src/lib/table/watch/watch-settings';
import { storeAll } from '../../store/support';
import { frameAt, MADE_UP_STREAM, MadeUpWatcher } from './made-up-watcher';

/** A stored game that is entered here. */
export async function liveGameOf(record: GameRecord): Promise<LiveGame> {
	const store = memoryStore();
	await storeAll(store, record);
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	return live;
}

/** A game that is followed by a made-up camera which was set up, until it is stopped. */
export async function followTable(live: LiveGame) {
	explained.on = true;
	const watcher = new MadeUpWatcher();
	const watching = new TableWatching(live, watcher);
	watching.camera.stream = MADE_UP_STREAM;
	const shows = $state({ proposal: true });
	const stop = $effect.root(() => {
		$effect(() => {
			watching.keepInStep();
		});
		$effect(() => {
			watching.proposals.keepDraft();
		});
		$effect(() => {
			watching.waitIfSure(shows.proposal);
		});
	});
	await watching.take(frameAt(0));
	watching.follow();
	flushSync();
	const look = async (time = 1) => {
		await watching.take(frameAt(time));
		flushSync();
	};
	return { watcher, watching, look, shows, stop };
}
