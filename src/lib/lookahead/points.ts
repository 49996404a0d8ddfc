import { figuresOf, type CompactRules, type Position } from './position';
import { CITY, FIELD } from './tiles';

/** What a monastery pays with tiles all around it. */
export const WHOLE_MONASTERY = 9;
/** Points for a completed city beside a farm, by the farm rule. */
const POINTS_PER_CITY = { third: 3, second: 3, first: 4 } as const;

/** What a completed road or city pays. */
export function completedPoints(
	rules: CompactRules,
	{ kind, size, pennants }: { kind: number; size: number; pennants: number }
): number {
	if (kind !== CITY) return size;
	return (size + pennants) * (size === 2 && rules.smallCityPaysLess ? 1 : 2);
}

/** How many of the eight cells around another one have a tile. */
export function tilesAround({ cell, game: { grid } }: Position, at: number): number {
	let count = 0;
	for (let nth = 8 * at; nth < 8 * at + 8; nth++)
		if ((cell[grid.around[nth] ?? 0] ?? -1) >= 0) count++;
	return count;
}

/** The number of figures of whoever has the most of these. */
function mostOf(figures: number, players: number): number {
	let most = 0;
	for (let player = 0; player < players; player++)
		most = Math.max(most, figuresOf(figures, player));
	return most;
}

/** Pays points to everybody with the most figures. */
export function pay(to: Int16Array, players: number, figures: number, points: number): void {
	const most = mostOf(figures, players);
	for (let player = 0; player < players; player++)
		if (figuresOf(figures, player) === most) to[player] = (to[player] ?? 0) + points;
}

/** Writes everybody's points as if the game ended now. */
export function writeFinalScores(position: Position, to: Int16Array): void {
	to.set(position.scores);
	const { farmRule, unfinishedPaysNothing } = position.game.rules;
	if (!unfinishedPaysNothing) payUnfinished(position, to);
	if (farmRule === 'third') payFarms(position, to);
	else if (farmRule === 'second') payFarmsOnce(position, to);
	else payCities(position, to);
}

function payUnfinished(position: Position, to: Int16Array): void {
	const { figures, parent, kind, size, pennants, nodes, game } = position;
	for (let node = 0; node < nodes; node++) {
		const on = figures[node] ?? 0;
		if (on === 0 || parent[node] !== node || kind[node] === FIELD) continue;
		pay(to, game.players, on, (size[node] ?? 0) + (pennants[node] ?? 0));
	}
	for (let monk = 0; monk < position.monks; monk++) {
		const player = position.monkOf[monk] ?? 0;
		const points = 1 + tilesAround(position, position.monkAt[monk] ?? 0);
		to[player] = (to[player] ?? 0) + points;
	}
}

/** True if a completed city, by the order of completion, is among these city segments. */
export const isAmong = (
	{ completed0, completed1 }: Position,
	city: number,
	cities0: number,
	cities1: number
): boolean => (((completed0[city] ?? 0) & cities0) | ((completed1[city] ?? 0) & cities1)) !== 0;

/** How many completed cities are among these city segments. */
export function completedAmong(position: Position, cities0: number, cities1: number): number {
	let count = 0;
	for (let city = 0; city < position.completed; city++)
		if (isAmong(position, city, cities0, cities1)) count++;
	return count;
}

/** True for the root of a field with farmers. */
const isFarm = ({ figures, parent, kind }: Position, node: number): boolean =>
	figures[node] !== 0 && kind[node] === FIELD && parent[node] === node;

/** Today's rule: each farm pays for each completed city around it. */
function payFarms(position: Position, to: Int16Array): void {
	const { figures, cities0, cities1, nodes, game } = position;
	for (let node = 0; node < nodes; node++) {
		if (!isFarm(position, node)) continue;
		const cities = completedAmong(position, cities0[node] ?? 0, cities1[node] ?? 0);
		pay(to, game.players, figures[node] ?? 0, POINTS_PER_CITY.third * cities);
	}
}

/** The rule of 2001: a city pays a player once, however many farms around it the player holds. */
function payFarmsOnce(position: Position, to: Int16Array): void {
	const { figures, cities0, cities1, nodes, game } = position;
	const held0 = new Int32Array(game.players);
	const held1 = new Int32Array(game.players);
	for (let node = 0; node < nodes; node++) {
		if (!isFarm(position, node)) continue;
		const on = figures[node] ?? 0;
		const most = mostOf(on, game.players);
		for (let player = 0; player < game.players; player++) {
			if (figuresOf(on, player) < most) continue;
			held0[player] = (held0[player] ?? 0) | (cities0[node] ?? 0);
			held1[player] = (held1[player] ?? 0) | (cities1[node] ?? 0);
		}
	}
	for (let player = 0; player < game.players; player++)
		to[player] =
			(to[player] ?? 0) +
			POINTS_PER_CITY.second * completedAmong(position, held0[player] ?? 0, held1[player] ?? 0);
}

/** The rule of 2000: a completed city pays once, to those with the most farmers on all fields around it. */
function payCities(position: Position, to: Int16Array): void {
	const { figures, cities0, cities1, nodes, game } = position;
	for (let city = 0; city < position.completed; city++) {
		let farmers = 0;
		for (let node = 0; node < nodes; node++)
			if (isFarm(position, node) && isAmong(position, city, cities0[node] ?? 0, cities1[node] ?? 0))
				farmers += figures[node] ?? 0;
		if (farmers !== 0) pay(to, game.players, farmers, POINTS_PER_CITY.first);
	}
}
