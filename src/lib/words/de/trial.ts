import type { Strength } from '../../lookahead/strength';
import { common } from './common';
import { number } from './format';

/** What a strength is called, and what it means. */
const STRENGTHS: Readonly<Record<Strength, readonly [string, string]>> = {
	plain: ['Leicht', 'Zählt, was jeder Zug nach den Punkten auf dem Tisch bringt.'],
	table: [
		'Mittel',
		'Weiß auch aus vielen Partien, was eine unfertige Stadt oder Straße oder eine Wiese später bringt.'
	],
	ahead: [
		'Stark',
		'Probiert die besten Züge auch mit Karten, die noch kommen können. Das dauert etwas länger.'
	]
};

/** Words of a game that is played on against the app. */
export const trial = {
	playOn: 'Ab hier weiterspielen',
	playFromStart: 'Von Anfang an spielen',
	againstApp: 'Gegen die App spielen',
	title: 'Gegen die App weiterspielen',
	lead: 'Die App zieht die Karten zufällig aus denen, die noch übrig sind. Die Partie selbst bleibt, wie sie ist.',
	whose: 'Wer spielt?',
	plays: (name: string): string => `Wer spielt ${name}?`,
	person: 'Ich',
	app: 'Die App',
	nobody: 'Übernimm mindestens einen Spieler selbst.',
	strength: 'Wie gut spielt die App?',
	strengthName: (strength: Strength): string => STRENGTHS[strength][0],
	strengthHint: (strength: Strength): string => STRENGTHS[strength][1],
	start: 'Spielen',

	/** The note over the table. */
	banner: 'Probe',
	against: (names: readonly string[], strength: Strength): string =>
		`Du spielst ${common.list(names)}. Stärke der App: ${STRENGTHS[strength][0]}.`,
	notKept: 'Hier wird nichts gespeichert.',
	startOver: 'Von vorn',
	toReview: 'Zum Rückblick',
	toExample: 'Zur Beispielpartie',
	gone: 'Dieses Fenster hat die Probepartie nicht mehr. Beginne eine neue im Rückblick einer Partie.',

	/** Above the tile that the app drew. */
	drawn: 'Diese Karte ist für dich gezogen.',
	appDraws: (name: string): string => `Die App legt diese Karte für ${name} …`,
	leavesOut: 'Diese Karte passt nirgends: Eine andere wird gezogen.',
	failed: 'Die App findet keinen Zug: Auf diesem Gerät fehlt, was sie dazu braucht.'
} as const;

/** Words of a puzzle: a turn of a game, for anybody to play. */
export const puzzle = {
	title: 'Aufgaben aus dieser Partie',
	lead: 'Hier gab es einen deutlich besseren Zug als den gespielten. Was würdest du spielen?',
	/** A turn, by the number of its tile. */
	turn: (tile: number, name: string, solved: boolean): string =>
		solved
			? `Karte ${number(tile)}: ${name} ist am Zug, gelöst`
			: `Karte ${number(tile)}: ${name} ist am Zug`,
	banner: 'Aufgabe',
	ask: (name: string): string => `${name} ist am Zug. Was würdest du spielen?`,
	judging: 'Dein Zug wird mit den besten Zügen verglichen …',
	/** @param asPlayed true for the move that was played in the game */
	best: (asPlayed: boolean): string =>
		asPlayed
			? 'Das ist der beste gefundene Zug, wie in der Partie.'
			: 'Das ist der beste gefundene Zug.',
	equal: (asPlayed: boolean): string =>
		asPlayed
			? 'So wurde in der Partie gespielt. Es ist etwa so gut wie der beste Zug.'
			: 'Das ist etwa so gut wie der beste Zug.',
	loses: (points: number, asPlayed: boolean): string =>
		asPlayed
			? `So wurde in der Partie gespielt. Das verschenkt etwa ${common.points(points)}.`
			: `Das verschenkt etwa ${common.points(points)}.`,
	solution: 'Das ist der beste gefundene Zug.',
	again: 'Anderen Zug probieren',
	solve: 'Lösung zeigen',
	send: 'Aufgabe senden',
	failed: 'Der Zug lässt sich nicht beurteilen: Auf diesem Gerät fehlt, was dazu nötig ist.'
} as const;
