import type { HelpSection } from '../../en/help/types';

/** How to play with The Gingerbread Man. */
export const gingerbread: HelpSection = {
	id: 'gingerbread',
	title: 'Der Lebkuchenmann',
	lines: [
		'Er gehört niemandem und beginnt in der Stadt der Startkarte. In Partien mit dem Fluss beginnt er in einer Stadt der ersten gelegten Karte, die eine hat, und wer sie legt, setzt ihn hinein. Ist die Startkarte nach einer Hausregel im Beutel, wartet er neben den gelegten Karten auf seine erste Karte; kein Regelheft sagt, was dann gilt.'
	],
	terms: [
		[
			'Seine Karten',
			'Tilekeep kennt seine sechs Karten aus dem einzigen Scan im Internet, den wir gefunden haben. Sieht eine in eurer Schachtel anders aus, oder habt ihr eine doppelt? Ändere die Anzahl unter „Karten im Beutel“ und beschreibe eure Karte mit dem + am Ende der Auswahl. Jede Karte mit einem Lebkuchenmann versetzt ihn.'
		],
		[
			'Er wird versetzt',
			'Wer eine seiner sechs Karten legt, macht seinen Zug wie gewohnt und versetzt ihn dann in eine andere unfertige Stadt. Auch wer seine Stadt abschließt, versetzt ihn. Tilekeep fragt, wohin, und der nächste Zug wartet auf die Antwort.'
		],
		[
			'Er bringt Punkte',
			'Alle bekommen für jeden eigenen Ritter in der Stadt 1 Punkt je Karte. Das gilt, wenn der Lebkuchenmann sie wegen einer seiner Karten verlässt. Es gilt auch, wenn sie fertig wird, noch vor ihrer üblichen Wertung. Wappen und Mehrheit spielen keine Rolle. Die Ritter, die er zurücklässt, bleiben.'
		],
		[
			'Keine andere Stadt',
			'Er bleibt stehen, und es gibt keine Punkte. Wird seine Stadt dabei fertig, kommt er bis zu seiner nächsten Karte vom Tisch.'
		],
		[
			'Was das Regelheft nicht sagt',
			'Schließt seine eigene Karte seine Stadt ab, gibt es einmal Punkte, und er wird einmal versetzt. Ihr könnt auch festlegen, dass er zweimal versetzt wird: für die Stadt und dann für die Karte. Dann bringt auch die Stadt Punkte, die er verlässt. Bürgermeister und Wagen zählen je als ein Ritter. Wagen fahren weiter, bevor er versetzt wird; einer, der in seine Stadt fährt, ist dort also ein Ritter.'
		]
	],
	topics: [
		{
			id: 'gingerbread',
			title: 'Der Lebkuchenmann in Bildern',
			pictures: {
				'gingerbread-completed':
					'Seine Stadt ist fertig: Bevor sie wie sonst gewertet wird, bekommt jeder Ritter Punkte',
				'gingerbread-leaves': 'Er verlässt eine Stadt wegen einer seiner Karten'
			}
		}
	]
};
