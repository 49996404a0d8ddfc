import type { SegmentKind } from '../../engine/tile';
import { common } from './common';
import { number, plural, withPoints } from './format';

const KINDS: Readonly<Record<SegmentKind, string>> = {
	road: 'Straßen',
	city: 'Städte',
	monastery: 'Klöster',
	field: 'Wiesen'
};

const ALL_OF: Readonly<Record<SegmentKind, string>> = {
	road: 'Alle Straßen werten',
	city: 'Alle Städte werten',
	monastery: 'Alle Klöster werten',
	field: 'Alle Wiesen werten'
};

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
	kind: (kind: SegmentKind): string => KINDS[kind],
	shown: (n: number, of: number): string => `${number(n)} von ${number(of)}`,
	allOf: (kind: SegmentKind): string => ALL_OF[kind],
	standings: 'Punktestand',
	before: 'Davor',
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
			: `${common.list(winners)} gewinnen gemeinsam mit ${withPoints(points)}`,
	tied: (names: readonly string[], points: number): string =>
		`${common.list(names)} gleichauf mit ${withPoints(points)}: Eine neue Partie entscheidet`,
	aloneScore: (points: number): string => common.points(points),
	winner: 'Sieg',
	sharePicture: 'Bild teilen',
	review: 'Rückblick',
	newGame: 'Neue Partie'
};
