import type { HelpSection } from '../expansion';

/** How the base game is scored, in pictures. */
export const scoringSection: HelpSection = {
	id: 'scoring',
	title: 'Wie gewertet wird',
	lines: [
		'Jedes Bild ist eine kleine Partie, die Tilekeep gewertet hat. Was zählt, leuchtet: Die Zahl auf einer Karte sagt, was diese Karte bringt, die auf einem Schild, was ein Wappen bringt. Zusammen sind es die Punkte, die darunter stehen.',
		'Am Tisch führt ein Fragezeichen zu diesen Bildern. Du findest es, wenn du auf eine Straße, eine Stadt, ein Kloster oder eine Wiese tippst, und in der Schlusswertung. Auch neben der Karte steht es, während du wählst, wo eine Figur steht.'
	],
	topics: [
		{
			id: 'road',
			title: 'Straßen',
			pictures: {
				'road-completed': 'Eine fertige Straße',
				'road-unfinished': 'Eine unfertige Straße, am Ende'
			}
		},
		{
			id: 'city',
			title: 'Städte',
			pictures: {
				'city-completed': 'Eine fertige Stadt mit Wappen',
				'city-unfinished': 'Dieselbe Stadt unfertig, am Ende',
				'city-small': 'Eine Stadt aus zwei Karten nach heutiger Regel',
				'city-small-ruling': 'Eine Stadt aus zwei Karten nach alter Regel'
			}
		},
		{
			id: 'monastery',
			title: 'Klöster',
			pictures: {
				'monastery-completed': 'Ein fertiges Kloster',
				'monastery-unfinished': 'Ein unfertiges Kloster, am Ende'
			}
		},
		{
			id: 'farm',
			title: 'Wiesen',
			pictures: {
				'farm-cities': 'Eine Wiese an zwei fertigen Städten; die dritte ist unfertig',
				'farms-today': 'Drei Wiesen an einer Stadt nach heutiger Regel',
				'farms-2001': 'Dieselben Wiesen nach der Regel von 2001',
				'farms-2000': 'Dieselben Wiesen nach der Regel von 2000'
			}
		},
		{
			id: 'majority',
			title: 'Mehrere im selben Gebiet',
			pictures: {
				'majority-shared': 'Gleichstand: Beide bekommen die volle Punktzahl',
				'majority-more': 'Wer mehr Ritter hat, bekommt alle Punkte'
			}
		}
	]
};

/** What is different with the Winter Edition's tiles. */
export const winterSection: HelpSection = {
	id: 'winter',
	title: 'Winter-Edition',
	lines: [
		'Sie wird gewertet wie das Grundspiel, und die Tiere ändern nichts. Zwei ihrer Karten werfen Fragen auf.'
	],
	topics: [
		{
			id: 'winter',
			title: 'Straßen im Winter',
			pictures: {
				'winter-double-bend':
					'Eine Straße, die zweimal über eine Karte führt: Die Karte zählt einmal',
				'winter-two-roads':
					'Ein Kloster zwischen zwei Straßen beendet beide: Jede ist eine eigene Straße'
			}
		}
	]
};

/** How the camera follows a table. */
export const watchSection: HelpSection = {
	id: 'watch',
	title: 'Mit der Kamera folgen',
	steps: true,
	lines: [
		'Stell das Handy auf ein Stativ, sodass es auf den ganzen Tisch schaut, möglichst steil von oben. Eine Webcam geht auch.',
		'Beleuchte den Tisch gleichmäßig. Vermeide Lampen, die sich in den Karten spiegeln.',
		'Tippe im Menü der Partie auf „Mit der Kamera folgen“. Die Kamera findet die Karten selbst und zieht Linien um sie; findet sie nichts, zeig ihr die Ecken. Sie sagt, was zu ändern ist, etwa bei zu wenig Licht. Stimmen die Linien, dann tippe auf „Stimmt so“. Bei weniger als vier Karten hilft die Neigung des Handys, und der Browser fragt vielleicht danach; ohne sie sucht Tilekeep die Karten noch einmal, sobald vier liegen. Passt der Tisch nicht mehr ins Bild, rück das Handy dorthin, wo ihr spielt, und tippe auf „Neu einrichten“: An den Karten im Bild erkennt die Kamera die Stelle.',
		'Leg die Karte an, stell den Meeple darauf und nimm die Hände weg. Der Zug erscheint mit dem, was er bringt: Tippe auf „Ja“. Ist Tilekeep nicht sicher, dann stehen zwei oder drei Züge nebeneinander: Tippe auf den richtigen. „Anders“ führt zur gewohnten Eingabe, und jeder Zug lässt sich jederzeit von Hand eingeben.',
		'Drei Punkte öffnen die Optionen der Kamera. Mit „Sicheres eintragen“ wird ein Zug, bei dem Karte und Figur sicher sind, mit einem Ton eingetragen, sobald er zwei Sekunden lang zu sehen war. Jede Berührung hält das an, und ein Knopf nimmt den ganzen Zug zurück.',
		'Tilekeep sagt, wenn eine Figur noch dasteht, die zurück sein sollte, oder wenn eine Karte woanders zu liegen scheint. Es sagt nie, dass der Tisch stimmt: Schau selbst nach.',
		'Die Kamera kann auch ein zweites Handy sein, das bei der Partie zuschaut: siehe „Auf anderen Handys zeigen“. Das Handy, auf dem gezählt wird, bestimmt sie dort mit „Als Kamera nutzen“. Was sie sieht, erscheint dann auf diesem Handy, und dort wird bestätigt.',
		'Kein Bild verlässt dieses Gerät oder wird gespeichert. Die Kamera ist aus, solange die Seite nicht zu sehen ist, und wenn sich fünf Minuten lang nichts bewegt; dann ist der Bildschirm dunkel, bis du ihn antippst.'
	]
};

/** What the numbers of the review’s closer look mean. */
const analysisSection: HelpSection = {
	id: 'analysis',
	title: 'Eine Partie genauer ansehen',
	lines: [
		'Nach einer Partie zu mehreren mit dem Grundspiel oder der Winter-Edition, ohne Erweiterungen, sieht sich der Rückblick jeden Zug an. Tilekeep spielt von dort viele Male weiter, immer mit denselben gemischten Karten, und vergleicht, was aus den Zügen wird. Das geschieht auf deinem Gerät, solange die Seite zu sehen ist, und das Ergebnis wird aufgehoben.',
		'All das sind Schätzungen eines einfachen Spielers: Er sieht die nächsten Runden und keine Pläne. Wer sich gegen einen Plan absichert, scheint ihm etwas zu verschenken. Nach diesem Maß verschenken einfache Programme so viele Punkte wie starke Spieler. Darum sagt es nichts darüber, wie gut jemand spielt.'
	],
	terms: [
		[
			'Gewinnchance',
			'Wie oft jeder gewinnt, wenn alle so weiterspielen wie Tilekeep. Im ersten Viertel lässt sich nichts sagen. Von Zug zu Zug schwankt sie auch durch Zufall; darum werden nur große Änderungen genannt. Als Grund stehen Karte oder Zug nur da, wenn Glück oder Verlust in diesem Zug die Änderung erklärt.'
		],
		[
			'Glück beim Ziehen',
			'Was die Karte mit dem besten Zug wert war, abzüglich des Durchschnitts aller Karten, die hätten kommen können. Genau bekannt ist nur, welche Karten noch übrig waren; ihr Wert ist geschätzt.'
		],
		[
			'Einen Blick wert, verschenkt',
			'Der beste gefundene Zug brachte mindestens 3 Punkte mehr als der gespielte, oder mindestens 5. Das steht nur da, wenn der Zufall allein selten so viel ausmacht und eine zweite Art weiterzuspielen dasselbe ergibt. Unter 2 Punkten sind die Züge etwa gleich gut, und dann steht nichts da.'
		],
		[
			'Glückliche Karten',
			'Partien mit Erweiterungen kann Tilekeep nicht so weiterspielen. Dort zählt der Rückblick: welche Karten für ihren Spieler etwas abschlossen, wie viele Punkte das brachte und wie viele der übrigen Karten dasselbe gekonnt hätten. Ist nicht bekannt, welche Karten übrig sind, sagt er nichts.'
		],
		[
			'Wie es jetzt liegt',
			'Wie viele Punkte es gäbe, wenn die Partie gleich nach dem Zug zu Ende wäre.'
		]
	]
};

/** How somebody plays on from a position, and what puzzles are. */
const trialSection: HelpSection = {
	id: 'trial',
	title: 'Weiterspielen und Aufgaben',
	lines: [
		'Vom Rückblick, vom Verlauf oder von der Beispielpartie aus kannst du gegen die App weiterspielen. Wähle, wer du bist und wie gut sie spielt. Die App zieht die Karten aus denen, die übrig sind. Rückgängig nimmt alles bis zu deinem letzten Zug zurück.',
		'Die Partie selbst bleibt, wie sie ist, und von der Probepartie wird nichts gespeichert.',
		'Wo ein Zug deutlich besser war als der gespielte, gibt es eine Aufgabe. Probiere einen Zug, sieh, wie gut er ist, und verschicke die Aufgabe als Link ohne Namen.',
		'All das geht mit dem Grundspiel und der Winter-Edition ohne Erweiterungen.'
	]
};

/** How games are written down, and opened from writing. */
const writingSection: HelpSection = {
	id: 'writing',
	title: 'Aufgeschriebene Partien',
	lines: [
		'„Partie aufschreiben“ unter „Diese Partie teilen“ gibt die Züge des Grundspiels als Text: als Spielprotokoll in JSON, in der Notation von Freels oder in der von Carcassonne Central. Vorher steht da, was die Form nicht sagt, etwa eure Regeln.',
		'„Geteilte Partie öffnen“ nimmt solche Texte auch an, eingefügt oder als Datei, und Spielstände von JCloisterZone 5. Jede Zeile wird nach den Regeln geprüft. Die Partie öffnet sich bis zur ersten Zeile, die gegen eine verstößt oder unlesbar ist, und du erfährst, warum.',
		'Keine Form sagt, wie Wiesen zählen oder was eine kleine Stadt bringt. Tilekeep fragt danach und nimmt bis dahin die üblichen Turnierregeln. Wo ein Text mehreres bedeuten kann, fragt es einmal.',
		'Von der Notation von Central kennen wir nur einen Teil: Wie sie Bauern, Wegelagerer und Mönche schreibt, ist geraten.',
		'Es gibt auch ein Protokoll für Papier: von einer Partie oder leer, zum Ausfüllen von Hand.'
	]
};

/** How a tournament is held. */
const tournamentSection: HelpSection = {
	id: 'tournament',
	title: 'Turnier',
	lines: [
		'„Turnier“ steht in den Einstellungen und bei „Alle Partien“: Es lost die Tische eines Abends aus, nimmt Ergebnisse auf und zeigt die Tabelle.',
		'Gebt die Spieler ein oder fügt eine Liste ein. Das Schweizer System lost zuerst frei aus, dann nach Rang; niemand trifft zweimal auf denselben Gegner, solange es sich vermeiden lässt.',
		'Tippt auf einen Tisch, um sein Ergebnis einzugeben. Ihr könnt es später berichtigen und seht vorher, welche Ränge sich ändern. Ausgeloste Runden bleiben.',
		'Oder die Tische melden selbst: „Codes für die Tische“ zeigt einen Code. An jedem Tisch scannt ihn ein Handy und richtet seine Partie ein. Danach zeigt es das Ergebnis als Code oder Link: Nehmt ihn mit „Ergebnis scannen“ auf oder öffnet den Link. Es gilt, sobald ihr es annehmt; was sich widerspricht, bleibt nebeneinander. Weitergegeben werden nur die Namen, die Punkte und ein Fingerabdruck der Partie. Geht die Partie auf einem anderen Handy weiter, scannt dort den Code der Tische noch einmal.',
		'Zuerst zählen Siege, ein Unentschieden ist ein halber, ein Freilos ein ganzer. Dann entscheidet, was ihr festlegt, in eurer Reihenfolge.',
		'Wer später kommt, kann noch einsteigen; wer aussteigt, kann wiederkommen. Danach können die besten 4 oder 8 eine Endrunde spielen.',
		'Unter „Mehr“ zeigt ihr Paarungen und Tabelle auf einem großen Bildschirm, druckt sie, speichert sie oder übertragt alles auf ein anderes Handy.'
	]
};

/** What there is beside a running game: past games and their analysis, trials, games in writing, and tournaments. */
export const pastSections: readonly HelpSection[] = [
	{
		id: 'past-games',
		title: 'Frühere Partien',
		lines: [
			'Eine beendete Partie hat eine eigene Seite: wer gewonnen hat, woher die Punkte kamen, das Rennen Zug für Zug, die Höhepunkte und die Zeiten. Den Tisch kannst du dort erkunden und die Partie abspielen.',
			'Dort hältst du auch den Abend fest: Fotos vom Tisch, eine Notiz, wo ihr gespielt habt und wie es war. Fotos werden verkleinert und bleiben auf diesem Gerät. Nichts davon ist in etwas enthalten, was du teilst.',
			'Die erste Seite und „Alle Partien“ zeigen jede Partie mit ihrem Tisch: nicht beendete zuerst, dann die neuesten. „Alle Partien“ findet sie nach Spieler, Ausgabe und Monat, nach Wörtern einer Notiz oder eines Ortes, nach Bewertung und nach Fotos. „Spieler“ zeigt, wer wie oft gewonnen hat, mit wie vielen Punkten, woher sie kamen und gegen wen. Tippe auf einen Gegner, um die beiden zu vergleichen. Darunter stehen die Zahlen jeder Ausgabe.',
			'Eine Person unter zwei Namen? Benenne dort jemanden um, oder leg zwei zusammen. Die Partien behalten die Namen, unter denen gespielt wurde, und „Rückgängig“ nimmt es zurück.'
		]
	},
	analysisSection,
	trialSection,
	writingSection,
	tournamentSection
];

/** The official rules of tournaments, and the chess clock. */
export const clockSection: HelpSection = {
	id: 'chess-clock',
	title: 'Turnier und Schachuhr',
	lines: [
		'Meisterschaften werden nach „Offizielles Turnier“ gespielt, einem der Regelsätze: das Grundspiel zu zweit, mit je 15 Minuten. Wiesen zählen nach heutiger Regel, eine kleine Stadt zählt 4. Ein Gleichstand wird geteilt, im Schweizer System also je ein halber Sieg. Für eine K.-o.-Runde beantwortet ihr „Gleichstand am Ende“ mit „wer beginnt, gewinnt“: Dort beginnt, wer besser platziert ist.',
		'Jede Partie kann eine Schachuhr haben: Wählt beim Aufbau die Minuten und was jeder Zug dazugibt. Später findet ihr sie im Menü: aufstellen, neu stellen oder entfernen. Sie steht, bis ihr sie startet. Wer tippt, um einen Zug zu beenden, gibt sie weiter, nachdem gewertet wurde. Jeder kann sie für alle anhalten.',
		'„Große Uhr“ füllt den Bildschirm. Zu zweit hat jeder eine Hälfte, die von der eigenen Seite des Tisches zu lesen und zu drücken ist. Wer sie drückt, bevor der Zug eingegeben ist, verliert durch das Eingeben keine Zeit.',
		'Ist eine Zeit um, sagt Tilekeep, wer verloren hat. Der Tisch entscheidet: Partie beenden oder trotzdem weiterspielen. Die Punkte bleiben, wie sie sind. „Rückgängig“ gibt den Zug zurück, aber keine Zeit.',
		'Die Uhr läuft weiter, während die App geschlossen ist oder das Handy schläft. Merkt Tilekeep, dass die Uhr des Geräts inzwischen verstellt wurde, fragt es, wie viel Zeit übrig ist. Wer mitschaut, sieht die Uhr auch, und wer eigene Züge eingeben darf, kann sie anhalten. Links und Bilder der Partie lassen sie weg, Dateien und Backups behalten sie.'
	]
};

/** Where games are kept, and how they get elsewhere. */
export const dataSection: HelpSection = {
	id: 'data',
	title: 'Wo deine Partien sind',
	lines: [
		'In diesem Browser auf diesem Gerät und sonst nirgends. Jeder Schritt ist gespeichert, bevor er zu sehen ist. Klappt das Speichern nicht, siehst du einen Hinweis, und die Partie geht weiter. Was nicht gespeichert ist, wird getrennt aufbewahrt und gespeichert, sobald Platz ist.',
		'Eine Partie, die nicht lesbar ist, steht als beschädigt in der Liste. Speichere ihre Datei: Eine spätere Version kann sie vielleicht lesen, und Backups enthalten sie. Eine Partie mit einer Erweiterung, die diese Version noch nicht kennt, kannst du ansehen und nach einem Update weiterspielen.',
		'Ein Browser darf die Daten einer Seite löschen, wenn auf dem Gerät der Platz knapp wird. Safari tut es nach sieben Tagen ohne Besuch, wenn die Seite nicht auf dem Home-Bildschirm ist. „Speicher und Backup“ auf der ersten Seite zeigt, wie viel gespeichert ist und ob es geschützt ist. Dort kannst du den Browser auch um Schutz bitten.',
		'Ein Backup ist eine Datei mit allen Partien, Notizen, beschriebenen Karten und Spielern, auf Wunsch auch mit deinen Fotos. Stell es hier oder auf einem anderen Gerät wieder her; was schon da ist, wird nicht verdoppelt.',
		'Mit „Zweites Gerät verbinden“ unter „Speicher und Backup“ bekommen zwei deiner Geräte die Partien, die ihnen fehlen. Das geht mit einem Code und seiner Antwort, wie beim Mitschauen. Beide müssen im selben Netz sein, und du stimmst auf beiden zu. Fotos kommen nur mit, wenn du willst. Du kannst jederzeit abbrechen: Jedes Gerät hat dann alle seine neuen Partien oder ist, wie es war.',
		'Auf einem iPhone hat die App auf dem Home-Bildschirm ihren eigenen Speicher. Erstelle in Safari ein Backup, öffne dann die App und stell es dort wieder her. Auch alle Codes und Links öffnen sich in Safari, ob zum Mitschauen oder für ein zweites Gerät. In der App scannst du sie unter „Geteilte Partie öffnen“ oder fügst sie dort ein.'
	]
};

/** What the app tells others: nothing. */
export const privacySection: HelpSection = {
	id: 'privacy',
	title: 'Privatsphäre',
	lines: [
		'Kein Konto, kein Tracking, keine Werbung. Einmal geladen, wendet sich Tilekeep nur noch an seinen eigenen Server: für neue Versionen, eine Sprache oder ein Relais. Schauen andere bei deiner Partie zu oder verbindest du ein zweites Gerät, verbinden sich eure Geräte nur miteinander. Nur wenn du ein Relais benutzt, treffen sie sich auf dem eigenen Server von Tilekeep, der die Partie nicht lesen kann.'
	]
};
