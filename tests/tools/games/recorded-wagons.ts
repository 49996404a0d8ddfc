import { featureAt, tileAt } from '../../../src/lib/engine/board';
import { partsOf } from '../../../src/lib/engine/feature';
import { deploy } from '../../../src/lib/engine/figures';
import { newGame, type Game, type MutableGame } from '../../../src/lib/engine/game';
import type { GameEvent, RuleModule } from '../../../src/lib/engine/module';
import type { Question } from '../../../src/lib/engine/question';
import { ok } from '../../../src/lib/engine/result';
import { sameSpot, type Place } from '../../../src/lib/engine/spot';
import { fillsHoles, type Segment } from '../../../src/lib/engine/tile';
import { rulesOf } from '../../../src/lib/rules/catalogue';
import { firstOf, setupOf, type RecordedGame, type RecordedTurn } from './recorded';
import { segmentAt } from './recorded-magic';

/*
 * Two faults of the engine that recorded the games, which their READMEs name: it lets wagons drive from and to cities over a
 * crossing, and asks none that stands on an abbey. A game goes on as it was recorded, and neither counts as a difference.
 */

type WagonMove = NonNullable<RecordedTurn['wagonMoves']>[number];

/** A wagon drove as it did in a record, though our rules let none drive so. */
interface Driven extends GameEvent {
	readonly type: 'recorded/driven';
	readonly player: number;
	readonly to: Place;
}

const asRecorded: RuleModule<Driven> = {
	id: 'recorded',
	record: (game, { player, to }) => {
		const wagon = { kind: 'wagon', player, at: to, because: 'wagon/moved' };
		return ok({ touched: [deploy(game, wagon)], objections: [] });
	}
};

/** The table before a recorded game's first turn, on which wagons can drive as they did there. */
export function comparedTable(record: RecordedGame): MutableGame {
	const rules = rulesOf(setupOf(record));
	const modules = new Map([...rules.modules, [asRecorded.id, asRecorded as RuleModule]]);
	return newGame({ ...rules, modules }, record.players, firstOf(record));
}

/** The moves that wagons could make by our rules, and what they did against these. */
export function movesOf(
	game: Game,
	{ wagonMoves = [] }: RecordedTurn
): { readonly lawful: readonly WagonMove[]; readonly driven: readonly Driven[] } {
	const isLawful = (from: WagonMove['from']) => (to: WagonMove['from']) =>
		!drivesAlong(game) || !crossesCity(game, segmentAt(from), segmentAt(to));
	const lawful = wagonMoves.map(({ player, from, options, to }) => ({
		player,
		from,
		options: options.filter(isLawful(from)),
		to: to && isLawful(from)(to) ? to : null
	}));
	return {
		lawful: lawful.filter(({ options }) => options.length > 0),
		driven: wagonMoves.flatMap(({ player, from, to }) =>
			to && !isLawful(from)(to)
				? [{ type: 'recorded/driven', player, to: segmentAt(to) } as const]
				: []
		)
	};
}

/** True where wagons drive to what is connected only. */
const drivesAlong = ({ rules }: Game): boolean => rules.rulings['wagonMoves'] === 'connected';

/** True for a way over a crossing that begins or ends in a city. */
function crossesCity(game: Game, from: Place, to: Place): boolean {
	const left = featureAt(game.board, from);
	const goal = tileAt(game.board, to)?.type.segments[to.segment];
	if (!goal || !left || !endsAtCrossing(goal)) return false;
	return partsOf(left).some(
		({ tile, segment }) =>
			sameSpot(tile, to) && endsAtCrossing(segment) && [segment.kind, goal.kind].includes('city')
	);
}

const endsAtCrossing = (segment: Segment): boolean =>
	'end' in segment && segment.end === 'crossing';

/** True where a wagon that stood on an abbey is asked about. */
export function isFromAbbey(game: Game, { about }: Question): boolean {
	const type = about && drivesAlong(game) && tileAt(game.board, about)?.type;
	return type ? fillsHoles(type) : false;
}
