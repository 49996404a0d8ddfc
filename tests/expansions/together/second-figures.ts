import * as v from 'valibot';
import type { Game } from '../../../src/lib/engine/game';
import { WENT_THROUGH } from '../../../src/lib/expansions/princess-and-dragon/events';
import { CLIMBED } from '../../../src/lib/expansions/tower/events';
import {
	elsewhereText,
	firstPlaces,
	placeText,
	xy,
	type Compare
} from '../../tools/games/compare-texts';
import type { Glue, Offers } from '../../tools/games/glue';
import { elsewhere, spot, type Told } from '../../tools/games/recorded-shapes';
import type { DragonTurn } from '../princess-and-dragon/recorded';
import type { TowerTurn } from '../tower/recorded';
import { askedToFollow, type PhantomTurn } from '../phantom/recorded';

/* Phantoms that follow through a portal or on a tower, in recorded games. */

const TURN = {
	phantomSecondPortalOptions: v.optional(elsewhere),
	phantomSecondTowerOptions: v.optional(v.array(spot)),
	/** True where only towers were left, of which the engine doesn't ask. */
	phantomNotAsked: v.optional(v.boolean())
};

type Turn = PhantomTurn & DragonTurn & TowerTurn & Told<typeof TURN>;

function compareElsewhere(game: Game, offers: Offers<Turn>, compare: Compare): void {
	const asked = askedToFollow(game, offers);
	if (!asked) return;
	const placesOf = (id: string) => asked.filter((ask) => ask.id === id).flatMap(firstPlaces);
	const { turn } = offers;
	compare(
		'where the phantom may follow through the portal',
		(turn.phantomSecondPortalOptions ?? []).map(elsewhereText),
		placesOf(WENT_THROUGH).map(placeText)
	);
	// Where only towers were left, the record names none.
	if (!turn.phantomNotAsked)
		compare(
			'which towers the phantom may follow on',
			(turn.phantomSecondTowerOptions ?? []).map(([x, y]) => xy({ x, y })),
			placesOf(CLIMBED).map(xy)
		);
}

const throughPortal = ({ phantomSecondPortalOptions }: Turn): boolean =>
	phantomSecondPortalOptions !== undefined;
const upTower = ({ phantomSecondTowerOptions }: Turn): boolean =>
	phantomSecondTowerOptions !== undefined;
const atPortal = ({ phantomPortalOptions }: Turn): boolean => phantomPortalOptions !== undefined;
const climbs = ({ phantomTowerOptions }: Turn): boolean => phantomTowerOptions !== undefined;
const bigClimbs = ({ bigFollowerTowerOptions }: Turn): boolean =>
	bigFollowerTowerOptions !== undefined;
const elsewhereThan = ({ deployPhantom }: Turn): boolean =>
	deployPhantom !== undefined && 'x' in deployPhantom;

export default {
	fields: { turn: TURN },
	offers: compareElsewhere,
	damages: [
		{
			what: 'phantom through the portal',
			file: 'mixed-big',
			has: atPortal,
			change: (turn) => turn.phantomPortalOptions?.pop()
		},
		{
			what: 'towers for a phantom',
			file: 'mixed-big',
			has: climbs,
			change: (turn) => turn.phantomTowerOptions?.pop()
		},
		{
			what: 'towers for a big-follower',
			file: 'mixed-big',
			has: bigClimbs,
			change: (turn) => turn.bigFollowerTowerOptions?.pop()
		},
		{
			what: 'where the phantom may follow through the portal',
			file: 'mixed-big',
			has: throughPortal,
			change: (turn) => turn.phantomSecondPortalOptions?.pop()
		},
		{
			what: 'which towers the phantom may follow on',
			file: 'phantom',
			has: upTower,
			change: (turn) => turn.phantomSecondTowerOptions?.pop()
		},
		{
			what: 'supply before',
			file: 'mixed-big',
			has: elsewhereThan,
			change: (turn) => delete turn.deployPhantom
		}
	]
} satisfies Glue<Turn>;
