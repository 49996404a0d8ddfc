import type { Bounds } from '../../../src/lib/engine/board';
import type { Rules } from '../../../src/lib/engine/module';
import {
	isOfFeature,
	type ApartMove,
	type AwardLine,
	type FeatureSettlement,
	type Settlement
} from '../../../src/lib/engine/ledger';
import type { Piece } from '../../../src/lib/engine/piece';
import {
	turnCorner,
	turnSide,
	type Bridge,
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
	if (name === 'bridge') return turnedBridge(value as Bridge);
	if (name === 'choices') return (value as readonly object[]).map(turnedEvent);
	if (name === 'deploy') return turnedCorner(value as { readonly corner?: Corner });
	return isSpot(value) ? rotatedSpot(value) : value;
}

/** A bridge from north to south becomes one from east to west. */
const turnedBridge = (bridge: Bridge): Bridge => ({
	...rotatedSpot(bridge),
	side: bridge.side === 0 ? 1 : 0
});

const isSpot = (value: unknown): value is Spot =>
	typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

/** The same game seen from the seat to the left. */
export const rotatedGame = (game: RandomGame): RandomGame => ({
	...game,
	rules: turnedRules(game.rules),
	events: game.events.map(turnedEvent)
});

const ROW = 'monasteries/row';
const COLUMN = 'monasteries/column';

/** A row becomes a column. That of a lying figure counts its own tile in the row alone. */
function turnedLines(lines: readonly AwardLine[]): readonly AwardLine[] {
	const countOf = (name: string): number => lines.find(({ of }) => of === name)?.count ?? 0;
	if (countOf(ROW) === 0) return lines;
	return [
		{ of: ROW, count: countOf(COLUMN) + 1, each: 1 },
		{ of: COLUMN, count: countOf(ROW) - 1, each: 1 },
		...lines.filter(({ of }) => of !== ROW && of !== COLUMN)
	].filter(({ count }) => count > 0);
}

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
		...(settlement.apart && { apart: settlement.apart.map(turnedMove) }),
		awards: settlement.awards.map((award) => ({ ...award, lines: turnedLines(award.lines) })),
		home: settlement.home.map((piece) => turnedCorner({ ...piece, at: rotatedSpot(piece.at) }))
	}));

/** Only where figures come from: none is set onto another tile by a settlement. */
const turnedMove = (move: ApartMove): ApartMove => {
	const { piece } = move;
	if (piece.on.kind !== 'tile') return move;
	return { ...move, piece: { ...piece, on: { kind: 'tile', spot: rotatedSpot(piece.on.spot) } } };
};

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
			awards: settlement.awards.map((award) => ({
				...award,
				lines: award.lines.toSorted((a, b) => a.of.localeCompare(b.of))
			})),
			...(settlement.taken && {
				taken: settlement.taken.toSorted((a, b) => spotOrder(a.at, b.at))
			}),
			home: [...settlement.home].sort(pieceOrder)
		}))
		.sort((a, b) => placeOrder(a.at, b.at) || a.rule.localeCompare(b.rule));
