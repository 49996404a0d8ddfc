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
import type { TableEvent } from '../../../src/lib/rules/catalogue';
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
	}))
});

/** A figure on a corner, or an event that puts one there, rotated with the table. */
const turnedCorner = <C extends { readonly corner?: Corner | undefined }>(there: C): C =>
	there.corner === undefined ? there : { ...there, corner: turnCorner(there.corner, 1) };

function turnedEvent(event: TableEvent): TableEvent {
	switch (event.type) {
		case 'base/laid': {
			const laid = { ...rotatedSpot(event), rotation: turnedRotation(event.rotation) };
			if (event.recall) return { ...laid, recall: rotatedSpot(event.recall) };
			return event.deploy ? { ...laid, deploy: turnedCorner(event.deploy) } : laid;
		}
		case 'wagon/moved':
			return event.to ? { ...event, to: rotatedSpot(event.to) } : event;
		case 'gingerbread/moved': {
			const moved = { ...event, to: rotatedSpot(event.to) };
			return event.from ? { ...moved, from: rotatedSpot(event.from) } : moved;
		}
		default:
			return event;
	}
}

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
			home: [...settlement.home].sort(pieceOrder)
		}))
		.sort((a, b) => placeOrder(a.at, b.at) || a.rule.localeCompare(b.rule));
