import { ofName } from '../grammar';
import { turnOf } from './said';
import type { tradersAndBuilders as english } from '../../en/boxes/traders-and-builders';
import type { LikeEnglish } from '../../like-english';
import type { BoxWords } from './types';

/** The words of Traders & Builders. */
export const tradersAndBuilders: LikeEnglish<typeof english, BoxWords> = {
	expansions: {
		'traders-and-builders': {
			title: 'Marchands et Bâtisseurs',
			adds: '24 tuiles ; 20 marchandises ; un bâtisseur et un cochon pour chacun'
		}
	},
	pieces: {
		builder: { one: 'bâtisseur', many: 'bâtisseurs' },
		pig: { one: 'cochon', many: 'cochons' }
	},
	signs: {
		wine: { name: 'Vin', with: 'avec du vin' },
		grain: { name: 'Blé', with: 'avec du blé' },
		cloth: { name: 'Tissu', with: 'avec du tissu' }
	},
	sources: { goods: 'Marchandises' },
	scoreAll: { goods: 'Évaluer les marchandises' },
	titles: {
		'goods/won': 'Marchandises d’une ville',
		'goods/wine': 'Majorité de vin',
		'goods/grain': 'Majorité de blé',
		'goods/cloth': 'Majorité de tissu'
	},
	objections: {
		'builder/no-follower': 'Pour un bâtisseur, il faut un meeple du même joueur à cet endroit.',
		'builder/completed':
			'Un bâtisseur ne va que sur une route incomplète ou dans une ville incomplète.',
		'pig/no-farmer': 'Pour un cochon, il faut un paysan du même joueur à cet endroit.'
	},
	countables: {
		wine: { one: 'jeton de vin', many: 'jetons de vin' },
		grain: { one: 'jeton de blé', many: 'jetons de blé' },
		cloth: { one: 'jeton de tissu', many: 'jetons de tissu' }
	},
	events: {
		'builder/stopped': ({ turn, name }) =>
			`${turnOf(turn)} : ${name} n’a pas placé de seconde tuile.`
	},
	further: {
		'builder/second-part': {
			says: (name) => `Bâtisseur ${ofName(name)} : une seconde tuile.`,
			no: 'Pas de seconde tuile'
		}
	}
};
