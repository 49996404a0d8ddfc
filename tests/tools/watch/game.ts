import { readFile } from 'node:fs/promises';
import type { MutableGame } from '../../../src/lib/engine/game';
import type { GameEvent } from '../../../src/lib/engine/module';
import { play } from '../../../src/lib/engine/play';
import { ledTo, nextQuestion, ownAnswer, type Question } from '../../../src/lib/engine/question';
import { fail, ok, type Result } from '../../../src/lib/engine/result';
import {
	effectiveLog,
	headerOf,
	loadAllRules,
	loadRulesFor,
	replayEvents
} from '../../../src/lib/record';
import type { Header } from '../../../src/lib/record';
import { parseGameFile } from '../../../src/lib/record/parse-file';
import type { TableEvent } from '../../../src/lib/rules/catalogue';

/** A game that was opened: all that happened in it. */
export interface OpenedGame {
	readonly header: Header;
	readonly events: readonly TableEvent[];
}

/** Opens a game file; the error is a sentence. */
export async function openGame(path: string): Promise<Result<OpenedGame, string>> {
	const text = await readFile(path, 'utf8').catch(() => undefined);
	return text === undefined ? fail(`There is no file ${path}.`) : openText(path, text);
}

/** The same for the text of a file. */
export async function openText(path: string, text: string): Promise<Result<OpenedGame, string>> {
	await loadAllRules();
	const read = parseGameFile(text);
	if (!read.ok) return fail(`${path} can't be opened as a game: ${read.error.code}.`);
	await loadRulesFor(read.value.header);
	return ok({ header: headerOf(read.value), events: effectiveLog(read.value.entries).events });
}

/** The game after so many events. Throws where one is refused: none is in a file that was opened. */
export function gameAfter({ header }: OpenedGame, events: readonly TableEvent[]): MutableGame {
	const { game, stop } = replayEvents(header, events);
	if (stop) throw new Error(`The event ${String(stop.index)} of the game is refused.`);
	return game;
}

/** More questions than one turn ever asks: an answer that asks again would never end. */
const MOST_ANSWERS = 100;

/**
 * Enters an event, and answers all that is asked then as it is usually answered: else declines, or takes the first answer.
 * @returns the events, in order; undefined where the rules refuse the first
 */
export function enter(game: MutableGame, event: TableEvent): readonly TableEvent[] | undefined {
	if (!play(game, event).ok) return undefined;
	const events = [event];
	for (
		let ask = nextQuestion(game);
		ask && events.length < MOST_ANSWERS;
		ask = nextQuestion(game)
	) {
		const answer = answersTo(ask).find((one) => play(game, one).ok);
		if (!answer) break;
		// Modules make events of the catalogue only.
		events.push(answer as TableEvent);
	}
	return events;
}

function answersTo(ask: Question): readonly GameEvent[] {
	const usual = ownAnswer(ask);
	const all = [ask, ...ledTo(ask)].flatMap((one) => [
		...one.options.flatMap(([place]) => (place && one.answer ? [one.answer(place)] : [])),
		...(one.choices ?? []).flatMap(({ event }) => event ?? [])
	]);
	return [...(usual ? [usual] : []), ...(ask.no ? [ask.no] : []), ...all];
}
