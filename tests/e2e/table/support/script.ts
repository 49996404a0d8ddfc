import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { playUnscored } from '../../../../src/lib/engine/play';
import { nextQuestion, type Question } from '../../../../src/lib/engine/question';
import { deepEqual } from '../../../../src/lib/record/deep-equal';
import {
	effectiveLog,
	replayEvents,
	replayRecord,
	type GameRecord
} from '../../../../src/lib/record';
import { parseGameFile } from '../../../../src/lib/record/parse-file';
import type { Laid } from '../../../../src/lib/rules/base/events';
import type { LaidTurn, TableEvent, TurnChoice } from '../../../../src/lib/rules/catalogue';
import { SIDES, type Place, type Spot } from '../../../../src/lib/engine/spot';
import type { TileType } from '../../../../src/lib/engine/tile';
import { words } from '../../../../src/lib/words/en/table';
import { customTileWords } from '../../../../src/lib/words/en/custom-tiles';
import type { Finger } from './finger';
import {
	committed,
	confirm,
	lies,
	paletteTile,
	pointsSeen,
	rotationSeen,
	tapSpotOf,
	tapWay
} from './turns';

/** A game to be entered event by event, and what stands after each. */
interface Script {
	readonly record: GameRecord;
	readonly events: readonly TableEvent[];
	/** Every design of the game, those told in it included. */
	readonly types: ReadonlyMap<string, TileType>;
	/** The points of each player after so many events. */
	scoresAfter(count: number): readonly number[];
	/** The question that is open after so many events. */
	askedAfter(count: number): Question | undefined;
	/** The button that leads to a turn's choice of that index; undefined where none does. */
	leadTo(laid: LaidTurn, index: number): string | undefined;
}

/** The script in a game file. Throws when it is none. */
export function scriptIn(file: string): Script {
	const parsed = parseGameFile(readFileSync(file, 'utf8'));
	if (!parsed.ok) throw new Error(`${file} holds no game: ${JSON.stringify(parsed.error)}`);
	const { events } = effectiveLog(parsed.value.entries);
	const { game } = replayRecord(parsed.value);
	const after = (count: number) => replayEvents(parsed.value.header, events.slice(0, count)).game;
	return {
		record: parsed.value,
		events,
		types: game.rules.tiles,
		scoresAfter: (count) => game.history[count - 1]?.scores ?? [],
		askedAfter: (count) => nextQuestion(after(count)),
		leadTo: (laid, index) => {
			const lying = after(events.indexOf(laid));
			playUnscored(lying, { ...laid, choices: laid.choices?.slice(0, index) });
			const ask = nextQuestion(lying);
			const lead = ask?.choices?.find(({ then }) => then && isAnswer(then, laid.choices?.[index]));
			const said = { count: 0, piece: '', name: '', sides: [] };
			return ask && lead && words.questions.answer(ask.id, lead.id, said);
		}
	};
}

/** True for a question that an event answers with a place. */
const isAnswer = (ask: Question, event: TurnChoice | undefined): boolean =>
	ask.options.flat().some((place) => deepEqual(ask.answer?.(place), event));

/** Enters one event by tapping, and compares the scores on the screen. Not for the end. */
export async function enter(finger: Finger, script: Script, index: number): Promise<void> {
	const event = script.events[index];
	if (!event) throw new Error(`The script has no event ${String(index + 1)}.`);
	const told = `event ${String(index + 1)}: ${JSON.stringify(event)}`;
	await enterEvent(finger, script, event, index).catch((error: unknown) => {
		throw new Error(`${told}: ${String(error)}`);
	});
	// An answer may leave the scores as they are: the question goes when it's written.
	if (!script.askedAfter(index + 1))
		await finger.page.locator('.ask').waitFor({ state: 'detached' });
	const wanted = script.scoresAfter(index + 1);
	await expect.poll(() => pointsSeen(finger), { message: told, intervals: [20] }).toEqual(wanted);
}

async function enterEvent(
	finger: Finger,
	script: Script,
	event: TableEvent,
	index: number
): Promise<void> {
	switch (event.type) {
		case 'base/laid':
			return enterTurn(finger, script, event);
		case 'builder/stopped':
			return finger.press(words.table.declinesFurther('builder/second-part'), 'other');
		case 'base/set-aside':
			await takeTile(finger, script, event);
			return finger.press(words.table.setAside, 'other');
		default: {
			const ask = script.askedAfter(index);
			if (!ask) throw new Error('The script holds what no test enters.');
			const place = placeIn(event);
			return place ? chooseOnMap(finger, place) : decline(finger, ask.id);
		}
	}
}

async function enterTurn(finger: Finger, script: Script, laid: LaidTurn): Promise<void> {
	if (!(await finger.page.locator('.ask').isVisible())) await takeTile(finger, script, laid);
	await tapSpotOf(finger, laid);
	if (!(await lies(finger))) return;
	if ((await rotationSeen(finger)) !== laid.rotation) await tapWay(finger, laid.rotation);
	const [first] = laid.choices ?? [];
	const offer = first && words.questions.offer(first.type);
	if (laid.deploy) await placeFigure(finger, laid.deploy);
	else if (offer === first?.type) await confirm(finger);
	for (const [at, choice] of (laid.choices ?? []).entries()) {
		const lead = script.leadTo(laid, at);
		if (lead !== undefined) await finger.press(lead, 'other');
		await choose(finger, choice);
	}
}

/** The place that an answer names; of a whole tile its first one. */
function placeIn(answer: TableEvent | TurnChoice): Place | undefined {
	const fields: Partial<Record<string, unknown>> = answer;
	const place = (fields['to'] ?? fields['on'] ?? fields['from']) as Place | Spot | undefined;
	return place && { segment: 0, ...place };
}

/** Decides something about a turn before it is scored: on the map, or on a button that says what a die shows. */
async function choose(finger: Finger, choice: TurnChoice): Promise<void> {
	const fields: Partial<Record<string, unknown>> = choice;
	const offer = words.questions.offer(choice.type);
	if (offer !== choice.type) await finger.press(offer, 'other');
	const place = placeIn(choice);
	if (place) return chooseOnMap(finger, place);
	const count = Number(fields['shows']);
	const says = words.questions.answer(choice.type, 'shows', {
		count,
		piece: '',
		name: '',
		sides: []
	});
	return finger.press(says, 'other');
}

/** Finds the tile in the palette, by one filter when it isn't on the screen; one that nobody has told is told. */
async function takeTile(
	finger: Finger,
	script: Script,
	{ tile, told }: Pick<Laid, 'tile' | 'told'>
): Promise<void> {
	const button = paletteTile(finger, tile);
	const unknown = (await button.textContent())?.includes('?') === true;
	if (!(await isSeen(finger, tile))) await filter(finger, unknown ? undefined : script, tile);
	await finger.tap('tile', button);
	if (told && unknown) await tell(finger, script, tile);
}

/** Shows only tiles with as many sides of city, or else, as for one that nobody has told, only those of expansions. */
async function filter(finger: Finger, script: Script | undefined, tile: string): Promise<void> {
	const edges = script?.types.get(tile)?.edges ?? [];
	const sides = words.table.filterCities(edges.filter((edge) => edge === 'city').length);
	const button = finger.page.getByRole('button', { name: sides, exact: true });
	const isOffered = script !== undefined && (await button.isVisible());
	await finger.press(isOffered ? sides : words.table.filterExtra, 'filter');
	expect(await isSeen(finger, tile), `${tile} is found with one filter`).toBe(true);
}

async function isSeen(finger: Finger, tile: string): Promise<boolean> {
	const box = await paletteTile(finger, tile).boundingBox();
	const height = finger.page.viewportSize()?.height ?? 0;
	return box !== null && box.y + box.height <= height;
}

/** Tells a tile: its four edges, its layout, that's it. */
async function tell(finger: Finger, { types }: Script, tile: string): Promise<void> {
	const type = types.get(tile);
	if (!type) throw new Error(`The script doesn't tell ${tile}.`);
	const sheet = finger.page.getByRole('dialog');
	for (const [side] of SIDES.entries()) {
		const edge = type.edges[side];
		if (edge === 'field' || edge === 'road' || edge === 'city')
			await finger.tap(
				'other',
				sheet.getByRole('button', { name: customTileWords.edge(edge), exact: true })
			);
	}
	await finger.tap('other', sheet.locator(`[data-layout="${type.line}"]`));
	await finger.tap('other', sheet.getByRole('button', { name: customTileWords.save }));
	await sheet.waitFor({ state: 'detached' });
}

/** Takes up the kind of figure and taps where it stands, which ends the turn. */
export async function placeFigure(
	finger: Finger,
	{ piece, segment, corner }: NonNullable<Laid['deploy']>
): Promise<void> {
	const kind = finger.page.locator(`.laying [data-kind="${piece}"]`);
	if ((await kind.count()) > 0 && (await kind.getAttribute('aria-pressed')) !== 'true')
		await finger.tap('figure', kind);
	const on = corner === undefined ? '' : `[data-corner="${String(corner)}"]`;
	const place = finger.page.locator(`.laying [data-segment="${String(segment)}"]${on}`);
	await finger.tapThere('figure', place.locator('circle').first());
	await committed(finger);
}

/** Answers a question: taps the feature that glows at the place, on a point of it that is in view. */
export async function chooseOnMap(
	finger: Finger,
	to: { x: number; y: number; segment: number }
): Promise<void> {
	const { page } = finger;
	const glowing = page.locator(`path[data-place="${[to.x, to.y, to.segment].join()}"]`);
	await glowing.waitFor();
	// The board glides to what may be chosen: a tap must not be aimed before it lies still.
	await (await glowing.elementHandle()).waitForElementState('stable');
	const point = await glowing.evaluate(pointInside);
	if (!point) throw new Error('What glows there has no inside.');
	await finger.tapAt('other', point);
	await glowing.waitFor({ state: 'detached' });
}
/** A point of the screen in the middle of a shape: the one of a grid that lies farthest from its outline’s box. */
function pointInside(path: SVGElement): { x: number; y: number } | undefined {
	if (!(path instanceof SVGGeometryElement)) return undefined;
	const { x, y, width, height } = path.getBBox();
	const matrix = path.getScreenCTM();
	const steps = [5, 4, 6, 3, 7, 2, 8, 1, 9].map((n) => n / 10);
	const inside = steps
		.flatMap((down) => steps.map((across) => new DOMPoint(x + across * width, y + down * height)))
		.find((point) => path.isPointInFill(point));
	const at = matrix ? inside?.matrixTransform(matrix) : undefined;
	return at && { x: at.x, y: at.y };
}

/** Says no to a question. */
export async function decline(finger: Finger, question: string): Promise<void> {
	const no = words.questions.decline(question);
	await finger.press(no, 'other');
}
