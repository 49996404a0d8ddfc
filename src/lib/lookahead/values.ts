import { completedAmong, completedPoints, isAmong, tilesAround, WHOLE_MONASTERY } from './points';
import { bits, type JoinedSegment, type Joining } from './joining';
import { figuresOf, type CompactGame, type CompactRules, type Position } from './position';
import { CITY, FIELD, MONASTERY, MOST_SEGMENTS, ROAD } from './tiles';

/** The number of stages of the pile: what a feature may still bring depends on how much is left. At 0 nothing is. @internal */
export const STAGES = 9;
/** Cities are told apart by up to so many open sides, roads by two. */
const MOST_OPEN = 4;

/** What features that aren't scored yet are worth, in points, at one stage of the pile. @internal */
export interface StageValues {
	/** What a follower that is out costs. */
	readonly follower: number;
	/** A city: for each tile and pennant, by its open sides, at least 1; and once. */
	readonly city: readonly number[];
	readonly cityOnce: number;
	/** A road: for each tile, by its open sides; and once. */
	readonly road: readonly number[];
	readonly roadOnce: number;
	/** A farm: for each point of the completed cities around it, for each other city there, and once. */
	readonly farm: number;
	readonly farmCity: number;
	readonly farmOnce: number;
	/** A monastery, by the tiles around it from 0 to 7. */
	readonly monastery: readonly number[];
}
/** By stage. */
export type Values = readonly StageValues[];

/** Points as if the game ended now, minus so much for each follower that is out. */
export function plainValues({ unfinishedPaysNothing }: CompactRules, follower = 2): Values {
	const each = unfinishedPaysNothing ? 0 : 1;
	return Array.from({ length: STAGES }, (_, stage) => ({
		follower: stage === 0 ? 0 : follower,
		city: [each, each, each, each],
		cityOnce: 0,
		road: [each, each],
		roadOnce: 0,
		farm: 1,
		farmCity: 0,
		farmOnce: 0,
		monastery: Array.from({ length: 8 }, (_, around) => each * (1 + around))
	}));
}

/** The stage of the pile with so many tiles left. @internal */
export const stageOf = ({ mostTiles }: CompactGame, left: number): number =>
	Math.ceil((left * (STAGES - 1)) / mostTiles);

/** A follower can't stand there. */
export const NOBODY = -Infinity;

/** What a segment of a tile about to be laid tells about a feature, or a node of a position. */
type Told = Pick<JoinedSegment, 'kind' | 'open' | 'size' | 'pennants' | 'cities0' | 'cities1'>;

/** What positions and moves are worth to a player, in points against the mean of the others. */
export class Valuer {
	/** What a follower on each segment adds to {@link change}; see {@link NOBODY}. */
	readonly gains = new Float64Array(MOST_SEGMENTS);
	#stage: StageValues;
	/** The segments of all completed cities. */
	#completed0 = 0;
	#completed1 = 0;
	readonly #node = { kind: 0, open: 0, size: 0, pennants: 0, cities0: 0, cities1: 0 };
	readonly #perCity: number;

	constructor(
		readonly game: CompactGame,
		readonly values: Values
	) {
		this.#stage = this.#stageWith(0);
		this.#perCity = game.rules.farmRule === 'first' ? 4 : 3;
	}

	/** What a position is worth to a player: points, followers in supply, and what lies on the table. */
	worth(position: Position, player: number): number {
		const { scores, supply, figures, parent, nodes } = position;
		this.#begin(position, position.left);
		let sum = 0;
		for (let one = 0; one < this.game.players; one++)
			sum +=
				((scores[one] ?? 0) + (supply[one] ?? 0) * this.#stage.follower) * this.#sign(one, player);
		for (let node = 0; node < nodes; node++) {
			const on = figures[node] ?? 0;
			if (on !== 0 && parent[node] === node)
				sum += this.#share(on, player) * this.#valueOf(position, this.#tell(position, node));
		}
		for (let monk = 0; monk < position.monks; monk++) {
			const around = tilesAround(position, position.monkAt[monk] ?? 0);
			sum += this.#monastery(around) * this.#sign(position.monkOf[monk] ?? 0, player);
		}
		return sum;
	}

	/**
	 * What laying the tile that was worked out last changes for the player to move, without a follower; {@link gains} says what
	 * one adds.
	 */
	change(position: Position, joining: Joining): number {
		const before = position.completed;
		this.#begin(position, position.left - 1);
		let sum = -this.#joinedBefore(position, joining);
		this.#complete(position, joining);
		for (let index = 0; index < joining.segments; index++) {
			const one = joining.all[index];
			this.gains[index] = NOBODY;
			if (one && one.teller === one) sum += this.#changeOf(position, joining, one);
		}
		if (position.completed > before) sum += this.#otherFarms(position, joining, before);
		position.completed = before;
		return sum + this.#monks(position, joining.at);
	}

	#stageWith(left: number): StageValues {
		const stage = this.values[stageOf(this.game, left)];
		if (!stage) throw new Error('There are values for each stage.');
		return stage;
	}

	#begin({ completed, completed0, completed1 }: Position, left: number): void {
		this.#stage = this.#stageWith(left);
		this.#completed0 = this.#completed1 = 0;
		for (let city = 0; city < completed; city++) {
			this.#completed0 |= completed0[city] ?? 0;
			this.#completed1 |= completed1[city] ?? 0;
		}
	}

	/** How much the points of `one` count for a player: in favour if they are the player's own, or else against. */
	#sign(one: number, player: number): number {
		return one === player ? 1 : -1 / (this.game.players - 1);
	}

	/** What part of a feature's points counts for a player: 1 with the only majority, less if others share it or have it. */
	#share(figures: number, player: number): number {
		const { players } = this.game;
		const own = figuresOf(figures, player);
		let stronger = 0;
		let equal = 0;
		let most = own;
		for (let one = 0; one < players; one++) {
			const on = figuresOf(figures, one);
			if (on > most) {
				most = on;
				stronger = 0;
			}
			if (on === most && on > own) stronger++;
			else if (on === own && one !== player) equal++;
		}
		return (most > own ? -stronger : players - 1 - equal) / (players - 1);
	}

	/** What a feature that isn't completed is worth to whoever has it alone. */
	#valueOf(position: Position, { kind, open, size, pennants, cities0, cities1 }: Told): number {
		const stage = this.#stage;
		if (kind === CITY)
			return (size + pennants) * (stage.city[nth(open, MOST_OPEN)] ?? 0) + stage.cityOnce;
		if (kind === ROAD) return size * (stage.road[nth(open, 2)] ?? 0) + stage.roadOnce;
		const completed = completedAmong(position, cities0, cities1);
		const others = bits(cities0 & ~this.#completed0) + bits(cities1 & ~this.#completed1);
		return this.#perCity * completed * stage.farm + others * stage.farmCity + stage.farmOnce;
	}

	#tell({ kind, open, size, pennants, cities0, cities1 }: Position, node: number): Told {
		const told = this.#node;
		told.kind = kind[node] ?? 0;
		told.open = open[node] ?? 0;
		told.size = size[node] ?? 0;
		told.pennants = pennants[node] ?? 0;
		told.cities0 = cities0[node] ?? 0;
		told.cities1 = cities1[node] ?? 0;
		return told;
	}

	#monastery(around: number): number {
		return around === 8 ? WHOLE_MONASTERY : (this.#stage.monastery[around] ?? 0);
	}

	/** What the features that the tile joins were worth. */
	#joinedBefore(position: Position, { features, roots }: Joining): number {
		let sum = 0;
		for (let nth = 0; nth < features; nth++) {
			const root = roots[nth] ?? 0;
			const on = position.figures[root] ?? 0;
			if (on === 0) continue;
			const share = this.#share(on, position.toMove);
			if (share !== 0) sum += share * this.#valueOf(position, this.#tell(position, root));
		}
		return sum;
	}

	/** Counts the cities that the tile completes as completed, until that is taken back. */
	#complete(position: Position, { segments, all }: Joining): void {
		for (let index = 0; index < segments; index++) {
			const one = all[index];
			if (!one || one.teller !== one || one.kind !== CITY || one.open !== 0) continue;
			position.completed0[position.completed] = one.cities0;
			position.completed1[position.completed++] = one.cities1;
			this.#completed0 |= one.cities0;
			this.#completed1 |= one.cities1;
		}
	}

	/** What one of the joined features is worth, and what a follower there adds. */
	#changeOf(position: Position, { at }: Joining, one: JoinedSegment): number {
		const { rules } = this.game;
		const { toMove } = position;
		const free = (position.supply[toMove] ?? 0) > 0;
		const out = this.#stage.follower;
		if (one.kind === MONASTERY) {
			const around = tilesAround(position, at);
			if (free) this.gains[one.index] = this.#monastery(around) - (around === 8 ? 0 : out);
			return 0;
		}
		const done = one.kind !== FIELD && one.open === 0;
		if (one.figures === 0) {
			if (!free || one.kind > FIELD || (one.kind === FIELD && !rules.farmers)) return 0;
			const value = done ? completedPoints(rules, one) : this.#valueOf(position, one) - out;
			this.gains[one.index] = value;
			return 0;
		}
		const value = done ? completedPoints(rules, one) : this.#valueOf(position, one);
		const home = done ? this.#home(one.figures, toMove) : 0;
		return this.#share(one.figures, toMove) * value + home;
	}

	/** What the followers that come home are worth. */
	#home(figures: number, player: number): number {
		let sum = 0;
		for (let one = 0; one < this.game.players; one++)
			sum += figuresOf(figures, one) * this.#sign(one, player);
		return sum * this.#stage.follower;
	}

	/** What farms gain by completed cities that the tile doesn't join. */
	#otherFarms(position: Position, joining: Joining, before: number): number {
		const { figures, kind, parent, cities0, cities1 } = position;
		const each = this.#perCity * this.#stage.farm - this.#stage.farmCity;
		let sum = 0;
		for (let node = 0; node < position.nodes; node++) {
			const on = figures[node] ?? 0;
			if (on === 0 || kind[node] !== FIELD || parent[node] !== node) continue;
			if (joining.roots.subarray(0, joining.features).includes(node)) continue;
			for (let city = before; city < position.completed; city++)
				if (isAmong(position, city, cities0[node] ?? 0, cities1[node] ?? 0))
					sum += this.#share(on, position.toMove) * each;
		}
		return sum;
	}

	/** What monasteries with followers gain by the tile. */
	#monks(position: Position, at: number): number {
		const { monkAt, monkOf, monks, toMove, game } = position;
		let sum = 0;
		for (let monk = 0; monk < monks; monk++) {
			const cell = monkAt[monk] ?? 0;
			if (!isAround(game, cell, at)) continue;
			const around = tilesAround(position, cell);
			const home = around === 7 ? this.#stage.follower : 0;
			const more = this.#monastery(around + 1) - this.#monastery(around) + home;
			sum += more * this.#sign(monkOf[monk] ?? 0, toMove);
		}
		return sum;
	}
}

/** The place in a list by open sides, which are at least one. */
const nth = (open: number, most: number): number => Math.max(1, Math.min(most, open)) - 1;

function isAround({ grid }: CompactGame, cell: number, at: number): boolean {
	for (let step = 8 * cell; step < 8 * cell + 8; step++) if (grid.around[step] === at) return true;
	return false;
}
