import type { GameEvent } from '../../../src/lib/engine/module';
import { playUnscored } from '../../../src/lib/engine/play';
import { ledTo, offersIn, openQuestions, type Question } from '../../../src/lib/engine/question';
import { replayEvents, type Header } from '../../../src/lib/record';
import { LAID } from '../../../src/lib/rules/base/events';
import type { TableEvent } from '../../../src/lib/rules/catalogue';
import { deepEqual } from '../../../src/lib/record/deep-equal';
import type { SeededRandom } from './seeded-random';

/* What players could have decided otherwise. */

/** All answers to a question. */
const answersTo = (ask: Question): readonly GameEvent[] =>
	[ask, ...ledTo(ask)].flatMap((one) => [
		...one.options.flatMap(([place]) => (place && one.answer ? [one.answer(place)] : [])),
		...(one.choices ?? []).flatMap(({ event }) => event ?? []),
		...(one.no ? [one.no] : [])
	]);

/** What kind of decision it is: the module, since to spare somebody is an answer as well as to capture. */
const moduleOf = ({ type }: GameEvent): string => type.slice(0, type.indexOf('/'));

/**
 * An event as it would have been had its player decided otherwise about something of these types: another answer, or a turn with
 * another one, and without what was decided after it. Undefined where nothing of that kind was decided, or there was no choice.
 */
export function decidedOtherwise(
	header: Header,
	before: readonly TableEvent[],
	event: TableEvent,
	{ types, rng }: { readonly types: readonly string[]; readonly rng: SeededRandom }
): TableEvent | undefined {
	const choices = event.type === LAID ? (event.choices ?? []) : [];
	const at = choices.findIndex(({ type }) => types.includes(type));
	const decided = at < 0 ? event : choices[at];
	if (!decided || !types.includes(decided.type)) return undefined;
	const { game } = replayEvents(header, before);
	if (at >= 0) playUnscored(game, { ...event, choices: at > 0 ? choices.slice(0, at) : undefined });
	const others = [...openQuestions(game), ...offersIn(game)]
		.flatMap(answersTo)
		.filter((one) => moduleOf(one) === moduleOf(decided) && !deepEqual(one, decided));
	if (others.length === 0) return undefined;
	const other = rng.pick(others);
	return (at < 0 ? other : { ...event, choices: [...choices.slice(0, at), other] }) as TableEvent;
}
