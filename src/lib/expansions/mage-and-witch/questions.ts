import { markerPlace } from '../../engine/figures';
import { partsOf, placeOf, type Feature } from '../../engine/feature';
import type { Game, Turn } from '../../engine/game';
import type { Question } from '../../engine/question';
import type { MagicianMoved } from './events';
import { MAGE, MAGICIANS, movedType, WITCH, type Magician } from './magicians';

/** Why one of them must move: the tile has the sign, or it joined the features of both. */
export type Reason = 'move' | 'part';

/** The question of where the witch goes. */
export const WITCH_TO = 'mage-and-witch/witch';

/** The ids of all questions. */
export const QUESTIONS: readonly string[] = [
	'mage-and-witch/move',
	'mage-and-witch/part',
	'mage-and-witch/remove',
	WITCH_TO
];

/** Asks where the mage goes, or else where the witch goes: both may go to the same features. */
export function whichMoves(
	game: Game,
	turn: Turn,
	why: Reason,
	targets: readonly Feature[]
): Question {
	const options = targets.map((feature) => partsOf(feature).map(placeOf));
	return {
		...where(game, turn, MAGE, `mage-and-witch/${why}`, options),
		choices: [{ id: WITCH, marker: WITCH, then: where(game, turn, WITCH, WITCH_TO, options) }]
	};
}

/** Asks which of them is taken off the table, because neither can go anywhere. Nothing is asked if neither is on the table. */
export function removal(game: Game, turn: Turn): readonly Question[] {
	const standing = MAGICIANS.filter((magician) => game.markers.has(magician));
	if (standing.length === 0) return [];
	const choices = standing.map((magician) => ({
		id: magician,
		marker: magician,
		event: moved(magician, turn)
	}));
	return [{ ...asked('mage-and-witch/remove', turn), options: [], choices }];
}

const asked = (id: string, { player }: Turn) => ({ id, player, timing: 'tile' }) as const;

const moved = (magician: Magician, { player }: Turn, to?: MagicianMoved['to']): MagicianMoved => ({
	type: movedType(magician),
	player,
	...(to && { to })
});

function where(
	game: Game,
	turn: Turn,
	magician: Magician,
	id: string,
	options: Question['options']
): Question {
	const about = markerPlace(game, magician);
	return {
		...asked(id, turn),
		figure: { kind: magician, owned: false },
		...(about && { about }),
		options,
		answer: ({ x, y, segment }) => moved(magician, turn, { x, y, segment })
	};
}
