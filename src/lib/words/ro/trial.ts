import type { Strength } from '../../lookahead/strength';
import { common } from './common';
import { number } from './format';

/** What a strength is called, and what it means. */
const STRENGTHS: Readonly<Record<Strength, readonly [string, string]>> = {
	plain: ['Ușor', 'Socotește ce aduce fiecare mutare după punctele de pe hartă.'],
	table: [
		'Mediu',
		'Știe și din multe jocuri ce aduce mai târziu un oraș, un drum nefinalizat sau un câmp.'
	],
	ahead: [
		'Greu',
		'Își încearcă și cele mai bune mutări cu cartonașe care pot veni. Durează puțin mai mult.'
	]
};

/** Words of a game that is played on against the app. */
export const trial = {
	playOn: 'Joacă mai departe de aici',
	playFromStart: 'Joacă de la început',
	againstApp: 'Joacă împotriva aplicației',
	title: 'Joacă împotriva aplicației',
	lead: 'Aplicația trage cartonașele la întâmplare dintre cele rămase. Jocul însuși rămâne cum este.',
	whose: 'Cine joacă?',
	plays: (name: string): string => `Cine joacă pentru ${name}?`,
	person: 'Eu',
	app: 'Aplicația',
	nobody: 'Alege cel puțin un jucător pentru tine.',
	strength: 'Cât de bine joacă aplicația?',
	strengthName: (strength: Strength): string => STRENGTHS[strength][0],
	strengthHint: (strength: Strength): string => STRENGTHS[strength][1],
	start: 'Joacă',

	/** The note over the table. */
	banner: 'Probă',
	against: (names: readonly string[], strength: Strength): string =>
		`Joci pentru ${common.list(names)}. Nivelul aplicației: ${STRENGTHS[strength][0]}.`,
	notKept: 'Aici nu se salvează nimic.',
	startOver: 'De la capăt',
	toReview: 'La rezumat',
	toExample: 'La exemplu',
	gone: 'Fereastra aceasta nu mai are jocul de probă. Începe altul din rezumatul unui joc.',

	/** Above the tile that the app drew. */
	drawn: 'Acest cartonaș a fost tras pentru tine.',
	appDraws: (name: string): string => `Aplicația plasează acest cartonaș pentru ${name}…`,
	leavesOut: 'Acest cartonaș nu se potrivește nicăieri: se trage altul.',
	failed: 'Aplicația nu găsește nicio mutare: lipsește ceva de pe acest dispozitiv.'
} as const;

/** Words of a puzzle: a turn of a game, for anybody to play. */
export const puzzle = {
	title: 'Probleme din acest joc',
	lead: 'În aceste ture, o mutare era clar mai bună decât cea jucată. Tu ce ai juca?',
	/** A turn, by the number of its tile. */
	turn: (tile: number, name: string, solved: boolean): string =>
		solved
			? `Cartonașul ${number(tile)}: ${name} la rând, rezolvată`
			: `Cartonașul ${number(tile)}: ${name} la rând`,
	banner: 'Problemă',
	ask: (name: string): string => `${name} la rând. Tu ce ai juca?`,
	judging: 'Mutarea ta este comparată cu cele mai bune mutări…',
	/** @param asPlayed true for the move that was played in the game */
	best: (asPlayed: boolean): string =>
		asPlayed ? 'Este cea mai bună mutare găsită, ca în joc.' : 'Este cea mai bună mutare găsită.',
	equal: (asPlayed: boolean): string =>
		asPlayed
			? 'Așa s-a jucat. Este cam la fel de bună ca cea mai bună mutare.'
			: 'Este cam la fel de bună ca cea mai bună mutare.',
	loses: (points: number, asPlayed: boolean): string =>
		asPlayed
			? `Așa s-a jucat. Această mutare irosește cam ${common.points(points)}.`
			: `Această mutare irosește cam ${common.points(points)}.`,
	solution: 'Aceasta este cea mai bună mutare găsită.',
	again: 'Încearcă altă mutare',
	solve: 'Arată soluția',
	send: 'Trimite problema',
	failed: 'Mutarea nu poate fi apreciată: lipsește ceva de pe acest dispozitiv.'
} as const;
