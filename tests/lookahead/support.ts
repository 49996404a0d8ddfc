import { newGame } from '../../src/lib/engine/game';
import { legalPlacements } from '../../src/lib/engine/legal';
import type { GameEvent, Rules } from '../../src/lib/engine/module';
import { play } from '../../src/lib/engine/play';
import { compactGame, positionOf } from '../../src/lib/lookahead/from-game';
import { cellAt } from '../../src/lib/lookahead/grid';
import { lay } from '../../src/lib/lookahead/lay';
import { Player } from '../../src/lib/lookahead/play';
import { writeFinalScores } from '../../src/lib/lookahead/points';
import type { CompactGame, Position } from '../../src/lib/lookahead/position';
import { NOBODY, plainValues } from '../../src/lib/lookahead/values';
import { ENDED, LAID, type Laid } from '../../src/lib/rules/base/events';
import { deployOptions } from '../../src/lib/rules/base/options';
import { rulesOf, USUAL_RULINGS, type BoxId } from '../../src/lib/rules/catalogue';

/** A game, and all that is needed to play it again. */
export interface Played {
	readonly rules: Rules;
	readonly players: number;
	readonly first: number;
	readonly events: readonly GameEvent[];
}

const isLaid = (event: GameEvent): event is Laid => event.type === LAID;

/** The rules of a box without expansions, with some rulings. */
export const rulesWith = (rulings: Readonly<Record<string, string>> = {}, box: BoxId = 'base-c1') =>
	rulesOf({ box, expansions: [], rulings: { ...USUAL_RULINGS, ...rulings } });

/** The first position of a game of these rules. */
export function startOf(rules: Rules, players: number): Position {
	const position = positionOf(compactGame(rules, players), newGame(rules, players, 0));
	if (!position) throw new Error('A new game has a position.');
	return position;
}

/** What can be compared of a position: points as they are and as if the game ended now, figures, and the pile. */
function told(position: Position) {
	const { game, scores, supply, copies, left, toMove, openSpots, completed } = position;
	const final = new Int16Array(game.players);
	writeFinalScores(position, final);
	const lists = [scores, final, supply, copies].map((list) => [...list]);
	return { lists, left, toMove, openSpots, completed };
}

/** A game that is played by the rules and as a position, event by event. */
class Comparison {
	readonly game;
	readonly player: Player;
	readonly position: Position;
	readonly differences: string[] = [];
	turns = 0;

	constructor({ rules, players, first }: Played) {
		this.game = newGame(rules, players, first);
		const compact = compactGame(rules, players);
		this.player = new Player(compact, plainValues(compact.rules));
		this.position = this.#again();
	}

	/** The position made anew of the game. */
	#again(): Position {
		const position = positionOf(this.player.game, this.game);
		if (!position) throw new Error('A game by the rules has a position.');
		return position;
	}

	play(event: GameEvent): void {
		if (isLaid(event)) this.#lay(event);
		const before = told(this.position);
		if (!play(this.game, event).ok) throw new Error(`Turn ${String(this.turns)} can’t be played.`);
		if (event.type === ENDED) this.#compare('final points', this.game.scores, before.lists[1]);
		else this.#takeOver(event, before);
	}

	/** The position must be the same as one made anew; after other events than turns that one is gone on with. */
	#takeOver(event: GameEvent, before: ReturnType<typeof told>): void {
		const again = this.#again();
		if (isLaid(event)) this.#compare('position', told(again), before);
		else this.position.copy(again);
	}

	#lay(event: Laid): void {
		this.turns++;
		const { tiles, grid }: CompactGame = this.player.game;
		const type = this.game.rules.tiles.get(event.tile);
		const tile = tiles.numbers.get(event.tile);
		if (!type || tile === undefined) throw new Error(`There is no ${event.tile}.`);
		const lookOf = (rotation: number) => (tiles.alike[4 * tile + rotation] ?? 0) & 3;
		const places = legalPlacements(this.game, type).map(
			(spot) => 4 * cellAt(grid.width, spot) + lookOf(spot.rotation)
		);
		this.#compare('places', sorted(places), sorted(this.player.places(this.position, tile)));
		const at = cellAt(grid.width, event);
		this.player.joining.work(this.position, 4 * tile + event.rotation, at);
		this.#compare('followers', this.#byRules(event), this.#byPosition());
		lay(this.position, this.player.joining, event.deploy?.segment ?? -1);
	}

	/** Segments that may get a follower, each by the one that tells about what the tile joins. */
	#byRules({ tile, rotation, x, y, player }: Laid): number[] {
		const type = this.game.rules.tiles.get(tile);
		if (!type) throw new Error(`There is no ${tile}.`);
		const options = deployOptions(this.game, { type, rotation, spot: { x, y } }, player);
		const free = options.filter(({ occupied }) => !occupied).map(({ segment }) => segment);
		return sorted(free.map((segment) => this.player.joining.tellerOf(segment).index));
	}

	#byPosition(): number[] {
		this.player.valuer.change(this.position, this.player.joining);
		const { segments } = this.player.joining;
		const gains = [...this.player.valuer.gains.subarray(0, segments)];
		return gains.flatMap((gain, segment) => (gain > NOBODY ? [segment] : []));
	}

	#compare(what: string, one: unknown, other: unknown): void {
		const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
		if (first !== second)
			this.differences.push(`turn ${String(this.turns)}, ${what}: ${first} ≠ ${second}`);
	}
}

/** Each number once, the smallest first. */
const sorted = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** Plays a game by the rules and as a position. */
export function compareWhole(played: Played): Comparison {
	const comparison = new Comparison(played);
	for (const event of played.events) comparison.play(event);
	return comparison;
}
