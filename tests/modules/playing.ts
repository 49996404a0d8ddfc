import { newGame, type MutableGame } from '../../src/lib/engine/game';
import type { GameEvent, RuleModule, Rules } from '../../src/lib/engine/module';
import { play } from '../../src/lib/engine/play';
import type { Rulings } from '../../src/lib/engine/rulings';
import type { Rotation } from '../../src/lib/engine/spot';
import { tileId } from '../../src/lib/engine/tile';
import type { Laid } from '../../src/lib/rules/base/events';
import type { Expansion } from '../../src/lib/rules/base/expansion';
import { rulesWith, USUAL_RULINGS } from '../../src/lib/rules/catalogue';

/** The base game with expansions that stand in no list. */
export const rulesFor = (...expansions: readonly Expansion[]): Rules =>
	rulesUnder({}, ...expansions);

/** The same with some answers to rulings. */
export const rulesUnder = (rulings: Rulings, ...expansions: readonly Expansion[]): Rules =>
	rulesWith({ box: 'base-c1', rulings: { ...USUAL_RULINGS, ...rulings } }, expansions, new Map());

/** An expansion that is nothing but a module. */
export const expansionOf = (module: RuleModule, more: Partial<Expansion> = {}): Expansion => ({
	id: module.id,
	tiles: [],
	counts: () => ({}),
	ownTiles: [],
	maxPlayers: 5,
	rulings: [],
	events: [],
	objections: [],
	modules: () => [module],
	presentations: [],
	figures: {},
	marks: {},
	shapes: {},
	scoring: { box: 'base-c1', topics: [] },
	...more
});

/** A turn in short: a tile and its rotation on a spot, and the figure put on a segment of it. */
export const laid = (
	player: number,
	tile: string,
	[x, y, rotation]: readonly [number, number, Rotation],
	figure?: readonly [piece: string, segment: number],
	overruled?: readonly string[]
): Laid => ({
	type: 'base/laid',
	player,
	tile: tileId(tile),
	x,
	y,
	rotation,
	...(figure && { deploy: { piece: figure[0], segment: figure[1] } }),
	...(overruled && { overruled: [...overruled] })
});

export const ENDED = { type: 'base/ended', overruled: ['tiles-left'] } as const;

/** A game of two in which these events happened. Throws where one is refused. */
export function played(rules: Rules, events: readonly GameEvent[]): MutableGame {
	const game = newGame(rules, 2, 0);
	for (const event of events) {
		const { ok, ...rest } = play(game, event);
		if (!ok) throw new Error(`Refused: ${JSON.stringify([event, rest])}`);
	}
	return game;
}

/** What a refused event is refused for. */
export function refusalOf(game: MutableGame, event: GameEvent): readonly string[] {
	const result = play(game, event);
	if (result.ok) return [];
	return 'nonsense' in result.error
		? [result.error.nonsense]
		: result.error.objections.map(({ code }) => code);
}
