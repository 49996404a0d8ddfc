import type { Rotation } from '../../engine/spot';
import type { TileId } from '../../engine/tile';
import type { CellContent } from '../reading';
import type { Design, States } from './states';

/** The state of a content. For a tile that the game doesn't have it is the state of another tile. */
export function stateOf(states: States, content: CellContent): number {
	if (content.kind === 'empty') return states.empty;
	if (content.kind === 'other') return states.other;
	const design = states.designs.findIndex(({ twins }) =>
		twins.some(({ id }) => id === content.tile)
	);
	const { period = 4, twins = [] } = states.designs[design] ?? {};
	const turned = twins.find(({ id }) => id === content.tile)?.turned ?? 0;
	const turn = (content.rotation + turned) % period;
	const state = states.turn.findIndex((one, at) => one === turn && states.design[at] === design);
	return design < 0 ? states.other : state;
}

/** How many copies of each tile aren't on a cell yet. */
export type Left = Map<TileId, number>;

/** All copies, less those of known contents. */
export function leftOf({ designs }: States, known: Iterable<CellContent>): Left {
	const left: Left = new Map(
		designs.flatMap(({ twins }) => twins.map(({ id, count }) => [id, count]))
	);
	for (const content of known) if (content.kind === 'tile') take(left, content.tile);
	return left;
}

function take(left: Left, id: TileId): void {
	left.set(id, (left.get(id) ?? 0) - 1);
}

/** What a state means. Of tiles that look alike it is the first of which any are left. */
export function contentOf(states: States, state: number, left: Left): CellContent {
	const design = states.designs[states.design[state] ?? -1];
	if (!design) return { kind: state === states.empty ? 'empty' : 'other' };
	const { id, turned } = twinLeft(design, left);
	const turns = (states.turn[state] ?? 0) - turned + 4;
	return { kind: 'tile', tile: id, rotation: (turns % design.period) as Rotation };
}

function twinLeft(
	{ twins, type }: Design,
	left: Left
): Pick<Design['twins'][number], 'id' | 'turned'> {
	const twin = twins.find(({ id }) => (left.get(id) ?? 0) > 0) ?? twins[0];
	return twin ?? { id: type.id, turned: 0 };
}

/** What a state means. One copy of its tile is taken from those that are left. */
export function takeContent(states: States, state: number, left: Left): CellContent {
	const content = contentOf(states, state, left);
	if (content.kind === 'tile') take(left, content.tile);
	return content;
}
