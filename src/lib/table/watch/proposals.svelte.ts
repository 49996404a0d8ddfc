import { tileAt } from '../../engine/board';
import type { Game } from '../../engine/game';
import { sameSpot } from '../../engine/spot';
import { EMPTY_DRAFT, type Draft } from '../../record';
import { deepEqual } from '../../record/deep-equal';
import type { Lay, SeenTile } from '../../watch/watching';
import { isEmpty } from '../turn/entering';
import { isAllLaid } from '../turn/turn';
import type { TurnEntry } from '../turn/turn-entry';
import { draftFor, proposalOf, type Candidate, type Proposal } from './proposed-turn';

/** Identifies a tile that somebody said isn't there, or enters by hand, by its spot and likeliest reading. */
type TileKey = string;

const keyOf = ({ spot, lays: [first] }: SeenTile): TileKey => keyOfLay({ ...first, spot });

const keyOfLay = ({ spot, tile, rotation }: Partial<Lay> & Pick<Lay, 'spot'>): TileKey =>
	[spot.x, spot.y, tile, rotation].join(' ');

/** A tile that isn't proposed any more, until it is gone. */
interface LeftTile {
	readonly key: TileKey;
	/** False as long as no picture has shown it since. */
	readonly seen: boolean;
}

/** The turns that are proposed for what the camera sees, and how they come into the draft of the turn. */
export class Proposals {
	/** The new tiles, in the order in which they were first seen, or in which somebody said that they were laid. */
	#news = $state.raw<readonly SeenTile[]>([]);
	#left = $state.raw<readonly LeftTile[]>([]);
	/** The draft as it was proposed, while it waits for a yes. */
	#laidOut = $state.raw<Draft>();
	/** The game for which that was laid out. */
	#laidFor: Game | undefined;
	/** The game and the player of the turn before which the last picture was taken. */
	#seenFor = $state.raw<Pick<TurnEntry, 'game' | 'mover'>>();
	readonly #entry: TurnEntry;

	/**
	 * True from a turn, or another change, until a picture shows the table as it is now: in earlier pictures another player's
	 * figure was looked for.
	 */
	readonly outdated: boolean = $derived.by(() => {
		const { game, mover } = this.#seenFor ?? this.#entry;
		return game !== this.#entry.game || mover !== this.#entry.mover;
	});
	/** The new tiles that still may be proposed. */
	readonly #open: readonly SeenTile[] = $derived.by(() =>
		this.outdated
			? []
			: this.#news.filter(
					(one) => !tileAt(this.#entry.game.board, one.spot) && !this.#isLeft(keyOf(one))
				)
	);
	/** True while nothing is entered by hand, nothing else is asked, and a tile is left to lay. */
	readonly #free: boolean = $derived.by(() => {
		const { draft, canLay, game } = this.#entry;
		return canLay && !isAllLaid(game) && (isEmpty(draft) || this.#isLaidOut);
	});
	/** What was proposed last: an equal proposal stays the same, from picture to picture. */
	#last: Proposal | undefined;
	/** The turn that is proposed now. */
	readonly now: Proposal | undefined = $derived.by(() => {
		const [first] = this.#free ? this.#open : [];
		const next = first && proposalOf(this.#entry.game, this.#entry.mover, first);
		if (!deepEqual(next, this.#last)) this.#last = next;
		return this.#last;
	});
	/** How many more new tiles there are. */
	readonly more: number = $derived.by(() => Math.max(0, this.#open.length - 1));

	constructor(entry: TurnEntry) {
		this.#entry = entry;
	}

	get #isLaidOut(): boolean {
		return this.#laidOut !== undefined && deepEqual(this.#entry.draft, this.#laidOut);
	}

	#isLeft(key: TileKey): boolean {
		return this.#left.some((one) => one.key === key);
	}

	/**
	 * Takes what a still picture shows. A tile stays the proposed one as long as it lies there, so that no other one appears under
	 * a finger.
	 */
	take(news: readonly SeenTile[]): void {
		const { game, mover } = this.#entry;
		this.#seenFor = { game, mover };
		const seen = this.#news.flatMap(({ spot }) => news.filter((one) => sameSpot(one.spot, spot)));
		this.#news = [...seen, ...news.filter((one) => !seen.includes(one))];
		if (this.#left.length === 0) return;
		const keys = news.map(keyOf);
		this.#left = this.#left.flatMap((one) => {
			if (keys.includes(one.key)) return [{ ...one, seen: true }];
			return one.seen ? [] : [one];
		});
	}

	/**
	 * Shows a sure turn in the draft, and takes it out again if it isn't proposed any more. A draft that was changed by hand stays:
	 * its tile isn't proposed again.
	 */
	keepDraft(): void {
		if (this.#laidOut && !this.#isLaidOut) this.#giveUp();
		this.#laidFor = this.#entry.game;
		const [first] = this.now?.sure ? this.now.tiles : [];
		const wanted = first && this.#byPlayer(draftFor(first));
		if (deepEqual(wanted, this.#laidOut)) return;
		if (wanted) this.#layOut(wanted);
		else this.#clear();
	}

	/**
	 * Called when what was laid out was changed by hand: its tile isn't proposed any more. If the game has changed, it only isn't
	 * laid out any more.
	 */
	#giveUp(): void {
		const { spot } = this.#laidOut ?? {};
		this.#laidOut = undefined;
		if (this.#laidFor !== this.#entry.game) return;
		for (const one of this.#news) if (spot && sameSpot(one.spot, spot)) this.#leave(one);
	}

	#layOut(draft: Draft): void {
		if (this.#free && !this.#put(draft)) this.#tryAgain();
	}

	#clear(): void {
		if (this.#isLaidOut && !this.#put(this.#byPlayer(EMPTY_DRAFT))) this.#tryAgain();
		else this.#laidOut = undefined;
	}

	/** Replaces what is entered by a draft. @returns false if that is refused, while something is stored */
	#put(draft: Draft): boolean {
		this.#entry.layOut(draft);
		if (!deepEqual(this.#entry.draft, draft)) return false;
		this.#laidOut = draft;
		return true;
	}

	/** Makes {@link keepDraft} run again: with the next picture, or once what is stored changes the game. */
	#tryAgain(): void {
		void [this.#news, this.#entry.game, this.#entry.writing];
	}

	/** The draft for the player who was chosen by hand, if one was. */
	#byPlayer(draft: Draft): Draft {
		const { player } = this.#entry.draft;
		return player === undefined ? draft : { ...draft, player };
	}

	#leave(tile: SeenTile): void {
		this.#left = [...this.#left, { key: keyOf(tile), seen: true }];
	}

	/**
	 * Enters a turn as if by hand. If the rules object, it is left to be read and confirmed there.
	 * @returns true if it was written, or something is asked about it; false also while anything else is stored
	 */
	async enter(candidate: Candidate): Promise<boolean> {
		const draft = this.#byPlayer(draftFor(candidate));
		if (!this.#put(draft)) return false;
		if (this.#entry.preview?.objections.length !== 0) {
			this.byHand(draft);
			return false;
		}
		this.#laidOut = undefined;
		const written = (await this.#entry.confirm()) === true;
		if (!written && deepEqual(this.#entry.draft, draft)) this.#laidOut = draft;
		return written;
	}

	/** Leaves the tile to be entered by hand, with its spot chosen. */
	byHand(draft: Draft | undefined = this.now && { spot: this.now.spot }): void {
		if (draft && !this.#put(this.#byPlayer(draft))) return;
		this.#leaveFirst();
		this.#laidOut = undefined;
	}

	/** Called when there is no new tile. */
	dismiss(): void {
		this.#leaveFirst();
		this.#clear();
	}

	#leaveFirst(): void {
		const [first] = this.#open;
		if (first) this.#leave(first);
	}

	/** Doesn't propose the tile of a turn that is taken back. */
	leaveTurn(turn: Candidate): void {
		this.#left = [...this.#left, { key: keyOfLay(turn), seen: false }];
	}

	/** Swaps the first two tiles: the one that seemed to be laid second was laid first. */
	swap(): void {
		const [, second] = this.#open;
		if (second) this.#news = [second, ...this.#news.filter((one) => one !== second)];
	}

	/** Stops proposing anything. */
	clear(): void {
		this.#news = [];
		this.#clear();
	}
}
