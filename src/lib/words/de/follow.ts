import type { FollowProblem } from '../../follow/problem';
import { counted } from './format';

const PROBLEMS: Readonly<Record<FollowProblem, string>> = {
	'no-code': 'Das ist kein Code zum Mitschauen.',
	damaged: 'Der Code ist unvollständig oder vertippt. Kopiere oder scanne ihn ganz.',
	'other-version':
		'Der Code ist von einer anderen Version von Tilekeep. Aktualisiere die App auf beiden Geräten.',
	'too-old':
		'Das antwortet auf einen Code, der nicht mehr gilt. Lass das andere Handy den Code scannen, der jetzt zu sehen ist.',
	'other-game': 'Diese Antwort gehört zu einer anderen Partie.',
	answer: 'Das ist eine Antwort. Das Handy, das zählt, scannt sie.',
	offer:
		'Das ist ein Code zum Mitschauen und keine Antwort. Das andere Handy zeigt seine Antwort, wenn es den Code gescannt hat.',
	impossible: 'Dieser Browser kann sich nicht mit anderen Geräten verbinden.',
	'no-way':
		'Die Geräte erreichen sich nicht. Sind beide im selben WLAN? Manches, etwa im Hotel, trennt die Geräte voneinander; dann hilft der Hotspot eines Handys.'
};

/** Words of following a table from another device. */
export const follow = {
	lead: 'Die anderen sehen diesen Tisch auf ihren eigenen Handys, während ihr spielt: die Landschaft, die Punkte und warum. Züge gibst nur du ein. Alle Handys müssen im selben Netz sein, und die Partie bekommen nur die, die deinen Code scannen.',
	why: 'Warum die Kamera? Sie liest die Antworten der anderen. Und solange eine Seite sie benutzen darf, nennt der Browser die Adresse des Handys in eurem WLAN; manche Netze brauchen das. Kein Bild wird behalten oder gesendet.',
	withCamera: 'Mit der Kamera',
	withoutCamera: 'Ohne Kamera',
	making: 'Der Code wird gemacht …',
	step: 'Lass das andere Handy das scannen',
	stepHint: 'Mit seiner gewöhnlichen Kamera. Danach zeigt es eine Antwort.',
	codeLabel: 'Ein Code, um diesem Tisch zuzuschauen',
	copy: 'Link kopieren',
	copied: 'Kopiert.',
	notCopied: 'Der Browser hat Tilekeep nicht kopieren lassen. Markiere stattdessen den Text.',
	asText: 'Der Code als Text',
	scanAnswer: 'Antwort scannen',
	notAnAnswer: 'Das ist nicht die Antwort eines Handys, das mitschauen will.',
	pasteAnswer: 'Oder die Antwort einfügen',
	pasteCode: 'Oder den Link eines Tisches einfügen',
	use: 'Verbinden',
	joining: 'Wird verbunden …',
	joined: 'Verbunden: Das andere Handy zeigt den Tisch.',
	next: 'Noch jemand',
	stop: 'Niemand schaut mehr mit',
	followers: (count: number): string => counted(count, 'schaut mit', 'schauen mit'),
	problem: (problem: FollowProblem): string => PROBLEMS[problem],

	title: 'Einem Tisch zuschauen',
	invited:
		'Du siehst den Tisch, dessen Code man dir gezeigt hat, auf diesem Gerät, während gespielt wird. Eure Geräte verbinden sich direkt, in eurem Netz. Hier wird nichts gespeichert, außer du behältst die Partie.',
	start: 'Zuschauen',
	howTo:
		'Auf dem Handy, das zählt: Menü, „Alle schauen mit“. Scanne dann mit deiner Kamera den Code, den es zeigt, oder füg hier seinen Link ein.',
	answerStep: 'Zeig das dem Handy, das zählt',
	answerHint: 'Dort auf „Antwort scannen“ tippen. Lass diese Seite offen.',
	answerLabel: 'Die Antwort auf den Code',
	banner: 'Du schaust zu',
	live: 'Du siehst den Tisch, wie er gerade ist. Hier ist nichts gespeichert.',
	away: 'Gerade nicht erreichbar: So lag der Tisch zuletzt. Sobald das andere Handy wieder da ist, geht es weiter.',
	ended:
		'Nicht mehr verbunden: So lag der Tisch zuletzt. Scanne einen neuen Code, damit es weitergeht.',
	keep: 'Diese Partie behalten',
	keepMore: 'Die neuen Züge behalten',
	kept: 'Auf diesem Gerät behalten.',
	leave: 'Verlassen',
	gone: 'Dieses Fenster schaut keinem Tisch mehr zu. Scanne dort einen neuen Code.'
} as const;
