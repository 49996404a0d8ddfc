import type { ExpansionReading } from '../../../words/expansion';
import type { BRIDGES_NAMES } from '../names';

type Reading = ExpansionReading<typeof BRIDGES_NAMES>;

/** How to play with Bridges, Castles & Bazaars. */
export const help: Reading['help'] = {
	title: 'Brücken, Burgen und Basare',
	lines: [
		'Alle haben einige Brücken und Burgen. Brücken führen Straßen über Karten, und eine Burg bringt die Punkte für das, was neben ihr fertig wird.'
	],
	terms: [
		[
			'Eine Brücke zur Karte',
			'Wo eine Karte nur mit Brücke passt, zeigt der Platz eine. Wo eine gelegt werden darf, tippe unter der Karte an, wie sie verläuft. Sie liegt über der Karte oder einer daneben, und dann darf eine Figur auf sie.'
		],
		[
			'Ohne Brücke',
			'Passt eine Karte nur mit Brücke, musst du sie nicht anlegen: Lege sie beiseite und ziehe eine andere.'
		],
		[
			'Eine Burg wird gebaut',
			'Wird eine Stadt aus zwei Halbkreisen fertig, fragt Tilekeep ihren Besitzer, egal, wer die Karte gelegt hat: Burg bauen oder Stadt werten? Der Ritter bleibt als Burgherr.'
		],
		[
			'Was eine Burg bringt',
			'Eine spätere Karte schließt daneben eine Straße, eine Stadt oder ein Kloster ab, auch ohne Figur: Der Burgherr bekommt, was das bringt, und kehrt zurück. Unter mehreren wählt sein Besitzer.'
		],
		['Wiesen', 'Eine Burg bringt einer Wiese einen Punkt mehr als eine Stadt.'],
		[
			'Basare',
			'Tippe nach dem Zug mit einer Basarkarte auf die aufgedeckten Karten, so viele, wie Spieler dabei sind. Tippe jedes Mal an, welche versteigert wird, wer wem zahlt und wie viel: Gebote werden nicht festgehalten. Tilekeep bewegt die Punkte, verteilt die letzte Karte und sagt, wer als Nächstes welche Karte legt. Wurde die Versteigerung vergessen, tippe auf „Keine Versteigerung“.'
		]
	],
	topics: {
		bridges: {
			title: 'Brücken in Bildern',
			pictures: {
				'bridge-over': 'Eine Brücke führt eine Straße über ein Kloster: 4 Karten, 4 Punkte'
			}
		},
		castles: {
			title: 'Burgen in Bildern',
			pictures: {
				'castle-beside':
					'Blau schließt eine Straße aus 3 Karten ab, und der Herr der Burg von Rot bekommt auch 3'
			}
		}
	}
};

/** The rules of Bridges, Castles & Bazaars in one sentence or two each, with their sources. */
export const rules: Reading['rules'] = {
	'BRIDGE-1': [
		'Zwölf Karten werden mit den anderen gezogen, acht davon mit Basar. Alle haben drei Brücken, zu fünft oder sechst zwei.',
		'Wiki; Regelblatt'
	],
	'BRIDGE-2': [
		'Eine Brücke ist eine Straße gerade über eine Karte, von einer Seite zur gegenüberliegenden. Beide müssen Wiese sein. Sie darf über allem liegen und bleibt bis zum Ende.',
		'Regelblatt; Rezensionen; Wiki'
	],
	'BRIDGE-3': [
		'Für jede Karte darf eine Brücke gelegt werden, zusätzlich zu einer Figur: auf die Karte selbst oder eine direkt daneben. Keine Karte trägt zwei.',
		'Wiki; Regelblatt; Spielablauf; JCloisterZone'
	],
	'BRIDGE-4': [
		'Straßen einer Karte dürfen auf Wiese treffen, wenn eine Brücke sie weiterführt, die mit ihr gelegt wird: über die Karte selbst oder über eine daneben.',
		'Regelblatt; Spielablauf'
	],
	'BRIDGE-5': [
		'Hinter jedem Ende einer Brücke liegt ein leerer Platz oder eine Straße, wenn sie gelegt wird. Auf etwas anderes trifft sie nie.',
		'JCloisterZone'
	],
	'BRIDGE-6': [
		'Eine Karte, die nur mit einer Brücke passt, muss niemand anlegen: Sie darf beiseitegelegt und eine andere gezogen werden.',
		'Spielablauf; JCloisterZone'
	],
	'BRIDGE-7': [
		'Eine Brücke, die die Karte nicht braucht, kommt nach ihr und vor der Figur, auf sie oder eine daneben. Nach einer anderen Regel nur auf sie.',
		'Spielablauf; JCloisterZone'
	],
	'BRIDGE-8': [
		'Eine Brücke ist eine Straße wie jede andere. Auf der eben gelegten Karte darf sie besetzt werden. Ihre Karte zählt für eine Straße einmal, auch wenn diese zugleich darunter verläuft.',
		'Regelblatt; JCloisterZone'
	],
	'BRIDGE-9': [
		'Eine Brücke trennt nichts: Wiesen, Städte und Straßen gehen unter ihr weiter, und nichts davon gehört zu ihr.',
		'Regelblatt'
	],
	'BRIDGE-10': [
		'So verbindet die Wiese unter der Brücke die Wiesen auf beiden Seiten einer Straße, die über sie weiterführt.',
		'Regelblatt; JCloisterZone'
	],
	'BRIDGE-11': [
		'Eine Karte, die nur eine Brücke mit einer Straße verbindet, führt diese Straße weiter, mit allem, was davon abhängt.',
		'JCloisterZone'
	],
	'CASTLE-1': ['Alle haben drei Burgen, zu fünft oder sechst zwei.', 'Wiki; Regelblatt'],
	'CASTLE-2': [
		'Wird eine Stadt aus genau zwei halbrunden Karten fertig, darf ihr Besitzer dort eine Burg bauen, statt sie zu werten.',
		'Wiki, erste Ausgabe; Regelblatt; Fan-Wiki'
	],
	'CASTLE-3': [
		'Egal, wer die Karte gelegt hat: Alle Besitzer solcher Städte werden gefragt, angefangen bei dem, der dran ist.',
		'Regelblatt; JCloisterZone'
	],
	'CASTLE-4': [
		'Genau eine Figur muss dort stehen, die ein Gebiet besetzen kann, gleich welche.',
		'Wiki, erste Ausgabe; JCloisterZone'
	],
	'CASTLE-5': [
		'Die Stadt bringt dann nichts. Ihre Figur bleibt als Burgherr, und die Burg bleibt bis zum Ende.',
		'Regelblatt'
	],
	'CASTLE-6': [
		'Ein Stadtteil, dessen Mauern weiter reichen als ein Halbkreis an einer Seite, kann kein Teil einer Burg sein.',
		'Bilder; JCloisterZone'
	],
	'CASTLE-7': [
		'Die Umgebung einer Burg sind ihre zwei Karten und links und rechts davon je zwei Plätze: sechs Plätze.',
		'Wiki, erste Ausgabe; Regelblatt; Fan-Wiki'
	],
	'CASTLE-8': [
		'Das erste Gebiet mit einer Karte dort, das eine spätere Karte abschließt, bringt dem Burgherrn so viel wie seinen Besitzern, auch wenn es niemand wertet. Dann kehrt er zurück, und die Burg bleibt leer.',
		'Wiki, erste Ausgabe; Regelblatt; Fan-Wiki'
	],
	'CASTLE-9': [
		'Ein Kloster oder Garten zählt nur, wenn seine eigene Karte in der Umgebung liegt.',
		'Wiki, erste Ausgabe'
	],
	'CASTLE-10': [
		'Was die Karte abschließt, mit der eine Burg gebaut wird, zählt für diese Burg nicht.',
		'Wiki, erste Ausgabe; Regelblatt; JCloisterZone'
	],
	'CASTLE-11': [
		'Unter mehreren Gebieten auf einmal wählt der Besitzer des Burgherrn, bevor gewertet wird. Nach einer anderen Regel zählt das, das am meisten bringt.',
		'Wiki, erste Ausgabe; JCloisterZone'
	],
	'CASTLE-12': [
		'Eine Burg, die etwas bringt, wird damit fertig: Sie bringt das Gleiche den Herren der Burgen, in deren Umgebung sie liegt. Eine leere bringt nie wieder etwas.',
		'Wiki, erste Ausgabe'
	],
	'CASTLE-13': [
		'Kein Burgherr darf auf mehr warten. Am Ende der Partie bringen Burgen nichts, und Burgherren kehren zurück.',
		'Wiki, erste Ausgabe; Fan-Wiki'
	],
	'CASTLE-14': [
		'Für eine Wiese bringt eine Burg einen Punkt mehr als eine Stadt. Sie zählt dort nicht noch als Stadt und trennt Wiesen wie eine.',
		'Fan-Wiki; Rezensionen; Wiki, erste Ausgabe; JCloisterZone'
	],
	'CASTLE-15': [
		'Für alles andere ist eine Burg keine Stadt mehr, weder fertig noch unfertig.',
		'JCloisterZone'
	],
	'CASTLE-16': [
		'Ein Burgherr bekommt alles, was das Gebiet selbst bringt, mit allem, was darauf gedruckt ist. Punkte, die einzelne Figuren bringen, sind nicht dabei.',
		'JCloisterZone'
	],
	'CASTLE-17': [
		'Ein Burgherr, der 0 zählt, bringt nichts: Beim ersten solchen Gebiet kehrt er zurück.',
		'JCloisterZone'
	],
	'CASTLE-18': [
		'In einer laufenden Partie werden die Brücken und Burgen eingegeben, die dort liegen.',
		'unsere Entscheidung'
	],
	'BAZAAR-1': [
		'Ist der Zug mit einer Basarkarte vorbei, beginnt eine Versteigerung: So viele Karten, wie Spieler dabei sind, werden aufgedeckt. Sind weniger übrig, gibt es keine.',
		'Wiki; Wiki, erste Ausgabe'
	],
	'BAZAAR-2': [
		'Wer links sitzt, versteigert zuerst, wählt eine Karte und bietet, auch 0. Im Uhrzeigersinn dürfen alle ohne Karte einmal höher bieten oder passen.',
		'Wiki, erste Ausgabe; Rezensionen; Fan-Wiki'
	],
	'BAZAAR-3': [
		'Wer versteigert, zahlt das höchste Gebot an den Bieter und behält die Karte, oder verkauft sie ihm dafür. Bietet niemand höher, geht das eigene Gebot an die Bank.',
		'Wiki, erste Ausgabe; Fan-Wiki; JCloisterZone'
	],
	'BAZAAR-4': [
		'Dann versteigert, wer als Nächstes keine Karte hat. Die letzte Karte ist umsonst. Punkte wandern auf der Wertungstafel und dürfen unter 0 fallen.',
		'Wiki, erste Ausgabe; JCloisterZone'
	],
	'BAZAAR-5': [
		'Dann legen alle ihre Karte in einem gewöhnlichen Zug, links von der Person mit dem Basar beginnend. Niemand legt vorher eine andere eigene Karte.',
		'Wiki, erste Ausgabe; Spielablauf; Wiki, Fragen; JCloisterZone'
	],
	'BAZAAR-6': [
		'Ein Basar auf einer gekauften Karte löst keine Versteigerung aus. Wird einer im zweiten Teil eines Zuges gezogen, kommt seine Versteigerung nach der Runde; nach einer anderen Regel gibt es keine.',
		'Wiki, Fragen; Spielablauf; JCloisterZone'
	],
	'BAZAAR-7': [
		'Eine gekaufte Karte, die nirgends passt, wird beiseitegelegt und eine andere gezogen.',
		'JCloisterZone'
	],
	'BAZAAR-8': [
		'Bringt die Basarkarte einen zweiten Teil des Zuges, kommen Versteigerung und Runde zuerst, nach einer anderen Regel der zweite Teil.',
		'Wiki, Fragen; JCloisterZone'
	],
	'BAZAAR-9': [
		'Nach einer anderen Regel bietet niemand: Reihum nehmen sich alle eine der Karten.',
		'JCloisterZone'
	]
};

export const ruleTopics: Reading['ruleTopics'] = {
	BRIDGE: 'Brücken',
	CASTLE: 'Burgen',
	BAZAAR: 'Basare'
};
