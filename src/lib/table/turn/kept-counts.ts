import * as v from 'valibot';
import type { GameId } from '../../record';
import { COUNTED_TOKENS, KeptForm, TRACK_POINTS, wasOpen } from '../app/kept-form';
import type { TokenCounts } from './token-counts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Which sheet of counts was open in an existing table before a reload. */
export function openCounts(game: GameId): 'points' | 'tokens' | undefined {
	if (wasOpen(TRACK_POINTS, game)) return 'points';
	return wasOpen(COUNTED_TOKENS, game) ? 'tokens' : undefined;
}

/** Counts by player that were being entered when the page was reloaded or lost: tokens, or points on the track. */
export class KeptCounts {
	readonly #form: KeptForm<{ game: string; counts: number[][] }>;

	/** @param key - the form's place in the browser's storage */
	constructor(key: string) {
		const counts = v.array(v.array(count));
		this.#form = new KeptForm(key, v.object({ game: v.string(), counts }));
	}

	/** The counts to begin with: as they were entered before a reload, if they fit this game, else those that it has now. */
	startFrom(game: GameId, now: TokenCounts): TokenCounts {
		const kept = this.#form.entered;
		const fits =
			kept?.game === game &&
			kept.counts.length === now.length &&
			kept.counts.every((own, player) => own.length === now[player]?.length);
		return fits ? kept.counts : now;
	}

	keep(game: GameId, counts: TokenCounts): void {
		this.#form.keep({ game, counts });
	}

	/** They were saved, or the form was closed. */
	drop(): void {
		this.#form.drop();
	}
}
