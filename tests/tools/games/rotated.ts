import type { Bounds } from '../../../src/lib/engine/board';
import type { Rules } from '../../../src/lib/engine/module';
import {
	isOfFeature,
	type FeatureSettlement,
	type Settlement
} from '../../../src/lib/engine/ledger';
import type { Piece } from '../../../src/lib/engine/piece';
import {
	turnCorner,
	turnSide,
	type Corner,
	type Place,
	type Rotation,
	type Spot
} from '../../../src/lib/engine/spot';
import type { RandomGame } from './random-game';

/** A spot after a clockwise quarter turn of the whole table around (0, 0). */
const rotatedSpot = <S extends Spot>(spot: S): S => ({ ...spot, x: 0 - spot.y, y: spot.x });

/** Adds a quarter turn, as for sides. */
const turnedRotation = (rotation: Rotation): Rotation => turnSide(rotation, 1);

const turnedBounds = ({ west, north, east, south, closes }: Bounds): Bounds => ({
	west: -south,
	north: west,
	east: -north,
	south: east,
	closes
});

const turnedRules = (rules: Rules): Rules => ({
	...rules,
	...(rules.bounds && { bounds: turnedBounds(rules.bounds) }),
	start: rules.start.map(({ type, spot, rotation }) => ({
		type,
		spot: rotatedSpot(spot),
		rotation: turnedRotation(rotation)
	})),
	markers: new Map([...rules.markers].map(([id, at]) => [id, rotatedSpot(at)]))
});

/** A figure on a corner, or an event that puts one there, rotated with the table. */
const turnedCorner = <C extends { readonly corner?: Corner | undefined }>(there: C): C =>
	there.corner === undefined ? there : { ...there, corner: turnCorner(there.corner, 1) };

/** An event with all its spots, and what faces somewhere, rotated with the table; what is decided in it too. */
function turnedEvent<E extends object>(event: E): E {
	const there: object = isSpot(event) ? rotatedSpot(event) : event;
	return Object.fromEntries(
		Object.entries(there).map(([name, value]: [string, unknown]) => [
			name,
			turnedField(name, value)
		])
	) as E;
}

function turnedField(name: string, value: unknown): unknown {
	if (name === 'rotation') return turnedRotation(value as Rotation);
	if (name === 'choices') return (value as readonly object[]).map(turnedEvent);
	if (name === 'deploy') return turnedCorner(value as { readonly corner?: Corner });
	return isSpot(value) ? rotatedSpot(value) : value;
}

const isSpot = (value: unknown): value is Spot =>
	typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

/** The same game seen from the seat to the left. */
export const rotatedGame = (game: RandomGame): RandomGame => ({
	...game,
	rules: turnedRules(game.rules),
	events: game.events.map(turnedEvent)
});

/** Settlements rotated with the table. */
export const rotatedLedger = (settlements: readonly Settlement[]): FeatureSettlement[] =>
	settlements.filter(isOfFeature).map((settlement) => ({
		...settlement,
		at: rotatedSpot(settlement.at),
		tiles: settlement.tiles.map(rotatedSpot),
		pennants: settlement.pennants.map(rotatedSpot),
		cities: settlement.cities.map(rotatedSpot),
		...(settlement.taken && {
			taken: settlement.taken.map((token) => ({ ...token, at: rotatedSpot(token.at) }))
		}),
		home: settlement.home.map((piece) => turnedCorner({ ...piece, at: rotatedSpot(piece.at) }))
	}));

const placeOrder = (a: Place, b: Place): number => a.x - b.x || a.y - b.y || a.segment - b.segment;
const spotOrder = (a: Spot, b: Spot): number => a.x - b.x || a.y - b.y;
const pieceOrder = (a: Piece, b: Piece): number => placeOrder(a.at, b.at);

/** Settlements in an order that doesn't depend on the rotation. */
export const sorted = (settlements: readonly Settlement[]): FeatureSettlement[] =>
	settlements
		.filter(isOfFeature)
		.map((settlement) => ({
			...settlement,
			tiles: [...settlement.tiles].sort(spotOrder),
			...(settlement.taken && {
				taken: settlement.taken.toSorted((a, b) => spotOrder(a.at, b.at))
			}),
			home: [...settlement.home].sort(pieceOrder)
		}))
		.sort((a, b) => placeOrder(a.at, b.at) || a.rule.localeCompare(b.rule));
