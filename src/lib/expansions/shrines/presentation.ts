import { featureAt } from '../../engine/board';
import type { Feature } from '../../engine/feature';
import type { Game } from '../../engine/game';
import type { GameEvent } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import { samePlace, type Place } from '../../engine/spot';
import { isLaid } from '../../rules/base/events';
import type { Note, Presentation } from '../../rules/presentation/presentation';
import { LOST } from './shrines';
import { buildingOf, challengedBy, NOTES } from './neighbours';

/** The players whose figures stand on a building, each once. */
const playersOn = ({ pieces }: Pick<Feature, 'pieces'>): readonly PlayerIndex[] => [
	...new Set(pieces.map(({ player }) => player))
];

const notesOn = (game: Game, feature: Feature): readonly Note[] =>
	challengedBy(game, feature).flatMap((rival) => {
		const sort = buildingOf(rival.first.segment);
		return sort ? [{ id: NOTES[sort], players: playersOn(rival) }] : [];
	});

const notesAfterTurn = (game: Game): readonly Note[] => [...begunIn(game), ...lostIn(game)];

/** The challenges that were lost in the latest turn. */
const lostIn = ({ history, turn }: Game): readonly Note[] =>
	history
		.slice(turn?.since ?? history.length)
		.flatMap(({ settlements }) => settlements.filter(({ occasion }) => occasion === LOST))
		.map(({ home }) => ({ id: NOTES.ended, players: playersOn({ pieces: home }) }));

/** The challenges that a figure of this turn began. */
function begunIn(game: Game): readonly Note[] {
	const came = placesOfTurn(game);
	const buildings = new Set(came.flatMap((place) => featureAt(game.board, place) ?? []));
	return [...buildings].flatMap((one) =>
		challengedBy(game, one)
			.filter((rival) => !isOlder(buildings, rival, one))
			.map((rival) => begun(one, rival))
	);
}

/**
 * True if the rival is one of these buildings, too, and its tile was laid earlier: so a challenge between two of them is said
 * only once.
 */
const isOlder = (all: ReadonlySet<Feature>, rival: Feature, one: Feature): boolean =>
	all.has(rival) && rival.first.tile.order < one.first.tile.order;

/** The shrine's players are named first. */
function begun(one: Feature, rival: Feature): Note {
	const [shrine, monastery] =
		buildingOf(one.first.segment) === 'shrine' ? [one, rival] : [rival, one];
	return { id: NOTES.begun, players: [playersOn(shrine), playersOn(monastery)].flat() };
}

/** Where figures were put in the latest turn and its answers, as far as they still stand there. */
function placesOfTurn({ history, turn, pieces }: Game): readonly Place[] {
	const events = history
		.slice(turn?.since ?? history.length)
		.flatMap(({ event }) => [event, ...(event.choices ?? [])]);
	const put = events.flatMap(placeIn);
	return [...pieces].map(({ at }) => at).filter((at) => put.some((one) => samePlace(one, at)));
}

const placeIn = (event: GameEvent): readonly Place[] => {
	if (isLaid(event)) {
		const { x, y, deploy } = event;
		return deploy ? [{ x, y, segment: deploy.segment }] : [];
	}
	return 'to' in event && isPlace(event.to) ? [event.to] : [];
};

const isPlace = (at: unknown): at is Place =>
	typeof at === 'object' && at !== null && 'segment' in at;

export const SHRINES_PRESENTATION: Presentation = {
	module: 'shrines',
	notesOn,
	notesAfterTurn
};
