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
			'„Eigene Schachteln“ unter „Unsere Regeln“ eines neuen Spiels behält solche Karten auf diesem Gerät, mit ihrer Anzahl. Hake eine Schachtel an: Dann sind ihre Karten in der Auswahl und werden gezählt wie alle anderen. Beschreibst du eine Karte in einer Partie, kommt sie mit einem Tippen mehr auch in eine Schachtel.',
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
			'Tippe auf „Mit anderer Wiese vergleichen“ und dann auf die andere Wiese. Du siehst den Weg, der die beiden verbindet, oder die Straße oder Mauer, die sie trennt, schraffiert dargestellt. Das alles geht auch im Verlauf.'
		]
	},
	{
		id: 'rulings',
		title: 'Eure Regeln',
		lines: [
			'Vor der ersten Karte wählt ihr einen Regelsatz: den heutigen, den im Jahr 2000 gedruckten oder den aus dem Regelheft von Z-Man (2013). Zur Wahl stehen auch eine erste Partie ohne Bauern und unser eigener, wie im Turnier. Bei Z-Man entscheidet nach einem Gleichstand eine neue Partie. Jede offene Frage könnt ihr auch selbst beantworten, etwa zu Gleichstand, Städten aus zwei Karten und Tischrand. Dazu kommen Hausregeln: Unfertiges zählt nicht, eine gefüllte Lücke bringt noch einen Zug, Bäume beenden keine Straße. Karten dürfen gekauft werden, und was nirgends passt, kommt zurück in den Beutel. Oder ihr mischt die Startkarte ein, habt drei Karten auf der Hand, nehmt mehr oder weniger Meeple oder baut Gutshöfe ohne Bauern. Auch ein Fluss, der keine Wiesen trennt, ist eine Hausregel.',
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
			'„Diese Partie teilen“ teilt sie ganz, zum Abspielen und Diskutieren. Du schickst einen Link, ein Bild vom Tisch oder eine Datei, oder ein anderes Handy scannt einen Code. Ein Bild als Postkarte hat den Code und enthält die Partie; als Story, für den ganzen Bildschirm eines Handys, nicht. Die Namen sind dabei. Bei einem Link steht die Partie hinter dem #; diesen Teil schicken Browser an niemanden.',
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
		['Enter', 'Die Figur dorthin setzen oder den gewählten Knopf drücken'],
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
	news: [
		[
			'0.15.0',
			'Neue Erweiterungen, allein oder mit allen anderen: Schafe und Hügel, Brücken, Burgen und Basare, Manege frei!, Das Labyrinth, Der Tunnel, Games Quarterly 11, die russischen Promos und Spiel doch! Nach Herden, Burgen, Versteigerungen und dem Zirkuszelt fragt Tilekeep mit wenigen Taps. Hügel verdecken Karten, und die Zahl der Karten sagt es.',
			'Karten aus elf Schachteln, deren Regeln Tilekeep nicht kennt, lassen sich legen und wie gewöhnliche Karten werten, etwa Das Katapult oder Die Pest. Es sagt, was nicht gewertet wird, und nennt die Schachtel mit einem Tap als Grund für Punkte von Hand. Unbekannte Karten beschreibt ihr in eigenen Schachteln, spielt mit ihnen und gebt sie als Datei weiter.',
			'Kleine Verbesserungen: Eine gefundene und angehakte Erweiterung bleibt sichtbar, verlorene Karten stehen wieder in der Liste, und kleine Gebäude zählen auch um einen liegenden Meeple. In Turnieren zählt für die Endtabelle nur, was zu Ende gespielt ist.'
		],
		[
			'0.14.0',
			'Neue kleine Erweiterungen, allein oder mit allen anderen: Die Wachtürme, Darmstadt, Die Windrosen, Kleine Gebäude und Klöster. Türme, Kirchen und Rosen zählen von selbst, und ein Gebäude setzt ihr mit zweimal Tippen. Auf einem besonderen Kloster, aus Deutschland, den Niederlanden und Belgien oder Japan, steht oder liegt ein Meeple.',
			'Die Seite für ein neues Spiel zeigt zuerst wenige Erweiterungen und findet die anderen nach ihren Namen. Hakt einmal unter „Was ich habe“ an, was ihr besitzt.',
			'Eine Schachuhr lässt sich in einer laufenden Partie stellen, ändern oder entfernen. Wer eigene Züge eingibt, kann sie vom eigenen Handy aus anhalten. Auf Wunsch zeigt die Stream-Ansicht die Karte in der Hand.',
			'Turniere: An einem Tisch können beide fehlen. Die Tabelle sagt, nach welcher Runde sie gilt, und der Projektor sagt, wer beginnt. Wer durch Zeit verloren hat, steht nie vorn, wie viele Punkte es auch sind.'
		],
		[
			'0.13.0',
			'Turniere für den Vereinsabend: Tilekeep paart jede Runde nach dem Schweizer System, jeder gegen jeden oder als Endrunde. Es sagt vorher, wer ein Freilos hat. Bei Gleichstand zählt, was ihr festlegt. Spieler können später kommen oder gehen, und ein berichtigtes Ergebnis zeigt, wessen Rang sich ändert. Paarungen und Tabelle passen auf einen großen Bildschirm und auf Papier.',
			'Die Tische melden sich selbst: Das Handy eines Tisches scannt einen Code, beginnt die Partie und zeigt am Ende ihr Ergebnis als Code. Die Turnierleitung nimmt es an. Zwei verschiedene Ergebnisse stehen nebeneinander. Ein Server ist nicht nötig.',
			'Eine Schachuhr: 15 Minuten für jeden nach den offiziellen Regeln, oder was ihr wählt. Wer seinen Zug beendet, gibt sie mit demselben Tippen weiter, oder mit der großen Uhr zwischen euch. Sie zählt, auch wenn das Handy schläft.',
			'Aufgeschriebene Partien: „Partie aufschreiben“ macht aus einem Grundspiel ein Spielprotokoll, Zeilen nach Freels oder die Notation von Central, und „Geteilte Partie öffnen“ liest sie. Ein Protokoll lässt sich drucken, auch ein leeres.',
			'Die „Stream-Ansicht“ zeigt einen Tisch, dem ihr folgt, über dem Bild eines Streams: Karten, Punkte und Rennen.',
			'Der Rückblick einer Partie beginnt, sobald sie endet. Aufgaben kommen vor ihren Lösungen. Ein Versuch gegen die App kann neu beginnen und zeigt alle ihre Züge seit deinem.'
		],
		[
			'0.12.0',
			'Neue Erweiterungen, einzeln oder zusammen: Burgfräulein & Drache, Der Turm, König & Raubritter, Der Fluss II, Die Kultstätten, Die Belagerung, Das Fest und Das Phantom. Dazu die sieben Mini-Erweiterungen der Big Box: Die Fluggeräte, Die Depeschen, Die Fähren, Die Goldminen, Magier & Hexe, Die Räuber und Die Kornkreise. Auch die sechs Karten des Lebkuchenmanns sind bekannt.',
			'Ein Handy auf einem Stativ über dem Tisch folgt der Partie: „Mit der Kamera folgen“ im Menü. Es findet die Karten und schlägt jeden Zug vor, mit Karte, Meeple und Punkten; einmal tippen bestätigt ihn. Auf Wunsch trägt es selbst ein, was sicher ist. Auch ein zweites Handy, das mitschaut, kann die Kamera sein. Kein Bild verlässt das Gerät. Ein großer Tisch wird aus mehreren Fotos gelesen.',
			'Big Box 5 bis 8 und das Grundspiel von 2025 wählt ihr mit einmal Tippen; Häkchen sagen, womit ihr spielt. Hausregeln gibt es auch für die Zahl der Meeple, fehlende Karten, eine zweite Schachtel und Gutshöfe ohne Bauern.',
			'Der Drache kommt von selbst zu jedem Vulkan. Für jeden seiner sechs Schritte tippt ihr einmal und seht, welcher dran ist. Auch ein Turm wächst mit einmal Tippen. Gefangene liegen neben den Punkten des Spielers, der sie hat, und werden getauscht oder freigekauft. Bei Burgfräulein und Fest tippst du nur die Figur an, die zurückkehrt.',
			'Am Tisch: Bietet eine Frage viele Stellen, kannst du nur die Städte oder nur die Straßen sehen. Wählst du zuerst den Platz, stehen passende Karten vorn. Nach „Keine Depesche“ meidet Tilekeep dunkle Felder für dich. Tippe auf ein offenes Gebiet: Dort steht, wie wahrscheinlich eine passende Karte kommt.',
			'Streit und Korrekturen: Tippe auf eine Karte, um zu sehen, wer sie gelegt hat, und um zu ihrem Zug zu kommen; eine falsche ist mit sechsmal Tippen korrigiert. Unter „Wertungen“ steht, wann eine Figur gefressen, gefangen, freigekauft oder zurückgeschickt wurde. Eine Korrektur sagt, welche Figuren zurückkehren, und ein vergessenes Lösegeld lässt sich nachtragen.',
			'Danach sieht sich der Rückblick jeden Zug noch einmal an: Glück, bessere Züge, wann es sich entschied, und Aufgaben. Von jeder Stelle aus spielst du gegen die App weiter. Alle Partien sind nach Monaten geordnet; mit einmal Tippen beginnt eine neue mit denselben Spielern. Jeder Spieler hat ein Kärtchen mit Siegen, Serien und Gegnern.'
		],
		[
			'0.11.0',
			'Die verbreitetsten Schachteln: Der Fluss, Der Abt, Wirtshäuser & Kathedralen und Händler & Baumeister, in allen Editionen, einzeln oder zusammen. Wähle das Jahr deiner Schachtel oder die Big Box 6, und was darin liegt, ist angekreuzt. Gärten, Wirtshäuser, Kathedralen und Waren sind auf ihren Karten zu sehen; großer Meeple, Abt, Baumeister und Schwein stehen bereit. Waren werden gezählt, und die Schlusswertung sagt, wer die meisten hat.',
			'Auch eine Karte, die du beschreibst, kann Wirtshaus, Kathedrale, Waren, einen Garten oder ein Stück Fluss haben. Viele Karten findest du nach der Zahl ihrer Stadtseiten. Ändert eine Regel, was etwas einbringt, steht sie dabei, und eine angetippte unfertige Stadt nennt ihre Waren. Wie man die App auf einem iPhone installiert, zeigen Bilder.',
			'„Auf anderen Handys zeigen“ im Menü zeigt die Partie ohne Server, während ihr spielt; über ein Relais geht das auch von anderswo. Wenn du willst, geben die anderen dort ihre Züge selbst ein. Ein Tablet oder Fernseher wird zum Bildschirm für alle, und mit zweimal Tippen überträgst du einem von ihnen die Partie. „Zweites Gerät verbinden“ gibt zwei deiner Geräte die Partien, die ihnen fehlen.',
			'In der Punktetabelle stehen Namen senkrecht, wo sie abgeschnitten waren. Der Rückblick sagt, welche Waren jeder hat, und die Hilfe zeigt Waren und den Baumeister in Bildern. Eine geteilte Story sagt unter den Karten, was du zuerst weitererzählen würdest. Für die Uhr sind die Teile eines Zuges ein Zug. Eine zweite Karte, auf die verzichtet wurde, lässt sich in einer Korrektur legen.',
			'Ein Foto von einem Tisch, den niemand eingegeben hat, wird zum Tisch in Tilekeep: „Aus einem Foto“, gelesen auf deinem Gerät. Mitten in einer Partie schlägt es die Züge vor, die niemand eingegeben hat.'
		],
		[
			'0.10.0',
			'Tilekeep spricht jetzt auch Deutsch, Französisch und Rumänisch. Es richtet sich nach deinem Browser, und in den Einstellungen änderst du es. Laufende und gespielte Partien zeigen, was auf dem Tisch liegt. Die Wertungen haben eine eigene Ansicht mit Summen nach Spielern und nach Art. Wer will, bekommt eine Uhr. Die Hilfe zeigt in Bildern, wie alles gewertet wird, und ein Fragezeichen am Tisch öffnet sie. Zwei, die oft gegeneinander gespielt haben, bekommen eine eigene Seite. Im Rückblick tippst du auf die Karten und siehst, was dort liegt.'
		],
		[
			'0.9.0',
			'Was fertig wird, leuchtet Karte für Karte auf, auf Wunsch mit Tönen. Tippe darauf, und die Rechnung steht auf dem Tisch. Die Schlusswertung geht Art für Art vor, das Ergebnis ist auf einen Blick nachgerechnet, und der Verlauf zeigt, wo es Punkte gab. Halte von einem Abend Notiz, Ort, Bewertung und Fotos fest, auch im Backup. Die Einstellungen haben eine Seite: hell oder dunkel, die Landschaft, Töne, Vibration und die Größe des Punktestands. Ein Bild zeigt jede Art, auf die eine Karte passt.'
		],
		[
			'0.8.0',
			'Weniger Tippen, kein Warten: Tippe auf die Stelle, wo die Figur steht, oder auf „Ohne Figur“, und der Zug ist eingegeben. Was er bringt, steht vorher da. Alle Arten, auf die eine Karte passt, sind als Bilder zu sehen, und wo nichts mehr zu wählen ist, genügt es, den Platz anzutippen. „Rückgängig“ öffnet den Zug wieder, und eine Einstellung bringt „Fertig“ zurück. Ist eine Karte gewählt, wird der Tisch größer gezeigt, und jeder Platz ist groß genug für einen Daumen. Was am Tisch zu tun ist, steht darunter in Bildern. Die Ähre zeigt alle Wiesen auf einmal. Eine laufende Partie ist sofort da, wenn du sie öffnest.'
		],
		[
			'0.7.0',
			'Überall klarere Worte: Knöpfe, Meldungen und Regeln sagen, was Spielregeln und Spieler sagen. Deine Partien und Links funktionieren wie bisher.'
		],
		[
			'0.6.0',
			'Nichts, was du eingibst, geht verloren. Züge, die sich nicht speichern ließen, werden getrennt aufbewahrt; du wirst gewarnt, bevor du gehst, und beim Öffnen der Partie sind sie wieder da. Eine Partie kann auch auf einem vollen Gerät beginnen. Eine beschädigte Partie steht in der Liste und lässt sich speichern. Dateien, Bilder und Backups werden im Hintergrund gelesen, mit „Abbrechen“. Die Regeln heißen wie in den Regelheften: Wiesen mit Gutshöfen, rollende Wagen, zwei Lesarten des Lebkuchenmanns. Karten lassen sich mit einer Abtei kaufen. Den Tischrand siehst du, die Startkarte darf in den Beutel, und drei Karten dürfen auf die Hand. Eine Korrektur zeigt zuerst, welche späteren Züge nicht mehr passen, und „Zurück“ schließt den Verlauf.'
		],
		[
			'0.5.0',
			'Für den Tag danach: Jede frühere Partie zeigt ihr Rennen, ihre Höhepunkte und woher die Punkte kamen, und lässt sich abspielen. Du kannst deine Partien durchsuchen und siehst Zahlen zu allen Spielern. Teile eine Partie als Link, Code, Bild oder Datei, oder übertrage sie mitten im Spiel auf ein anderes Handy. Dazu Backup und Wiederherstellen und Partien für BG Stats.'
		],
		[
			'0.4.0',
			'Für Streitfälle: Jede Straße, Stadt und Wiese erklärt ihre Punkte, und zwei Wiesen lassen sich auf dem Tisch vergleichen. Sprecht Regeln vor der ersten Karte ab und vergleicht sie. Sieh jeden früheren Zug an und korrigiere ihn. Neu sind auch Punkte von Hand, der Einstieg in eine laufende Partie und der Wiederaufbau nach einem Rempler.'
		],
		[
			'0.3.0',
			'Ein neues Aussehen: eine Landschaft von Rand zu Rand, im Sommer und Winter, bei Tag und in der Dämmerung. Figuren und Farben, die alle auseinanderhalten können. Dazu Seiten für Handys, Tablets und große Fenster und eine Beispielpartie zum Ausprobieren.'
		],
		[
			'0.2.0',
			'Abtei & Bürgermeister und der Lebkuchenmann, einzeln oder zusammen, mit jeder Ausgabe; sechs Spieler; und Karten, die du selbst beschreibst.'
		],
		[
			'0.1.0',
			'Die erste Version: Grundspiel und Winter-Edition, Karte für Karte mitgezählt und gewertet, mit einer Begründung für jeden Punkt, ohne Internet.'
		]
	],
	independent:
		'Tilekeep ist ein unabhängiger Helfer für ein Spiel, das du besitzt. Es hat nichts mit dem Autor oder den Verlagen von Carcassonne zu tun.'
} as const;
