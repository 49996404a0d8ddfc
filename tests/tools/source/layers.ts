import { importsOf, type Import, type Source } from './sources';

/** A part of the tree, what it may import, and that rule in words. */
interface Layer {
	readonly at: string;
	readonly rule: string;
	/** Path prefixes, or package names. */
	readonly may: readonly string[];
	/** The same for type-only imports. */
	readonly types?: readonly string[];
}

const lib = (name: string) => `src/lib/${name}`;
const pages = ['svelte', '$app'];
const ofPrograms = ['src/serve/command-line', 'node'];

/** The components of one page, in a folder of this name beside it: wherever it lies, these are one layer. */
const PARTS = 'parts';

/** The words of an expansion, in its folder. */
const WORDS_OF_EXPANSION = 'words of an expansion';

/** What components may import, whether several pages share them or one has them. */
const ofComponents = [
	'ui',
	'words',
	'drawing',
	'engine/typed-text',
	'rules/facts',
	'rules/source-art'
]
	.map(lib)
	.concat(pages, 'd3-array', 'd3-shape');
const typesOfComponents = [
	...['notation', 'engine', 'custom-tiles', 'record', 'review'],
	...['share', 'snap', 'tournament', 'watch']
].map(lib);

/** Where several match a path, the longest applies. */
const layers: readonly Layer[] = [
	{
		at: lib('engine'),
		rule: 'The engine imports only the engine.',
		may: [lib('engine')]
	},
	{
		at: lib('rules'),
		rule: 'The rules of a box import the engine and the base rules, never each other.',
		may: ['engine', 'rules/base', 'rules/presentation'].map(lib)
	},
	{
		at: lib('rules/river'),
		rule: 'What every river has imports the engine and the base rules, and the type of what it has words for.',
		may: ['engine', 'rules/base', 'rules/presentation', 'rules/river'].map(lib),
		types: [lib('words/expansion')]
	},
	{
		at: lib('expansions'),
		rule: 'An expansion imports the engine, the base rules and those of every river, never another expansion.',
		may: ['engine', 'rules/base', 'rules/presentation', 'rules/river'].map(lib),
		types: [lib('words/expansion')]
	},
	{
		at: lib('expansions/together'),
		rule: 'What is between expansions imports them, and what they may import.',
		may: ['engine', 'rules/base', 'rules/presentation', 'rules/river', 'expansions'].map(lib)
	},
	{
		at: WORDS_OF_EXPANSION,
		rule: 'The words of an expansion import the words of their language, of every river and of shared signs, and what it has words for.',
		may: [lib('words'), lib('rules/river/words'), lib('rules/presentation/words')]
	},
	{
		at: lib('expansions/index'),
		rule: 'The list of all expansions imports each of them, and nothing else.',
		may: [lib('expansions')],
		types: [lib('rules/base/expansion')]
	},
	{
		at: lib('rules/boxes'),
		rule: 'What is known of boxes without their rules needs nothing.',
		may: []
	},
	{
		at: lib('rules/declared'),
		rule: 'What is declared of all that can be played is that of the base game, and the list of all expansions.',
		may: [lib('expansions'), lib('rules/base')]
	},
	{
		at: lib('rules/presentation'),
		rule: 'What a box may bring to the screen is told by the engine only.',
		may: [lib('engine'), lib('rules/presentation')]
	},
	{
		at: lib('rules/base'),
		rule: 'The base rules import only the engine, and know which languages there are.',
		may: [lib('engine'), lib('rules/base'), lib('rules/presentation'), 'valibot'],
		types: [lib('words/tags')]
	},
	{
		at: lib('rules/catalogue'),
		rule: 'The catalogue imports the engine and all rules, and nothing else.',
		may: [lib('engine'), lib('rules'), lib('expansions'), 'valibot']
	},
	{
		at: lib('rules/load-along'),
		rule: 'How something is loaded, and what comes with an expansion, imports nothing.',
		may: []
	},
	{
		at: lib('rules/loading'),
		rule: 'What loads the expansions imports the engine and all rules, and nothing else.',
		may: [lib('engine'), lib('rules'), lib('expansions')]
	},
	...['art', 'facts', 'presentations', 'scoring-topics', 'printings', 'editions', 'source-art'].map(
		(list) => ({
			at: lib(`rules/${list}`),
			rule: 'A list of what all boxes bring imports the engine and all rules, and nothing else.',
			may: [lib('engine'), lib('rules'), lib('expansions')]
		})
	),
	{
		at: lib('rules/declared-events'),
		rule: 'The events of expansions are read as the base game reads its own.',
		may: [lib('rules'), lib('expansions'), 'valibot']
	},
	{
		at: lib('custom-tiles'),
		rule: 'Custom tiles import only the engine, and which tiles of boxes are described by players.',
		may: [lib('custom-tiles'), lib('engine'), lib('rules/facts'), 'valibot']
	},
	{
		at: lib('record'),
		rule: 'The record imports the engine, custom tiles, the rules that read its events, and what is stored of a tournament.',
		may: ['record', 'engine', 'custom-tiles', 'rules', 'tournament/tournament']
			.map(lib)
			.concat('valibot')
	},
	{
		at: lib('tournament'),
		rule: 'A tournament knows no games: of the record it takes how headers and names are stored, of sharing how links write bytes and find their letters.',
		may: [
			...['tournament', 'engine/result', 'engine/typed-text'],
			...['record/header-shape', 'record/people'],
			...['share/encoding', 'share/letters', 'follow/bytes']
		]
			.map(lib)
			.concat('valibot')
	},
	{
		at: lib('store'),
		rule: 'The store imports the engine, custom tiles, the record and tournaments, no rules; what looks ahead by its types only.',
		may: ['store', 'engine', 'custom-tiles', 'record', 'tournament']
			.map(lib)
			.concat('dexie', 'valibot'),
		types: [lib('lookahead')]
	},
	{
		at: lib('review'),
		rule: 'What is said of a game looked back at follows from the engine, the rules, the record and what looks ahead.',
		may: ['review', 'engine', 'custom-tiles', 'rules', 'record', 'lookahead'].map(lib)
	},
	{
		at: lib('lookahead'),
		rule: 'What looks ahead knows the engine, and the rulings and turns of the base game.',
		may: ['lookahead', 'engine', 'rules/base'].map(lib)
	},
	{
		at: lib('share'),
		rule: 'What leaves the app is made of the record, its review and words; the browser packs it, a library draws its codes. It knows a game in writing when it sees one.',
		may: ['share', 'engine', 'custom-tiles', 'rules', 'record', 'review', 'words', 'notation/form']
			.map(lib)
			.concat('qr', 'valibot')
	},
	{
		at: lib('notation'),
		rule: 'Games in writing are read and written by the engine, the rules and the record.',
		may: ['notation', 'engine', 'record', 'rules'].map(lib).concat('valibot')
	},
	{
		at: lib('follow'),
		rule: 'What connects devices knows the record, the rules that judge a proposal, how sharing writes bytes and finds their letters; Yjs carries it, between tables apart by Hocuspocus.',
		may: ['follow', 'engine', 'record', 'rules', 'share/encoding', 'share/letters']
			.map(lib)
			.concat('yjs', 'y-protocols', 'lib0', 'valibot', '@hocuspocus/provider')
	},
	{
		at: lib('devices'),
		rule: 'What brings games to another device connects as followers do, sends a backup as sharing writes it, and stores it.',
		may: ['devices', 'record', 'follow', 'share', 'store'].map(lib).concat('valibot')
	},
	{
		at: lib('snap'),
		rule: 'What reads a table from a photo knows the engine only.',
		may: [lib('snap'), lib('engine')]
	},
	{
		at: lib('watch'),
		rule: 'What follows a table through a camera knows the engine, and how a photo is read.',
		may: [lib('watch'), lib('engine'), lib('snap')]
	},
	{
		at: lib('table'),
		rule: 'The table imports the engine, custom tiles, rules, record, what looks ahead, review, share, games in writing, follow, devices, snap, watch, store and words; of the drawing it knows the types, how figures lie, and when to load the shapes of custom tiles.',
		may: [
			...['engine', 'custom-tiles', 'rules', 'record', 'lookahead', 'review', 'share', 'notation'],
			...['follow', 'devices', 'snap', 'tournament', 'watch', 'store', 'words', 'table'],
			...['drawing/board/scene', 'drawing/tile/load-custom-shapes']
		]
			.map(lib)
			.concat(pages, 'dexie', 'valibot'),
		types: [lib('drawing')]
	},
	{
		at: lib('table/watch'),
		rule: 'What the camera above a table proposes knows what the table does, where figures stand on tiles, and what a follower’s camera tells.',
		may: ['engine', 'rules', 'record', 'share/camera', 'follow/camera', 'snap', 'watch', 'table']
			.map(lib)
			.concat(pages, lib('drawing/tile/hit-test'), lib('drawing/geometry/point'))
	},
	{
		at: lib('words'),
		rule: 'Words know the engine, the record, its review, what looks ahead and the problems of store and sharing by their types only, how typed text is shown, by what a feature is called, the list of expansions, and what is loaded with one.',
		may: ['words', 'engine/typed-text', 'engine/naming', 'rules/load-along', 'expansions'].map(lib),
		types: [
			'engine',
			'custom-tiles',
			'record',
			'lookahead',
			'review',
			'share',
			'notation',
			'store/problem',
			'follow',
			'devices',
			'rules/presentation',
			'snap',
			'tournament',
			'watch'
		].map(lib)
	},
	{
		at: lib('drawing'),
		// Outlines of figures and marks are data that each box brings: the drawing looks them up.
		rule: 'The drawing imports the engine only, and the outlines that boxes bring.',
		may: [
			lib('drawing'),
			lib('engine'),
			lib('rules/art'),
			lib('rules/presentation'),
			lib('rules/winter/mark-art')
		]
	},
	{
		at: PARTS,
		rule: 'Parts of one page get props and call back, as the ui does: no rules, no store, no state of the table.',
		may: [...ofComponents, PARTS],
		types: typesOfComponents
	},
	{
		at: lib('ui'),
		rule: 'The ui gets props and calls back: it knows words, drawing, how typed text is shown, and types of the engine, custom tiles, the record and its review, no rules, no store.',
		may: ofComponents,
		types: typesOfComponents
	},
	{
		at: 'src/routes',
		rule: 'A page runs in the browser: it imports our own code and nothing that only node has.',
		may: ['src/lib', 'src/routes', 'src/app', ...pages]
	},
	{
		at: 'src/build-tools',
		rule: 'What builds the app imports its configuration, what node has, words of the manifest, and types of what the app reads of it.',
		may: ['src/build-tools', lib('words'), 'svelte.config', 'package.json', 'node'],
		types: [lib('table/app/about'), 'vite', 'vite-plugin-pwa']
	},
	{
		at: 'src/serve',
		rule: 'What serves the app imports what node has, the headers that the build lists, and how the app writes the tokens of a relay.',
		may: [
			...['src/serve', 'src/build-tools/headers', 'svelte.config', 'node'],
			...['follow/relay/secrets', 'share/encoding'].map(lib),
			...['sirv', 'ws', 'qr', '@hocuspocus', '@peculiar', 'reflect-metadata']
		]
	},
	{
		at: 'src/serve/review',
		rule: 'The review on the command line is that of the app, and says why it can’t read a file as the app does.',
		may: ['lookahead', 'record', 'review', 'words/en'].map(lib).concat(ofPrograms)
	},
	{
		at: 'src/serve/sheet',
		rule: 'Games in writing on the command line are those of the app, and it says why it can’t read a file as the app does.',
		may: ['notation', 'record', 'words/en'].map(lib).concat(ofPrograms)
	}
];

/** `src/lib/rules/winter` or `src/lib/expansions/river` for a file below it: the part of its layer that a file shares with its neighbours. */
function home(path: string): string {
	return path.split('/').slice(0, 4).join('/');
}

function within(path: string, place: string): boolean {
	return path === place || (/^[/.:]/.test(path.slice(place.length)) && path.startsWith(place));
}

const isPart = (path: string): boolean => /^src\/routes\/(?:.+\/)?parts\//.test(path);

const isWordsOfExpansion = (path: string): boolean =>
	/^src\/lib\/(?:expansions|rules)\/[^/]+\/words\//.test(path);

function layerOf(path: string): Layer | undefined {
	if (isPart(path)) return layers.find(({ at }) => at === PARTS);
	if (isWordsOfExpansion(path)) return layers.find(({ at }) => at === WORDS_OF_EXPANSION);
	const mine = layers.filter(({ at }) => within(path, at));
	return mine.sort((a, b) => b.at.length - a.at.length)[0];
}

/** Files of these layers know their neighbours in the same folder. */
const ownFolder: readonly string[] = [lib('rules'), lib('expansions'), WORDS_OF_EXPANSION];

function allows(layer: Layer, path: string, { target, typesOnly }: Import): boolean {
	const neighbours = ownFolder.includes(layer.at) ? [home(path)] : [];
	const may = [...layer.may, ...neighbours, ...(typesOnly ? (layer.types ?? []) : [])];
	return may.some((place) => (place === PARTS ? isPart(target) : within(target, place)));
}

/** Imports against the direction of the layers: one line each, with the rule it breaks. */
export function wrongImports(sources: readonly Source[]): readonly string[] {
	return sources.flatMap((source) => {
		const layer = layerOf(source.path);
		if (layer === undefined) return [`${source.path} lies in no layer.`];
		const wrong = importsOf(source).filter((each) => !allows(layer, source.path, each));
		return wrong.map(({ target }) => `${source.path} imports ${target}. ${layer.rule}`);
	});
}
