import type { Rotation, Spot } from '../../engine/spot';
import { tileId } from '../../engine/tile';
import type { Readable, ReadableTile } from '../../record/look-only';
import { TILES as CATALOGUE } from '../../rules/catalogue';
import { boxNames } from './marked-names';
import {
	asFields,
	asList,
	asNumber,
	asText,
	flag,
	int,
	itemNumber,
	name,
	number,
	text,
	uint,
	type Codec,
	type NumberCodec
} from './codec';
import type { Coder, Foretold } from './coder';
import { fields, list } from './compound-codecs';
import { LyingTiles } from './fitting';
import { COLOURS, type PackedNames } from './names';
import { UnpackError } from './range';
import { LineCoder } from './tile-line';

/*
 * What any app that reads version 2 can show of a game, whatever was played. It comes before the rest, which then needn't repeat
 * it.
 */

/** An entry with what it led to. */
interface ToldEntry {
	readonly readable: Readable;
	/**
	 * Before it is written, the tile that its event names; after it was read, the last tile that was laid. Undefined if there is
	 * none, or it has no number.
	 */
	readonly tile?: string | undefined;
}

/** A game as far as anybody can read it: see `readLookOnly`. */
export interface ToldGame {
	readonly header: Pick<Foretold, 'created' | 'box' | 'players'>;
	readonly entries: readonly ToldEntry[];
}

/**
 * The number of designs that every app that reads this version has: the first ones by number, for ever. The lines of all others
 * are told.
 */
const KNOWN_DESIGNS = 123;
/** The least bytes that each of these takes in a game file. A tile counts for more: it takes time to find where it fits. */
const ENTRY_BYTES = 50;
const TILE_BYTES = 400;
const SPOT_BYTES = 10;
const SCORE_BYTES = 2;

/** Most players of a game that can be told. */
const MOST_PLAYERS = 12;

const length = number();

/** Writes what can be read of a game, or reads it. What follows needn't repeat it. */
export function codeTold(coder: Coder, names: PackedNames, game?: ToldGame): ToldGame {
	const header = asFields(beginningCodec(names).code(coder, game?.header));
	const players = asList(header['players']);
	if (players.length === 0 || players.length > MOST_PLAYERS)
		throw new UnpackError({ code: 'damaged' });
	const count = length.code(coder, game?.entries.length);
	coder.chargeBytes(count * ENTRY_BYTES);
	const telling = new Telling(coder, names.tiles, players.length);
	const entries = Array.from({ length: count }, (_, at) => telling.code(game?.entries[at]));
	const told = {
		header: { created: asNumber(header['created']), box: asText(header['box']), players },
		entries
	};
	coder.context.foretold = foretoldBy(told);
	return told;
}

const beginningCodec = (names: PackedNames): Codec =>
	fields({
		created: number(),
		box: name(boxNames(names)),
		players: list(fields({ name: text(), colour: name(COLOURS) }))
	});

/** What the rest of a packed game needn't repeat. */
const foretoldBy = ({ header, entries }: ToldGame): Foretold => ({
	...header,
	tiles: entries.map(({ readable: { laid = [] }, tile }) => {
		const last = laid.at(-1);
		return last && { spot: { x: last.x, y: last.y }, rotation: last.rotation, tile };
	})
});

const few = itemNumber(2);
const fewGone = itemNumber(2);
const fewGains = itemNumber(2);
const design = itemNumber(8);
const fittingIndex = itemNumber(6);
const [east, south, turns] = [int(), int(), uint(2)];
const [goneEast, goneSouth] = [int(), int()];
const seat = itemNumber(3);
const isLoss = flag();
const points = itemNumber(5);

/** Codes one entry after the other, with what both writer and reader know by then. */
class Telling {
	readonly #lying = new LyingTiles();
	/** The lines of the designs that were told, by number. */
	readonly #lines = new Map<number, string>();
	readonly #lineCoder: LineCoder;
	#scores: readonly number[];
	/** Where the last tile was laid, and how many tiles were laid. */
	#last: Spot = { x: 0, y: 0 };
	#laid = 0;

	constructor(
		private readonly coder: Coder,
		/** The designs by number. */
		private readonly tiles: readonly string[],
		players: number
	) {
		this.#lineCoder = new LineCoder(coder);
		this.#scores = Array.from({ length: players }, () => 0);
	}

	/** @param given the entry to write; undefined when reading */
	code(given: ToldEntry | undefined): ToldEntry {
		const { laid = [], gone = [], scores } = given?.readable ?? {};
		const lifted = this.#several([fewGone, SPOT_BYTES], gone, (spot) => this.#codeGone(spot));
		const tiles = this.#several([few, TILE_BYTES], laid, (tile) =>
			this.#codeTile(tile, given?.tile)
		);
		this.#codeScores(scores);
		const tile = tiles.at(-1)?.tile;
		return {
			readable: {
				scores: this.#scores,
				laid: tiles.map(({ laid: one }) => one),
				gone: lifted
			},
			...(tile !== undefined && { tile })
		};
	}

	#several<Given, Coded>(
		[count, bytes]: readonly [count: NumberCodec, bytes: number],
		given: readonly Given[],
		code: (one: Given | undefined) => Coded
	): readonly Coded[] {
		const all = count.code(this.coder, given.length);
		this.coder.chargeBytes(all * bytes);
		return Array.from({ length: all }, (_, at) => code(given[at]));
	}

	#codeGone(given: Spot = this.#last): Spot {
		const spot = {
			x: this.#last.x + goneEast.code(this.coder, given.x - this.#last.x),
			y: this.#last.y + goneSouth.code(this.coder, given.y - this.#last.y)
		};
		this.#lying.take(spot);
		return spot;
	}

	#codeTile(
		given: ReadableTile | undefined,
		named: string | undefined
	): { readonly laid: ReadableTile; readonly tile: string | undefined } {
		const { shown, tile } = this.#codeDesign(given?.line ?? '', named);
		const placing = this.#codePlacing(shown, given);
		const laid = { ...placing, line: shown };
		this.#lying.lay(laid);
		this.#last = { x: laid.x, y: laid.y };
		this.#laid++;
		return { laid, tile };
	}

	/**
	 * A design: its number, and its line unless everybody knows it or it was told before. A design without a number: 0 and its
	 * line.
	 */
	#codeDesign(given: string, named: string | undefined): { shown: string; tile?: string } {
		const index = design.code(this.coder, this.#numberOf(given, named));
		const tile = index === 0 ? {} : { tile: this.tiles[index - 1] ?? `#${String(index)}` };
		const known =
			this.#lines.get(index) ?? (index <= KNOWN_DESIGNS ? this.#lineOf(index) : undefined);
		if (known !== undefined) return { shown: known, ...tile };
		const shown = this.#lineCoder.code(given);
		if (index > 0) this.#lines.set(index, shown);
		return { shown, ...tile };
	}

	/** Where a tile lies: the number of a place where it fits, from 1; or 0 and any other place. */
	#codePlacing(shown: string, given: ReadableTile | undefined): Spot & { rotation: Rotation } {
		const fitting = this.#lying.fitting(shown);
		const wanted = fitting.findIndex(
			({ spot, rotation }) =>
				spot.x === given?.x && spot.y === given.y && rotation === given.rotation
		);
		const index = fittingIndex.code(this.coder, wanted + 1);
		const found = fitting[index - 1];
		if (found) return { ...found.spot, rotation: found.rotation };
		const { x, y, rotation } = given ?? { ...this.#last, rotation: 0 };
		return {
			x: this.#last.x + east.code(this.coder, x - this.#last.x),
			y: this.#last.y + south.code(this.coder, y - this.#last.y),
			rotation: turns.code(this.coder, rotation) as Rotation
		};
	}

	/** Who got or lost how many points. Mostly it is whoever laid the tile, so seats are counted from there. */
	#codeScores(given: readonly number[] = this.#scores): void {
		const scores = [...this.#scores];
		const seats = scores.length;
		const turn = this.#laid % seats;
		const changed = given.flatMap((score, player) => (score === scores[player] ? [] : [player]));
		this.#several([fewGains, SCORE_BYTES], changed, (player = 0) => {
			const at = (seat.code(this.coder, (player - turn + seats) % seats) + turn) % seats;
			const before = scores[at] ?? 0;
			const gain = (given[at] ?? 0) - before;
			const loses = isLoss(this.coder, gain < 0);
			const size = points.code(this.coder, Math.abs(gain));
			scores[at] = before + (loses ? -size : size);
		});
		this.#scores = scores;
	}

	#lineOf(index: number): string | undefined {
		return CATALOGUE.get(tileId(this.tiles[index - 1] ?? ''))?.line;
	}

	/**
	 * The number of a design, preferably that of the tile that the event names; 0 if no design that every app has looks like it.
	 */
	#numberOf(shown: string, named: string | undefined): number {
		const index = named === undefined ? 0 : this.tiles.indexOf(named) + 1;
		if (index > 0 && this.#lineOf(index) === shown) return index;
		return (
			this.tiles.findIndex((_, at) => at < KNOWN_DESIGNS && this.#lineOf(at + 1) === shown) + 1
		);
	}
}
