import * as v from 'valibot';
import { inSupply, type Game } from '../../../src/lib/engine/game';
import type { TurnChoice } from '../../../src/lib/rules/catalogue';
import { openQuestions, type Question } from '../../../src/lib/engine/question';
import { PLACED } from '../../../src/lib/expansions/phantom/events';
import { firstPlaces, type Compare } from '../../tools/games/compare-texts';
import type { Elsewhere, Glue, Offers } from '../../tools/games/glue';
import {
	figureElsewhere,
	index,
	piece,
	type RecordedTurn,
	type Told
} from '../../tools/games/recorded-shapes';

/* Phantoms in recorded games. */

/** What records say of phantoms in a turn. */
const TURN = {
	/** Where the phantom could be put instead of another figure; after what was done, as a second one; and where it was. */
	phantomOptions: v.optional(v.array(index)),
	phantomSecondOptions: v.optional(v.array(index)),
	deployPhantom: v.optional(v.union([figureElsewhere, v.object({ piece, feature: index })]))
};

export type PhantomTurn = RecordedTurn & Told<typeof TURN>;

/** The phantom that a turn put somewhere as a second figure, as our event. */
function phantomIn(
	{ player, deployPhantom, x, y }: PhantomTurn,
	_: Game | undefined,
	elsewhere: Elsewhere
): readonly TurnChoice[] {
	if (!deployPhantom) return [];
	if ('x' in deployPhantom) return elsewhere(player, deployPhantom);
	return [{ type: PLACED, player, to: { x, y, segment: deployPhantom.feature } }];
}

/** What is asked about it as a second figure; undefined where none is in hand, and none can come home before. */
export function askedToFollow(
	game: Game,
	{ turn, without }: Offers<PhantomTurn>
): readonly Question[] | undefined {
	if (inSupply(game, turn.player, PHANTOM) < 1 && turn.deploy) return undefined;
	if (!game.rules.modules.has('phantom')) return undefined;
	return openQuestions(without('deployPhantom')).filter(
		({ timing, figure }) => timing === 'second' && figure?.kind === PHANTOM
	);
}

const PHANTOM = 'phantom';

/** Where the phantom could follow on the tile. */
function comparePhantom(game: Game, offers: Offers<PhantomTurn>, compare: Compare): void {
	const { phantomOptions, phantomSecondOptions = [] } = offers.turn;
	offers.compareFigure(PHANTOM, phantomOptions);
	const asked = askedToFollow(game, offers)?.filter(({ id }) => id === PLACED);
	if (asked)
		compare(
			'where the phantom may follow',
			phantomSecondOptions.map(String),
			asked.flatMap(firstPlaces).map(({ segment }) => String(segment))
		);
}

const followed = ({ deployPhantom }: PhantomTurn): boolean => deployPhantom !== undefined;

export default {
	fields: { turn: TURN },
	done: ['deployPhantom'],
	choices: phantomIn,
	offers: comparePhantom,
	damages: [
		{
			what: 'phantom options',
			file: 'phantom',
			has: followed,
			change: (turn) => turn.phantomOptions?.pop()
		},
		{
			what: 'where the phantom may follow',
			file: 'phantom',
			has: followed,
			change: (turn) => turn.phantomSecondOptions?.pop()
		},
		{
			what: 'supply before',
			file: 'phantom',
			has: followed,
			change: (turn) => delete turn.deployPhantom
		}
	]
} satisfies Glue<PhantomTurn>;
