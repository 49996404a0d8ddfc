import { join } from 'node:path';
import type { MutableGame } from '../../src/lib/engine/game';
import { sameSpot, type Spot } from '../../src/lib/engine/spot';
import { EMPTY_DRAFT } from '../../src/lib/record';
import { inverse, mapPoint, type Homography } from '../../src/lib/snap/grid/homography';
import type { Reader } from '../../src/lib/snap/read-table';
import { moverOf } from '../../src/lib/table/turn/turn';
import { knownTableOf } from '../../src/lib/table/watch/known-table';
import { proposalOf, type Candidate, type Proposal } from '../../src/lib/table/watch/proposed-turn';
import { isCertain } from '../../src/lib/watch/judge';
import { Watcher } from '../../src/lib/watch/watcher';
import type { Difference, SeenTile, Sight } from '../../src/lib/watch/watching';
import { decodePhoto } from '../tools/snap/photo';
import { gameAfter, openGame, type OpenedGame } from '../tools/watch/game';
import { openTruth, type TrueTurn } from '../tools/watch/truth';
import { must, readFilm, type FilmFrame, type FilmTruth, type FilmTurn } from './film-file';
import {
	judge,
	type BumpOutcome,
	type FilmOutcome,
	type TrueLay,
	type TurnOutcome
} from './outcome';
import { shownAs } from './shown';
import { sidesOf, WrongEntries } from './wrong';

/** A table that enters what is sure waits so long before it does: milliseconds. */
const STANDS = 2000;
/** A bump counts as mended when the tiles are found this near: tiles. */
export const MENDED = 0.1;
/** A view that is so far off, in tiles, is lost: a user would set it right. */
const LOST = 0.35;
/** How many turns must not lie where one was entered wrongly. */
const TAKEN = 6;
/** A bump must be mended within so much time, milliseconds: the table rests for 0.7 of it. */
const MENDING = 1700;

/** A tile that is proposed now. */
interface Standing {
	readonly seen: SeenTile;
	readonly proposal: Proposal;
	/** Since when, and since when as it is now and sure enough to be entered unasked: milliseconds. */
	readonly since: number;
	readonly certainSince: number | undefined;
}

/** What of a film is measured on the way. */
interface Counted {
	readonly turns: TurnOutcome[];
	readonly ghosts: FilmOutcome['ghosts'][number][];
	readonly bumps: BumpOutcome[];
	readonly falseAlarms: FilmOutcome['falseAlarms'][number][];
	readonly told: Set<string>;
	readonly watching: number[];
	readonly reading: number[];
	readonly off: number[];
}

/** Follows one film as the app does, enters its turns when the film says so, and compares. */
class Measuring {
	readonly counted: Counted = {
		turns: [],
		ghosts: [],
		bumps: [],
		falseAlarms: [],
		told: new Set(),
		watching: [],
		reading: [],
		off: []
	};
	readonly #film: FilmTruth;
	readonly #opened: OpenedGame;
	readonly #truth: readonly TrueTurn[];
	readonly #watcher: Watcher;
	readonly #wrong: WrongEntries | undefined;
	readonly #automatic = new Map<number, 'right' | 'wrong'>();
	readonly #first = new Map<number, number>();
	#reads = 0;
	#game: MutableGame;
	#entered = 0;
	#standing: readonly Standing[] = [];
	#alarms: ReadonlySet<string> = new Set();

	constructor(
		film: FilmTruth,
		opened: OpenedGame,
		truth: readonly TrueTurn[],
		reader: Reader,
		wrong?: WrongEntries
	) {
		this.#wrong = wrong;
		[this.#film, this.#opened, this.#truth] = [film, opened, truth];
		this.#game = gameAfter(opened, opened.events);
		const counting = {
			...reader,
			look: (cutOuts: Uint8Array, count: number) => {
				this.#reads += count;
				return reader.look(cutOuts, count);
			}
		};
		this.#watcher = new Watcher(
			counting,
			film.frames[0]?.view ?? [1, 0, 0, 0, 1, 0, 0, 0, 1],
			this.#table()
		);
	}

	#table() {
		const table = knownTableOf(this.#game, this.#opened.header.players);
		return this.#wrong?.tableFrom(table, this.#game.rules.tiles) ?? table;
	}

	/** Takes a frame with its decoded picture. */
	take(index: number, frame: FilmFrame, picture: Parameters<Watcher['see']>[0]['picture']): void {
		const [start, reads] = [process.cpuUsage(), this.#reads];
		const sight = this.#watcher.see({ picture, time: frame.time });
		const { user, system } = process.cpuUsage(start);
		const { reading, watching } = this.counted;
		(this.#reads > reads ? reading : watching).push((user + system) / 1000);
		this.#propose(index, frame, sight);
		this.#checkBump(index, frame, sight);
		for (const turn of this.#film.turns) if (turn.confirm === index) this.#enter(turn, frame);
	}

	#propose(index: number, frame: FilmFrame, sight: Sight): void {
		if (sight.kind !== 'still') {
			if (sight.kind === 'moving') this.#standing = [];
			return;
		}
		const before = this.#standing;
		const mover = moverOf(this.#game, EMPTY_DRAFT);
		this.#standing = sight.news.map((seen) => {
			const last = before.find((one) => sameSpot(one.seen.spot, seen.spot));
			const proposal = proposalOf(this.#game, mover, seen);
			// Of two tiles nobody knows which was laid first: that is asked.
			const certain = sight.news.length === 1 && isCertain(seen) && proposal.certain;
			const certainSince = certain ? (last?.certainSince ?? frame.time) : undefined;
			return { seen, proposal, since: last?.since ?? frame.time, certainSince };
		});
		for (const one of this.#standing)
			this.#note(index, frame, one, !before.some(({ seen }) => sameSpot(seen.spot, one.seen.spot)));
		const differences = sight.differences.filter((one) => !this.#wrong?.explains(one));
		this.#noteAlarms(index, differences);
	}

	/** Notes when the tile of a turn was first proposed, and proposals without a tile. */
	#note(index: number, frame: FilmFrame, standing: Standing, isNew: boolean): void {
		const { seen, proposal, certainSince } = standing;
		const turn = this.#turnLyingAt(seen.spot, frame);
		if (turn === undefined) {
			const isLoose = frame.loose && sameSpot(seen.spot, { x: frame.loose[0], y: frame.loose[1] });
			if (isNew && !isLoose)
				this.counted.ghosts.push({
					frame: index,
					hazards: frame.hazards.join('+'),
					sure: proposal.sure
				});
			return;
		}
		if (!this.#first.has(turn)) this.#first.set(turn, frame.time);
		if (
			certainSince === undefined ||
			frame.time - certainSince < STANDS ||
			this.#automatic.has(turn)
		)
			return;
		const right =
			turn === this.#entered && judge(proposal, this.#lay(turn), this.#shown).taps === 1;
		this.#automatic.set(turn, right ? 'right' : 'wrong');
	}

	/** The turn whose tile lies on a spot and isn't entered. */
	#turnLyingAt(spot: Spot, frame: FilmFrame): number | undefined {
		for (let turn = this.#entered; turn < frame.turns; turn++) {
			const lying = this.#truth[turn];
			if (lying && sameSpot(lying.spot, spot)) return turn;
		}
		return undefined;
	}

	#noteAlarms(index: number, differences: readonly Difference[]): void {
		const now = new Set(
			differences.map(({ kind, spot }) => `${kind} ${String(spot.x)},${String(spot.y)}`)
		);
		for (const one of now) {
			if (this.#alarms.has(one)) continue;
			const [kind = ''] = one.split(' ');
			const isForgotten = this.#film.events.some(
				({ kind: what, frame, spot }) =>
					what === 'forgotten' && frame <= index && one === `figure-still-there ${String(spot)}`
			);
			if (isForgotten) this.counted.told.add(one);
			else this.counted.falseAlarms.push({ frame: index, kind, at: one });
		}
		this.#alarms = now;
	}

	/** Once a bumped table has rested long enough, the view must be right; else it is set right, as a user would. */
	#checkBump(index: number, frame: FilmFrame, sight: Sight): void {
		const bump = this.#film.events.findLast(
			({ kind, frame: at }) => kind === 'bump' && at <= index
		);
		if (!bump || this.counted.bumps.some(({ frame: at }) => at === bump.frame)) return;
		const after = frame.time - (this.#film.frames[bump.frame]?.time ?? 0);
		if (after < MENDING) return;
		const off = this.#off(frame.view);
		this.counted.bumps.push({ frame: bump.frame, off, noticed: sight.kind !== 'still' });
		if (off > LOST) this.#watcher.setView(frame.view);
	}

	/** How far the view is off, in tiles: the 90th percentile over the tiles. */
	#off(view: Homography): number {
		const back = inverse(view);
		const offs = [...this.#game.board.tiles.values()].map(({ spot }) => {
			const at = { x: spot.x + 0.5, y: spot.y + 0.5 };
			const there = mapPoint(back, mapPoint(this.#watcher.view, at));
			return Math.hypot(there.x - at.x, there.y - at.y);
		});
		return offs.sort((a, b) => a - b)[Math.floor(0.9 * (offs.length - 1))] ?? 0;
	}

	#lay(turn: number): TrueLay {
		const event = this.#laid(turn);
		return { shown: this.#shown(event), sides: this.#sides(event), figure: event.deploy };
	}

	#laid(turn: number) {
		const event = this.#truth[turn]?.events.find(({ type }) => type === 'base/laid');
		if (event?.type !== 'base/laid') throw new Error(`There is no turn ${String(turn)}.`);
		return event;
	}

	readonly #shown = ({ tile, rotation }: Pick<Candidate, 'tile' | 'rotation'>): string => {
		const type = this.#game.rules.tiles.get(tile);
		return type ? shownAs(type, rotation) : '';
	};

	readonly #sides = ({ tile, rotation }: Pick<Candidate, 'tile' | 'rotation'>): string => {
		const type = this.#game.rules.tiles.get(tile);
		return type ? sidesOf(type, rotation) : '';
	};

	/** The turn is entered as it was played, whatever was proposed. */
	#enter(filmed: FilmTurn, frame: FilmFrame): void {
		const { turn } = filmed;
		const truth = this.#truth[turn];
		if (!truth) return;
		this.counted.turns.push(this.#outcomeOf(filmed));
		this.counted.off.push(this.#off(frame.view));
		this.#enterWrongly(turn, truth.spot);
		const events = this.#truth.slice(0, turn + 1).flatMap((one) => one.events);
		this.#game = gameAfter(this.#opened, [...this.#opened.events, ...events]);
		this.#entered = turn + 1;
		this.#standing = this.#standing.filter(({ seen }) => !sameSpot(seen.spot, truth.spot));
		this.#watcher.setTable(this.#table());
	}

	#enterWrongly(turn: number, spot: Spot): void {
		const { rules } = this.#game;
		const { lays } = knownTableOf(this.#game, this.#opened.header.players);
		const { tile, rotation } = this.#laid(turn);
		const taken = this.#truth.slice(turn, turn + TAKEN).map((one) => one.spot);
		this.#wrong?.enter(turn, { tile, rotation, spot }, lays, taken, rules.tiles);
	}

	#outcomeOf({ turn, rest, figureRest = rest }: FilmTurn): TurnOutcome {
		const [lay, spot] = [this.#lay(turn), this.#truth[turn]?.spot];
		const there = this.#standing.find(({ seen }) => spot && sameSpot(seen.spot, spot));
		const first = this.#first.get(turn);
		const [rested, later] = [rest, figureRest].map((at) => this.#film.frames[at]?.time ?? 0);
		const from = first !== undefined && later !== undefined && first >= later ? later : rested;
		const judged = there ? judge(there.proposal, lay, this.#shown) : { tile: -1, taps: 3 as const };
		const [proposed] = there?.proposal.tiles ?? [];
		return {
			turn,
			...judged,
			sides: proposed !== undefined && this.#sides(proposed) === lay.sides,
			kind: there ? 'proposed' : this.#standing.length > 0 ? 'elsewhere' : 'nothing',
			after: first === undefined || from === undefined ? undefined : Math.max(0, first - from),
			sure: there?.proposal.sure ?? false,
			margin: there?.seen.margin ?? 0,
			odds: there?.seen.odds ?? 0,
			automatic: this.#automatic.get(turn),
			hasFigure: lay.figure !== undefined,
			said: `${JSON.stringify({ ...lay, spot })} ${there ? saidOf(there) : ''}`
		};
	}
}

const named = ({ tile, rotation, figure }: Candidate): string =>
	`${tile}/${String(rotation)} ${figure ? `${figure.piece} ${String(figure.segment)}` : 'none'}`;

const saidOf = ({
	seen: { margin, detail, odds, figure },
	proposal: { tiles, otherFigures }
}: Standing): string =>
	`${[...tiles, ...otherFigures].map(named).join(', ')}; margin ${margin.toFixed(1)}, detail ${detail?.toFixed(1) ?? '–'}, odds ${odds.toFixed(1)}, figure ${JSON.stringify(figure)}`;

/** Follows the film in a folder, and says how well. @param wrong enters turns wrongly on purpose */
export async function measureFilm(
	folder: string,
	name: string,
	reader: Reader,
	wrong?: WrongEntries
): Promise<FilmOutcome> {
	const film = readFilm(folder);
	const opened = must(await openGame(join(folder, 'game.json')));
	const truth = must(await openTruth(join(folder, 'truth.json'), opened));
	const measuring = new Measuring(film, opened, truth, reader, wrong);
	for (const [index, frame] of film.frames.entries()) {
		const { photo } = must(await decodePhoto(join(folder, frame.file)));
		measuring.take(index, frame, photo);
	}
	const { told, ...counted } = measuring.counted;
	const there = film.events.filter(({ kind }) => kind === 'forgotten').length;
	const seconds = (film.frames.at(-1)?.time ?? 0) / 1000;
	return {
		name,
		seconds,
		frames: film.frames.length,
		...counted,
		wrongEntries: wrong?.all ?? [],
		forgotten: { there, told: told.size }
	};
}
