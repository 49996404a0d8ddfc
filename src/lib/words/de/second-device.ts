import type { Amount } from '../../devices/compare';
import type { ExchangeEnd } from '../../devices/exchange-state';
import type { FollowProblem } from '../../follow/problem';
import { common } from './common';
import { follow } from './follow';
import { bytes, counted, number, plural } from './format';

const ENDS: Readonly<Record<ExchangeEnd, string>> = {
	newer:
		'Das andere Gerät hat eine neuere Version von Tilekeep. Aktualisiere Tilekeep auf diesem Gerät und versuch es dann noch einmal.',
	older:
		'Das andere Gerät hat eine ältere Version von Tilekeep. Aktualisiere Tilekeep dort und versuch es dann noch einmal.',
	left: 'Das andere Gerät war weg, bevor alles hier war. Hier hat sich nichts geändert: Verbinde die Geräte noch einmal.',
	nonsense: 'Was das andere Gerät gesendet hat, ergibt keinen Sinn. Hier hat sich nichts geändert.',
	stopped: 'Abgebrochen. Hier hat sich nichts geändert.'
};

const PROBLEMS: Readonly<Partial<Record<FollowProblem, string>>> = {
	'no-code': 'Das ist kein Code deines anderen Geräts.',
	'too-old':
		'Diese Antwort gehört zu einem Code, der nicht mehr gilt. Lass das andere Gerät den Code scannen, der jetzt zu sehen ist.',
	'other-game':
		'Dieser Code ist zum Mitschauen bei einer Partie und nicht für dein zweites Gerät. Zum Mitschauen benutze ihn auf der ersten Seite unter „Geteilte Partie öffnen“. Ist es eine Antwort, wird sie auf dem Handy gescannt, auf dem gezählt wird.'
};

/** Games and evenings as a list of amounts; empty for nothing. */
function listed({ games, evenings }: Amount): readonly string[] {
	return [
		...(games > 0 ? [counted(games, 'Partie', 'Partien')] : []),
		...(evenings > 0 ? [`Notizen zu ${counted(evenings, 'Abend', 'Abenden')}`] : [])
	];
}

/** Words of bringing games from one device of a person to another. */
export const secondDevice = {
	title: 'Mein zweites Gerät',
	lead: 'Jedes deiner zwei Geräte bekommt vom anderen die Partien, die ihm fehlen.',
	carries:
		'Mit den Partien kommen die Notizen zu den Abenden, beschriebene Karten und geänderte Namen. Auf keinem Gerät geht etwas verloren.',
	rules:
		'Ist eine Partie auf dem anderen Gerät weiter, wird dieser Stand übernommen. Wurde sie auf beiden Geräten verschieden fortgesetzt, bleiben beide Fassungen. Eine Partie, die du auf einem Gerät gelöscht hast, kommt vom anderen zurück.',
	same: 'Beide Geräte müssen im selben Netz sein. Sie verbinden sich nur miteinander, und keine Partie wird gesendet, bevor du auf beiden zugestimmt hast.',
	open: 'Zweites Gerät verbinden',
	why: 'Warum die Kamera? Sie liest die Antwort des anderen Geräts. Und solange eine Seite sie benutzen darf, nennt der Browser die Adresse dieses Geräts in deinem WLAN; manche Netze brauchen das. Bilder werden weder gespeichert noch gesendet.',
	step: 'Lass dein anderes Gerät das scannen',
	codeLabel: 'Ein Code, um dein zweites Gerät zu verbinden',
	/** Beside a code that was made without the camera. */
	noReach: 'Die Geräte verbinden sich nicht? Manche Netze brauchen die Kamera.',
	scanCode: 'Code des anderen Geräts scannen',
	pasteCode: 'Oder den Link einfügen, den dein anderes Gerät zeigt',
	invited:
		'Dein anderes Gerät hat dir diesen Code gezeigt. Deine beiden Geräte verbinden sich direkt und vergleichen, welche Partien sie haben; danach entscheidest du.',
	connect: 'Verbinden',
	answerStep: 'Zeig das deinem anderen Gerät',
	answerHint: 'Tippe dort auf „Code des anderen Geräts scannen“. Lass diese Seite offen.',
	answerLabel: 'Die Antwort auf den Code',
	notWanted: 'Das ist kein Code deines anderen Geräts.',
	problem: (problem: FollowProblem): string => PROBLEMS[problem] ?? follow.problem(problem),
	comparing: 'Verbunden. Die Partien werden verglichen …',
	get: (amount: Amount): string => {
		const all = listed(amount);
		return all.length === 0
			? 'Auf diesem Gerät fehlt keine Partie.'
			: `Fehlt auf diesem Gerät: ${common.list(all)}.`;
	},
	give: (amount: Amount): string => {
		const all = listed(amount);
		return all.length === 0
			? 'Auf dem anderen Gerät fehlt keine Partie.'
			: `Fehlt auf dem anderen Gerät: ${common.list(all)}.`;
	},
	withPhotos: (photos: number, size: number): string =>
		plural(photos, {
			one: `Auch ein Foto holen (${bytes(size)})`,
			other: `Auch ${number(photos)} Fotos holen (${bytes(size)})`
		}),
	along: 'Beschriebene Karten und geänderte Namen kommen mit.',
	bring: 'Partien abgleichen',
	waiting: 'Stimme jetzt auch auf dem anderen Gerät zu.',
	agreedThere: 'Das andere Gerät hat zugestimmt.',
	sending: 'Wird zum anderen Gerät gesendet …',
	work: {
		receiving: 'Wird empfangen …',
		reading: 'Was ankam, wird geprüft …',
		restoring: 'Partien werden gespeichert …'
	},
	bytes: (done: number, all: number): string => `${bytes(done)} von ${bytes(all)}`,
	nothingNew: 'Hier hat nichts gefehlt.',
	refused: (why: string): string => `${why} Hier hat sich nichts geändert.`,
	there: (stored: boolean | undefined): string => {
		if (stored === undefined)
			return 'Das andere Gerät ist noch nicht fertig. Lass diese Seite offen.';
		return stored
			? 'Auch das andere Gerät hat alles.'
			: 'Das andere Gerät hat nicht gespeichert, was ihm fehlte. Verbinde die Geräte noch einmal.';
	},
	end: (end: ExchangeEnd): string => ENDS[end],
	again: 'Noch einmal verbinden',
	seeGames: 'Deine Partien ansehen'
} as const;
