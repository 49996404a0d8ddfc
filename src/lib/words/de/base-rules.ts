import type { base as english, baseTopics as englishTopics } from '../en/base-rules';
import type { RuleWords } from '../expansion';

/** The base game's rules. */
export const base: Readonly<Record<keyof typeof english, RuleWords>> = {
	'LAY-1': [
		'Eine neue Karte grenzt mit mindestens einer ganzen Seite an eine andere. Ecken zählen nicht.',
		'Wiki, 1; Heft, 1'
	],
	'LAY-2': [
		'Jede Seite, die angrenzt, passt zu ihrem Nachbarn: Wiese, Straße oder Stadt.',
		'Wiki, 1; Heft, 1'
	],
	'LAY-3': [
		'Eine Karte, die nirgends passt, kommt aus dem Spiel, und es wird eine neue gezogen; nach einer Hausregel kommt sie zurück in den Beutel.',
		'Wiki, 1, und Hausregeln; Winter-Wiki, Anm. 8'
	],
	'LAY-4': [
		'Seiten, die nicht zusammenpassen, verbinden sich nie: Was dort endet, wird nicht fertig.',
		''
	],
	'LAY-5': [
		'Nach eurer Hausregel ist noch einmal dran, wer einen Platz mit Karten auf allen vier Seiten füllt. Mit einer Abtei gilt das nicht, und der Tischrand zählt nicht als Karte.',
		'Wiki, Hausregeln'
	],
	'EDGE-1': [
		'Der Tischrand begrenzt das Spiel: Keine Karte liegt jenseits davon, und nichts wird verschoben. Was dort offen ist, wird nicht fertig.',
		'Wiki, Verwendung eines Tisches und Hausregeln'
	],
	'EDGE-2': [
		'Nach eurer Hausregel schließt der Tischrand Straßen und Städte, die an ihn reichen; für Klöster gelten die Plätze jenseits davon als gefüllt. Punkte bringen nur echte Karten.',
		'Wiki, Hausregeln'
	],
	'EDGE-3': [
		'Ein weiterer Tisch darf danebengestellt werden: Legt dort trotzdem eine Karte, und der Rand rückt hinaus.',
		'Wiki, Verwendung eines Tisches'
	],
	'EDGE-4': [
		'Nach eurer Hausregel dürfen alle Karten verschoben werden. Keine Reihe wird länger als der Tisch, egal, wo die Startkarte dann liegt.',
		'Wiki, Verwendung eines Tisches'
	],
	'START-1': [
		'Nach eurer Hausregel ist die Startkarte im Beutel: Wer beginnt, zieht die erste Karte und legt sie in die Mitte. Das ist ein gewöhnlicher Zug.',
		'Wiki, Hausregeln'
	],
	'DRAW-1': [
		'Nach eurer Hausregel haben alle Spieler drei Karten auf der Hand, legen eine an und ziehen nach; eine Abtei zählt mit.',
		'Wiki, Hausregeln'
	],
	'FIG-1': ['Alle haben sieben Meeple; der achte ist der Zählstein.', 'Wiki, Vorbereitung'],
	'FIG-2': [
		'Je Zug darfst du höchstens einen Meeple aus deinem Vorrat auf die eben gelegte Karte setzen.',
		'Wiki, 2'
	],
	'FIG-3': [
		'Ein Meeple darf nur auf eine Straße oder Wiese, in eine Stadt oder ein Kloster, wo noch niemand steht, auch kein eigener Meeple.',
		'Wiki, 2'
	],
	'FIG-4': [
		'Was die Karte abschließt, steht fest, bevor ein Meeple gesetzt wird. Ein Meeple auf einem Gebiet, das sie abschließt, wird gewertet und kehrt gleich zurück.',
		'Wiki, 3, Anm. 7'
	],
	'FIG-5': [
		'Bauern werden hingelegt und bleiben bis zum Ende liegen. In einer ersten Partie könnt ihr sie weglassen.',
		'Wiki, Bauern; Heft, 2'
	],
	'FIG-6': ['Nach eurer Hausregel haben alle zu Beginn fünf bis zehn Meeple statt sieben.', ''],
	'ROAD-1': [
		'Eine Straße ist fertig, wenn sie an beiden Enden an eine Kreuzung, eine Stadt, ein Kloster oder ein Dorf stößt oder einen Ring bildet.',
		'Wiki, 3; Anm. 4'
	],
	'ROAD-2': [
		'Eine fertige Straße bringt 1 Punkt je Karte. Eine Karte zählt einmal, wie oft die Straße auch über sie führt.',
		'Wiki, 3; Heft, 3'
	],
	'ROAD-3': [
		'Nach eurer Hausregel beenden nur Häuser die Straßen an einer Kreuzung: Wo nur Bäume stehen, gehen alle ihre Straßen weiter und sind eine einzige.',
		'Wiki, Hausregeln'
	],
	'CITY-1': ['Eine Stadt ist fertig, wenn keine ihrer Seiten offen ist.', 'Wiki, 3; Anm. 5'],
	'CITY-2': [
		'Eine fertige Stadt bringt 2 Punkte je Karte, jede nur einmal, und 2 je Wappen.',
		'Wiki, 3; Heft, 3'
	],
	'CITY-3': [
		'Ein Wappen zählt nur für die Stadt, in der es abgebildet ist.',
		'Wiki, 3; Winter-Wiki, Anm. 14'
	],
	'CITY-4': [
		'Nach der alten Regel für kleine Städte bringt eine fertige Stadt aus zwei Karten 1 je Karte und 1 je Wappen.',
		'Wiki, Anm. 6'
	],
	'MONASTERY-1': [
		'Ein Kloster ist fertig, wenn auf allen acht Plätzen ringsum eine Karte liegt.',
		'Wiki, 3'
	],
	'MONASTERY-2': [
		'Ein fertiges Kloster bringt 1 Punkt für seine eigene Karte und 1 für jede der acht ringsum.',
		'Wiki, 3'
	],
	'SHARE-1': [
		'Stehen Figuren mehrerer Spieler dort, bekommt alle Punkte, wer die meisten hat. Bei Gleichstand bekommen alle Beteiligten die volle Punktzahl.',
		'Wiki, 3; Winter-Wiki, Anm. 15'
	],
	'SHARE-2': ['Figuren kehren zurück, nachdem ihr Gebiet gewertet ist, nicht vorher.', 'Wiki, 3'],
	'END-1': [
		'Die Partie endet mit dem Zug, in dem die letzte Karte gelegt wird. Dann werden zuerst unfertige Gebiete gewertet, danach die Wiesen.',
		'Wiki, Spielende'
	],
	'END-2': [
		'Eine unfertige Straße bringt am Ende 1 Punkt je Karte.',
		'Wiki, Spielende; Winter-Wiki, Anm. 18'
	],
	'END-3': [
		'Eine unfertige Stadt bringt am Ende 1 Punkt je Karte und 1 je Wappen.',
		'Wiki, Spielende'
	],
	'END-4': [
		'Ein unfertiges Kloster bringt am Ende 1 Punkt für seine eigene Karte und 1 für jede Karte ringsum.',
		'Wiki, Spielende'
	],
	'END-5': [
		'Nach eurer Hausregel bringen unfertige Straßen, Städte und Klöster nichts; ihre Figuren kehren zurück.',
		'Wiki, Hausregeln'
	],
	'FARM-1': [
		'Wer auf einer Wiese die meisten Bauern hat, bekommt 3 Punkte für jede fertige Stadt, an deren Mauer sie grenzt. Ecken zählen nicht.',
		'Wiki, Bauern; Anm. 14'
	],
	'FARM-2': [
		'Eine Wiese bringt 3 Punkte für jede fertige Stadt, an deren Mauer sie grenzt. Eine Stadt zählt aber für denselben Spieler nur einmal, und zwar auf der Wiese, auf der sie am meisten bringt. Bringen mehrere gleich viel, zählt sie auf der zuerst begonnenen.',
		'historischer Überblick zur ersten Edition'
	],
	'FARM-3': [
		'Für jede fertige Stadt bekommt einmal 4 Punkte, wer auf allen Wiesen ringsum zusammen die meisten Bauern hat.',
		'Wiki, Anm. 15'
	],
	'FARM-4': [
		'Wiesen werden durch Straßen, Städte und den Rand der gelegten Karten getrennt und auch durch den Fluss, wenn nicht eine Hausregel seine Ufer verbindet.',
		'Wiki, Bauern; Anm. 9, 10'
	],
	'TIE-1': [
		'Haben mehrere die meisten Punkte, teilen sie sich den Sieg. Nach einer anderen Regel gewinnt niemand, und eine neue Partie entscheidet. Oder ihr legt fest: Wer die erste Karte gelegt hat, verliert den Gleichstand oder gewinnt ihn.',
		'Wiki, Anm. 16; Heft, S. 5'
	],
	'TRACK-1': [
		'Die Wertungstafel hat fünfzig Felder. Ein Zählstein, der die 0 erreicht oder überschreitet, wird hingelegt.',
		'Wiki und Winter-Wiki, Wertungstafel; Heft, 3, erst über 50'
	],
	'HAND-1': [
		'Das habt ihr von Hand eingegeben. Es zählt wie alles andere und wird getrennt gezeigt.',
		'unsere Entscheidung'
	],
	'HAND-2': [
		'Punkte gehen von einem Spieler zum anderen; die Summe bleibt gleich. Nach einer Hausregel wird so die einzige Karte gekauft, die ein Gebiet abschließen kann.',
		'Wiki, Hausregeln'
	],
	'HAND-3': ['Mit diesem Stand wurde die Partie fortgesetzt.', 'unsere Entscheidung'],
	'FOUND-1': [
		'Eine laufende Partie wird in beliebiger Reihenfolge und ohne Züge eingegeben. Tilekeep warnt vor dem, was nicht passt.',
		'unsere Entscheidung'
	],
	'FOUND-2': [
		'Figuren werden dorthin gesetzt, wo sie stehen. Solange der Aufbau eingegeben wird, wird nichts gewertet.',
		'unsere Entscheidung'
	],
	'FOUND-3': [
		'Fertige Gebiete, in denen noch Figuren stehen, werden gewertet, wenn die Partie weitergeht oder endet.',
		'unsere Entscheidung'
	]
};

/** What their rules are about, by the first part of their ids. */
export const baseTopics: Readonly<Record<keyof typeof englishTopics, string>> = {
	LAY: 'Karten legen',
	EDGE: 'der Tischrand',
	START: 'die Startkarte',
	DRAW: 'Karten ziehen',
	FIG: 'Meeple setzen',
	ROAD: 'Wertung der Straßen',
	CITY: 'Wertung der Städte',
	MONASTERY: 'Wertung der Klöster',
	SHARE: 'Wertung',
	END: 'Schlusswertung',
	FARM: 'Bauern und Wiesen',
	TIE: 'der Sieg',
	TRACK: 'die Wertungstafel',
	HAND: 'Punkte',
	FOUND: 'laufende Partie'
};
