import type { RelayTrouble } from '../../follow/problem';

const PROBLEMS: Readonly<Record<RelayTrouble, string>> = {
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

export const relay = {
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
	problem: (problem: RelayTrouble): string => PROBLEMS[problem]
} as const;
