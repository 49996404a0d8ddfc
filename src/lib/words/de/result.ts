import type { ENGLISH_ALL_OF } from '../en/result';
import { boxes, common } from './common';
import { final } from './final';
import { counted, number, plural, withPoints } from './format';

const ALL_OF: Readonly<Record<string, string>> = {
	road: 'Alle Straßen werten',
	city: 'Alle Städte werten',
	monastery: 'Alle Klöster werten',
	farm: 'Alle Wiesen werten'
} satisfies Readonly<Record<keyof typeof ENGLISH_ALL_OF, string>>;

/** Words of the guided final scoring and of the result. */
export const result = {
	begin: 'Beginnen',
	next: 'Weiter',
	scoreAll: 'Alles werten',
	intro: (n: number): string =>
		n === 0
			? 'Es gibt nichts mehr zu werten.'
			: plural(n, {
					one: 'Ein Gebiet ist noch zu werten.',
					other: `${number(n)} Gebiete sind noch zu werten.`
				}),
	kinds: 'Die Schlusswertung der Reihe nach',
	kind: final.source,
	shown: (n: number, of: number): string => `${number(n)} von ${number(of)}`,
	allOf: (kind: string): string => ALL_OF[kind] ?? boxes.scoreAll[kind] ?? 'Alles davon werten',
	standings: 'Punktestand',
	before: 'Davor',
	task: (name: string, task: string): string => `${name}: ${task}.`,
	lostOnTime: (name: string): string => `Die Zeit war um: ${name} hat verloren.`,
	balanced: 'Alle Wertungen ergeben zusammen den Endstand.',
	unbalanced:
		'Die Wertungen ergeben nicht den Endstand. Die Partie bleibt offen; bitte heb die Datei auf und sag uns Bescheid.',
	seeSums: 'Nachrechnen',
	sumsTitle: 'Wie sich die Punkte ergeben',
	sum: (n: number): string =>
		plural(n, { one: 'Summe aus einer Wertung', other: `Summe aus ${number(n)} Wertungen` }),
	awardsOf: (name: string): string => `Wertungen von ${name}`,
	noAwards: 'Keine Wertung, kein Punkt.',
	closeGame: 'Partie abschließen',

	won: (winners: readonly string[], points: number): string =>
		winners.length === 1
			? `${common.list(winners)} gewinnt mit ${withPoints(points)}`
			: `${common.list(winners)} gewinnen mit je ${withPoints(points)}`,
	tied: (names: readonly string[], points: number): string =>
		`${common.list(names)} gleichauf mit ${withPoints(points)}: Eine neue Partie entscheidet`,
	/** Beside the result of a game that ended with tiles left. */
	endedEarly: (n: number): string =>
		`Vorzeitig beendet, noch ${counted(n, 'Karte', 'Karten')} übrig`,
	aloneScore: (points: number): string => common.points(points),
	winner: 'Sieg',
	sharePicture: 'Bild teilen',
	review: 'Rückblick',
	newGame: 'Neue Partie'
};
