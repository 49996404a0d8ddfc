import type { HelpSection } from '../expansion';

/** The official rules of tournaments, and the chess clock. */
export const clockSection: HelpSection = {
	id: 'chess-clock',
	title: 'Turnier und Schachuhr',
	lines: [
		'Meisterschaften werden nach „Offizielles Turnier“ gespielt, einem der Regelsätze: das Grundspiel zu zweit, mit je 15 Minuten. Wiesen zählen nach heutiger Regel, eine kleine Stadt zählt 4. Ein Gleichstand wird geteilt, im Schweizer System also je ein halber Sieg. Für eine K.-o.-Runde beantwortet ihr „Gleichstand am Ende“ mit „wer beginnt, gewinnt“: Dort beginnt, wer besser platziert ist.',
		'Jede Partie kann eine Schachuhr haben: Wählt beim Aufbau die Minuten, und was jeder Zug dazugibt. Sie steht, bis ihr sie startet. Wer einen Zug mit einem Tipp beendet, gibt sie weiter, nachdem gewertet wurde. Jeder kann sie für beide anhalten.',
		'„Große Uhr“ füllt den Bildschirm. Zu zweit hat jeder eine Hälfte, die von der eigenen Seite des Tisches zu lesen und zu drücken ist. Wer sie drückt, bevor der Zug eingegeben ist, verliert durch das Eingeben keine Zeit.',
		'Ist eine Zeit um, sagt Tilekeep, wer verloren hat. Der Tisch entscheidet: Partie beenden oder trotzdem weiterspielen. Die Punkte bleiben, wie sie sind. „Rückgängig“ gibt den Zug zurück, aber keine Zeit.',
		'Die Uhr läuft weiter, während die App geschlossen ist oder das Telefon schläft. Wurde die Uhr des Geräts inzwischen verstellt, fragt Tilekeep, wie viel Zeit übrig ist, wo es das merken kann. Wer dem Tisch folgt, sieht die Uhr auch. Links und Bilder der Partie lassen sie weg, Dateien und Sicherungen behalten sie.'
	]
};
