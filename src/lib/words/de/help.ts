import type { HelpSections } from '../en/help';
import type { HelpSection } from '../expansion';
import type { Pictured } from '../values';
import { counted, number } from './format';
import {
	clockSection,
	dataSection,
	privacySection,
	pastSections,
	scoringSection,
	watchSection,
	winterSection
} from './help-sections';
import { boxes } from './common';
import { NEWS } from './news';
import { withExpansions } from '../spoken-expansions';

const SECTIONS = [
	{
		id: 'turn',
		title: 'Einen Zug eingeben',
		steps: true,
		lines: [
			'Tippe auf die gezogene Karte, dann auf einen der leuchtenden Plätze. Auf einem runden Platz wird sie gedreht; mit dem Pfeil neben der Karte drehst du sie schon vorher. Oder tippe zuerst auf einen Platz: Dann sind nur die Karten hell, die dort passen. Liegen Plätze außerhalb des Bildes, steht am Rand, wie viele: Tippe darauf.',
			'Passt sie auf mehrere Arten? Tippe auf das richtige Bild. Eine Karte, die nur auf eine Art passt, ist schon so gedreht, und eine, die nur auf einen Platz passt, liegt schon dort.',
			'Hat jemand einen Meeple daraufgesetzt? Tippe auf die Straße, die Stadt, das Kloster oder die Wiese, wo er steht. Wenn nicht, tippe auf „Ohne Figur“. Damit endet der Zug; was er bringt, steht vorher da. Manchmal ist nichts mehr zu wählen: keine Figur übrig, nur eine Drehung, keine Punkte. Dann endet der Zug, sobald du auf den Platz tippst. Wenn du lieber jedes Mal auf „Fertig“ tippst, schalte das im Menü der Partie ein.',
			'Vertippt? „Rückgängig“ ist immer an derselben Stelle und nimmt so viele Züge zurück, wie du willst.'
		]
	},
	{
		id: 'does',
		title: 'Was Tilekeep macht',
		lines: [
			'Es hält fest, was auf eurem Tisch liegt: welche Karte wo liegt und wer darauf steht. Daraus errechnet es jeden Punkt und sagt, warum. Und es sagt, welche Figuren zurückkehren und wohin der Zählstein kommt.',
			'Ihr habt immer recht. Legt ihr eine Karte gegen die Regeln, warnt Tilekeep. Bleibt ihr dabei, hält es den Zug trotzdem fest.',
			'„Beispielpartie ansehen“ auf der ersten Seite öffnet eine aufgezeichnete Partie zum Ausprobieren. Nichts davon wird gespeichert, und sie steht in keiner Liste.',
			'An eurem Tisch zieht es keine Karten, gibt keine Tipps und spielt nicht mit. Am Ende zeigt es die Schlusswertung auf dem Tisch, Art für Art und Gebiet für Gebiet; „Nachrechnen“ neben dem Endstand listet jede Wertung auf.'
		]
	},
	{
		id: 'rules',
		title: 'Die Regeln in Kürze',
		lines: [
			'Eine neue Karte muss mit einer ganzen Seite an eine andere grenzen, und jede angrenzende Seite muss passen: Wiese, Straße oder Stadt.',
			'Je Zug darfst du einen Meeple auf die eben gelegte Karte setzen. Auf der ganzen Straße oder Wiese oder in der ganzen Stadt darf noch niemand stehen.',
			'Fertige Straße: 1 Punkt je Karte. Fertige Stadt: 2 je Karte und 2 je Wappen. Fertiges Kloster: 9. Die Meeple kehren zurück.',
			'Wer dort die meisten Meeple hat, bekommt die Punkte; bei Gleichstand bekommen alle Beteiligten die volle Punktzahl.',
			'Am Ende bringen unfertige Straßen, Städte und Klöster 1 Punkt je Karte und 1 je Wappen. Wer auf einer Wiese die meisten Bauern hat, bekommt 3 Punkte für jede fertige Stadt, an die sie grenzt.'
		]
	},
	scoringSection,
	winterSection,
	{
		id: 'told',
		title: 'Karten beschreiben',
		lines: [
			'Eine Karte, die Tilekeep nicht kennt, etwa aus einer Zeitschrift, fügst du selbst hinzu. Tippe auf das + am Ende der Auswahl, stell ihre vier Seiten ein und tippe auf das Bild, das stimmt. Wählst du zuerst den Platz, werden nur passende Bilder angeboten.',
			'Du beschreibst eine Karte einmal: Dieses Gerät merkt sie sich für spätere Partien, und die Datei der Partie enthält sie.',
			'Im letzten Schritt tippst du an, was die Erweiterungen der Partie werten: das Wirtshaus einer Straße, die Kathedrale und die Waren einer Stadt, einen Garten. In einer Partie mit dem Fluss kann eine Seite Fluss zeigen; so eine Karte wird vor allen anderen gezogen.',
			'Falsch beschrieben? Korrigiere die Karte im Menü der Partie unter „Deine Karten“: Die ganze Partie wird mit ihr neu gezählt.',
			'„Eigene Schachteln“ unter „Unsere Regeln“ einer neuen Partie behält solche Karten auf diesem Gerät, mit ihrer Anzahl. Hake eine Schachtel an: Dann sind ihre Karten in der Auswahl und werden gezählt wie alle anderen. Beschreibst du eine Karte in einer Partie, kommt sie auch in eine Schachtel, wenn du einmal mehr tippst.',
			'Speichere eine Schachtel als Datei und gib sie weiter: Andere öffnen sie auf derselben Seite. Datei und Link einer Partie bringen die Karten mit; niemand braucht dafür die Schachtel.'
		]
	},
	{
		id: 'dispute',
		title: 'Einen Streit klären',
		lines: [
			'Tippe auf dem Tisch auf eine Straße, eine Stadt, ein Kloster oder eine Wiese. Das ganze Gebiet leuchtet auf. Darunter steht, wer wie viel dafür bekommt, wer dort die meisten Meeple hat und welche gedruckte Regel gilt. Ein Pfeil oder ein Plus zeigt, was noch offen ist, ein Kreuz, was sich nicht mehr schließen lässt.',
			'Bei Straße, Stadt oder Kloster steht auf jeder Karte, die zählt, was sie bringt, und auf einem Schild, was ein Wappen bringt. Zusammen ergibt das die Zahl, die unten steht. Bei einer unfertigen Stadt tippe auf „So wie jetzt, aber fertig“, um diese Rechnung auf den Karten zu sehen. Ein Knopf führt zu dem Zug, in dem gewertet wurde.',
			'Tippe auf eine Wiese: Jede fertige Stadt, die sie versorgt, hat eine Zahl, wo die Wiese an ihre Mauer grenzt. Jede andere Stadt in der Nähe hat einen Buchstaben: Tippe darauf, um zu sehen, warum sie nicht zählt.',
			'Die Ähre in der Ecke zeigt alle Wiesen auf einmal, in Farbe und Muster derer, denen sie gehören. Geteilte sind gestreift, und auf jeder steht, was sie jetzt brächte. Nach der Regel von 2000 zählt eine Stadt nur einmal, also stehen ihre Punkte nur auf einer Wiese.',
			'Tippe auf „Mit anderer Wiese vergleichen“ und dann auf die andere Wiese. Du siehst den Weg, der die beiden verbindet, oder schraffiert die Straße oder Mauer, die sie trennt. Das alles geht auch im Verlauf.'
		]
	},
	{
		id: 'rulings',
		title: 'Eure Regeln',
		lines: [
			'Vor der ersten Karte wählt ihr einen Regelsatz: den heutigen, den im Jahr 2000 gedruckten oder den aus dem Regelheft von Z-Man (2013). Zur Wahl stehen auch eine erste Partie ohne Bauern und zwei fürs Turnier. Bei Z-Man entscheidet nach einem Gleichstand eine neue Partie. Jede offene Frage könnt ihr auch selbst beantworten, etwa zu Gleichstand, Städten aus zwei Karten und Tischrand. Dazu kommen Hausregeln: Unfertiges zählt nicht, eine gefüllte Lücke bringt noch einen Zug, Bäume beenden keine Straße. Karten dürfen gekauft werden, und was nirgends passt, kommt zurück in den Beutel. Oder ihr mischt die Startkarte ein, habt drei Karten auf der Hand, nehmt mehr oder weniger Meeple oder baut Gutshöfe ohne Bauern. Auch ein Fluss, der keine Wiesen trennt, ist eine Hausregel.',
			'Die Antworten stehen im Menü der Partie unter „Unsere Regeln“ und bei jeder Wertung, die von ihnen abhing. Ihr könnt sie später ändern: Tilekeep zeigt vorher, was sich dadurch ändert. Dann zählt es die ganze Partie von der ersten Karte an neu.',
			'Wenn Bäume eine Straße nicht beenden, sagt ihr bei jeder Kreuzung, was dort steht. Bringt eine gefüllte Lücke noch einen Zug, gilt das nicht für eine Abtei. Die Startkarte liegt in der Mitte des Tisches; bei einer geraden Zahl von Karten in einer Reihe ist im Osten oder Süden ein Platz mehr.',
			'Der Verlag sagt: Der Tischrand begrenzt das Spiel, und es wird nichts verschoben. Gebt ein, wie groß euer Tisch ist, dann ist der Rand als Holzleiste zu sehen. Der Tisch darf auch erweitert werden: Stellt einen zweiten daneben und legt trotzdem eine Karte jenseits des Rands, dann rückt er hinaus. Nach einer Hausregel dürfen alle Karten verschoben werden, oder der Rand schließt ab, was an ihn reicht.',
			'„Derselbe Tisch nach anderen Regeln“ zeigt, was jede der drei Wiesenregeln brächte, mit kleinen Städten zu 4 und zu 2. So seht ihr, ob jemand anders gewinnen würde.',
			'Ihr könnt die Figuren einer Erweiterung in der Schachtel lassen und nur mit ihren Karten spielen. Unter „Karten im Beutel“ notiert ihr fehlende und zusätzliche Karten oder nehmt zweimal dieselbe Schachtel.',
			'Unter „Erweiterungen“ stehen die zuletzt gespielten oben, und eine Suche findet die anderen. Hakt einmal unter „Was ich habe“ an, was ihr besitzt: Das steht dann gleich darunter.',
			'Eure Antworten gelten auch für die nächste Partie.'
		]
	},
	{
		id: 'aids',
		title: 'Wie viel es zeigt',
		lines: ['Darauf einigt ihr euch vor der Partie, und beim Ergebnis steht es dabei.'],
		terms: [
			[
				'Helfer',
				'Zeigt alles, auch die Summen, wenn jetzt Schluss wäre. Bei Lücken siehst du, wie viele der übrigen Karten passen und ob sie sich noch füllen lassen. Bei einem offenen Gebiet steht, wie wahrscheinlich bald eine passende Karte kommt. Ohne Erweiterungen wird auch geschätzt, wie oft es fertig wird.'
			],
			['Klare Sicht', 'Zeigt, wem welche Wiese gehört, aber keine Summen vor dem Ende.'],
			[
				'Schiedsrichter',
				'Zeigt, was erlaubt ist und was gewertet wird. Wem welche Wiese gehört, findet ihr bis zum Ende selbst heraus.'
			]
		]
	},
	{
		id: 'settings',
		title: 'Einstellungen und Uhr',
		lines: [
			'Du findest sie unter „Einstellungen“ auf der ersten Seite oder unter „Alle Einstellungen“ im Menü der Partie. Dort wählst du hell oder dunkel, Sommer oder Winter, die Größe des Punktestands, Töne, Vibration, Buchstabentasten und „Fertig“ nach jedem Zug. Auch wie viel eine neue Partie zeigt, legst du dort fest. Alles gilt nur auf diesem Gerät. Ausdrucke und geteilte Bilder behalten das Aussehen eurer Ausgabe.',
			'Die Uhr zeigt, wie lange der Zug schon dauert, und die Minuten aller Spieler; tippe auf einen Spieler für die genaue Zeit. Dauert ein Zug mehr als doppelt so lange wie üblich und mindestens eine Minute, bekommt die Uhr einen Rahmen. „Rückgängig“ gibt dem Zug die Zeit zurück.',
			'Die Zeiten ergeben sich daraus, wann die Züge eingegeben wurden; der Rückblick zeigt sie also auch ohne Uhr. Eine Pause von mehr als einer halben Stunde und die Zeit für Korrekturen zählen für niemanden.'
		]
	},
	{
		id: 'past',
		title: 'Zurückblättern und korrigieren',
		lines: [
			'„Wertungen“ im Menü listet jede Wertung mit ihren Punkten auf; du findest sie auch, wenn du auf einen Punktestand tippst. Tippe auf einen Spieler, auf eine Art oder auf beides: Dann siehst du nur diese Wertungen und ihre Summe. Tippe auf eine Wertung, um sie auf dem Tisch zu sehen.',
			'„Verlauf“ im Menü, oder neben einer Wertung auf dem Tisch, zeigt Tisch, Figuren und Punktestand zu jedem Zeitpunkt. Schieb den Regler durch die Partie: Die Striche darüber zeigen, wo wer Punkte bekam, je mehr, desto höher.',
			'Vor zehn Zügen etwas falsch eingegeben? Korrigiere die Karte, ihren Platz, ihre Drehung, die Figur, den Spieler oder eine Antwort. Oder ergänze einen vergessenen Zug, oder entferne einen. Tilekeep zählt die Partie neu und zeigt den Unterschied, bevor du bestätigst.',
			'Passt ein späterer Zug nicht mehr, dann fragt Tilekeep: wie gespielt lassen, ändern oder entfernen? Nichts verschwindet von selbst, und „Rückgängig“ nimmt die ganze Korrektur zurück.',
			'„Abspielen“ zeigt die Partie Zug für Zug, so schnell du magst.'
		]
	},
	{
		id: 'by-hand',
		title: 'Punkte von Hand',
		lines: [
			'Mit „Punkte von Hand“ im Menü gibst oder nimmst du Punkte und sagst, warum. So kann auch ein Spieler einen anderen bezahlen. Diese Punkte zählen wie alle anderen, und jede Rechnung zeigt sie getrennt.',
			'Nach einer Hausregel dürft ihr die einzige Karte kaufen, die ein Gebiet abschließen kann. Auch ihren Preis gibst du dort ein: Punkte oder, mit Abtei & Bürgermeister, die Abtei des Käufers. Sie gehört von da an dem Verkäufer.'
		]
	},
	clockSection,
	watchSection,
	{
		id: 'found',
		title: 'Eine laufende Partie',
		lines: [
			'Die halbe Partie ist schon ohne Tilekeep gespielt? Tippe auf der ersten Seite auf „In laufende Partie einsteigen“: Gib Karten und Figuren in beliebiger Reihenfolge ein, ohne Züge. Getrennte Teile dürfen sich später verbinden. Gib die Punkte auf der Wertungstafel ein, dann spielt ihr weiter oder geht gleich zur Schlusswertung.',
			'Ein Foto nimmt dir das meiste ab: Tippe auf „Aus einem Foto“ und fotografiere den ganzen Tisch. Vier Ringe liegen auf den gefundenen Ecken des Gitters; zieh die zurecht, die danebenliegen. Tilekeep schlägt vor, was wo liegt; ein Fragezeichen zeigt, was unsicher erkannt ist. Tippe auf eine Karte, um eine andere zu wählen. Dann tippst du an, wo jede erkannte Figur steht. Ein großer Tisch braucht mehrere Fotos, die sich überlappen: „Aus einem Foto“ fügt das nächste hinzu. Wirst du unterbrochen, geht es dort weiter, wo du warst. Das Foto wird auf diesem Gerät gelesen und nicht gespeichert, außer du behältst es bei der Partie.',
			'Auch später kannst du den Aufbau korrigieren: Geh im Verlauf zu einem Schritt des Aufbaus, tippe auf „Korrigieren“, dann auf „Aufbau ändern“.'
		]
	},
	{
		id: 'bump',
		title: 'Nach einem Rempler',
		lines: [
			'„Tisch neu aufbauen“ im Menü führt dich Karte für Karte, in der gespielten Reihenfolge oder Reihe für Reihe, mit jeder Figur und jedem Zählstein. Du kannst den Tisch dort auch drucken.',
			'Hat niemand die letzten Züge eingegeben? „Aus einem Foto nachtragen“ im Menü findet die neuen Karten und schlägt sie nacheinander als Züge vor, in einer Reihenfolge, die die Regeln erlauben. Du bestätigst jeden wie sonst, mit seiner Figur.'
		]
	},
	...pastSections,
	{
		id: 'share',
		title: 'Eine Partie teilen',
		lines: [
			'„Diese Partie teilen“ teilt sie ganz, zum Abspielen und Diskutieren. Du schickst einen Link, ein Bild vom Tisch oder eine Datei, oder ein anderes Handy scannt einen Code. Ein Bild als Postkarte hat den Code und enthält die Partie. Eine Story, für den ganzen Bildschirm eines Handys, hat beides nicht. Die Namen sind dabei. Bei einem Link steht die Partie hinter dem #; diesen Teil schicken Browser an niemanden.',
			'Wer sie öffnet, sieht sich die Partie zuerst nur an. Behalten wird sie erst mit „Auf diesem Gerät behalten“.',
			'Eine Partie, die noch läuft, kannst du übertragen: Lass das andere Handy ihren Code scannen und tippe dort auf „Übernehmen und weiterspielen“. Von da an zeigt das erste Handy die Partie nur noch an und sagt das auch, bis du sie zurückholst oder sie zurückübertragen wird.',
			'Für andere Apps gibt es die Partie für BG Stats, Tabellen des Endstands und aller Wertungen und einen Text für einen Chat.'
		]
	},
	{
		id: 'follow',
		title: 'Auf anderen Handys zeigen',
		lines: [
			'„Auf anderen Handys zeigen“ im Menü zeigt den anderen die Partie, während ihr spielt: Tisch, Punkte und wie sie zustande kommen, und wer dran ist. Dort können sich alle umsehen und zurückblättern, wie sie wollen.',
			'Wer dort seinen Namen wählt, erfährt, wann er dran ist. Ist „Die anderen geben ihre Züge selbst ein“ eingeschaltet, tun das alle auf ihrem Handy. Tilekeep nimmt nur an, was die Regeln erlauben; bei zwei Eingaben gilt die erste.',
			'Lass das andere Handy den Code mit seiner gewöhnlichen Kamera scannen und tippe dort auf „Zuschauen“. Dann zeigt es eine Antwort, und die scannst du mit „Antwort scannen“. Ohne Kamera schickt ihr beides als Text. Jedes Handy braucht einen eigenen Code: Den gibt es mit „Noch ein Handy“.',
			'Die Handys verbinden sich direkt, in eurem Netz, ohne einen Server dazwischen. Ein WLAN, das Geräte voneinander trennt, wie im Hotel, verbindet niemanden: Nehmt den Hotspot eines Handys oder ein Relais. Ein Handy, das geschlafen hat, holt von selbst auf. Eine Seite, die neu geladen wird, verbindet sich wieder, wenn ihr Browser das zulässt. Wenn nicht, oder wenn es die Seite ist, auf der gezählt wird, scannt ihr einen neuen Code.',
			'„Anderswo: über ein Relais“ erstellt einen Link für alle, die anderswo sind: Sie tippen darauf und schauen zu, ohne Antwort. Das braucht ein Relais an der Adresse, von der Tilekeep kommt; es gibt die Partie nur verschlüsselt weiter, und der Schlüssel steht nur im Link. Wer den Link hat, kann die Partie lesen: Gib ihn nur denen, die das dürfen. Mit „Für alle beenden“ ist Schluss.',
			'Ein Tablet oder Fernseher kann „Ein Bildschirm für alle“ sein: Tippe dort auf die Stecknadel. Er zeigt die Karten groß, die Punkte und was zuletzt gewertet wurde.',
			'„Stream-Ansicht“ an derselben Stecknadel zeigt eine Partie in einem Stream: Karten, Punkte und was zuletzt gewertet wurde, vor durchsichtigem Hintergrund. Kopiere die Adresse in eine Browserquelle deines Streaming-Programms. Über ein Relais verbindet sie sich von selbst. Sonst bedienst du die Quelle dort wie eine Seite und verbindest sie wie ein Handy. Die Karte in der Hand ist dort nur mit „Die Karte in der Hand zeigen“ zu sehen. Das schaltest du auf dem Handy ein, auf dem gezählt wird.',
			'„Übertragen“ neben jemandem, der mitschaut, gibt die Partie weiter: Nach der Übernahme werden alle Züge auf dem anderen Handy eingegeben, und deins schaut mit. Von dort lässt sie sich zurückgeben.',
			'Auf den anderen Handys wird nichts gespeichert, bis jemand auf „Diese Partie behalten“ tippt: Dann wird alles bis dahin behalten.'
		]
	},
	dataSection,
	privacySection
] as const satisfies HelpSections;

/** Words of the page that explains the app. */
export const help = {
	title: 'Hilfe',
	allHelp: 'Ganze Hilfe',
	backToTable: 'Zurück zum Tisch',
	picture: ({
		tiles,
		counted: marked,
		onTiles,
		onPennants,
		cities,
		otherCities,
		farms
	}: Pictured): string =>
		[
			`Ein Tisch mit ${counted(tiles, 'Karte', 'Karten')}.`,
			...(onTiles === undefined ? [] : [`Auf jeder Karte, die zählt, steht ${number(onTiles)}.`]),
			...(onTiles === undefined && marked > 0
				? [`Markiert ist, was zählt: ${counted(marked, 'Karte', 'Karten')}.`]
				: []),
			...(onPennants === undefined
				? []
				: [`Auf jedem Wappen, das zählt, steht ${number(onPennants)}.`]),
			...(cities > 0
				? [`Mit einer Zahl: ${counted(cities, 'fertige Stadt', 'fertige Städte')}.`]
				: []),
			...(otherCities > 0
				? [`Markiert ist auch, was nicht zählt: ${counted(otherCities, 'Stadt', 'Städte')}.`]
				: []),
			...(farms ? ['Auf jeder Wiese steht, wem sie gehört und was sie bringt.'] : [])
		].join(' '),
	search: 'Hilfe durchsuchen',
	/** How many sections have what was searched for. */
	found: (n: number): string =>
		n === 0
			? 'Das steht in keinem Abschnitt.'
			: n === 1
				? 'Ein Abschnitt enthält das.'
				: `${number(n)} Abschnitte enthalten das.`,
	toContents: 'Zurück zur Übersicht',
	groups: {
		play: 'Am Tisch',
		scoring: 'Wertung',
		disputes: 'Streitfragen und Korrekturen',
		games: 'Partien und andere Geräte',
		app: 'Die App'
	},
	/** The sections about boxes and expansions that aren’t played. */
	otherBoxes: 'Andere Ausgaben und Erweiterungen',
	get sections(): readonly HelpSection[] {
		return withExpansions(SECTIONS, boxes);
	},
	keysTitle: 'Tasten',
	key: 'Taste',
	whatItDoes: 'Was sie tut',
	keys: [
		['U', 'Rückgängig'],
		['Y', 'Wiederholen'],
		['R', 'Karte drehen'],
		['Enter', 'Den Zug wie eingegeben beenden oder den gewählten Knopf drücken'],
		['N', 'Ohne Figur: nur die Karte'],
		['Esc', 'Einen Schritt zurück im Zug'],
		['/', 'Eine Karte suchen'],
		['1–9', 'Eine Figur auf die erste, zweite … Stelle der Karte'],
		[
			'Pfeile',
			'Von Platz zu Platz oder von Karte zu Karte: Dort wechselt die Leertaste das Gebiet, und Enter erklärt es'
		],
		['?', 'Diese Tasten zeigen']
	],
	newsTitle: 'Was ist neu',
	news: NEWS,
	independent:
		'Tilekeep ist ein unabhängiger Helfer für ein Spiel, das du besitzt. Es hat nichts mit dem Autor oder den Verlagen von Carcassonne zu tun.'
} as const;
