import { vi } from 'vitest';
import { ok } from '../../../src/lib/engine/result';
import { fullStore, newGameId } from '../../../src/lib/store';
import { openShelf } from '../../../src/lib/store/shelf-store';
import type { Tournaments } from '../../../src/lib/store/tournaments';
import { TournamentKeeper } from '../../../src/lib/table/tournament/keeper.svelte';
import { withEvents } from '../../../src/lib/tournament/changing';
import type { Tournament } from '../../../src/lib/tournament/tournament';
import { headerFor } from '../../record/support';
import { must } from '../../store/support';

/** The players of most of these tournaments: p1 to p4. */
export const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

/** A shelf with a game of two players. */
export async function shelfWithGame() {
	const shelf = await openShelf({ name: newGameId() });
	await must(fullStore(shelf).add({ header: headerFor('known'), entries: [] }));
	return shelf;
}

/** A keeper of a tournament in memory. */
export function keeperOf(first: Tournament): TournamentKeeper {
	let now = first;
	let tell: (tournament: Tournament) => void = () => undefined;
	const change: Tournaments['change'] = (_, make) => {
		const changed = make(now, now.created);
		if (changed.ok) tell((now = changed.value));
		return Promise.resolve(ok(changed));
	};
	const store: Pick<Tournaments, 'watch' | 'change' | 'append'> = {
		change,
		append: (id, events) => change(id, (stored, at) => withEvents(stored, events, at)),
		watch: (_, onChange) => {
			tell = onChange;
			onChange(now);
			return vi.fn();
		}
	};
	const keeper = new TournamentKeeper(store as Tournaments, first.id);
	keeper.follow();
	return keeper;
}
