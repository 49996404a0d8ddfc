import type { FollowProblem, RelayTrouble } from '../../follow/problem';
import type { ProposalOutcome } from '../../follow/proposer';
import { counted } from './format';

const PROBLEMS: Readonly<Record<FollowProblem, string>> = {
	'no-code': 'Das ist kein Code zum Mitschauen.',
	damaged: 'Der Code ist unvollständig oder enthält Tippfehler. Kopiere oder scanne ihn ganz.',
	'other-version':
		'Der Code ist von einer anderen Version von Tilekeep. Aktualisiere die App auf beiden Geräten.',
	'too-old':
		'Diese Antwort gehört zu einem Code, der nicht mehr gilt. Lass das andere Handy den Code scannen, der jetzt zu sehen ist.',
	'other-game': 'Diese Antwort gehört zu einer anderen Partie.',
	'second-device':
		'Das ist ein Code für ein zweites Gerät und zeigt keine Partie. Benutze ihn auf der ersten Seite unter „Speicher und Backup“, bei „Zweites Gerät verbinden“.',
	answer: 'Das ist eine Antwort. Sie wird auf dem Handy gescannt, auf dem gezählt wird.',
	offer:
		'Das ist ein Code zum Mitschauen und keine Antwort. Das andere Handy zeigt seine Antwort, wenn es den Code gescannt hat.',
	impossible: 'Dieser Browser kann sich nicht mit anderen Geräten verbinden.',
	'no-way':
		'Die Geräte erreichen sich nicht. Sind beide im selben WLAN? Manche Netze, etwa im Hotel, trennen die Geräte voneinander. Dann hilft der Hotspot eines Handys.'
};

type Refused = Exclude<ProposalOutcome, 'written'>;
const REFUSED: Readonly<Record<Refused, string>> = {
	'not-allowed': 'Züge werden gerade nur auf dem Handy eingegeben, auf dem gezählt wird.',
	'not-your-turn': 'Du bist nicht dran.',
	late: 'Jemand anders war schneller. So sieht der Tisch jetzt aus.',
	'not-a-turn': 'Das geht nur auf dem Handy, auf dem gezählt wird.',
	rules:
		'Das ist gegen eine Regel. Trotzdem eingeben lässt es sich nur auf dem Handy, auf dem gezählt wird.',
	'too-many': 'Das war zu viel auf einmal. Warte einen Moment.',
	'no-answer':
		'Das Handy, auf dem gezählt wird, antwortet nicht. Wenn es wieder da ist, sieh nach, ob dein Zug eingegeben ist.'
};

const RELAY_PROBLEMS: Readonly<Record<RelayTrouble, string>> = {
	'no-relay':
		'Diese Adresse von Tilekeep hat kein Relais. Wer Tilekeep hier betreibt, kann eines einrichten.',
	'wrong-token': 'Mit diesem Link lässt das Relais niemanden herein. Lass dir einen neuen geben.',
	full: 'Das Relais hat keinen Platz mehr. Versuch es später, oder verbindet euch direkt.',
	impossible:
		'Ohne sichere Verbindung (HTTPS) kann dieser Browser nicht verschlüsseln: Das Relais ist so nicht zu benutzen.',
	forged:
		'Das Relais hat etwas weitergegeben, das nicht von dem Handy kommt, auf dem gezählt wird. Es wird nicht gezeigt: So sah der Tisch zuletzt aus.',
	changed:
		'Das Relais hat frühere Züge jetzt anders weitergegeben als beim ersten Mal. Sie werden nicht gezeigt: So sah der Tisch zuletzt aus.',
	withheld: 'Das Relais hält Züge zurück, die eingegeben wurden. So sah der Tisch zuletzt aus.',
	nobody:
		'Unter diesem Link zeigt gerade niemand eine Partie. Ist Tilekeep auf dem Handy offen, auf dem gezählt wird? Gilt der Link nicht mehr, lass dir einen neuen geben.',
	unreachable: 'Das Relais ist nicht erreichbar. Bist du online? Tilekeep versucht es weiter.'
};

const relay = {
	open: 'Anderswo: über ein Relais',
	hint: 'Für alle, die anderswo sind, oder wenn das WLAN die Handys trennt. Das Relais gehört zur Adresse, von der Tilekeep kommt. Es gibt die Partie verschlüsselt weiter und kann sie nicht lesen.',
	asking: 'Ein Relais wird gesucht …',
	step: 'Schick den anderen diesen Link, oder lass sie ihn scannen',
	stepHint: (plays: boolean): string =>
		plays
			? 'Wer ihn hat, sieht die Partie von überall, ohne dass du eine Antwort scannst, und darf seine eigenen Züge eingeben.'
			: 'Wer ihn hat, sieht die Partie von überall, ohne dass du eine Antwort scannst. Der Link zum Eingeben ist ein anderer: Er steht hier, sobald die anderen ihre Züge selbst eingeben dürfen.',
	codeLabel: 'Ein Link, um von anderswo bei dieser Partie zuzuschauen',
	away: 'Das Relais ist gerade nicht erreichbar. Die Partie geht hier weiter; die anderen holen auf, sobald es wieder da ist.',
	joining: 'Die Partie wird gesucht …',
	invited:
		'Über diesen Link schaust du bei einer Partie zu, während sie gespielt wird. Sie kommt über ein Relais, das sie nicht lesen kann. Hier wird nichts gespeichert, außer du behältst die Partie.',
	problem: (problem: RelayTrouble): string => RELAY_PROBLEMS[problem]
} as const;

/** Words of following a table from another device. */
export const follow = {
	lead: 'Die anderen sehen diese Partie live auf ihren eigenen Handys.',
	howTitle: 'So geht es',
	how: 'Alle Handys müssen im selben Netz sein. Nur wer deinen Code scannt, sieht die Partie: den Tisch, die Punkte und wie sie zustande kommen. Du gibst die Züge ein, oder alle geben ihre eigenen ein.',
	why: 'Warum die Kamera? Sie liest die Antworten der anderen. Und solange eine Seite sie benutzen darf, nennt der Browser die Adresse des Handys in eurem WLAN; manche Netze brauchen das. Bilder werden weder gespeichert noch gesendet.',
	noReach: 'Die Handys verbinden sich nicht? Manche Netze brauchen die Kamera.',
	withCamera: 'Mit der Kamera',
	making: 'Der Code wird erstellt …',
	step: 'Lass das andere Handy das scannen',
	stepHint: 'Mit seiner gewöhnlichen Kamera. Danach zeigt es eine Antwort.',
	codeLabel: 'Ein Code, um bei dieser Partie zuzuschauen',
	copy: 'Link kopieren',
	copied: 'Kopiert.',
	notCopied: 'Der Browser hat das Kopieren nicht erlaubt. Markiere stattdessen den Text.',
	asText: 'Der Code als Text',
	scan: { answer: 'Antwort scannen', offer: 'Code einer Partie scannen' },
	notWanted: {
		answer: 'Das ist nicht die Antwort eines Handys, das mitschauen will.',
		offer: 'Das ist nicht der Code einer Partie.'
	},
	pasteAnswer: 'Oder die Antwort einfügen',
	pasteCode: 'Oder den Link einer Partie einfügen',
	use: 'Verbinden',
	joining: 'Wird verbunden …',
	joined: 'Verbunden: Das andere Handy zeigt die Partie.',
	next: 'Noch ein Handy',
	near: 'Im selben Netz: mit einem Code',
	stop: 'Für alle beenden',
	followers: (count: number): string =>
		count === 0
			? 'Gerade schaut niemand mit'
			: counted(count, 'Handy schaut mit', 'Handys schauen mit'),
	follower: (name: string | undefined, reachable: boolean): string =>
		`${name ?? 'Jemand, der nur zuschaut'}${reachable ? '' : ' (nicht erreichbar)'}`,
	hand: 'Übertragen',
	lets: 'Die anderen geben ihre Züge selbst ein',
	letsHint: 'Alle für sich selbst. Was gegen eine Regel ist, kannst nur du eingeben.',
	tellsTile: 'Die Karte in der Hand zeigen',
	tellsTileHint:
		'Dann zeigt eine Stream-Ansicht die gewählte Karte, schon bevor sie auf dem Tisch liegt.',
	camera: {
		name: 'Als Kamera nutzen',
		stop: 'Nicht mehr Kamera',
		is: 'Kamera des Tisches',
		hint: 'Ein Handy über dem Tisch kann seine Kamera sein: Es schlägt jeden Zug hier vor, und du bestätigst ihn. Es gibt höchstens eine.',
		own: 'Dieses Handy ist die Kamera des Tisches. Tippe im Menü auf „Mit der Kamera folgen“.',
		over: 'Dieses Handy ist nicht mehr die Kamera des Tisches.'
	},
	problem: (problem: FollowProblem): string => PROBLEMS[problem],
	relay,

	title: 'Bei einer Partie zuschauen',
	invited:
		'Über diesen Code schaust du bei einer Partie zu, während sie gespielt wird. Eure Geräte verbinden sich direkt, in eurem Netz. Hier wird nichts gespeichert, außer du behältst die Partie.',
	start: 'Zuschauen',
	howTo:
		'Auf dem Handy, auf dem gezählt wird: Menü, „Auf anderen Handys zeigen“. Scanne dann mit deiner Kamera den Code, den es zeigt, oder füg hier seinen Link ein.',
	answerStep: 'Zeig das dem Handy, auf dem gezählt wird',
	answerHint: 'Tippe dort auf „Antwort scannen“. Lass diese Seite offen.',
	answerLabel: 'Die Antwort auf den Code',
	banner: 'Du schaust zu',
	live: 'Du siehst den Tisch, wie er gerade ist. Hier ist nichts gespeichert.',
	away: 'Gerade nicht erreichbar: So sah der Tisch zuletzt aus. Sobald das andere Handy wieder da ist, geht es weiter.',
	ended:
		'Nicht mehr verbunden: So sah der Tisch zuletzt aus. Scanne einen neuen Code, damit es weitergeht.',
	seatTitle: 'Wer bist du?',
	seatHint:
		'Dann sagt dir dieses Handy, wann du dran bist. Deine Züge gibst du hier ein, wenn das Handy es erlaubt, auf dem gezählt wird.',
	watching: 'Ich schaue nur zu',
	taken: (name: string): string => `${name} (auf einem anderen Handy)`,
	yourTurn: (enters: boolean): string =>
		enters ? 'Du bist dran: Gib deinen Zug hier ein.' : 'Du bist dran.',
	refused: (outcome: Refused): string => REFUSED[outcome],
	screen: 'Ein Bildschirm für alle',
	screenHint:
		'Für ein Tablet oder einen Fernseher neben dem Tisch: die Karten groß, die Punkte und was zuletzt gewertet wurde.',
	lastPaid: 'Zuletzt gewertet',
	leaveScreen: 'Normale Ansicht',
	offered:
		'Die Partie wird dir übertragen: Ab jetzt gibst du alle Züge ein, und sie wird auf diesem Gerät gespeichert.',
	take: 'Übernehmen',
	keep: 'Diese Partie behalten',
	keepMore: 'Die neuen Züge behalten',
	kept: 'Auf diesem Gerät gespeichert.',
	leave: 'Verlassen',
	gone: 'In diesem Fenster schaust du bei keiner Partie mehr zu. Scanne einen neuen Code.'
} as const;
