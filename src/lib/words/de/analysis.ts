import { signedWhole } from '../formats';
import type { MoveReason } from '../values';
import { common } from './common';
import { counted, number, percent, plural, row } from './format';

const STAYS: Readonly<Record<string, (tiles: number) => string>> = {
	road: (tiles) =>
		`Der Meeple steht dann auf einer Straße aus ${counted(tiles, 'Karte', 'Karten')}.`,
	city: (tiles) => `Der Meeple steht dann in einer Stadt aus ${counted(tiles, 'Karte', 'Karten')}.`,
	monastery: () => 'Der Meeple steht dann in einem Kloster.',
	field: (tiles) =>
		`Der Meeple liegt dann auf einer Wiese aus ${counted(tiles, 'Karte', 'Karten')}.`
};

/** Words of what looking ahead says of a game. */
export const analysis = {
	title: 'Genauer hingesehen',
	basis:
		'Schätzungen. Tilekeep spielt von jedem Zug aus viele Male weiter und vergleicht, was dabei herauskommt.',
	explain: 'Was diese Zahlen bedeuten',
	working: 'Jeder Zug wird angesehen …',
	progress: (done: number, all: number): string => `${number(done)} von ${number(all)} Zügen`,
	failed: 'Dieser Browser kann die Partie nicht genauer ansehen.',
	start: 'Genauer hinsehen',
	startHint: 'Das zeigt bessere Züge für das, was bisher gespielt wurde.',
	uncovered: {
		expansion:
			'Genauer ansehen lassen sich nur Partien des Grundspiels und der Winter-Edition ohne Erweiterungen.',
		alone: 'Eine Partie, die jemand allein spielt, lässt sich nicht genauer ansehen.',
		ruling: 'Mit den Regeln dieser Partie lässt sie sich nicht genauer ansehen.',
		tile: 'Mit den Karten dieser Partie lässt sie sich nicht genauer ansehen.'
	},
	counted:
		'Geh auf dem Plan zu einem Zug und tippe eine unfertige Stadt, eine Straße oder ein Kloster an: Wo die übrigen Karten bekannt sind, siehst du, wie viele passen.',
	nothing: 'Kein Zug lässt sich genauer ansehen.',
	missing: (turns: number, all: number): string =>
		turns === 1
			? `Einer von ${number(all)} Zügen ließ sich nicht ansehen. Dazu müssen alle Karten aus der Schachtel sein und regelgerecht liegen, und die übrigen müssen bekannt sein.`
			: `${number(turns)} von ${number(all)} Zügen ließen sich nicht ansehen. Dazu müssen alle Karten aus der Schachtel sein und regelgerecht liegen, und die übrigen müssen bekannt sein.`,

	chances: 'Wer gewinnen würde',
	chancesReader: 'Zug',
	chancesHint: 'Die Gewinnchance jedes Spielers vor jedem Zug, vom ersten Viertel der Partie an.',
	chancesOfMany:
		'Bei mehr als vier Spielern sind sie weniger sicher: Geprüft wurden sie nur in Partien zu zweit bis zu viert.',
	chance: 'Gewinnchance',
	percent,
	spoken: (stop: string, each: readonly (readonly [name: string, share: number])[]): string =>
		`${stop}: ${row(each.map(([name, share]) => `${name} ${percent(share)}`))}`,
	decided: 'Wann es sich entschied',
	undecided: 'Kein einzelner Zug hat die Chancen stark verändert.',
	decidedBy: {
		draw: (player: string, winner: string, from: number, to: number): string =>
			`Durch die Karte von ${player} stieg die Chance von ${winner} von ${percent(from)} auf ${percent(to)}.`,
		move: (player: string, winner: string, from: number, to: number): string =>
			`Durch den Zug von ${player} stieg die Chance von ${winner} von ${percent(from)} auf ${percent(to)}.`,
		turn: (player: string, winner: string, from: number, to: number): string =>
			`Als ${player} am Zug war, stieg die Chance von ${winner} von ${percent(from)} auf ${percent(to)}.`
	},

	luck: 'Glück beim Ziehen',
	luckHint:
		'Was jede gezogene Karte wert war, verglichen mit dem Durchschnitt aller, die hätten kommen können.',
	luckReader: 'Zug',
	luckSum: (points: number): string =>
		Math.abs(Math.round(points)) === 1
			? `etwa ${signedWhole(points)} Punkt`
			: `etwa ${signedWhole(points)} Punkte`,
	signed: signedWhole,
	luckiest: 'Die beste Karte',
	unluckiest: 'Die schlechteste Karte',
	draw: (player: string, stop: string, points: number): string =>
		`${player}, ${stop}: ${analysis.luckSum(points)}`,
	lucky: 'Glückliche Karten',
	luckyHint:
		'Karten, die für ihren Spieler etwas abschlossen, als das nur noch wenige konnten. Das ist gezählt, nicht geschätzt.',
	luckyDraw: (points: number, fitting: number, left: number): string =>
		`${common.points(points)}: ${plural(fitting, { one: 'eine', other: number(fitting) })} der ${number(left)} übrigen Karten ${plural(fitting, { one: 'konnte', other: 'konnten' })} das abschließen.`,
	noAccount:
		'Glück und Züge ergeben zusammen nicht das Ergebnis: Vielleicht hat niemand genutzt, was ihm geschenkt wurde.',

	looks: 'Züge, die einen zweiten Blick wert sind',
	noLooks: 'Kein Zug hat eindeutig viel verschenkt.',
	showAll: (n: number): string => `Alle ${number(n)} zeigen`,
	withheld: (n: number): string =>
		n === 1
			? 'Einer dieser Züge ist oben eine Aufgabe. Er erscheint hier, sobald du sie probiert hast.'
			: `${number(n)} dieser Züge sind oben Aufgaben. Sie erscheinen hier, sobald du sie probiert hast.`,
	showWithheld: 'Trotzdem zeigen',
	marks: {
		'worth-a-look': (): string => 'Einen Blick wert',
		'gave-away': (points: number): string => `Etwa ${common.points(Math.round(points))} verschenkt`
	},
	played: 'Gespielt',
	better: 'Besser',
	whyBetter: 'Warum der andere Zug besser ist',
	pictures: {
		played: (stop: string): string => `Der gespielte Zug: ${stop}`,
		better: (stop: string): string => `Der bessere Zug: ${stop}`
	},
	why: (reason: MoveReason, names: readonly string[]): string => {
		switch (reason.kind) {
			case 'now':
				return reason.instead > 0
					? `Er bringt sofort ${common.points(reason.points)} statt ${number(reason.instead)}.`
					: `Er bringt sofort ${common.points(reason.points)}.`;
			case 'farms':
				return `Wie es jetzt liegt, bringen Wiesen ${common.points(reason.points)} mehr.`;
			case 'unfinished':
				return `Wie es jetzt liegt, bringt Unfertiges ${common.points(reason.points)} mehr.`;
			case 'supply':
				return `Im Vorrat ${reason.count === 1 ? 'bleibt ein' : `bleiben ${number(reason.count)}`} Meeple mehr.`;
			case 'stays':
				return STAYS[reason.on]?.(reason.tiles) ?? '';
			case 'others':
				return `Wie es jetzt liegt, bekommt ${names[reason.player] ?? ''} ${common.points(reason.points)} weniger.`;
		}
	},
	later: 'Er bringt nicht sofort mehr: Er zahlt sich in den nächsten Runden aus.',
	plans:
		'Ein Plan oder eine Absicherung, die der Computer nicht sieht, kann einen Zug rechtfertigen. Spieler bewertet das nicht.'
};
