import type { ExpansionReading } from '../../../words/expansion';
import type { ROBBERS_NAMES } from '../names';

type Reading = ExpansionReading<typeof ROBBERS_NAMES>;

/** How to play with The Robbers, in German. */
export const help: Reading['help'] = {
	title: 'Die Räuber',
	lines: [
		'Jeder hat einen Räuber, der zuerst im Vorrat wartet. Von den späteren Karten hat eine einen Garten; sagt in euren Regeln, welche ihr habt.'
	],
	terms: [
		[
			'Ein Beutel wird gelegt',
			'Wer ihn legt, darf den Räuber neben den Zählstein eines anderen stellen oder dorthin versetzen. Danach darf der Nächste, der seinen Räuber noch hat, ihn stellen. Nach anderen Regeln dürfen es alle. Tilekeep fragt jeden: Tippe auf einen Namen oder auf niemanden.'
		],
		[
			'Rauben',
			'Punktet jemand neben deinem Räuber, bekommst du aufgerundet die Hälfte davon. Der andere behält alles, und dein Räuber kommt zurück. Er nimmt nur die Hälfte einer Wertung: der ersten des Zugs.'
		],
		[
			'Auf der Wertungstafel',
			'Ein Räuber steht auf einem Feld und beraubt jeden dort. Punkten mehrere in einem Zug, fragt Tilekeep, wen du beraubst, wenn es einen Unterschied macht. Tippe auf die Punkte eines Spielers, um zu sehen, wo die Räuber stehen.'
		],
		[
			'Räuber beraubt niemand',
			'Geraubte Punkte werden nicht geraubt. Die Räuber neben diesem Zählstein gehen mit und warten. Ebenso ist es mit Punkten von Hand.'
		],
		[
			'Am Ende',
			'Jeder Räuber auf der Wertungstafel bringt 3 Punkte. Nach anderen Regeln rauben sie noch einmal oder tun nichts.'
		]
	],
	topics: {
		robbers: {
			title: 'Räuber in Bildern',
			pictures: {
				'robber-takes-half':
					'Der blaue Räuber steht bei Rot: Blau nimmt die Hälfte der roten Straße',
				'robber-goes-along':
					'Rot nimmt die Hälfte der blauen Stadt, und der blaue Räuber geht mit Rot mit'
			}
		}
	}
};

/** The rules of The Robbers. */
export const rules: Reading['rules'] = {
	'ROBBERS-1': [
		'Acht Karten mit einem Beutel werden unter die anderen gemischt. Jeder hat einen Räuber, zuerst im Vorrat. Von den späteren Karten hat eine einen Garten.',
		'Wiki, Inhalt; Bilder der Karten'
	],
	'ROBBERS-2': [
		'Wer einen Beutel legt, darf den Räuber auf ein Feld der Wertungstafel stellen, auf dem der Zählstein eines anderen steht. Steht er schon dort, darf er auf ein anderes solches Feld.',
		'Wiki; Wiki, 1. Edition; Papa Geek'
	],
	'ROBBERS-3': [
		'Danach darf der Nächste, der seinen Räuber noch hat, ihn stellen, sonst niemand. Nach anderen Regeln dürfen es alle, einer nach dem anderen.',
		'Wiki; Wiki, 1. Edition; Z-Man; Ausgabe von 2025'
	],
	'ROBBERS-4': [
		'Räuber werden gestellt, bevor eine Figur gesetzt und bevor gewertet wird. Was die Karte mit dem Beutel abschließt, kann also gleich geraubt werden.',
		'Wiki, 1. Edition, 12/2013; Wiki, Frage'
	],
	'ROBBERS-5': [
		'Punktet jemand neben einem Räuber, so bekommt dessen Besitzer die Hälfte davon, aufgerundet. Der andere behält alles, und der Räuber kommt zurück.',
		'Wiki; Wiki, 1. Edition; Läden'
	],
	'ROBBERS-6': [
		'Punkten in einem Zug mehrere neben einem Räuber, so wählt sein Besitzer, wen er beraubt.',
		'Läden'
	],
	'ROBBERS-7': [
		'Geraubte Punkte werden nicht geraubt. Räuber neben einem Zählstein, der durch Rauben zieht, gehen mit und warten.',
		'Wiki; Wiki, 1. Edition; Läden'
	],
	'ROBBERS-8': [
		'Ein Räuber steht auf einem Feld und beraubt jeden dort, auch wer später kommt. Das Feld ergibt sich aus allen Punkten, rund um die 50 Felder.',
		'Wiki; Wiki, 1. Edition, 5/2013'
	],
	'ROBBERS-9': [
		'Ein Räuber nimmt die Hälfte einer einzigen Wertung, der ersten des Zugs, nicht aller Punkte des Zugs.',
		'Z-Man; die Reihenfolge: unsere Entscheidung'
	],
	'ROBBERS-10': [
		'Am Ende bringt jeder Räuber auf der Wertungstafel 3 Punkte. Nach anderen Regeln raubt er noch einmal oder tut nichts.',
		'Wikicarpedia, Game Reference; offen im Wiki'
	],
	'ROBBERS-11': [
		'Ein Räuber darf auf das Feld 0, auch im ersten Zug.',
		'Wiki, nach seinem Wortlaut'
	],
	'ROBBERS-12': [
		'Punkte von Hand werden nicht geraubt. Der Räuber geht mit dem Zählstein mit, zu dem er gestellt wurde.',
		'unsere Entscheidung'
	],
	'ROBBERS-13': [
		'In einer laufenden Partie gebt ihr ein, wo die Räuber stehen. Was schon fertig ist, kann geraubt werden.',
		'unsere Entscheidung'
	],
	'ROBBERS-14': [
		'Mit den Depeschen steht ein Räuber neben einer der beiden Figuren von jemandem und beraubt nur diese. Tilekeep fragt, welche gezogen wurde.',
		'Wiki; Wiki, 1. Edition, 5/2013; unsere Entscheidung zu den Fragen'
	]
};

/** What they are about. */
export const ruleTopics: Reading['ruleTopics'] = { ROBBERS: 'Räuber' };
