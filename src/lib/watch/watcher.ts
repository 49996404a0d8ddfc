import { sameSpot, type Spot } from '../engine/spot';
import type { Homography } from '../snap/grid/homography';
import type { Reader } from '../snap/read-table';
import type { Match } from './align/fit';
import { follow, realign } from './align/realign';
import { boardOf, isNear, type Board, type KnownTile } from './board';
import type { Gain } from './colours';
import { FigureCheck } from './figures/figure-check';
import { Ground } from './ground';
import { NewTiles } from './new-tiles';
import { shotOf, type Shot } from './shot';
import { Stillness } from './stillness';
import { TileCheck } from './tile-check';
import { TileMemory, type Compared } from './tile-memory';
import type { Frame, KnownTable, Sight } from './watching';

/** How long nothing must have moved before anything is read, in milliseconds. */
const REST = 700;
/** While all is still and nothing is left to be read, one tile is read again in each interval of this length, in milliseconds. */
const IDLE = 1000;
/**
 * At most this many tiles that don't look as before are read at once. If there are more, they are under a hand, or the board
 * was moved.
 */
const MOST_READ = 8;
/** A board that isn't seen for this long is lost. Before that, a hand may hide most of it. In milliseconds. */
const LOST = 3000;
/** A view in which the tiles are less similar than this may be a wrong one near the board; see {@link Match}. */
const GOOD = 0.75;
/** A board of which less than this part looks as before was moved, or isn't in the picture. */
const LEAST_ALIKE = 0.5;

/** Follows a table through the pictures of a film: says what each of them shows. */
export class Watcher {
	readonly #reader: Reader;
	readonly #stillness = new Stillness();
	readonly #memory = new TileMemory();
	readonly #check: TileCheck;
	readonly #figures: FigureCheck;
	readonly #ground: Ground;
	readonly #newTiles: NewTiles;
	#view: Homography;
	#board: Board;
	/** The last picture that was looked at, and what it shows. */
	#last: { readonly shot: Shot; readonly sight: Sight } | undefined;
	/** Since when nothing had moved in the last picture in which the board was looked for, in milliseconds. */
	#rest = -1;
	/** When the next picture is looked at if all stays still, in milliseconds. */
	#due = 0;
	/** True until a good picture shows the board as the log has it. */
	#changed = true;

	/** @param view the map of spots to pixels */
	constructor(reader: Reader, view: Homography, table: KnownTable) {
		this.#reader = reader;
		this.#view = view;
		this.#board = boardOf(reader.looks, table);
		this.#check = new TileCheck(reader.look);
		this.#figures = new FigureCheck(reader.look);
		this.#ground = new Ground(reader.look);
		this.#newTiles = new NewTiles(this.#ground, reader.look);
	}

	/** Where the board lies: it changes when the table or the camera was pushed. */
	get view(): Homography {
		return this.#view;
	}

	/** The log has changed: a turn was entered or undone. */
	setTable(table: KnownTable): void {
		const before = this.#board;
		this.#board = boardOf(this.#reader.looks, table);
		const { tiles, open, outer } = this.#board;
		const changed = [...before.tiles, ...tiles].filter(
			(tile) => !(before.tiles.some(isSame(tile)) && tiles.some(isSame(tile)))
		);
		this.#memory.keepOnly(tiles.filter((tile) => !changed.some(isSame(tile))));
		this.#check.forget(changed.map(({ key }) => key));
		this.#figures.setFigures([...before.table.figures, ...table.home], table.figures);
		this.#ground.keepOnly([...open, ...outer]);
		this.#lookAgain();
	}

	/** The board lies elsewhere in the picture. All that was seen before is forgotten. */
	setView(view: Homography): void {
		this.#view = view;
		this.#memory.forget();
		this.#ground.forget();
		this.#newTiles.forget();
		this.#lookAgain();
	}

	/** What was seen on a spot is no tile: nothing is proposed there as long as it looks the same. */
	refuse(spot: Spot): void {
		if (this.#last) this.#newTiles.refuse(spot, this.#last.shot);
		this.#lookAgain();
	}

	/** Says what a picture shows. Pictures come in the order of their times. */
	see({ picture, time }: Frame): Sight {
		const rested = this.#stillness.take(picture, time, REST);
		if (rested < REST) {
			this.#due = 0;
			return { kind: 'moving' };
		}
		if (this.#last && time < this.#due) return this.#last.sight;
		const shot = shotOf(picture, this.#view, time, rested);
		const sight = this.#sightOf(shot);
		this.#last = { shot, sight };
		if (sight.kind === 'lost') this.#due = time + IDLE;
		return sight;
	}

	/** Makes sure that the next still picture is looked at, and that it is taken to show the board as the log has it. */
	#lookAgain(): void {
		this.#due = 0;
		this.#changed = true;
	}

	/** What a picture shows, also if the board was pushed. */
	#sightOf(shot: Shot): Sight {
		const compared = this.#memory.compare(this.#board.tiles, shot);
		const isLost = isElsewhere(compared);
		const found = this.#findAgain(shot, isLost);
		if (isLost && !found) return { kind: shot.rested < LOST ? 'covered' : 'lost' };
		if (!found || found.view === this.#view) return this.#look(shot, compared);
		this.#view = found.view;
		const moved = { ...shot, view: { ...shot.view, homography: found.view } };
		return this.#look(moved, this.#memory.compare(this.#board.tiles, moved));
	}

	/**
	 * Where the board lies. It is looked for once in each rest, because tiles of few colours look much the same beside their
	 * spots, and again as long as it is lost. Undefined if that isn't known, or the board wasn't looked for.
	 */
	#findAgain({ grey, time, rested }: Shot, isLost: boolean): Match | undefined {
		const { templates } = this.#memory;
		const isNew = this.#rest !== time - rested;
		this.#rest = time - rested;
		if (!isNew && !isLost) return undefined;
		const near = isLost ? undefined : follow(templates, grey, this.#view);
		if (near && near.similarity >= GOOD) return near;
		const found = realign(templates, grey, this.#view);
		return near && !(found && found.similarity > near.similarity) ? near : found;
	}

	/** What a picture shows of the board, which lies where it should. */
	#look(shot: Shot, { gain, unlike }: Compared): Sight {
		const hidden = this.#hiddenAmong(unlike, shot);
		const spots = this.#board.open.filter((spot) => !hidden.some((tile) => isNear(tile, spot)));
		const { news, isDone } = this.#newTiles.find(this.#board, shot, gain, spots);
		this.#due = isDone ? shot.time + IDLE : 0;
		if (isDone) this.#idle(shot);
		const isCovered = hidden.some(hasNeighbour(hidden));
		if (isCovered && news.length === 0) return { kind: 'covered' };
		this.#renew(shot, gain, hidden);
		const differences = [...this.#check.differences, ...this.#figures.differences];
		return { kind: 'still', news, differences };
	}

	/**
	 * Called while nothing is left to be read: reads a tile again, looks for a figure that went home, and follows the board if
	 * it slowly drifts.
	 */
	#idle(shot: Shot): void {
		this.#check.checkNext(this.#board, shot);
		this.#figures.checkNext(shot);
		const drifted = follow(this.#memory.templates, shot.grey, this.#view);
		if (drifted) this.#view = drifted.view;
	}

	/** The tiles that the network doesn't recognise either, and that aren't known to be others. */
	#hiddenAmong(unlike: readonly KnownTile[], shot: Shot): readonly KnownTile[] {
		if (unlike.length > MOST_READ) return unlike;
		const unknown = this.#check.check(this.#board, shot, unlike);
		this.#memory.renew(
			unlike.filter((tile) => !unknown.includes(tile)),
			shot
		);
		// An arm over several tiles says nothing of them.
		this.#check.forget(unknown.filter(hasNeighbour(unknown)).map(({ key }) => key));
		return unknown.filter((tile) => !this.#check.isDifferent(tile));
	}

	/** Remembers how the board looks. After the log has changed, a good picture shows how everything looks that lies there. */
	#renew(shot: Shot, gain: Gain, hidden: readonly KnownTile[]): void {
		const { tiles, open, outer } = this.#board;
		const clear = tiles.filter((tile) => !hidden.includes(tile));
		if (this.#changed) this.#memory.renew(clear, shot);
		else this.#memory.renewUnknown(clear, shot);
		if (this.#changed) this.#ground.renew(open, shot, gain, false);
		this.#ground.renew(outer, shot, gain, true);
		this.#changed = false;
	}
}

/** True if most tiles don't look as before: the board was pushed, or isn't in the picture. */
const isElsewhere = ({ count, unlike }: Compared): boolean =>
	count > 0 && count - unlike.length < LEAST_ALIKE * count;

/** True for a tile that lies beside another one of some tiles. */
const hasNeighbour =
	(tiles: readonly KnownTile[]) =>
	(tile: KnownTile): boolean =>
		tiles.some((other) => other !== tile && isNear(other, tile));

const isSame =
	(tile: KnownTile) =>
	(other: KnownTile): boolean =>
		sameSpot(tile, other) && tile.state === other.state;
