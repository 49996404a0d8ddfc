import { rotationsFor } from '../../../../src/lib/table/turn/turn';
import { newGame } from '../../../../src/lib/engine/game';
import { play } from '../../../../src/lib/engine/play';
import type { Spot } from '../../../../src/lib/engine/spot';
import type { GameRecord } from '../../../../src/lib/record';
import { rulesOf, type LaidTurn, type TableEvent } from '../../../../src/lib/rules/catalogue';
import { twins } from './twins';

/** For each segment of a tile as it was recorded, the one in its place as the app lays it; by spot. */
type Places = ReadonlyMap<string, readonly number[]>;

const keyOf = ({ x, y }: Spot): string => `${String(x)},${String(y)}`;

/**
 * The events of a recorded game as they come about on the screen: of rotations that look the same the app offers one, and with
 * another rotation, segments have other numbers.
 */
export function asEntered(
	{ header }: Pick<GameRecord, 'header'>,
	events: readonly TableEvent[]
): readonly TableEvent[] {
	const game = newGame(rulesOf(header), header.players.length, header.first);
	const places = new Map<string, readonly number[]>();
	return events.map((event) => {
		const entered = event.type === 'base/laid' ? turned(event) : withPlaces(event, places);
		const { ok } = play(game, entered);
		if (!ok) throw new Error(`It can't be entered so: ${JSON.stringify(entered)}`);
		return entered;
	});

	function turned(laid: LaidTurn): LaidTurn {
		const type = game.rules.tiles.get(laid.tile);
		if (!type) throw new Error(`Nobody knows ${laid.tile}.`);
		const offered = rotationsFor(game, type, laid);
		const rotation = offered.find((one) => twins(type, laid.rotation, one)) ?? laid.rotation;
		const segments = twins(type, laid.rotation, rotation) ?? [];
		places.set(keyOf(laid), segments);
		const { deploy, ...others } = withPlaces(laid, places);
		const segment = deploy && (segments[deploy.segment] ?? deploy.segment);
		return { ...others, rotation, ...(deploy && { deploy: { ...deploy, segment } }) } as LaidTurn;
	}
}

/** Something of a game with the places of tiles as they are entered. */
function withPlaces<T>(value: T, places: Places): T {
	if (Array.isArray(value)) return value.map((one) => withPlaces<unknown>(one, places)) as T;
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).map(([key, one]) => [
		key,
		withPlaces<unknown>(one, places)
	]);
	const fields = Object.fromEntries(entries) as T & Partial<Spot & { segment: number }>;
	const { x, y, segment } = fields;
	if (x === undefined || y === undefined || segment === undefined) return fields;
	return { ...fields, segment: places.get(keyOf({ x, y }))?.[segment] ?? segment };
}
