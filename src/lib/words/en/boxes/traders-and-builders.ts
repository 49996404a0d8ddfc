import { turnOf } from './said';
import type { BoxWords } from './types';

/** The words of Traders & Builders. */
export const tradersAndBuilders = {
	expansions: {
		'traders-and-builders': {
			title: 'Traders & Builders',
			adds: '24 tiles and goods; a builder and pig each'
		}
	},
	pieces: { builder: ['builder', 'builders'], pig: ['pig', 'pigs'] },
	signs: {
		wine: { name: 'Wine', with: 'with wine' },
		grain: { name: 'Grain', with: 'with grain' },
		cloth: { name: 'Cloth', with: 'with cloth' }
	},
	sources: { goods: 'Goods' },
	scoreAll: { goods: 'Score all goods' },
	titles: {
		'goods/won': 'Goods of a city',
		'goods/wine': 'Most wine',
		'goods/grain': 'Most grain',
		'goods/cloth': 'Most cloth'
	},
	objections: {
		'builder/no-follower': 'The builder needs one of its owner’s meeples there.',
		'builder/completed': 'The builder needs an unfinished road or city.',
		'pig/no-farmer': 'The pig needs one of its owner’s farmers there.'
	},
	countables: { wine: ['wine', 'wine'], grain: ['grain', 'grain'], cloth: ['cloth', 'cloth'] },
	events: {
		'builder/stopped': ({ turn, name }) => `${turnOf(turn)}: ${name} laid no second tile.`
	},
	further: {
		'builder/second-part': {
			says: (name) => `${name}’s builder: a second tile.`,
			no: 'No second tile'
		}
	}
} satisfies BoxWords;
