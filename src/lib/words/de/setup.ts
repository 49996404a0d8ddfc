import { isolate } from '../../engine/typed-text';
import type { ENGLISH_KINDS, ENGLISH_BOXES } from '../en/setup';
import type { PlayerColour } from '../../engine/colours';
import { boxes, expansionTitle, common } from './common';
import { number } from './format';

const KINDS: Readonly<Record<string, string>> = {
	base: 'Grundspiel',
	'big-box': 'Big Box',
	winter: 'Winter-Edition'
} satisfies Readonly<Record<keyof typeof ENGLISH_KINDS, string>>;

const ANIMALS = 'Mit zwölf Tierkarten. Das Jahr steht auf der Schachtel.';

const BOXES: Readonly<Record<string, readonly [printed: string, hint: string]>> = {
	'base-c1': ['2000–13', 'Die erste Edition, ohne Gärten auf den Karten.'],
	'base-c2': ['2014', 'Acht Karten zeigen einen Garten; Der Fluss und Der Abt liegen bei.'],
	'base-c3': ['2021', 'Mit Gärten. Der Fluss endet bei einem Kloster.'],
	'base-2025': [
		'2025',
		'Eine Liste ihrer Karten haben wir nicht: Grundspiel und Fluss sind die von 2021. Dazu gekaufte Erweiterungen haben die Karten und Regeln von 2025, die wir zum Teil nur aus einer Quelle kennen.'
	],
	'big-box-8': [
		'8',
		'Big Box 8 von 2025. Wir wissen nicht alles, was darin liegt: Hake an, womit ihr spielt. Grundspiel und Fluss sind die von 2021.'
	],
	'big-box-7': [
		'7',
		'Big Box 7 von 2021 mit sieben Mini-Erweiterungen. Hake an, womit ihr spielt.'
	],
	'big-box-6': [
		'6',
		'Big Box 6 von 2017 mit sieben Mini-Erweiterungen. Hake an, womit ihr spielt.'
	],
	'big-box-5': [
		'5',
		'Big Box 5 von 2014. Das Rad selbst kennt Tilekeep nicht: Beginnt mit der üblichen Startkarte. Seine Karten stehen unter „Das Rad der Big Box 5“. Wir wissen nicht alles, was darin liegt: Hake an, womit ihr spielt.'
	],
	'winter-we3-gardens': [
		'2022',
		'Mit zwölf Tierkarten und acht Gärten. Das Jahr steht auf der Schachtel.'
	],
	'winter-we3': ['2022', ANIMALS],
	'winter-we2': ['2020', ANIMALS],
	'winter-we1': ['2012–15', ANIMALS],
	'winter-wd': ['2011', 'Ohne Tierkarten. Das Jahr steht auf der Schachtel.']
} satisfies Readonly<Record<keyof typeof ENGLISH_BOXES, readonly [printed: string, hint: string]>>;

const BUILD = 'Aufbau eingeben';
const WAIT_REASONS = 'Es geht los, sobald deine Partien geladen sind …';
/** „Zu dritt beginnen“, by the number of players. */
const STARTS = ['Allein', 'Zu zweit', 'Zu dritt', 'Zu viert', 'Zu fünft', 'Zu sechst'] as const;
const startWith = (players: number): string =>
	`${STARTS[players - 1] ?? `Mit ${number(players)} Spielern`} beginnen`;

/** Words of the form for a new game. */
export const setup = {
	title: 'Neue Partie',
	existingTableTitle: 'Laufende Partie',
	existingTableHint:
		'Als Nächstes fotografierst du den Tisch oder gibst seine Karten in beliebiger Reihenfolge ein, dann die Figuren darauf und die Punkte auf der Wertungstafel. Dann spielt ihr weiter oder geht gleich zur Schlusswertung.',
	build: BUILD,
	box: 'Ausgabe',
	kind: (kind: string): string => KINDS[kind] ?? kind,
	printed: (box: string): string => BOXES[box]?.[0] ?? box,
	boxHint: (box: string): string => BOXES[box]?.[1] ?? '',
	ownBoxUnknown: 'Welche habe ich?',
	ownBoxKnown: 'Ich weiß, welche es ist',
	/** What tells boxes apart: questions, and what somebody may find in the box. */
	whichBox: {
		gardens: {
			asks: 'Haben einige eurer Karten einen Garten?',
			signs: { gardens: 'Ja, wie auf dieser Karte', none: 'Nein, keine' }
		},
		river: {
			asks: 'Was liegt in eurer Schachtel?',
			signs: {
				monastery: 'Ein Fluss, der bei einem Kloster endet',
				recent: 'Derselbe, seit 2025 gedruckt',
				lake: 'Ein Fluss, der in einem See endet',
				inns: 'Auch Wirtshäuser am See: eine Big Box'
			}
		},
		bigBox: {
			asks: 'Was liegt in eurer Big Box?',
			signs: {
				ring: 'Ein Wirtshaus in einem Ring aus Straße',
				monastery: 'Ein Fluss, der bei einem Kloster endet',
				lake: 'Ein Fluss, der in einem See endet',
				wheel: 'Ein Schicksalsrad'
			}
		},
		winter: {
			asks: 'Was ist auf euren Karten zu sehen?',
			signs: { gardens: 'Gärten und Tiere', animals: 'Tiere, keine Gärten', neither: 'Weder noch' }
		},
		winterRiver: {
			asks: 'Liegt ein Fluss in der Schachtel?',
			signs: { river: 'Ja, zwölf Karten', none: 'Nein' }
		}
	},
	tiles: (drawn: number, expansions: readonly string[]): string =>
		common.list([
			`${String(drawn)} Karten`,
			...expansions.flatMap((id) => boxes.besides[id] ?? [])
		]),

	playedWith: 'Erweiterungen',
	/** The expansions of the game, after the heading of the expansions. */
	expansionsPlayed: (ids: readonly string[]): string =>
		common.list(ids.map(expansionTitle)) || 'keine',
	/** Expansions that lie in the chosen box, and all others. */
	inTheBox: 'Aus dieser Schachtel',
	besides: 'Aus anderen Schachteln',
	searchExpansions: 'Erweiterungen suchen',
	noExpansionFound: 'Keine Erweiterung passt dazu.',
	notInApp: [
		'Die Schule: eine Doppelkarte. Die App kennt nur quadratische Karten.',
		'Burgen in Deutschland: Doppelkarten. Die App kennt nur quadratische Karten.',
		'Die Märkte zu Leipzig: Doppelkarten. Die App kennt nur quadratische Karten.',
		'Halb so wild: Dreiecke. Die App kennt nur quadratische Karten.',
		'Der Graf von Carcassonne: eine Stadt auf zwölf Karten, die die App nicht hat.',
		'Maps von Deutschland, den USA und anderen: Spielpläne, die die App nicht hat.',
		'Die Geschenke: Kärtchen, die die App nicht hat.',
		'Die Wegweiser: Diese Karten hat die App nicht. Beschreib jede, wenn du sie legst.',
		'20 Jahre Carcassonne, Jubiläum: Diese Karten hat die App nicht. Beschreib jede, wenn du sie legst.',
		'Die Wetten: Diese Karten hat die App nicht. Beschreib jede, wenn du sie legst.'
	],
	showAllExpansions: (all: number): string => `Alle zeigen (${String(all)})`,
	/** The expansions that somebody here owns, and why to say so. */
	own: 'Was ich habe',
	ownHint:
		'Hake deine Schachteln einmal an. Dann steht bei jeder neuen Partie oben, was darin liegt.',
	caution: (kind: string, expansions: readonly string[]): string =>
		expansions.flatMap((id) => boxes.mind[`${id}/${kind}`] ?? []).join(' '),
	expansion: expansionTitle,
	adds: (id: string): string => boxes.adds[id] ?? '',

	clock: 'Schachuhr',
	clockSays: (
		clock: { readonly minutes: number; readonly increment: number } | undefined
	): string => {
		if (!clock) return 'keine';
		return clock.increment === 0
			? `je ${number(clock.minutes)} min`
			: `je ${number(clock.minutes)} min, dazu ${number(clock.increment)} s für jeden Zug`;
	},
	customBoxes: 'Eigene Schachteln',
	customBoxesPlayed: (names: readonly string[]): string =>
		common.list(names.map(isolate)) || 'keine',
	tilesInBag: 'Karten im Beutel',
	tilesHint:
		'Fehlt eine Karte, oder ist eine dazugekommen? Gib es hier an: Dann weiß Tilekeep, was noch kommen kann.',
	tilesAsSold: 'Wie in den Schachteln',
	oneTileLess: (tile: string): string => `Eine weniger: ${tile}`,
	oneTileMore: (tile: string): string => `Eine mehr: ${tile}`,

	players: 'Spieler',
	seatsHint: 'in eurer Sitzordnung',
	nameOf: (seat: number): string => `Name von Spieler ${String(seat)}`,
	colourOf: (player: string): string => `Farbe von ${player}`,
	chooseColour: (player: string, colour: PlayerColour): string =>
		`Farbe von ${player}: ${common.colour(colour)}. Andere wählen`,
	sixthColour:
		'Wirtshäuser & Kathedralen hat eine sechste Farbe: Grau in der ersten Edition, Rosa seit 2015.',
	tooFew: (figures: number): string =>
		`In dieser Auswahl gibt es Figuren für ${String(figures)} Spieler. Wer dazukommt, braucht eigene Figuren.`,
	taken: (colour: PlayerColour): string => `${common.colour(colour)}, vergeben`,
	moveUp: (player: string): string => `${player} nach oben`,
	moveDown: (player: string): string => `${player} nach unten`,
	removePlayer: (player: string): string => `${player} entfernen`,
	add: 'Spieler hinzufügen',
	addKnown: (name: string): string => `${name} hinzufügen`,
	wrongName: (code: string): string =>
		code === 'too-long'
			? 'Ein Name hat höchstens 40 Zeichen.'
			: 'Dieser Name lässt sich nicht anzeigen.',

	whoStarts: 'Wer beginnt?',
	how: 'Wie ihr es bestimmt',
	drawLots: 'Auslosen',
	lotDrawn: (player: string): string => `${player} beginnt.`,

	firstGame: 'Eure erste gemeinsame Partie?',
	withoutFarmers: 'Ohne Bauern spielen',

	startWith,
	waiting: WAIT_REASONS,
	start: (players: number, found: boolean, waits: boolean): string =>
		waits ? WAIT_REASONS : found ? BUILD : startWith(players)
} as const;
