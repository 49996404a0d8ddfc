import { ALL_ROTATIONS, turnHeading, type Heading, type Rotation } from '../../engine/spot';
import type { TileType } from '../../engine/tile';
import { drawTile, type TileDrawing } from '../tile/draw';
import { mergePaths, type PathsByFill } from '../layers/fills';
import type { MarkShape } from '../../rules/presentation/art';
import { markShape } from '../../rules/art';
import type { SceneryItem } from './scenery-item';
import { turnPoint, type Point } from '../geometry/point';
import { cloister, monastery } from '../shapes/cloisters';
import { garden } from '../shapes/garden';
import { hamlet, longHouse } from '../shapes/houses';
import { bush, fir, flowers, tree, tuft } from '../shapes/plants';
import { bastion, pennant, tower, well } from '../shapes/strongholds';
import { water } from '../water/water';
import { townsOn, type SegmentScenery } from './towns';

/** What shows that a segment's feature is completed: flags, and lit windows at dusk. */
interface CompletionTrim {
	readonly segment: number;
	readonly window: string;
	readonly flag: string;
}

/** Everything that stands on a tile in one rotation, upright, as SVG path data by fill. */
interface Scenery {
	readonly fills: PathsByFill;
	readonly completionTrims: readonly CompletionTrim[];
	readonly mark?: PlacedMark;
	/** The signs of cities. */
	readonly signs: readonly PlacedMark[];
}

/** A picture in its place. */
export type PlacedMark = MarkShape & {
	readonly name: string;
	readonly at: Point;
	readonly size: number;
	/** Where it points; undefined for one that is upright. */
	readonly heading?: Heading;
};

const cache = new WeakMap<TileDrawing, (Scenery | undefined)[]>();

/** The scenery of a tile in a rotation, cached: the same type and rotation give the same object. */
export function sceneryOf(type: TileType, rotation: Rotation): Scenery {
	const drawing = drawTile(type);
	const turns = cache.get(drawing) ?? ALL_ROTATIONS.map(() => undefined);
	cache.set(drawing, turns);
	return (turns[rotation] ??= drawScenery(drawing, rotation));
}

function drawScenery(drawing: TileDrawing, rotation: Rotation): Scenery {
	const sceneryItems = drawing.sceneryItems
		.map((item) => ({ ...item, at: turnPoint(item.at, rotation) }))
		.sort((a, b) => a.at.y - b.at.y);
	const built = [
		...townsOn(drawing, rotation, sceneryItems),
		...sceneryItems.map((item) => ({ segment: item.segment, fills: shapeOf(item) }))
	];
	const [mark] = picturesOf(sceneryItems, 'mark', rotation);
	return {
		fills: mergePaths(built.map(({ fills }) => fills)),
		completionTrims: completionTrimsOf(built),
		...(mark && { mark }),
		signs: picturesOf(sceneryItems, 'sign', rotation)
	};
}

/** The pictures of a kind of items on a tile in this rotation. */
const picturesOf = (
	items: readonly SceneryItem[],
	kind: 'mark' | 'sign',
	rotation: Rotation
): readonly PlacedMark[] =>
	items.flatMap(({ kind: of, mark: name, at, size = 1, heading }) => {
		const shape = of === kind && name !== undefined ? markShape(name) : undefined;
		if (!shape || name === undefined) return [];
		const turned = heading !== undefined && { heading: turnHeading(heading, rotation) };
		return [{ ...shape, name, at, size, ...turned }];
	});

function shapeOf({ kind, at, size = 1 }: SceneryItem): PathsByFill {
	switch (kind) {
		case 'tower':
			return tower(at, size);
		case 'gate':
			return bastion(at, size);
		case 'monastery':
		case 'chapel':
			return monastery(at, size);
		case 'cloister':
			return cloister(at);
		case 'garden':
			return garden(at, size);
		case 'well':
			return well(at);
		case 'house':
			return longHouse({ x: at.x, y: at.y + 4 }, 8.6, 'roof-a');
		case 'hamlet':
			return hamlet(at);
		case 'pennant':
			return pennant(at, size);
		case 'fir':
			return fir(at, size);
		case 'tree':
			return tree(at, size);
		case 'reeds':
			return water().reeds(at, size);
		case 'rocks':
			return water().rocks(at);
		case 'boat':
			return water().boat(at);
		case 'bush':
			return bush(at, size);
		case 'tuft':
			return tuft(at);
		case 'flowers':
			return flowers(at);
		case 'mark':
		case 'sign':
			return {};
	}
}

/** The windows and flags of each segment that has some. */
function completionTrimsOf(built: readonly SegmentScenery[]): readonly CompletionTrim[] {
	const segments = [...new Set(built.flatMap(({ segment }) => segment ?? []))];
	return segments.flatMap((segment) => {
		const own = built.filter((each) => each.segment === segment);
		const window = own.map(({ fills }) => fills.window ?? '').join('');
		const flag = own.map(({ fills }) => fills.flag ?? '').join('');
		return window || flag ? [{ segment, window, flag }] : [];
	});
}
