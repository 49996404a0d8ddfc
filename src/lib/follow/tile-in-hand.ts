import * as v from 'valibot';
import { tileId } from '../engine/tile';
import { MOST_SAID, type Talk } from './talk';

/* The tile in hand: what somebody is about to lay. The keeper tells it only if the table allows that. */

export const tileInHandSchema = v.object({
	/** How many entries the log had. Once there are more, the tile was laid or put back. */
	after: v.pipe(v.number(), v.integer(), v.minValue(0)),
	tile: v.pipe(v.string(), v.maxLength(64), v.transform(tileId))
});
export type TileInHand = v.InferOutput<typeof tileInHandSchema>;

const askedSchema = v.object({ asks: v.literal(true) });
const answeredSchema = v.object({ inHand: v.nullable(tileInHandSchema) });

/**
 * The keeper's side, one for each follower. Followers with earlier versions don't ask, and are told nothing: they would take a
 * message for damage.
 */
export class TileTeller {
	#asked = false;

	/** @param inHand the tile; undefined for none, or one that nobody may know */
	constructor(
		private readonly talk: Talk,
		private readonly inHand: () => TileInHand | undefined
	) {
		talk.hear('tile', MOST_SAID, (said) => {
			v.parse(askedSchema, said);
			if (this.#asked) return;
			this.#asked = true;
			this.tell();
		});
	}

	/** Tells the tile, if the follower has asked. */
	tell(): void {
		if (this.#asked) this.talk.tell('tile', { inHand: this.inHand() ?? null });
	}
}

/** Asks for the tile in hand, once: the keeper then tells it whenever it changes. */
export function askForTile(talk: Talk, ontile: (tile: TileInHand | undefined) => void): void {
	talk.hear('tile', MOST_SAID, (said) => {
		ontile(v.parse(answeredSchema, said).inHand ?? undefined);
	});
	talk.tell('tile', { asks: true });
}
