import { tileAt } from '../../engine/board';
import type { Game } from '../../engine/game';
import { holeOf } from '../../engine/holes';
import { legalRotations } from '../../engine/legal';
import type { TurnEntry } from '../turn/turn-entry';
import { alignmentOf } from '../../snap/alignment';
import { joinToTable, newTiles, type NewTile } from './joining';
import type { OpenReader } from './corner-picking.svelte';
import { Snapping } from './snapping.svelte';

/** The next of some tiles that the rules allow to be laid now; undefined if there is none. */
function nextAllowed(game: Game, tiles: readonly NewTile[]): NewTile | undefined {
	return tiles.find(
		({ spot, tile, rotation }) =>
			!tileAt(game.board, spot) &&
			game.board.holes.size > 0 &&
			legalRotations(game, holeOf(game.board, spot), tile).includes(rotation)
	);
}

/** What was laid since the last turn that was entered, as a photo shows it: proposed as turns, one after the other. */
export class CatchUp {
	readonly snapping: Snapping;
	/** True while the photo and what is read in it are shown. */
	open = $state(true);
	/** True while what was read waits beside the table, because the photo was closed before that was proposed. */
	aside = $state(false);
	/** The tiles that were seen, until they lie on the table or are left out. */
	#waiting = $state.raw<readonly NewTile[]>([]);
	readonly #entry: TurnEntry;

	/** The waiting tiles that don't lie on the table yet. */
	readonly left: readonly NewTile[] = $derived.by(() =>
		this.#waiting.filter(({ spot }) => !tileAt(this.#entry.game.board, spot))
	);
	/** The tile that can be laid next. */
	readonly next: NewTile | undefined = $derived.by(() => nextAllowed(this.#entry.game, this.left));

	constructor(entry: TurnEntry, open: OpenReader) {
		this.#entry = entry;
		this.snapping = new Snapping(entry, open, {
			settle: (reading, reader) => joinToTable(entry.game, reading, reader)
		});
	}

	/** The new tiles of the board as it is checked. */
	readonly seen: readonly NewTile[] = $derived.by(() => {
		const { laid = [] } = this.snapping.check ?? {};
		const { board } = this.#entry.game;
		return newTiles(laid, board, alignmentOf(laid, board.order));
	});

	/** Proposes the new tiles as turns. */
	propose(): void {
		this.#waiting = this.seen;
		this.open = false;
		this.snapping.forget();
		this.snapping.close();
	}

	/** Closes the photo. What was read in it stays. @returns true if anything was read */
	setAside(): boolean {
		this.aside = this.snapping.check !== undefined;
		this.open = false;
		return this.aside;
	}

	/** Goes on where the photo was closed. */
	resume(): void {
		this.aside = false;
		this.open = true;
	}

	/** Lays the next tile out in the draft of the turn, unless something is entered there. */
	layOut(): void {
		const { draft, canLay, further } = this.#entry;
		const { next } = this;
		if (!next || !canLay || draft.tile || draft.spot || further) return;
		const { spot, tile, rotation } = next;
		this.#entry.layOut({ tile: tile.id, spot, rotation });
	}

	/** Leaves the tile that comes next out: it isn't there, or was laid elsewhere. */
	skip(): void {
		const { next } = this;
		if (!next) return;
		this.#waiting = this.left.filter((one) => one !== next);
		if (this.#entry.draft.spot && this.#entry.draft.tile === next.tile.id) this.#entry.layOut({});
	}

	stop(): void {
		this.#waiting = [];
		this.aside = false;
		this.snapping.close();
	}
}
