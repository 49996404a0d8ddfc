import * as v from 'valibot';
import {
	BOX_TILE_IDS,
	completeEdges,
	CUSTOM_TILE_MARKS,
	EDGES,
	layoutsFor,
	MAX_TILE_NAME,
	PROMO_IDS,
	STEPS,
	TRAITS,
	type DescriptionStart,
	type TileDescription
} from '../../custom-tiles';
import { isAddedCentre, WATERS } from '../../custom-tiles/known-kinds';
import { MAX_PENNANTS } from '../../custom-tiles/read';
import { type GameId } from '../../record';
import { DESCRIBED_TILE, KeptForm } from '../app/kept-form';
import type { TurnEntry } from '../turn/turn-entry';
import { descriptionStartFor } from './description-start';

/** In JSON an edge that isn't entered is null. */
const edgeSchema = v.pipe(
	v.nullable(v.picklist([...EDGES, ...WATERS])),
	v.transform((edge) => edge ?? undefined)
);

/** What a user entered of a description. */
const keptSchema = v.object({
	/** The game in which the tile is described. */
	game: v.string(),
	id: v.string(),
	step: v.picklist(STEPS),
	edges: v.pipe(v.array(edgeSchema), v.length(4)),
	side: v.optional(v.picklist([0, 1, 2, 3])),
	traits: v.array(v.picklist(TRAITS)),
	/** The line of the layout. */
	layout: v.optional(v.string()),
	pennants: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PENNANTS))),
	signs: v.array(v.array(v.string())),
	centre: v.optional(v.string()),
	mark: v.optional(v.picklist(CUSTOM_TILE_MARKS)),
	name: v.pipe(v.string(), v.maxLength(MAX_TILE_NAME))
});
type Kept = v.InferOutput<typeof keptSchema>;
const form = new KeptForm(DESCRIBED_TILE, keptSchema);

/** Keeps a description, in case its page is reloaded or lost; only one at a time. */
export function keepDescription(game: GameId, description: TileDescription): void {
	const { id, step, edges, side, traits, layout, pennants, signs, centre, mark, name } =
		description;
	const entered = { id, step, edges, side, traits, pennants, signs, centre, mark, name };
	form.keep({ game, ...entered, layout: layout?.line });
}

/** Called when the description was used, or left. */
export const dropDescription = (): void => {
	form.drop();
};

/** The start of the description that a reload interrupted in this game; undefined if there was none, or its tile is described. */
export function keptStart({
	header,
	game,
	draft
}: Pick<TurnEntry, 'header' | 'game' | 'draft'>): DescriptionStart | undefined {
	const kept = form.entered;
	const id = [...BOX_TILE_IDS, ...PROMO_IDS].find((each) => each === kept?.id);
	const goesOn = kept?.game === header.id && id !== undefined && !game.rules.tiles.has(id);
	return goesOn ? descriptionStartFor(game, id, draft.spot) : undefined;
}

/** A description as it was before a reload; or else `start`, from which it began, if it can't go on from there. */
export function describedSoFar(game: GameId, start: TileDescription): TileDescription {
	const kept = form.entered;
	return (kept?.game === game && goOn(start, kept)) || start;
}

function goOn(start: TileDescription, kept: Kept): TileDescription | undefined {
	const { step, edges, side, traits, pennants, signs, mark, name } = kept;
	const complete = completeEdges({ edges });
	const layout = complete && layoutsFor(complete).find(({ line }) => line === kept.layout);
	const centre = start.offersKinds.filter(isAddedCentre).find((kind) => kind === kept.centre);
	const fits =
		kept.id === start.id &&
		isReached(kept, complete !== undefined, layout?.cities) &&
		start.locked.every((at) => edges[at] === start.edges[at]) &&
		signs.flat().every((sign) => start.offersSigns.includes(sign));
	return fits
		? { ...start, step, edges, side, traits, layout, pennants, signs, centre, mark, name }
		: undefined;
}

/** True when all is there that the step builds on. */
function isReached({ step, side, pennants }: Kept, complete: boolean, cities = -1): boolean {
	if (step === 'edges') return side !== undefined;
	return complete && (step === 'layout' || pennants.length === cities);
}
