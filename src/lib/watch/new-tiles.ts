import { PLAYER_COLOURS, type PlayerColour } from '../engine/colours';
import type { Spot, SpotKey } from '../engine/spot';
import type { Reader } from '../snap/read-table';
import type { Evidence } from '../snap/reading';
import { keyOf, type Board } from './board';
import { changeBetween, coloursAt, SAME_LIGHT, type Colours, type Gain } from './colours';
import { figureAtRim, LIKELY_AT_RIM } from './figures/figure-at-rim';
import { figureOn } from './figures/figure-on';
import { CHANGED, type Ground } from './ground';
import { laysFor } from './legal-lays';
import { contentsOf, lookAt, MOST_LOOKS, oddsOf } from './looking';
import { isInPicture, type Shot } from './shot';
import type { SeenFigure, SeenTile } from './watching';

/** At most this many spots are read in one picture. */
const MOST_READ = 8;
/** The change of a spot of which it isn't known how it looked: it may have changed. */
const UNKNOWN = CHANGED + 0.001;
/** This many looks at a spot have to agree. */
const LOOKS = 2;
/**
 * A tile is proposed at once if it is this much likelier than none, and has become this much likelier than before; see
 * {@link oddsOf}.
 */
const [ODDS, RISE] = [3, 4];
/** If it isn't known how the spot looked before, a tile must be this much likelier than none. */
const ODDS_UNKNOWN = 5;
/** If the odds are below this, nothing lies there. */
const CLEARLY_GROUND = -2;
/** After a longer rest, of this many milliseconds, these odds are enough: what lies still for so long is no hand. */
const [ODDS_LATER, LATER] = [0, 2700];

/** What was seen of a spot, for as long as it looks about the same. */
interface Seen {
	readonly spot: Spot;
	readonly colours: Colours;
	/** The looks since something last moved. */
	looks: readonly Evidence[];
	/** The looks before that: they count until there are enough new ones. A figure may have been put there since. */
	readonly earlier: readonly Evidence[];
	/** Since when nothing had moved at the time of the looks, in milliseconds. */
	readonly still: number;
	/** The mover's figure at its rim; undefined until it is looked for. */
	atRim: { readonly figure: SeenFigure | undefined } | undefined;
}

/** A spot as a picture shows it. */
interface Spotted {
	readonly spot: Spot;
	readonly colours: Colours;
	/** How far it has changed. If it isn't known how it looked, it counts as hardly changed, so that others are read first. */
	readonly change: number;
}

/** What was found in a picture. */
interface Found {
	/** The surest first. */
	readonly news: readonly SeenTile[];
	/** True if nothing more can be found out while all is still. */
	readonly isDone: boolean;
}

/** Finds the tiles that were laid: reads the open spots that have changed. */
export class NewTiles {
	readonly #seen = new Map<SpotKey, Seen>();
	readonly #ground: Ground;
	readonly #look: Reader['look'];

	constructor(ground: Ground, look: Reader['look']) {
		this.#ground = ground;
		this.#look = look;
	}

	/** Looks at some open spots. @param gain by how much the picture is lighter than before */
	find(board: Board, shot: Shot, gain: Gain, spots: readonly Spot[]): Found {
		const changed = this.#changedAmong(shot, gain, spots);
		const unread = changed.filter(({ looks }) => looks.length < MOST_LOOKS);
		this.#read(shot, unread.slice(0, MOST_READ));
		for (const seen of changed) this.#takeGround(shot, seen);
		const news = changed.flatMap((seen) => this.#newTile(board, shot, seen) ?? []);
		return {
			news: news.sort((one, other) => other.odds - one.odds),
			isDone: unread.length === 0 && (changed.length === 0 || shot.rested >= LATER)
		};
	}

	/** Called if what lies on a spot is no tile: from now on the spot looks like this while no tile lies there. */
	refuse(spot: Spot, shot: Shot): void {
		this.#seen.delete(keyOf(spot));
		this.#ground.take(spot, shot, coloursAt(shot.view, spot));
	}

	forget(): void {
		this.#seen.clear();
	}

	/** The spots that have changed, the most changed first. If a spot looks different since, its looks count as earlier ones. */
	#changedAmong(shot: Shot, gain: Gain, spots: readonly Spot[]): readonly Seen[] {
		const changed = spots
			.filter((spot) => isInPicture(shot.view, spot))
			.map((spot): Spotted => {
				const colours = coloursAt(shot.view, spot);
				return { spot, colours, change: this.#ground.changeAt(spot, colours, gain) ?? UNKNOWN };
			})
			.filter(({ change }) => change > CHANGED)
			.sort((one, other) => other.change - one.change)
			.map((spotted) => this.#seenAt(spotted, shot));
		this.#keepOnly(changed);
		return changed;
	}

	#seenAt({ spot, colours }: Spotted, shot: Shot): Seen {
		const before = this.#seen.get(keyOf(spot));
		const isSame = before && changeBetween(before.colours, colours, SAME_LIGHT) <= CHANGED;
		const still = shot.time - shot.rested;
		if (isSame && before.still === still) return before;
		return {
			spot,
			colours,
			looks: [],
			earlier: before ? looksAt(before) : [],
			still,
			atRim: undefined
		};
	}

	#keepOnly(seen: readonly Seen[]): void {
		this.#seen.clear();
		for (const one of seen) this.#seen.set(keyOf(one.spot), one);
	}

	#read({ view }: Shot, unread: readonly Seen[]): void {
		if (unread.length === 0) return;
		const looks = lookAt(
			view,
			unread.map(({ spot, looks }) => ({ ...spot, looks })),
			this.#look
		);
		for (const [index, seen] of unread.entries())
			seen.looks = [...seen.looks, ...looks.slice(index, index + 1)];
	}

	/** If nothing lies on a spot, it is remembered as it looks now. */
	#takeGround(shot: Shot, { spot, colours, looks }: Seen): void {
		const odds = looks.length > 0 ? oddsOf(contentsOf(looks)) : Infinity;
		if (isGround(odds, looks.length, this.#ground.knows(spot)))
			this.#ground.take(spot, shot, colours);
	}

	/** The tile that lies on a spot; undefined for none, or while that isn't clear. */
	#newTile(board: Board, shot: Shot, seen: Seen): SeenTile | undefined {
		const { spot } = seen;
		const looks = looksAt(seen);
		const contents = contentsOf(looks);
		const odds = looks.length < LOOKS ? -Infinity : oddsOf(contents);
		if (odds <= ODDS_LATER) return undefined;
		if (!isTile(odds, this.#ground.oddsAt(spot), shot.rested)) return undefined;
		const colour = board.table.mover;
		const seeing = { view: shot.view.homography, picture: shot.view.pyramid[0] };
		const inside = figureOn(looks, seeing, spot, colour);
		const atRim = inside ? undefined : this.#atRim(shot, seen, colour);
		const isThere = atRim !== undefined && atRim.probability >= LIKELY_AT_RIM;
		const bare = bareness(looks, colour);
		return {
			spot,
			...laysFor(board, spot, contents),
			odds,
			figure: inside ?? (isThere ? atRim : undefined),
			bare: bare && Math.min(bare, 1 - (atRim?.probability ?? 0))
		};
	}

	/** The figure of a colour at the rim of a new tile, however improbable; looked for once in each rest. */
	#atRim({ view }: Shot, seen: Seen, colour: PlayerColour): SeenFigure | undefined {
		seen.atRim ??= { figure: figureAtRim(view, seen.spot, colour, this.#look) };
		return seen.atRim.figure;
	}
}

/** How probable it is that no figure of a colour stands there; undefined for a colour that the network doesn't know. */
function bareness(looks: readonly Evidence[], colour: PlayerColour): number | undefined {
	const index = PLAYER_COLOURS.indexOf(colour);
	if (looks.some(({ figures }) => figures[index] === undefined)) return undefined;
	return 1 - looks.reduce((sum, { figures }) => sum + (figures[index] ?? 0), 0) / looks.length;
}

/** True for a spot where surely nothing lies, or as surely as can be told if it isn't known how it looked before. */
const isGround = (odds: number, looks: number, isKnown: boolean): boolean =>
	looks === MOST_LOOKS
		? odds < (isKnown ? CLEARLY_GROUND : ODDS_UNKNOWN)
		: odds < CLEARLY_GROUND && !isKnown;

/** The looks that count. */
const looksAt = ({ looks, earlier }: Seen): readonly Evidence[] =>
	looks.length >= LOOKS || earlier.length === 0 ? looks : earlier;

function isTile(odds: number, before: number | undefined, rested: number): boolean {
	if (before === undefined) return odds > ODDS_UNKNOWN;
	return odds - before > RISE && (odds > ODDS || (odds > ODDS_LATER && rested >= LATER));
}
