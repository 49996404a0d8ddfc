import { isolate } from '../../engine/typed-text';
import type { ENGLISH_KINDS, ENGLISH_BOXES } from '../en/setup';
import type { PlayerColour } from '../../engine/colours';
import { boxes, expansionTitle, common } from './common';
import { counted, lowered, many } from './format';

const KINDS: Readonly<Record<string, string>> = {
	base: 'Jocul de bază',
	'big-box': 'Big Box',
	winter: 'Ediția de iarnă'
} satisfies Readonly<Record<keyof typeof ENGLISH_KINDS, string>>;

const ANIMALS = 'Pe douăsprezece cartonașe sunt animale. Anul este pe cutie.';

const BOXES: Readonly<Record<string, readonly [printed: string, hint: string]>> = {
	'base-c1': ['2000–13', 'Prima ediție, fără grădini pe cartonașe.'],
	'base-c2': ['2014', 'Pe opt cartonașe este câte o grădină; Râul și Abatele sunt în cutie.'],
	'base-c3': ['2021', 'Cu grădini. Râul se termină la o mănăstire.'],
	'base-2025': [
		'2025',
		'Nu avem lista cartonașelor ei: jocul de bază și râul sunt cele din 2021. Extensiile cumpărate cu ea au cartonașele și regulile din 2025, pe care le știm în parte dintr-o singură sursă.'
	],
	'big-box-8': [
		'8',
		'Big Box 8, din 2025. Nu știm tot ce este în ea: bifează cu ce jucați. Jocul de bază și râul sunt cele din 2021.'
	],
	'big-box-7': ['7', 'Big Box 7, din 2021, cu șapte miniextensii. Bifează cu ce jucați.'],
	'big-box-6': ['6', 'Big Box 6, din 2017, cu șapte miniextensii. Bifează cu ce jucați.'],
	'big-box-5': [
		'5',
		'Big Box 5, din 2014. Tilekeep nu are roata însăși: începeți cu cartonașul de start obișnuit. Cartonașele ei sunt la „Roata din Big Box 5”. Nu știm tot ce este în ea: bifează cu ce jucați.'
	],
	'winter-we3-gardens': [
		'2022',
		'Pe douăsprezece cartonașe sunt animale, iar pe opt, grădini. Anul este pe cutie.'
	],
	'winter-we3': ['2022', ANIMALS],
	'winter-we2': ['2020', ANIMALS],
	'winter-we1': ['2012–15', ANIMALS],
	'winter-wd': ['2011', 'Pe niciun cartonaș nu sunt animale. Anul este pe cutie.']
} satisfies Readonly<Record<keyof typeof ENGLISH_BOXES, readonly [printed: string, hint: string]>>;

const BUILD = 'Introdu cartonașele';
const WAIT_REASONS = 'Începe de îndată ce se încarcă jocurile…';
const startWith = (players: number): string =>
	`Începe cu ${counted(players, 'jucător', 'jucători')}`;

/** Words of the form for a new game. */
export const setup = {
	title: 'Joc nou',
	existingTableTitle: 'Joc început',
	existingTableHint:
		'Fă o poză cartonașelor de pe masă sau introdu-le în orice ordine, apoi figurile de pe ele și punctele de pe tabla de punctaj. Apoi joci mai departe sau treci direct la evaluarea finală.',
	build: BUILD,
	box: 'Cutie',
	kind: (kind: string): string => KINDS[kind] ?? kind,
	printed: (box: string): string => BOXES[box]?.[0] ?? box,
	boxHint: (box: string): string => BOXES[box]?.[1] ?? '',
	ownBoxUnknown: 'Care este a mea?',
	ownBoxKnown: 'Știu care este',
	/** What tells boxes apart: questions, and what somebody may find in the box. */
	whichBox: {
		gardens: {
			asks: 'Ai cartonașe cu grădină?',
			signs: { gardens: 'Da, ca acesta', none: 'Nu, niciunul' }
		},
		river: {
			asks: 'Ce este în cutia ta?',
			signs: {
				monastery: 'Un râu care se termină la o mănăstire',
				recent: 'Același, tipărit din 2025 încoace',
				lake: 'Un râu care se termină într-un lac',
				inns: 'Și hanuri: un Big Box'
			}
		},
		bigBox: {
			asks: 'Ce este în Big Box-ul tău?',
			signs: {
				ring: 'Un han într-un inel de drum',
				monastery: 'Un râu care se termină la o mănăstire',
				lake: 'Un râu care se termină într-un lac',
				wheel: 'O roată a norocului'
			}
		},
		winter: {
			asks: 'Ce arată cartonașele tale?',
			signs: {
				gardens: 'Grădini și animale',
				animals: 'Animale, fără grădini',
				neither: 'Nici grădini, nici animale'
			}
		},
		winterRiver: {
			asks: 'Este un râu în cutie?',
			signs: { river: 'Da, douăsprezece cartonașe', none: 'Nu' }
		}
	},
	tiles: (drawn: number, expansions: readonly string[]): string =>
		common.list([
			`${String(drawn)} ${many(drawn, 'cartonaș', 'cartonașe')}`,
			...expansions.flatMap((id) => boxes.besides[id] ?? [])
		]),

	playedWith: 'Extensii',
	/** The expansions of the game, after “Extensii”. */
	expansionsPlayed: (ids: readonly string[]): string =>
		ids.map(expansionTitle).join(', ') || 'niciuna',
	/** Expansions that lie in the chosen box, and all others. */
	inTheBox: 'Din această cutie',
	besides: 'Din alte cutii',
	searchExpansions: 'Caută extensii',
	noExpansionFound: 'Nicio extensie nu se potrivește.',
	notInApp: [
		'Școala: un cartonaș dublu. Aplicația are doar cartonașe pătrate.',
		'Castele din Germania: cartonașe duble. Aplicația are doar cartonașe pătrate.',
		'Piețele din Leipzig: cartonașe duble. Aplicația are doar cartonașe pătrate.',
		'Halflings (Halb so wild): triunghiuri. Aplicația are doar cartonașe pătrate.',
		'Contele de Carcassonne: un oraș din douăsprezece cartonașe, pe care aplicația nu îl are.',
		'Hărțile (Maps) Germaniei, SUA și altele: planșe, pe care aplicația nu le are.',
		'Cadourile: cărți, pe care aplicația nu le are.',
		'Indicatoarele: aplicația nu are aceste cartonașe. Descrie-l pe fiecare când îl așezi.',
		'20 de ani de Carcassonne, aniversare: aplicația nu are aceste cartonașe. Descrie-l pe fiecare când îl așezi.',
		'Pariurile: aplicația nu are aceste cartonașe. Descrie-l pe fiecare când îl așezi.'
	],
	showAllExpansions: (all: number): string => `Arată-le pe toate (${String(all)})`,
	/** The expansions that somebody here owns, and why to say so. */
	own: 'Ce am eu',
	ownHint: 'Bifează o dată cutiile tale. La fiecare joc nou, ce e în ele apare primul.',
	caution: (kind: string, expansions: readonly string[]): string =>
		expansions.flatMap((id) => boxes.mind[`${id}/${kind}`] ?? []).join(' '),
	expansion: expansionTitle,
	adds: (id: string): string => boxes.adds[id] ?? '',

	clock: 'Ceas de șah',
	clockSays: (
		clock: { readonly minutes: number; readonly increment: number } | undefined
	): string => {
		if (!clock) return 'fără';
		return clock.increment === 0
			? `câte ${String(clock.minutes)} min`
			: `câte ${String(clock.minutes)} min, plus ${String(clock.increment)} s la fiecare tură`;
	},
	customBoxes: 'Cutiile tale proprii',
	customBoxesPlayed: (names: readonly string[]): string =>
		names.map(isolate).join(', ') || 'niciuna',
	tilesInBag: 'Cartonașele din săculeț',
	tilesHint:
		'Lipsește un cartonaș sau este unul în plus? Notează aici și Tilekeep știe ce se mai poate trage.',
	tilesAsSold: 'Ca în cutii',
	oneTileLess: (tile: string): string => `Unul mai puțin: ${tile}`,
	oneTileMore: (tile: string): string => `Unul în plus: ${tile}`,

	players: 'Jucători',
	seatsHint: 'în ordinea în care stați la masă',
	nameOf: (seat: number): string => `Numele jucătorului ${String(seat)}`,
	colourOf: (player: string): string => `Culoarea pentru ${player}`,
	chooseColour: (player: string, colour: PlayerColour): string =>
		`Culoarea pentru ${player}: ${lowered(common.colour(colour))}. Alege alta`,
	sixthColour: 'Hanuri și catedrale aduce o a șasea culoare: gri în prima ediție, roz din 2015.',
	tooFew: (figures: number): string =>
		`Aceste cutii au figuri pentru ${counted(figures, 'jucător', 'jucători')}. Pentru mai mulți aveți nevoie de figuri proprii.`,
	taken: (colour: PlayerColour): string => `${common.colour(colour)}, deja ales`,
	moveUp: (player: string): string => `Mută mai sus: ${player}`,
	moveDown: (player: string): string => `Mută mai jos: ${player}`,
	removePlayer: (player: string): string => `Scoate din joc: ${player}`,
	add: 'Adaugă un jucător',
	addKnown: (name: string): string => `Adaugă: ${name}`,
	wrongName: (code: string): string =>
		code === 'too-long'
			? 'Un nume are cel mult 40 de caractere.'
			: 'Acest nume nu poate fi afișat.',

	whoStarts: 'Cine începe?',
	how: 'Cum se decide',
	drawLots: 'Trage la sorți',
	lotDrawn: (player: string): string => `Începe ${player}.`,

	firstGame: 'Primul joc împreună?',
	withoutFarmers: 'Jucați fără țărani',

	startWith,
	waiting: WAIT_REASONS,
	start: (players: number, found: boolean, waits: boolean): string =>
		waits ? WAIT_REASONS : found ? BUILD : startWith(players)
} as const;
