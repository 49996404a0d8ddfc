import type { ExpansionReading } from '../../../words/expansion';
import type { DRAGON_NAMES } from '../names';

type Reading = ExpansionReading<typeof DRAGON_NAMES>;

/** How to play with The Princess & the Dragon, in German. */
export const help: Reading['help'] = {
	title: 'Burgfräulein & Drache',
	lines: [
		'Drache und Fee gehören niemandem und warten neben den Karten. Die Ausgabe von 2025, „Drache & Fee“, hat andere Regeln, die Tilekeep nicht kennt.'
	],
	terms: [
		[
			'Vulkan',
			'Der Drache kommt von selbst zu jedem Vulkan. Auf diese Karte wird keine Figur gesetzt. Karten mit Drachen, die vorher gezogen werden, legt ihr beiseite und mischt sie später wieder unter.'
		],
		[
			'Der Drache zieht',
			'Nach einer Karte mit Drachen ziehen ihn alle reihum, zusammen sechs Karten weit. Tippe auf die nächste Karte: Die Figuren dort kehren ohne Punkte zurück. Bleibt nur ein Weg, zieht er von selbst. In einer Sackgasse bleibt er stehen.'
		],
		[
			'Fee',
			'Statt eine Figur zu setzen, darfst du die Fee zu einer deiner Figuren stellen. Der Drache betritt ihre Karte nie. Beginnt dein Zug mit ihr, bekommst du 1 Punkt. Wird ihre Figur gewertet, bekommst du 3, auch am Schluss.'
		],
		[
			'Burgfräulein',
			'Wer ein Burgfräulein an eine Stadt mit Rittern legt, darf einen davon zurückschicken, statt eine Figur zu setzen. Nach einer anderen Regel muss man.'
		],
		[
			'Magisches Portal',
			'Wer ein Portal legt, darf eine Figur auf jede Karte setzen, wo etwas unfertig ist und niemand steht. Tippe auf „Durch das Portal gehen“, dann auf den Platz.'
		],
		[
			'Wer nicht allein bleiben darf',
			'Solche Figuren kehren mit der letzten Figur ihres Besitzers dort zurück. Wer steht, wo vier Karten sich treffen, bleibt: Der Drache frisst ihn nicht.'
		]
	],
	topics: {
		fairy: {
			title: 'Die Fee in Bildern',
			pictures: {
				'fairy-at-start': 'Der Zug von Rot beginnt mit der Fee',
				'fairy-scored': 'Die Stadt von Rot ist fertig: Die Fee bringt 3 Punkte dazu',
				'fairy-at-the-end': 'Dieselbe Stadt, am Schluss unfertig'
			}
		}
	}
};

export const rules: Reading['rules'] = {
	'DRAGON-1': [
		'30 Karten werden mit den anderen gezogen: 6 Vulkane, 12 Drachen, 6 Portale, 6 Burgfräulein. In späteren Editionen haben zwei einen Garten, und einer fehlt das Wappen.',
		'Wiki, Inhalt; Bilder der Karten'
	],
	'DRAGON-2': [
		'Die Straße im Tunnel ist eine Straße und trennt keine Wiese. Das Kloster in einer Stadt wird getrennt von dieser Stadt besetzt.',
		'Wiki; Wiki, 1. Edition; Papa Geek'
	],
	'DRAGON-3': [
		'Auf einen Vulkan wird keine Figur gesetzt. Die Fee darf versetzt werden, eine Figur darf zurückgenommen werden, und an einer Ecke dieser Karte darf eine stehen.',
		'Wiki, Anmerkung; JCloisterZone'
	],
	'DRAGON-4': [
		'Sobald ein Vulkan liegt, kommt der Drache dorthin, egal wo er vorher stand.',
		'Wiki; Wiki, 1. Edition'
	],
	'DRAGON-5': ['Dort bleibt er bis zur nächsten Karte mit Vulkan oder Drache.', 'Wiki'],
	'DRAGON-6': [
		'Eine Karte mit Drache, die vor dem ersten Vulkan gezogen wird, kommt beiseite. Wer sie zog, zieht eine andere; sie wird später wieder untergemischt.',
		'Wiki; carcassonne-spiel.com'
	],
	'DRAGON-7': [
		'Liegt eine Karte mit Drache und ist vielleicht eine Figur gesetzt, zieht der Drache vor der Wertung. Nach einer anderen Regel zieht er danach, wenn Figuren weitergezogen sind.',
		'davor: Wiki; danach: Rio Grande Games'
	],
	'DRAGON-8': [
		'Er zieht sechsmal, jedes Mal auf eine Karte daneben. Wer die Karte gelegt hat, beginnt; die anderen folgen reihum.',
		'Wiki; Wiki, 1. Edition'
	],
	'DRAGON-9': [
		'Er betritt auf einem Weg keine Karte zweimal und nie die der Fee. Jeder Schritt ist Pflicht; in einer Sackgasse ist der Weg zu Ende.',
		'Wiki; Wiki, 1. Edition; JCloisterZone'
	],
	'DRAGON-10': [
		'Alle Figuren auf einer Karte, die er betritt, kehren ohne Punkte zurück, wo sie dort auch stehen: auch Bauern.',
		'Wiki; Wiki, 1. Edition'
	],
	'DRAGON-11': [
		'Wer steht, wo vier Karten sich treffen, bleibt. Wer nicht allein bleiben darf, kehrt mit der letzten eigenen Figur dort zurück.',
		'Papa Geek; JCloisterZone'
	],
	'DRAGON-12': [
		'Auf die Karte mit dem Drachen kommt niemand, weder durch ein Portal noch beim Weiterziehen.',
		'JCloisterZone'
	],
	'DRAGON-13': [
		'Zeigt die letzte Karte einen Drachen, zieht er, bevor das Spiel endet.',
		'unsere Entscheidung; JCloisterZone'
	],
	'DRAGON-14': [
		'In einer laufenden Partie steht der Drache, wo ihr ihn hinstellt, oder wartet auf einen Vulkan.',
		'unsere Entscheidung'
	],
	'PRINCESS-1': [
		'Wer ein Burgfräulein an eine Stadt mit Rittern legt, darf einen davon zurückschicken, egal wessen. Nach einer anderen Regel muss man.',
		'darf: Wiki; muss: Brettspielwelt'
	],
	'PRINCESS-2': [
		'Ritter sind alle Figuren in der Stadt, die bei der Mehrheit zählen. Wer nicht allein bleiben darf, geht erst nach dem letzten von ihnen.',
		'JCloisterZone'
	],
	'PRINCESS-3': [
		'Wer einen Ritter zurückschickt, tut in diesem Zug nichts anderes mit einer Figur.',
		'Wiki, Anmerkung'
	],
	'PRINCESS-4': [
		'Ohne Ritter in der Stadt, oder wenn erst später einer kommt, bewirkt ein Burgfräulein nichts.',
		'superfred.de; JCloisterZone'
	],
	'PRINCESS-5': ['Der Ritter bringt keine Punkte.', 'Wiki'],
	'PORTAL-1': [
		'Wer ein Portal legt, darf eine Figur auf jede andere Karte setzen: wo etwas unfertig ist und nach den üblichen Regeln.',
		'Wiki, 1. Edition; carcassonne-spiel.com'
	],
	'PORTAL-2': [
		'Jede Figur, die bei der Mehrheit zählt, darf hindurch, andere nicht. Nach einer anderen Regel auch nicht Bürgermeister und Wagen.',
		'JCloisterZone; sonst offen'
	],
	'PORTAL-3': [
		'Die Figur darf auch auf die Karte mit dem Portal selbst, wie auf jede Karte.',
		'Wiki, 1. Edition'
	],
	'PORTAL-4': [
		'Eine Figur, die als zweite gesetzt werden darf, darf auch durch das Portal, wenn in diesem Zug noch keine hindurchging.',
		'JCloisterZone; Papa Geek'
	],
	'FAIRY-1': [
		'Statt eine Figur zu setzen, darf man die Fee zu einer eigenen stellen, die bei der Mehrheit zählt, auch im Zug mit einem Vulkan.',
		'Wiki; JCloisterZone'
	],
	'FAIRY-2': [
		'Sie steht bei einer einzigen Figur. Nach einer anderen Regel steht sie auf einer ganzen Karte, bei allen Figuren dort.',
		'Wiki, 1. Edition, Anmerkung'
	],
	'FAIRY-3': [
		'Geht ihre Figur zurück, bleibt sie, wo sie ist, und bringt niemandem Punkte. Auf einer ganzen Karte bringt sie allen Punkte, die dort eine Figur haben.',
		'JCloisterZone'
	],
	'FAIRY-4': [
		'Der Drache betritt ihre Karte nicht, alle Figuren dort sind vor ihm sicher. Vor anderem schützt sie nicht.',
		'Wiki, 1. Edition; JCloisterZone'
	],
	'FAIRY-5': [
		'Beginnt ein Zug mit ihr bei einer eigenen Figur, bringt das 1 Punkt: einmal, auch mit einer zweiten Karte.',
		'Wiki; Antworten des Verlags'
	],
	'FAIRY-6': [
		'Wird etwas mit ihrer Figur gewertet, bekommt deren Besitzer 3 Punkte dazu, egal wer die Mehrheit hat. Das gilt auch am Schluss und wo es sonst nichts gibt.',
		'Wiki; superfred.de; JCloisterZone'
	],
	'FAIRY-7': [
		'Nach einer anderen Regel bringt ein Zug, der mit ihr beginnt, 1 Punkt für jede eigene Figur auf ihrer Karte.',
		'JCloisterZone'
	],
	'FAIRY-8': [
		'Stehen mehrere Figuren auf ihrer Karte in dem, was gewertet wird, bekommt die 3 Punkte, wer zuerst dort war. Nach einer anderen Regel bekommen sie alle.',
		'JCloisterZone; sonst offen'
	],
	'FAIRY-9': [
		'Eine Figur, die zurückgenommen wird, bringt keine 3 Punkte. Ein Bauer bei der Fee bringt sie, auch wenn die Wiese vor dem Ende gewertet wird.',
		'JCloisterZone'
	],
	'FAIRY-10': [
		'In einer laufenden Partie steht sie, wo ihr sie hinstellt: bei der Figur dort, wenn eine da ist.',
		'unsere Entscheidung'
	],
	'FAIRY-11': [
		'Sie darf auch zu deiner Figur, die oben auf etwas steht. Das bringt 1 Punkt, wenn dein Zug beginnt, und nie 3.',
		'JCloisterZone'
	]
};

export const ruleTopics: Reading['ruleTopics'] = {
	DRAGON: 'der Drache',
	PRINCESS: 'das Burgfräulein',
	PORTAL: 'Portale',
	FAIRY: 'die Fee'
};
