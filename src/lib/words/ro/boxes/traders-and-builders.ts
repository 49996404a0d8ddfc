import { turnOf } from './said';
import type { tradersAndBuilders as english } from '../../en/boxes/traders-and-builders';
import type { LikeEnglish } from '../../like-english';
import type { BoxWords } from './types';

/** The words of Traders & Builders. */
export const tradersAndBuilders: LikeEnglish<typeof english, BoxWords> = {
	expansions: {
		'traders-and-builders': {
			title: 'Negustori și constructori',
			adds: '24 de cartonașe; mărfuri; fiecare primește constructor și porc'
		}
	},
	pieces: {
		builder: { one: 'constructor', many: 'constructori', the: 'constructorul' },
		pig: { one: 'porc', many: 'porci', the: 'porcul' }
	},
	signs: {
		wine: { name: 'Vin', with: 'cu vin' },
		grain: { name: 'Grâu', with: 'cu grâu' },
		cloth: { name: 'Stofă', with: 'cu stofă' }
	},
	sources: { goods: 'Mărfuri' },
	scoreAll: { goods: 'Evaluează mărfurile' },
	titles: {
		'goods/won': 'Mărfurile unui oraș',
		'goods/wine': 'Cel mai mult vin',
		'goods/grain': 'Cel mai mult grâu',
		'goods/cloth': 'Cea mai multă stofă'
	},
	objections: {
		'builder/no-follower': 'Constructorul are nevoie acolo de un meeple al aceluiași jucător.',
		'builder/completed': 'Constructorul are nevoie de un drum sau de un oraș nefinalizat.',
		'pig/no-farmer': 'Porcul are nevoie acolo de un țăran al aceluiași jucător.'
	},
	countables: {
		wine: ['jeton de vin', 'jetoane de vin'],
		grain: ['jeton de grâu', 'jetoane de grâu'],
		cloth: ['jeton de stofă', 'jetoane de stofă']
	},
	events: {
		'builder/stopped': ({ turn, name }) =>
			`${turnOf(turn)}, ${name}: al doilea cartonaș nu a fost plasat.`
	},
	further: {
		'builder/second-part': {
			says: (name) => `Constructor: al doilea cartonaș pentru ${name}.`,
			no: 'Fără al doilea cartonaș'
		}
	}
};
