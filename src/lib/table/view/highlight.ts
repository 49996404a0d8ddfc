import { featureAt } from '../../engine/board';
import { citiesAround, partsOf, placeOf, type Feature } from '../../engine/feature';
import type { PlayerColour } from '../../engine/colours';
import type { Game } from '../../engine/game';
import { isOfFeature, type Settlement } from '../../engine/ledger';
import type { Place } from '../../engine/spot';
import type { Highlight, OpenMark } from '../../drawing/board/scene';
import { isFarm, type Player } from '../../record';
import { proofOf, sumByTile, type OpenEnd, type TileSum } from '../../rules/base/proof';
import { showsOwners } from './assistance';
import type { FeatureView, IdleCity } from './feature';
import { tilesOf } from './payouts';
import { colourOf } from './scene';

const placesOf = (feature: Feature | undefined): readonly Place[] =>
	feature ? partsOf(feature).map(placeOf) : [];

/** The highlight of a settlement: its feature if it is of one, the tiles that counted, the cities that a farm feeds. */
export function highlightOf(
	game: Game,
	settlement: Settlement,
	players: readonly Player[]
): Highlight {
	const feature = isOfFeature(settlement) ? featureAt(game.board, settlement.at) : undefined;
	const farm = isFarm(settlement);
	const fed = farm ? settlement.cities : [];
	const [award] = settlement.awards;
	return {
		...NO_HIGHLIGHT,
		places: placesOf(feature),
		...(!farm && countedIn(settlement, sumByTile(settlement, award?.lines ?? []))),
		...farmHighlight(game, farm ? feature : undefined, fed),
		owner: farm ? ownerOf([settlement], players) : undefined
	};
}

/** The highlight of a feature: the tiles that count, a farm's cities, or what the user selected of it. */
export function highlightOfFeature(
	game: Game,
	view: FeatureView,
	players: readonly Player[]
): Highlight {
	if (view.selection.comparing || view.selection.other) return highlightOfPair(game, view);
	const { proof, citiesNotCounted } = view;
	const field = proof.feature.kind === 'field';
	const owner = field && showsOwners(game) ? ownerOf(view.settlements, players) : undefined;
	const basis = { ...NO_HIGHLIGHT, places: placesOf(proof.feature), owner };
	const asked = citiesNotCounted.find(({ on }) => on);
	if (asked) return { ...basis, ...highlightOfIdle(game, asked) };
	const fed = proof.cities.filter(({ why }) => why === 'feeds');
	return {
		...basis,
		...(!field && countedFor(view)),
		contacts: fed.map(({ at }) => at),
		contactPlaces: fed.flatMap(({ city }) => placesOf(city)),
		idle: citiesNotCounted.map(({ at }) => at),
		letters: citiesNotCounted.map(({ letter }) => letter),
		open: proof.open.map(openMark)
	};
}

/** What counts for the payout that is shown; without one, what counts for the feature. */
const countedFor = ({ proof, payout }: FeatureView) =>
	payout ? countedIn(payout.settlement, tilesOf(payout)) : countedIn(proof);

/** Tiles and pennants that count, with what each adds to a sum; without a sum if nothing is paid or known. */
const countedIn = (
	{ tiles, pennants }: Pick<Settlement, 'tiles' | 'pennants'>,
	sum?: TileSum
): Partial<Highlight> => ({
	counted: sum && sum.tiles.length > 0 ? sum.tiles : tiles,
	pennants: sum && sum.pennants.length > 0 ? sum.pennants : pennants
});

const NO_HIGHLIGHT: Highlight = {
	places: [],
	counted: [],
	contacts: [],
	contactPlaces: [],
	idle: [],
	owner: undefined
};

/** Shows why a city doesn't count: where it is open, or what lies between. */
const highlightOfIdle = (
	game: Game,
	{ city, at, letter, why, by }: IdleCity
): Partial<Highlight> => ({
	contactPlaces: placesOf(city),
	idle: [at],
	letters: [letter],
	across: by,
	open: why === 'unfinished' ? (proofOf(game, at)?.open ?? []).map(openMark) : []
});

const openMark = ({ from, side, spot, never, mouth }: OpenEnd): OpenMark => ({
	...(side === undefined ? spot : { x: from.x, y: from.y, side }),
	...(mouth && { mouth }),
	...(never && { never })
});

/** Two fields, or one, with what connects or separates them. */
function highlightOfPair(
	game: Game,
	{ proof, selection: { place, other }, paths }: FeatureView
): Highlight {
	const second = other && featureAt(game.board, other);
	return {
		...NO_HIGHLIGHT,
		places: placesOf(proof.feature),
		contactPlaces: second === proof.feature ? [] : placesOf(second),
		ends: other ? [place, other] : [place],
		...(paths && paths.kind !== 'apart' && { path: paths.path }),
		...(paths?.kind === 'separated' && { across: paths.across })
	};
}

/** The cities that a farm feeds, by the places where it touches them, and those that it touches without feeding them. */
function farmHighlight(game: Game, farm: Feature | undefined, fed: readonly Place[]) {
	const cities = fed.map((at) => featureAt(game.board, at));
	const met = farm?.kind === 'field' ? citiesAround(farm) : [];
	return {
		contacts: fed,
		contactPlaces: cities.flatMap(placesOf),
		idle: met.filter(({ city }) => !cities.includes(city)).map(({ at }) => at)
	};
}

/** The colour of the only player that settlements pay. */
function ownerOf(
	settlements: readonly Settlement[],
	players: readonly Player[]
): PlayerColour | undefined {
	const paid = new Set(settlements.flatMap(({ awards }) => awards.map(({ player }) => player)));
	const [first] = paid;
	return paid.size === 1 && first !== undefined ? colourOf(players, first) : undefined;
}
