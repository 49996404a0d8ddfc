import * as v from 'valibot';
import type { GameId } from '../../record';
import { COUNTED_TOKENS, KeptForm, TRACK_POINTS, wasOpen } from '../app/kept-form';
import type { TokenCounts } from './token-counts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const keptSchema = v.object({ game: v.string(), counts: v.array(v.array(count)) });
const formAt = (key: string) => new KeptForm(key, keptSchema);

/** Which sheet of counts was open in an existing table before a reload. */
export function findOpenSheet(game: GameId): 'points' | 'tokens' | undefined {
	if (wasOpen(TRACK_POINTS, game)) return 'points';
	return wasOpen(COUNTED_TOKENS, game) ? 'tokens' : undefined;
}

/**
 * The counts as they were entered before a reload, if they fit this game; otherwise `now`, the counts that the game has now.
 * @internal
 */
export function restoreCounts(key: string, game: GameId, now: TokenCounts): TokenCounts {
	const kept = formAt(key).entered;
	const fits =
		kept?.game === game &&
		kept.counts.length === now.length &&
		kept.counts.every((own, player) => own.length === now[player]?.length);
	return fits ? kept.counts : now;
}

/**
 * Counts by player while they are entered: tokens, or points on the track. They outlive a reload; once the component that made
 * them goes, because they were saved or its sheet was closed, they are forgotten.
 */
export class KeptCounts {
	entered = $state.raw<TokenCounts>([]);

	/** @param key - the form's place in the browser's storage */
	constructor(key: string, game: GameId, now: TokenCounts) {
		const form = formAt(key);
		this.entered = restoreCounts(key, game, now);
		$effect(() => {
			form.keep({ game, counts: this.entered });
		});
		// A reload doesn't run this.
		$effect(() => () => {
			form.drop();
		});
	}
}
