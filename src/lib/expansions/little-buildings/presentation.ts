import type { Game } from '../../engine/game';
import type { EventFacts, EventPresentations } from '../../rules/presentation/events';
import { namedPlace } from '../../rules/presentation/helpers';
import type { Presentation } from '../../rules/presentation/presentation';
import { BUILDINGS, buildingOf, put, spotOf } from './buildings';
import type { BuildingPut } from './events';

/** A building on an existing table has another sentence: it stood there. */
function facts(event: BuildingPut, game: Game): EventFacts {
	const { type, player, at } = event;
	const place = namedPlace(game, { x: at.x, y: at.y, segment: 0 });
	return game.phase === 'building'
		? { key: 'little-buildings/found', piece: buildingOf(event)?.token ?? '', place }
		: { key: type, player, place };
}

const SAID = { role: 'answer', facts } as const;

const EVENTS: EventPresentations<BuildingPut> = {
	'little-buildings/put-shed': SAID,
	'little-buildings/put-house': SAID,
	'little-buildings/put-tower': SAID
};

export const LITTLE_BUILDINGS_PRESENTATION: Presentation = {
	module: 'little-buildings',
	events: EVENTS,
	onTiles: BUILDINGS.map((building) => ({
		id: building.token,
		found: (at) => put(building, 0, at),
		foundAt: (event) => spotOf(event, building)
	}))
};
