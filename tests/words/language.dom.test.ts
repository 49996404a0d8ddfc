import type { Game } from '../../src/lib/engine/game';
import { EMPTY_DRAFT } from '../../src/lib/record';
import { reviewOf, turnAt } from '../../src/lib/review';
import { BOX_IDS, EXPANSION_IDS } from '../../src/lib/rules/catalogue';
import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PLAYER_COLOURS } from '../../src/lib/engine/colours';
import { newGame } from '../../src/lib/engine/game';
import type { GameEvent } from '../../src/lib/engine/module';
import { play } from '../../src/lib/engine/play';
import { tileId } from '../../src/lib/engine/tile';
import { rulesOf, tileType, USUAL_RULINGS } from '../../src/lib/rules/catalogue';
import { PRESET_IDS } from '../../src/lib/rules/presets';
import { followLanguage } from '../../src/lib/table/app/language.svelte';
import { sentencesFor } from '../../src/lib/table/past/history';
import { ledgerRows } from '../../src/lib/table/scores/ledger-rows';
import { underOtherRules } from '../../src/lib/table/scores/other-rules';
import { PRINTINGS } from '../../src/lib/rules/printings';
import { seatName, Setup } from '../../src/lib/table/setup/setup.svelte';
import { paletteOf } from '../../src/lib/table/turn/palette';
import { reportOf } from '../../src/lib/share/report';
import OtherRules from '../../src/lib/ui/contract/OtherRules.svelte';
import Contents from '../../src/routes/help/parts/Contents.svelte';
import DeviceNote from '../../src/routes/parts/DeviceNote.svelte';
import GameList from '../../src/routes/parts/GameList.svelte';
import { groupOf, HELP_GROUPS } from '../../src/routes/help/groups';
import Start from '../../src/routes/parts/Start.svelte';
import Moments from '../../src/routes/review/parts/Moments.svelte';
import Times from '../../src/routes/review/parts/Times.svelte';
import BoxChoice from '../../src/routes/new/parts/BoxChoice.svelte';
import Rules from '../../src/routes/new/parts/Rules.svelte';
import Seats from '../../src/routes/new/parts/Seats.svelte';
import Ledger from '../../src/routes/game/ledger/parts/Ledger.svelte';
import Palette from '../../src/routes/game/turn/parts/Palette.svelte';
import ScoreStrip from '../../src/routes/game/players/parts/ScoreStrip.svelte';
import TileCloseup from '../../src/routes/game/turn/parts/TileCloseup.svelte';
import { words } from '../../src/lib/words/en/home';
import { ENGLISH, languageNow, part, speak, wordsReady } from '../../src/lib/words/parts';
import { scriptIn } from '../e2e/table/support/script';
import { NO_PICTURES } from '../ui/no-pictures';
import { playerNames } from '../../src/lib/words';
import { englishIn, isNested, loaded, nestedIn, PSEUDO } from './support/pseudo';

beforeAll(followLanguage);
afterEach(() => speak(ENGLISH));

const nothing = vi.fn();
const NAMES = ['Ada', 'Ben', 'Chloé'];
const PLAYERS = NAMES.map((name, seat) => ({ name, colour: PLAYER_COLOURS[seat] ?? 'grey' }));
const { record } = scriptIn('tests/games/both-expansions.json');
const review = reviewOf(record);
const REVIEWED = {
	players: review.header.players,
	turnAt: (position: number) => turnAt(review.race, position)
};

function played(): Game {
	const game = newGame(
		rulesOf({ box: 'winter-we1', expansions: [], rulings: USUAL_RULINGS }),
		2,
		0
	);
	play(game, {
		type: 'base/laid',
		player: 0,
		tile: tileId('base-E'),
		x: 0,
		y: -1,
		rotation: 2,
		deploy: { piece: 'follower', segment: 0 }
	} as GameEvent);
	return game;
}

/** The first page before the first game. */
function welcome(): void {
	render(Start, { fresh: true, shelved: false, now: 0, onshare: nothing, onremove: nothing });
}

describe('switching the language', () => {
	it('redraws what is on the screen, and says which language the page has', async () => {
		welcome();
		expect(screen.getByText(/Tilekeep follows your game/)).toBeInTheDocument();
		await speak(PSEUDO);
		expect(await screen.findByText(/^⟦Tilekeep follows your game.*⟧$/)).toBeInTheDocument();
		expect(document.documentElement).toHaveAttribute('lang', PSEUDO.tag);
		await speak(ENGLISH);
		expect(await screen.findByText(/^Tilekeep follows your game/)).toBeInTheDocument();
	});

	it('loads the parts in use, then the rest, and a part that comes later', async () => {
		loaded.length = 0;
		await speak(PSEUDO);
		expect(loaded).toContain('home');
		await waitFor(() => {
			expect(loaded).toContain('unsaved');
		});
		expect(loaded.indexOf('home')).toBeLessThan(loaded.indexOf('unsaved'));
		const { secondDevice } = await import('../../src/lib/words/en/second-device');
		const late = part('secondDevice', secondDevice);
		await wordsReady();
		expect(late.title).toBe(`⟦${secondDevice.title}⟧`);
	});

	it('calls a seat without a name by its colour in the language that is spoken', async () => {
		const seats = [
			{ name: '', colour: 'blue' },
			{ name: 'Red', colour: 'red' },
			{ name: 'Ana', colour: 'grey' }
		] as const;
		expect(playerNames(seats)).toEqual(['Blue', 'Red', 'Ana']);
		await speak(PSEUDO);
		expect(playerNames(seats)).toEqual(['⟦Blue⟧', '⟦Red⟧', 'Ana']);
	});

	it('ends with the language that was asked for last', async () => {
		const slow = speak(PSEUDO);
		await speak(ENGLISH);
		await slow;
		expect(languageNow()).toBe(ENGLISH);
		expect(words.home.newGame).toBe('New game');
	});

	it('names the manifest beside the first page, whichever page is shown by then', async () => {
		const link = document.head.appendChild(document.createElement('link'));
		link.rel = 'manifest';
		link.setAttribute('href', './manifest.webmanifest');
		followLanguage();
		history.replaceState({}, '', '/new/');
		await speak({ ...PSEUDO, tag: 'de' });
		expect(new URL(link.href).pathname).toBe('/manifest.de.webmanifest');
		history.replaceState({}, '', '/');
		link.remove();
	});

	it('stays as it was when the words can’t be loaded', async () => {
		await speak(PSEUDO);
		const broken = { tag: 'de', pack: new Proxy(PSEUDO.pack, { get: () => refused }) };
		await expect(speak(broken)).rejects.toThrow('no network');
		expect(languageNow()).toBe(PSEUDO);
	});
});

const refused = () => Promise.reject(new Error('no network'));

describe('in another language no English is left', () => {
	it.each([
		['the welcome', welcome],
		[
			'the help',
			() => render(Contents, { groups: HELP_GROUPS, groupOf, isOfOtherBox: () => false })
		],
		[
			'the list of games',
			() =>
				render(GameList, {
					pictures: NO_PICTURES,
					games: [
						{
							id: 'a',
							box: 'winter-we1',
							expansions: EXPANSION_IDS,
							state: 'closed',
							turns: 71,
							scores: [12, 30],
							modified: 0,
							winners: [1],
							players: [
								{ name: 'Ada', colour: 'red' },
								{ name: 'Ben', colour: 'grey' }
							]
						} as const
					],
					damaged: [{ id: 'damaged' }],
					all: 7,
					now: 0,
					onshare: nothing,
					onsave: nothing,
					onremove: nothing
				})
		],
		[
			'the boxes',
			() =>
				render(BoxChoice, {
					boxes: PRINTINGS,
					held: [],
					box: BOX_IDS[1],
					expansions: EXPANSION_IDS,
					chosen: EXPANSION_IDS,
					tiles: 90,
					onchange: nothing,
					oncombine: nothing
				})
		],
		['the seats', seats],
		['the rules', rules],
		[
			'the palette',
			() => {
				const entries = paletteOf(played(), EMPTY_DRAFT);
				render(Palette, {
					entries,
					chosen: undefined,
					land: 'winter',
					ontile: nothing,
					ondescribe: nothing
				});
			}
		],
		[
			'the scores',
			() => {
				const others = [{ kind: 'mayor', hand: 1 }];
				const player = {
					index: 0,
					name: 'Ada',
					colour: 'red',
					points: 12,
					hand: 5,
					others,
					titles: [{ title: { token: 'king' } }],
					onTurn: true
				} as const;
				render(ScoreStrip, { players: [player], onplayer: nothing });
			}
		],
		['the ledger', ledger],
		['the closeup of a tile', closeup],
		[
			'the note on this device',
			() =>
				render(DeviceNote, {
					kept: true,
					persistence: 'best-effort',
					refused: false,
					worth: true,
					install: 'ios',
					onprotect: nothing,
					oninstall: nothing
				})
		],
		[
			'the moments of a game',
			() => render(Moments, { ...REVIEWED, moments: review.moments, hrefOf: () => '/game/' })
		],
		[
			'the times of a game',
			() => render(Times, { ...REVIEWED, durations: review.durations, hrefAt: () => '/game/' })
		],
		[
			'other rules',
			() => {
				const rows = underOtherRules(record) ?? [];
				expect(rows.length).toBeGreaterThan(1);
				render(OtherRules, { rows, players: record.header.players, running: true });
			}
		]
	])('in %s', async (_, show) => {
		await speak(PSEUDO);
		show();
		expect(englishIn(document.body, NAMES)).toEqual([]);
		expect(nestedIn(document.body)).toEqual([]);
		expect(document.body.innerHTML).toContain('⟦');
	});
});

describe('in another language', () => {
	it('tells every position of a game without English, and each in a sentence of its own', async () => {
		await speak(PSEUDO);
		const tell = sentencesFor(record, review.game);
		const said = review.race.map(({ position }) => tell(position));
		expect(said.length).toBeGreaterThan(50);
		for (const sentence of said) expect(sentence).toMatch(/^⟦[^⟦]*⟧$/u);
	});

	it('writes the report and the comments for BG Stats without English', async () => {
		await speak(PSEUDO);
		const lines = reportOf(review, '').split('\n').filter(Boolean);
		expect(lines.length).toBeGreaterThan(4);
		for (const line of lines) expect(line).toMatch(/^⟦.*⟧$/u);
		expect(lines.filter(isNested)).toEqual([]);
	});
});

function closeup(): void {
	const option = { piece: 'follower', segment: 0 } as const;
	render(TileCloseup, {
		type: tileType(tileId('base-D')),
		rotation: 1,
		spot: { x: 1, y: 0 },
		around: [],
		options: [
			{ ...option, occupied: true },
			{ ...option, piece: 'barn', corner: 2, occupied: false }
		],
		deploy: option,
		colour: 'blue',
		land: 'summer',
		toggles: false,
		onfigure: nothing
	});
}

function seats(): void {
	const setup = new Setup();
	setup.seats.add('Ada');
	const views = setup.seats.list.map((seat) => ({
		...seat,
		shown: seatName(seat),
		wrong: undefined
	}));
	render(Seats, {
		seats: views,
		free: setup.seats.free,
		known: [],
		full: false,
		figures: 2,
		actions: setup.seats
	});
}

function rules(): void {
	const setup = new Setup();
	setup.answerRuling('smallCity', '2');
	const { terms, changes } = setup;
	render(Rules, {
		presets: PRESET_IDS,
		preset: 'today',
		terms,
		changes,
		firstGame: true,
		actions: { choosePreset: nothing, answerRuling: nothing }
	});
}

function ledger(): void {
	const game = played();
	const shown = game.history[0]?.settlements[0];
	const { rulings } = game.rules;
	render(Ledger, {
		rows: ledgerRows(game),
		players: PLAYERS,
		rulings,
		shown,
		onsettlement: nothing,
		onfate: nothing
	});
}
