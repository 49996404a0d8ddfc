import { featureAt, tileAt, type Link } from '../../engine/board';
import { featureOf, placeOf } from '../../engine/feature';
import type { Game, GameEvent } from '../../engine/module';
import { joinedWithout } from '../../engine/links';
import { sameSpot, samePlace, type Place, type Spot } from '../../engine/spot';
import type { Turn } from '../../engine/game';
import {
	FERRIES_KEPT,
	FERRY_FOUND,
	FERRY_LAID,
	FERRY_MOVED,
	type FerriesKept,
	type FerryFound,
	type FerryLaid,
	type FerryMoved
} from './events';
import { branchesOf, FERRY } from './tiles';

/** An event that says which two roads a ferry joins. */
type Lying = FerryLaid | FerryMoved | FerryFound;

export const isLying = (event: GameEvent): event is Lying =>
	event.type === FERRY_LAID || event.type === FERRY_MOVED || event.type === FERRY_FOUND;
export const isFerryLaid = (event: GameEvent): event is FerryLaid => event.type === FERRY_LAID;
export const isFerryFound = (event: GameEvent): event is FerryFound => event.type === FERRY_FOUND;
const isKept = (event: GameEvent): event is FerriesKept => event.type === FERRIES_KEPT;

/** The ferry as it lies after such an event. */
export const linkOf = ({ one, other }: Pick<Lying, 'one' | 'other'>): Link => ({
	token: FERRY,
	one,
	other: { x: one.x, y: one.y, segment: other }
});

const ferriesOn = ({ board }: Game): readonly Link[] =>
	board.links.filter(({ token }) => token === FERRY);

/** The ferry on a lake; undefined without one. */
export const ferryAt = (game: Game, spot: Spot): Link | undefined =>
	ferriesOn(game).find(({ one }) => sameSpot(one, spot));

/** True if the two are different roads that end at one lake. */
export function isPair(game: Game, { one, other }: Pick<Lying, 'one' | 'other'>): boolean {
	const tile = tileAt(game.board, one);
	const branches = tile ? branchesOf(tile.type) : [];
	return one.segment !== other && [one.segment, other].every((each) => branches.includes(each));
}

/**
 * The ferries that may be moved in a turn, and aren't decided about yet: the first one in each direction from the tile laid,
 * along roads that it continues. The way to one never leads over another ferry, so it doesn't matter which were moved before.
 */
export function movableFerries(game: Game, { tile, choices }: Turn): readonly Link[] {
	const roads = tile.parts.filter(({ segment }) => segment.kind === 'road');
	if (roads.length === 0) return [];
	const features = roads.map(featureOf);
	const close = ferriesOn(game).filter(({ one }) => {
		const road = featureAt(game.board, one);
		return road && features.includes(road);
	});
	// Most tiles continue no road with a ferry, so there is nothing to look for along their roads.
	if (close.length === 0 || choices.some((event) => isKept(event) && !event.at)) return [];
	const decided = choices.flatMap(spotsIn);
	const near = close.filter(({ one }) => !decided.some((spot) => sameSpot(spot, one)));
	if (near.length === 0) return [];
	const ends = roads
		.flatMap((part) => joinedWithout(game.board, part, FERRY))
		.filter((part) => part.tile !== tile)
		.map(placeOf);
	return near.filter(({ one, other }) =>
		ends.some((end) => samePlace(end, one) || samePlace(end, other))
	);
}

/** The lake about which something was decided. */
function spotsIn(event: GameEvent): readonly Place[] {
	if (isLying(event)) return [event.one];
	return isKept(event) && event.at ? [event.at] : [];
}
