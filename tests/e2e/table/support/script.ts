import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { playUnscored } from '../../../../src/lib/engine/play';
import {
	nextInTurn,
	nextQuestion,
	ownAnswer,
	type Question
} from '../../../../src/lib/engine/question';
import {
	effectiveLog,
	replayEvents,
	replayRecord,
	type GameRecord
} from '../../../../src/lib/record';
import { parseGameFile } from '../../../../src/lib/record/parse-file';
import type { Laid } from '../../../../src/lib/rules/base/events';
import type { LaidTurn, TableEvent } from '../../../../src/lib/rules/catalogue';
import { sameSpot, SIDES, type Bridge, type Spot } from '../../../../src/lib/engine/spot';
import type { TileType } from '../../../../src/lib/engine/tile';
import { words } from '../../../../src/lib/words/en/table';
import { customTileWords } from '../../../../src/lib/words/en/custom-tiles';
import { tapsFor, type AnsweringTap } from './answers';
import type { Finger } from './finger';
import {
	committed,
	confirm,
	lies,
	paletteTile,
	pointsSeen,
	rotationSeen,
	tapSpot,
	tapSpotOf,
	tapWay
} from './turns';

/** A game to be entered event by event, and what stands after each. */
export interface Script {
	readonly record: GameRecord;
	readonly events: readonly TableEvent[];
	/** Every design of the game, those told in it included. */
	readonly types: ReadonlyMap<string, TileType>;
	/** The points of each player after so many events. */
	scoresAfter(count: number): readonly number[];
	/** The question that is open after so many events. */
	askedAfter(count: number): Question | undefined;
	/** The second figure that a turn is asked for and leaves in hand, by its question. */
	leftInHand(turn: LaidTurn): string | undefined;
	/** The taps that make an event after a turn, or a choice of a turn by its index. Throws where nobody asks for it. */
	tapsOf(event: TableEvent, choice?: number): readonly AnsweringTap[];
}

/** The script in a game file. Throws when it is none. */
export function scriptIn(file: string): Script {
	const parsed = parseGameFile(readFileSync(file, 'utf8'));
	if (!parsed.ok) throw new Error(`${file} holds no game: ${JSON.stringify(parsed.error)}`);
	return scriptOf(parsed.value);
}

/** The script of a game. */
export function scriptOf(record: GameRecord): Script {
	const { events } = effectiveLog(record.entries);
	const { game } = replayRecord(record);
	const names = record.header.players.map(({ name }) => name);
	const after = (count: number) => replayEvents(record.header, events.slice(0, count)).game;
	return {
		record,
		events,
		types: game.rules.tiles,
		scoresAfter: (count) => game.history[count - 1]?.scores ?? [],
		askedAfter: (count) => nextQuestion(after(count)),
		leftInHand: (turn) => {
			const game = after(events.indexOf(turn));
			playUnscored(game, turn);
			const ask = nextInTurn(game, false);
			return ask?.offered ? ask.id : undefined;
		},
		tapsOf: (event, choice) => {
			const game = after(events.indexOf(event));
			if (choice === undefined) return askedFor(tapsFor(game, event, names, false));
			const { choices = [], ...laid } = event as LaidTurn;
			playUnscored(game, { ...laid, choices: choices.slice(0, choice) });
			return askedFor(choices[choice] && tapsFor(game, choices[choice], names, true));
		}
	};
}

function askedFor(taps: readonly AnsweringTap[] | undefined): readonly AnsweringTap[] {
	if (!taps) throw new Error('The script holds what no test enters.');
	return taps;
}

/** Enters one event by tapping, and compares the scores on the screen. Not for the end. */
export async function enter(finger: Finger, script: Script, index: number): Promise<void> {
	const event = script.events[index];
	if (!event) throw new Error(`The script has no event ${String(index + 1)}.`);
	const told = `event ${String(index + 1)}: ${JSON.stringify(event)}`;
	await enterEvent(finger, script, event).catch((error: unknown) => {
		throw new Error(`${told}: ${String(error)}`);
	});
	const ask = script.askedAfter(index + 1);
	// The app goes on by itself.
	if (ask && ownAnswer(ask)) return;
	// An answer may leave the scores as they are: the question goes when it's written.
	if (!ask) await finger.page.locator('.ask').waitFor({ state: 'detached' });
	const wanted = script.scoresAfter(index + 1);
	await expect.poll(() => pointsSeen(finger), { message: told, intervals: [20] }).toEqual(wanted);
}

async function enterEvent(finger: Finger, script: Script, event: TableEvent): Promise<void> {
	switch (event.type) {
		case 'base/laid':
			return enterTurn(finger, script, event);
		case 'builder/stopped':
			return finger.press(words.table.declinesFurther('builder/second-part'), 'other');
		case 'base/set-aside':
			if (!(await isAsked(finger))) await takeTile(finger, script, event);
			return setAside(finger);
		default:
			return answer(finger, script, script.tapsOf(event));
	}
}

/** Puts the chosen tile away, for good or back into the bag. */
async function setAside(finger: Finger): Promise<void> {
	const { setAside: aside, backIntoBag } = words.table;
	const [away, back] = [aside, backIntoBag].map((name) =>
		finger.page.getByRole('button', { name, exact: true })
	);
	if (away && back) await finger.tap('other', away.or(back));
}

/** True where the tile to lay is known already. */
const isAsked = (finger: Finger): Promise<boolean> => finger.page.locator('.ask').isVisible();

/** Lays the tile of a turn on its spot, turned as it was. Returns false when that ended the turn. */
export async function layTile(finger: Finger, script: Script, laid: LaidTurn): Promise<boolean> {
	if (!(await isAsked(finger))) await takeTile(finger, script, laid, laid);
	await tapSpotOf(finger, laid);
	if (!(await lies(finger, laid))) return false;
	if ((await rotationSeen(finger)) !== laid.rotation) await tapWay(finger, laid.rotation);
	return true;
}

async function enterTurn(finger: Finger, script: Script, laid: LaidTurn): Promise<void> {
	if (!(await layTile(finger, script, laid))) return;
	if (laid.bridge) await layBridge(finger, laid.bridge, laid);
	const choices = (laid.choices ?? []).map((_, at) => script.tapsOf(laid, at));
	const besides = choices.filter(([first]) => isBesides(first));
	for (const taps of besides) await answer(finger, script, taps);
	const others = choices.filter((taps) => !besides.includes(taps));
	if (laid.deploy) await placeFigure(finger, laid.deploy);
	else if (laid.recall) await takeHome(finger);
	// An offer is taken up while the tile is laid; what is asked comes after that is confirmed.
	else if (!isOffered(others.flat()[0]))
		await confirm(finger, besides.length > 0 ? words.table.confirm : words.table.layAloneLabel);
	for (const taps of others) await answer(finger, script, taps);
	const left = script.leftInHand(laid);
	if (left !== undefined) await decline(finger, left);
}

/** Lays a bridge with the tile, if it isn't laid already because the tile needs it. */
async function layBridge(finger: Finger, bridge: Bridge, spot: Spot): Promise<void> {
	const name = words.tiles.bridgeOver(bridge.side, sameSpot(bridge, spot) ? undefined : bridge);
	const button = finger.page.locator('.laying').getByRole('button', { name, exact: true });
	await button.waitFor();
	if ((await button.getAttribute('aria-pressed')) !== 'true') await finger.tap('other', button);
}

/** Takes the only figure home that may go. */
async function takeHome(finger: Finger): Promise<void> {
	const name = words.table.takeHomeBriefly(0).replace(/\W*0$/, '');
	await finger.tap('figure', finger.page.locator('.laying button', { hasText: name }));
	await committed(finger);
}

const isBesides = (tap: AnsweringTap | undefined): boolean =>
	tap !== undefined && 'besides' in tap && tap.besides;

const isOffered = (tap: AnsweringTap | undefined): boolean => tap !== undefined && 'offered' in tap;

/** Answers by its taps. */
async function answer(
	finger: Finger,
	script: Script,
	taps: readonly AnsweringTap[]
): Promise<void> {
	for (const tap of taps)
		if ('tile' in tap) await takeTile(finger, script, tap);
		else if ('place' in tap) await chooseOnMap(finger, tap.place, tap.offered && !tap.besides);
		else if ('holder' in tap) await pressOnCard(finger, tap);
		else await finger.press(tap.button, 'other');
}

/** Opens a player’s card, and presses the button beside a figure held there. */
async function pressOnCard(
	finger: Finger,
	{ holder, held, button }: Extract<AnsweringTap, { holder: unknown }>
): Promise<void> {
	const { page } = finger;
	await finger.tap('other', page.locator('.strip button').nth(holder));
	const sheet = page.getByRole('dialog');
	const figure = sheet.getByRole('listitem').filter({ hasText: held }).first();
	await finger.tap('other', figure.getByRole('button', { name: button }));
	await sheet.waitFor({ state: 'detached' });
}

/**
 * Finds the tile in the palette. When it isn't on the screen, its spot is tapped first, and then only what fits there comes before
 * it; or one filter, if that isn't enough. A tile that nobody has told is told.
 * @param spot where it will lie, if it will
 */
async function takeTile(
	finger: Finger,
	script: Script,
	{ tile, told }: Pick<Laid, 'tile' | 'told'>,
	spot?: Spot
): Promise<void> {
	const button = paletteTile(finger, tile);
	const unknown = (await button.textContent())?.includes('?') === true;
	if (spot && !unknown && !(await isSeen(finger, tile))) await tapSpot(finger, spot);
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
	{ piece, segment, corner, lying }: NonNullable<Laid['deploy']>
): Promise<void> {
	const kind = finger.page.locator(`.laying [data-kind="${piece}"]`);
	if ((await kind.count()) > 0 && (await kind.getAttribute('aria-pressed')) !== 'true')
		await finger.tap('figure', kind);
	const on = corner === undefined ? '' : `[data-corner="${String(corner)}"]`;
	const way = lying ? '[data-lying]' : ':not([data-lying])';
	const place = finger.page.locator(`.laying [data-segment="${String(segment)}"]${on}${way}`);
	await finger.tapThere('figure', place.locator('.place').first());
	await committed(finger);
}

/**
 * Answers a question: taps the feature that glows at the place, on a point of it that is in view.
 * @param offered true where the tap takes up an offer about a turn
 */
export async function chooseOnMap(
	finger: Finger,
	to: { x: number; y: number; segment: number },
	offered = false
): Promise<void> {
	const { page } = finger;
	const glowing = page.locator(`path[data-place="${[to.x, to.y, to.segment].join()}"]`);
	await glowing.waitFor();
	// The board glides to what may be chosen: a tap must not be aimed before it lies still.
	await (await glowing.elementHandle()).waitForElementState('stable');
	const point = await glowing.evaluate(pointInside);
	if (!point) throw new Error('What glows there has no inside.');
	await finger.tapAt('other', point);
	// What is asked next may glow at the same place.
	await (offered ? committed(finger) : glowing.waitFor({ state: 'detached' }));
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
