import type { TileId } from '../../engine/tile';
import type { Talk } from '../../follow/talk';
import { askForTile, type TileInHand } from '../../follow/tile-in-hand';

/** The tile in hand at the table that is followed, if its keeper shows it. */
export class KeeperTile {
	#told = $state.raw<TileInHand>();
	#talk: Talk | undefined;

	/**
	 * Called when another game is followed. By a relay nothing is asked, because the tile is part of what the keeper shows to all.
	 */
	connect(talk?: Talk): void {
		this.#talk = talk;
		this.#told = undefined;
		if (!talk) return;
		askForTile(talk, (tile) => {
			if (talk === this.#talk) this.hear(tile);
		});
	}

	readonly hear = (tile: TileInHand | undefined): void => {
		this.#told = tile;
	};

	/** The tile, if it was shown for a game with this many entries. */
	after(count: number): TileId | undefined {
		return this.#told?.after === count ? this.#told.tile : undefined;
	}
}
