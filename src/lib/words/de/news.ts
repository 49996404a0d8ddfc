import type { News } from '../en/news';

/** What is new, in German. */
export const NEWS: News = [
	[
		'0.16.1',
		'Partien mit Erweiterungen lassen sich nicht genauer ansehen, aber ihr Rückblick zählt jetzt glückliche Karten: solche, die etwas abschlossen, als das nur noch wenige konnten. Wer nach der letzten Karte auf die große Uhr drückt, hält sie an, auch wenn die Karte noch nicht eingegeben ist.',
		'Die Hütte der Baba Jaga zählt auch die kleinen Gebäude ringsum. Liegen alle Karten, schlägt die Kamera nichts mehr vor. Viele Texte lesen sich besser.'
	],
	[
		'0.16.0',
		'Folgt die Kamera dem Tisch, wird nichts ungesehen eingetragen: nicht beim Zurückblättern, nicht hinter einem offenen Blatt und nicht auf einer verdeckten Seite. Wer für einen Zug gewählt ist, bleibt gewählt. Nach Brücken wird gefragt, und „Diesen Zug zurücknehmen“ nimmt nur diesen zurück. Ohne Neigungssensor geht es auch nach der vierten Karte weiter.',
		'Der genauere Blick auf eine Partie nennt Karte oder Zug nur, wo das die Änderung erklärt. Er sagt auch, wie viele Züge er nicht ansehen konnte. Im Link einer Aufgabe steht kein Name, auch nicht in einem Grund. Wählst du, wofür deine Burg zählt, steht an jedem Gebiet, was es bringt.',
		'Im Turnier entscheidet die Endrunde auch in der Tabelle, die gedruckt, gespeichert und geteilt wird. Eine zurückgenommene Runde lässt sich samt Meldungen wiederherstellen. Die Schachuhr hält mit der letzten Karte an, und wer einen Zug zu spät beendet, hat durch Zeit verloren.',
		'Aufgeschriebene Partien: Fehlt eine Zeile oder ist sie nicht lesbar, wird sie genannt, und was eine Form nicht festhält, steht vor dem Schreiben da. Eingefügte Namenslisten verlieren niemanden stillschweigend. Viele Texte lesen sich besser. Fotos mit allem aus einer Big Box oder mit Drache und Türmen werden besser gelesen.'
	],
	[
		'0.15.2',
		'Zusammen gespielte Erweiterungen halten ihre Regeln genauer ein. Herden wachsen oder kommen in den Stall, bevor der Drache zieht; Burgen baut ihr danach. Burgherren sind vor Drache und Turm sicher. Wer in einem besonderen Kloster liegt, bringt auch die Punkte von Zirkusdirektor und Fee. Geht ein Schäfer durch Drache oder Fest zurück, kommen seine Schafe in den Beutel.',
		'Kleine Verbesserungen: Ohne Bauern steigen Figuren wieder auf Türme. Lösegeld wird auch vor den letzten ersteigerten Karten angeboten. Hat noch jemand eine Brücke, gilt kein Platz als verloren, den sie retten kann. Eine Fähre hinter einem Tunnel darf fahren. Viele Texte lesen sich besser.'
	],
	[
		'0.15.1',
		'Sind sehr viele Schachteln im Spiel, zeigt ein Filter für jede nur ihre Karten. Kleine Gebäude: Jede Art hat ihren eigenen Knopf, ein Gebäude setzt ihr also mit einmal Tippen.',
		'Kleine Verbesserungen: Ein Foto der seither gelegten Karten schlägt wieder einen Zug nach dem anderen vor. Ist eine Partie zu lang für einen Code, lässt sie sich dort als Datei sichern. In einer laufenden Partie bringt eine Fähre nichts, bevor es weitergeht. Ein Räuber geht in einem Zug nur mit einer Person mit.'
	],
	[
		'0.15.0',
		'Neue Erweiterungen, allein oder mit allen anderen: Schafe und Hügel, Brücken, Burgen und Basare, Manege frei!, Das Labyrinth, Der Tunnel, Games Quarterly 11, die russischen Promos und Spiel doch! Herden, Burgen, Versteigerungen und das Zirkuszelt sind mit wenig Tippen eingegeben. Hügel verdecken Karten, und das steht bei der Zahl der Karten.',
		'Karten aus elf Schachteln, deren Regeln Tilekeep nicht kennt, lassen sich legen und wie gewöhnliche Karten werten, etwa Das Katapult oder Die Pest. Es sagt, was nicht gewertet wird; als Grund für Punkte von Hand wählt ihr die Schachtel mit einmal Tippen. Unbekannte Karten beschreibt ihr in eigenen Schachteln, spielt mit ihnen und gebt sie als Datei weiter.',
		'Kleine Verbesserungen: Eine gefundene und angehakte Erweiterung bleibt sichtbar, verlorene Karten stehen wieder in der Liste, und kleine Gebäude zählen auch um einen liegenden Meeple. In Turnieren zählt für die Endtabelle nur, was zu Ende gespielt ist.'
	],
	[
		'0.14.0',
		'Neue kleine Erweiterungen, allein oder mit allen anderen: Die Wachtürme, Darmstadt, Die Windrosen, Kleine Gebäude und Klöster. Türme, Kirchen und Rosen zählen von selbst, und ein Gebäude setzt ihr mit zweimal Tippen. Auf einem besonderen Kloster, aus Deutschland, den Niederlanden und Belgien oder Japan, steht oder liegt ein Meeple.',
		'Die Seite für eine neue Partie zeigt zuerst wenige Erweiterungen und findet die anderen nach ihren Namen. Hakt einmal unter „Was ich habe“ an, was ihr besitzt.',
		'Eine Schachuhr lässt sich in einer laufenden Partie stellen, ändern oder entfernen. Wer eigene Züge eingibt, kann sie vom eigenen Handy aus anhalten. Auf Wunsch zeigt die Stream-Ansicht die Karte in der Hand.',
		'Turniere: An einem Tisch können beide fehlen. Die Tabelle sagt, nach welcher Runde sie gilt, und der große Bildschirm zeigt, wer beginnt. Wer durch Zeit verloren hat, steht nie vorn, wie viele Punkte es auch sind.'
	],
	[
		'0.13.0',
		'Turniere für den Vereinsabend: Tilekeep lost jede Runde aus, nach dem Schweizer System, jeder gegen jeden oder als Endrunde. Es sagt vorher, wer ein Freilos hat. Bei Gleichstand zählt, was ihr festlegt. Spieler können später kommen oder gehen, und ein berichtigtes Ergebnis zeigt, wessen Rang sich ändert. Paarungen und Tabelle passen auf einen großen Bildschirm und auf Papier.',
		'Die Tische melden sich selbst: Das Handy eines Tisches scannt einen Code, beginnt die Partie und zeigt am Ende ihr Ergebnis als Code. Die Turnierleitung nimmt es an. Zwei verschiedene Ergebnisse stehen nebeneinander. Ein Server ist nicht nötig.',
		'Eine Schachuhr: 15 Minuten für jeden nach den offiziellen Regeln oder was ihr wählt. Wer seinen Zug beendet, gibt sie mit demselben Tippen weiter oder mit der großen Uhr zwischen euch. Sie zählt, auch wenn das Handy schläft.',
		'Aufgeschriebene Partien: „Partie aufschreiben“ macht aus einem Grundspiel ein Spielprotokoll, Zeilen nach Freels oder die Notation von Central, und „Geteilte Partie öffnen“ liest sie. Ein Protokoll lässt sich drucken, auch ein leeres.',
		'Die „Stream-Ansicht“ zeigt einen Tisch, bei dem ihr zuschaut, über dem Bild eines Streams: Karten, Punkte und Rennen.',
		'Der Rückblick einer Partie beginnt, sobald sie endet. Aufgaben kommen vor ihren Lösungen. Eine Probepartie gegen die App kann neu beginnen und zeigt alle Züge der App seit deinem.'
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
];
