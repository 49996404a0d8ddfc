import { vi } from 'vitest';
import type { RuleModule } from '../../src/lib/engine/module';
import { tile } from '../../src/lib/engine/tile';
import type { GameEvent } from '../../src/lib/engine/module';
import type { GameRecord, LoggedEvent } from '../../src/lib/record';
import type { DeclaredExpansion, ExpansionRules } from '../../src/lib/rules/base/expansion';
import type { PackedPart } from '../../src/lib/rules/presentation/packed';
import { loadPackedParts } from '../../src/lib/share/packed/names';
import { headerFor, START_TIME, withEvents } from '../record/support';

/* A later version of the app, with an expansion more: Orchards, which nobody has printed. */

/** A row of trees with apples along a road, and an orchard in a city’s corner: signs and a kind that this version doesn't know. */
const ROAD = tile('orchard-road', {}, 'R:EW!apple F:0127 F:3456');
const GROVE = tile('orchard-grove', {}, 'C:N M=grove F:234567');

const APPLES_PICKED = 'orchard/picked';

/** Whoever picks apples gets 3 points. */
const orchard: RuleModule = {
	id: 'orchard',
	record: () => ({ ok: true, value: { touched: [], objections: [] } }),
	settle: ({ event }) =>
		event.type === APPLES_PICKED
			? [
					{
						kind: 'manual',
						stage: 'after',
						occasion: 'orchard/picked',
						rule: 'ORCHARD-1',
						rulings: [],
						tiles: [],
						pennants: [],
						cities: [],
						compared: [],
						awards: [{ player: pickerIn(event), points: 3, lines: [] }],
						home: [],
						reason: ''
					}
				]
			: []
};

const pickerIn = (event: GameEvent): number =>
	'player' in event && typeof event.player === 'number' ? event.player : 0;

/** Its names in links, with the next numbers. */
function packedAfter(known: readonly PackedPart[]): PackedPart {
	const next = (
		list: (
			part: PackedPart
		) => readonly (readonly [number: number, ...rest: unknown[]])[] = () => []
	): number => Math.max(0, ...known.flatMap((part) => list(part).map(([number]) => number + 1)));
	const tiles = next(({ tiles = [] }) => tiles);
	return {
		expansions: [[next(({ expansions = [] }) => expansions), 'orchards']],
		tiles: [
			[tiles, ROAD.id],
			[tiles + 1, GROVE.id]
		],
		rulings: [[next(({ rulings = [] }) => rulings), 'appleTrees', ['tall', 'low']]]
	};
}

/** Asked for before this version becomes the later one. */
const known = loadPackedParts();

const ORCHARD_RULES: ExpansionRules = {
	tiles: [ROAD, GROVE],
	counts: () => ({ [ROAD.id]: 4, [GROVE.id]: 2 }),
	ownTiles: [],
	modules: () => [orchard],
	presentations: [],
	figures: {},
	marks: {},
	shapes: {},
	scoring: { box: 'base-c1', topics: [] },
	words: {
		en: () => Promise.resolve({ words: {} }),
		de: () => Promise.resolve({ words: {} }),
		fr: () => Promise.resolve({ words: {} }),
		ro: () => Promise.resolve({ words: {} })
	}
};

const ORCHARDS: DeclaredExpansion = {
	id: 'orchards',
	names: { en: 'Orchards', de: 'Obstgärten', fr: 'Vergers', ro: 'Livezi' },
	maxPlayers: 6,
	rulings: [
		{ id: 'appleTrees', choices: ['tall', 'low'], usual: 'low', unrecorded: 'tall' }
	] as never,
	events: [{ type: APPLES_PICKED, number: 22, fields: { player: 'same' } }],
	objections: [],
	more: async () => ({ PACKED: packedAfter(await known) }),
	facts: { tiles: { orchards: 6 } },
	load: () => Promise.resolve({ RULES: ORCHARD_RULES })
};

/** What a later version of the app writes and reads. This version is what a test imports itself. */
export async function newerProgram() {
	vi.resetModules();
	vi.doMock('../../src/lib/expansions', async (original) => {
		const known = await original<{ readonly EXPANSIONS: readonly unknown[] }>();
		return { ...known, EXPANSIONS: [...known.EXPANSIONS, ORCHARDS] };
	});
	// What is imported later would be this version again.
	vi.doMock('../../src/lib/share/worker-client', async () => {
		const { readBackup } = await import('../../src/lib/share/backup');
		return { readBackupInWorker: readBackup };
	});
	const program = {
		...(await import('../../src/lib/record')),
		...(await import('../../src/lib/record/game-file')),
		...(await import('../../src/lib/record/backup')),
		...(await import('../../src/lib/record/parse-file')),
		...(await import('../../src/lib/share/pack')),
		...(await import('../../src/lib/share/backup')),
		...(await import('../../src/lib/follow/lines')),
		...(await import('../../src/lib/store')),
		...(await import('../../src/lib/store/memory')),
		...(await import('../../src/lib/devices/exchange'))
	};
	await program.loadAllRules();
	vi.doUnmock('../../src/lib/expansions');
	vi.doUnmock('../../src/lib/share/worker-client');
	vi.resetModules();
	return program;
}

const EVENTS = [
	{ type: 'base/laid', player: 0, tile: 'base-E', x: 0, y: 1, rotation: 2 },
	{ type: 'log/undone' },
	{
		type: 'base/laid',
		player: 0,
		tile: ROAD.id,
		x: 1,
		y: 0,
		rotation: 0,
		deploy: { piece: 'follower', segment: 0 }
	},
	{ type: APPLES_PICKED, player: 0 },
	{ type: 'base/laid', player: 1, tile: 'base-E', x: 0, y: -1, rotation: 2 },
	{
		type: 'base/laid',
		player: 0,
		tile: GROVE.id,
		x: -1,
		y: 0,
		rotation: 0,
		overruled: ['edges-differ']
	},
	{ type: APPLES_PICKED, player: 0 },
	{ type: 'log/amended', edits: [{ at: 1, events: [] }] },
	{
		type: 'base/corrected',
		changes: [{ player: 1, points: -2 }],
		reason: 'miscounted',
		why: 'mistake'
	}
];

/** A game with that expansion. */
export const orchardGame = (events: readonly object[] = EVENTS): GameRecord =>
	withEvents(
		{
			header: {
				...headerFor('0123456789abcdef0123456789abcdef', 2),
				created: START_TIME,
				expansions: ['orchards' as never],
				rulings: { ...headerFor('rules').rulings, appleTrees: 'low' }
			},
			entries: []
		},
		events as readonly LoggedEvent[]
	);

const START = '0 0 0 C:N R:EW F:27 F:3456';
const BELOW = '0 1 2 C:N F:234567';
const EAST = '1 0 0 R:EW F:0127 F:3456';
const ABOVE = '0 -1 2 C:N F:234567';
const WEST = '-1 0 0 C:N M F:234567';

/** What is seen of it before and after each entry, worked out by hand: points, and tiles without what this version doesn't know. */
export const whatIsSeen: readonly (readonly [scores: number[], tiles: string[]])[] = [
	[[0, 0], []],
	[
		[0, 0],
		[START, BELOW]
	],
	[[0, 0], [START]],
	[
		[0, 0],
		[START, EAST]
	],
	[
		[3, 0],
		[START, EAST]
	],
	[
		[3, 0],
		[START, EAST, ABOVE]
	],
	[
		[3, 0],
		[START, EAST, ABOVE, WEST]
	],
	[
		[6, 0],
		[START, EAST, ABOVE, WEST]
	],
	[
		[3, 0],
		[START, EAST, ABOVE, WEST]
	],
	[
		[3, -2],
		[START, EAST, ABOVE, WEST]
	]
];

/** Its file, kept in this folder. */
export const KEPT_FILE = 'later-game.json';

/** The first link to it that was made. It opens as long as the app does. */
export const KEPT_LINK =
	'https://tilekeep.example/open/#AqaH6HYEAAQgVBrE5a_PW0TiZAPdIRIDfkL-iLv3CnUTlx9-vRu20L-Nxl_aD9eRf51soJPSwc1P0Ks2V-PJD9Z96u151i1iWdSFrNy9CBmO0l83lwQro4FV0TXV93xrAGoQ9ttUAI6ekdKk6SuvNM6aYhRXHIp1kkC0zQ';
