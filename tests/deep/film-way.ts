import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tileId } from '../../src/lib/engine/tile';
import { makeGameFile } from '../../src/lib/record/game-file';
import { tileType } from '../../src/lib/rules/catalogue';
import { incomingWords } from '../../src/lib/words/en/incoming';
import { mapPoint, type Homography } from '../../src/lib/snap/grid/homography';
import { words } from '../../src/lib/words/en/table';
import { watchWords } from '../../src/lib/words/en/watch';
import { named, type AppWindow } from '../e2e/support/app-window';
import { expect } from '../e2e/support/test';
import { recorded, turnOf } from '../e2e/table/support/games';
import { moveCorners } from '../e2e/table/support/photo-way';
import { twins } from '../e2e/table/support/twins';
import { endGame, openPage, playTurn, POINTS } from '../e2e/table/support/whole-evening';
import { readFilm } from '../films/film-file';
import { gameNamed, makeFilm } from '../films/make';
import { BUMPING } from '../films/options';
import { scenesOf, type Scene } from '../films/scenes';
import { recoloured } from '../films/script';
import { segmentIn, type RecordedTurn } from '../tools/games/recorded';
import { feignCamera, jpegAddress, showPictures } from './feigned-camera';
import { PROPOSED, SAYS, SHOWS, type Proposed } from './film-page';

/*
 * A recorded game is followed by the camera of any browser, which sees a film of it: the pictures in which nothing changes are shown one
 * after the other, again and again, until the page says what it sees. What the camera proposes is confirmed or mended by taps, as people would, and the scores are compared.
 */

const GAME = 'base-108';
const game = recorded('base', GAME);
const SEED = 2;
/** The first turns are entered by hand, as the app advises: then the board is found. */
const BY_HAND = 4;
const enabled = (name: string): string => `${named(name)}[not(@disabled)]`;

/** What a tap enters a proposed turn with: the yes of a sure one, or its picture among others. */
const choiceOf = (turn: string): string =>
	`//*[contains(@class, "sure") and @data-turn="${turn}"]//button | //button[@data-turn="${turn}"]`;

/** The corners of the rectangle of all tiles after so many turns, in the pixels of a picture. */
function cornersOf(turns: number, view: Homography) {
	const spots = [{ x: 0, y: 0 }, ...game.turns.slice(0, turns)];
	const [columns, rows] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
	const [left, top] = [Math.min(...columns), Math.min(...rows)];
	const [right, bottom] = [Math.max(...columns) + 1, Math.max(...rows) + 1];
	const corners = [
		{ x: left, y: top },
		{ x: right, y: top },
		{ x: right, y: bottom },
		{ x: left, y: bottom }
	];
	return corners.map((corner) => {
		const { x, y } = mapPoint(view, corner);
		return [x, y] as const;
	});
}

/** How long people wait for a proposal before they enter a turn by hand, and for the right one before they choose another: ms. */
const [PATIENCE, SETTLES] = [20_000, 5000];
/** Most proposals that are refused before a turn is entered by hand. */
const MOST_WRONG = 6;
/** Taps that follow sooner are taken for double taps: ms. */
const DOUBLE_TAP = 400;
/** How often a proposal is looked at again that became another one. */
const TRIES = 3;
/** How long something that moves may stay unnoticed, such as a shadow over the whole table: ms. */
const UNNOTICED = 4000;

/** Where what is sure is entered by itself, or each turn is confirmed. */
type Entering = 'confirmed' | 'unasked';

/** How each turn may be proposed: as it was recorded, or turned so that it looks the same. */
function rightProposals(turn: RecordedTurn): readonly string[] {
	const segment = segmentIn(turn);
	const rotations = [0, 1, 2, 3] as const;
	const { tile, x, y } = turn;
	return rotations.flatMap((rotation) => {
		const there = twins(tileType(tileId(tile)), turn.rotation, rotation);
		if (!there) return [];
		const figure = segment === undefined ? [] : [turn.deploy?.piece, there[segment]];
		return [tile, x, y, rotation, ...figure].join(' ');
	});
}

/** What it took to enter a game. */
interface Tally {
	/** Taps before the camera followed, and since. */
	before: number;
	taps: number;
	/** How many turns were entered without a tap. */
	unasked: number;
	/** The turns of which another was about to be entered so, those entered by hand, and those chosen among others. */
	readonly wrong: Set<number>;
	readonly byHand: Set<number>;
	readonly chosen: Set<number>;
}

/** A page that follows a film. */
class Followed {
	readonly tally: Tally = {
		before: 0,
		taps: 0,
		unasked: 0,
		wrong: new Set(),
		byHand: new Set(),
		chosen: new Set()
	};
	readonly #app: AppWindow;
	readonly #entering: Entering;
	/** The turns that were entered. */
	#entered = BY_HAND;
	/** Where the board lies in the picture that is shown. */
	#view: Homography | undefined;

	constructor(app: AppWindow, entering: Entering) {
		const tap: AppWindow['tap'] = async (selector) => {
			await app.tap(selector);
			this.tally.taps++;
		};
		const tapAt: AppWindow['tapAt'] = (point) => {
			this.tally.taps++;
			return app.tapAt(point);
		};
		this.#app = { ...app, tap, tapAt };
		this.#entering = entering;
	}

	async open(url: string, file: string): Promise<void> {
		const app = this.#app;
		await openPage(app, `${url}/open/`);
		await app.upload('input[type=file]', file);
		await app.tap(named(incomingWords.keep('stored')));
		await app.find('main.table');
		this.tally.taps = 0;
		for (let index = 0; index < BY_HAND; index++) await this.#playByHand(index);
	}

	/** Sets the camera up, which isn't counted. */
	async setUp({ view }: Pick<Scene, 'view'>, pictures: readonly string[]): Promise<void> {
		const app = this.#app;
		this.tally.before = this.tally.taps;
		await feignCamera(app);
		await showPictures(app, pictures);
		await app.tap(named(words.table.menu));
		await app.tap(named(words.table.watch));
		await app.tap(named(watchWords.begin));
		await this.#showBoard(view);
		if (this.#entering === 'unasked') await this.#enterSure();
		this.tally.taps = 0;
	}

	async #enterSure(): Promise<void> {
		await this.#app.tap(named(watchWords.options));
		await this.#app.tap(`//label[.//*[normalize-space()="${watchWords.enterSure}"]]`);
		await this.#app.tap(named(words.common.close));
	}

	/** Shows the corners of the board: whether it is found without is measured elsewhere. */
	async #showBoard(view: Homography): Promise<void> {
		await this.#app.tap(enabled(watchWords.showCorners));
		await this.#app.find('.photo canvas');
		await moveCorners(this.#app, cornersOf(this.#entered, view));
		await this.#app.tap(enabled(watchWords.useCorners));
		const found = enabled(watchWords.looksRight);
		await expect(async () => this.#app.find(found)).toPass({ timeout: 120_000 });
		await this.#app.tap(found);
		expect(await this.#app.run(SAYS, ['still'], 120_000), 'the table is watched').toBe(true);
	}

	/** Shows a scene until the page has seen it, and enters the turns at its end. */
	async show({ kind, turns, view }: Scene, pictures: readonly string[]): Promise<void> {
		this.#view = view;
		await showPictures(this.#app, pictures);
		if (kind === 'moving') await this.#app.run(SAYS, ['moving', 'covered'], UNNOTICED);
		else await this.#rest(view);
		for (const turn of turns) await this.#enter(BY_HAND + turn);
	}

	async #rest(view: Homography): Promise<void> {
		await this.#app.run(SAYS, ['still', 'lost'], PATIENCE);
		if (!(await this.#app.run(SAYS, ['lost'], 0))) return;
		await this.#app.tap(named(watchWords.setUpAgain));
		await this.#showBoard(view);
	}

	async #enter(index: number): Promise<void> {
		await this.#take(index, rightProposals(turnOf(game, index)), TRIES);
		this.#entered = index + 1;
		const says = `the scores after turn ${String(index + 1)}`;
		await expect.poll(() => this.#app.run(POINTS), says).toEqual(turnOf(game, index).scores);
	}

	/** Takes what is proposed with one tap or none, else enters the turn by hand. A proposal may become another one, or go, meanwhile. */
	async #take(index: number, right: readonly string[], tries: number): Promise<void> {
		const { entered, wrong, turns } = await this.#ask(index, right);
		if (wrong) this.tally.wrong.add(index);
		if (entered) {
			this.tally.unasked++;
			return;
		}
		const wanted = turns.find((one) => right.includes(one));
		const tap = wanted === undefined ? named(watchWords.otherFirst) : choiceOf(wanted);
		if (tries === 0 || !(await this.#shows(tap))) {
			if (tries === 0 || wanted === undefined) await this.#enterByHand(index);
			else await this.#take(index, right, tries - 1);
			return;
		}
		const tapped = await this.#tapIfThere(tap);
		if (!tapped || wanted === undefined) await this.#take(index, right, tries - 1);
		else if (wanted !== turns[0]) this.tally.chosen.add(index);
	}

	/** False where it became something else before the tap. */
	async #tapIfThere(selector: string): Promise<boolean> {
		try {
			await this.#app.tap(selector);
			return true;
		} catch (error) {
			if (await this.#shows(selector)) throw error;
			return false;
		}
	}

	#ask(index: number, right: readonly string[]): Promise<Proposed> {
		const unasked = this.#entering === 'unasked';
		const asked = this.#app.run(PROPOSED, right, index + 3, PATIENCE, SETTLES, unasked);
		return asked as Promise<Proposed>;
	}

	/** Where a tile is seen that fits none, and others aren't where they should be, the lines are off: then the camera is set up again. */
	async #enterByHand(index: number): Promise<void> {
		this.tally.byHand.add(index);
		const isUnknown =
			(await this.#shows('.proposed')) && !(await this.#shows('.proposed [data-turn]'));
		const isOff = isUnknown && (await this.#shows('.differences p'));
		for (let wrong = 0; wrong < MOST_WRONG && (await this.#shows('.proposed')); wrong++) {
			await this.#app.tap(named(watchWords.nothing));
			await new Promise((later) => setTimeout(later, DOUBLE_TAP));
		}
		await this.#playByHand(index);
		if (isOff) await this.#setUpAgain(index + 1);
	}

	async #setUpAgain(entered: number): Promise<void> {
		this.#entered = entered;
		await this.#app.tap(named(watchWords.options));
		await this.#app.tap(named(watchWords.setUpAgain));
		if (this.#view) await this.#showBoard(this.#view);
	}

	#playByHand(index: number): Promise<void> {
		return playTurn(this.#app, turnOf(game, index));
	}

	/** Ends the game after so many turns. */
	async end(turns: number): Promise<void> {
		await endGame(this.#app, game, turns);
	}

	async #shows(selector: string): Promise<boolean> {
		return (await this.#app.run(SHOWS, selector)) === true;
	}
}

/** A film of the game after its first turns, in a folder that is to be removed. */
async function film(turns: number) {
	const out = mkdtempSync(join(tmpdir(), 'film-'));
	const count = turns - BY_HAND;
	const look = { seed: SEED, hazards: 'all', bumping: BUMPING, width: 1280, mjpeg: false };
	await makeFilm({ game: GAME, from: BY_HAND, turns: count, out, ...look });
	const begun = join(out, 'begun.json');
	writeFileSync(begun, makeGameFile({ ...recoloured(gameNamed(GAME), SEED), entries: [] }));
	return { out, begun, scenes: scenesOf(readFilm(out)) };
}

/** Taps a turn. */
interface TapsATurn {
	/** Over all turns, with those before the camera, which are entered by hand. */
	readonly all: number;
	/** Over those that the camera followed. */
	readonly followed: number;
}

/**
 * Plays the first turns of a game: some by hand, all others as the camera proposes them; ends it, and compares all scores.
 * Prints what it took.
 */
export async function followFilm(
	app: AppWindow,
	url: string,
	{ turns, entering }: { readonly turns: number; readonly entering: Entering }
): Promise<TapsATurn> {
	const { out, begun, scenes } = await film(turns);
	const picturesOf = ({ files }: Pick<Scene, 'files'>) =>
		files.map((file) => jpegAddress(readFileSync(join(out, file))));
	const followed = new Followed(app, entering);
	const [first] = scenes;
	if (!first) throw new Error('The film has no pictures.');
	try {
		await followed.open(url, begun);
		await followed.setUp(first, picturesOf(first));
		for (const scene of scenes) await followed.show(scene, picturesOf(scene));
	} finally {
		rmSync(out, { recursive: true });
	}
	const taps = tell(followed.tally, turns);
	await followed.end(turns);
	return taps;
}

function tell(tally: Tally, turns: number): TapsATurn {
	const { before, taps, unasked, byHand, chosen, wrong } = tally;
	const all = (before + taps) / turns;
	const followed = taps / (turns - BY_HAND);
	const listed = (indices: ReadonlySet<number>): string =>
		indices.size === 0 ? 'none' : [...indices].map((index) => index + 1).join(' ');
	console.log(
		[
			`${String(turns)} turns, ${all.toFixed(2)} taps each; of those followed ${followed.toFixed(2)}`,
			`another choice: ${listed(chosen)}`,
			`by hand: ${listed(byHand)}`,
			`entered unasked: ${String(unasked)}`,
			`about to be entered wrongly: ${listed(wrong)}`
		].join('; ')
	);
	return { all, followed };
}
