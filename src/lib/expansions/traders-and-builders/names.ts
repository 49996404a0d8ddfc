import type { Names } from '../../words/expansion';
import { TRADERS_AND_BUILDERS_RULINGS, TRADERS_AND_BUILDERS_OBJECTIONS } from './rulings';

/** Everything of Traders & Builders that each language has words for. */
export const TRADERS_AND_BUILDERS_NAMES = {
	pieces: ['builder', 'pig'],
	printed: ['wine', 'grain', 'cloth'],
	signs: ['wine', 'grain', 'cloth'],
	sources: ['goods'],
	scoreAll: ['goods'],
	titles: ['goods/won', 'goods/wine', 'goods/grain', 'goods/cloth'],
	fates: ['left-alone'],
	objections: TRADERS_AND_BUILDERS_OBJECTIONS,
	countables: ['wine', 'grain', 'cloth'],
	events: ['builder/stopped'],
	further: ['builder/second-part'],
	declines: ['builder/second-part'],
	rulings: TRADERS_AND_BUILDERS_RULINGS,
	topics: { goods: ['goods-taken'], builder: ['builder-second'], pig: ['pig-pays'] },
	rules: [
		'TRADERS-1',
		'TRADERS-2',
		'TRADERS-3',
		'TRADERS-4',
		'TRADERS-5',
		'TRADERS-6',
		'TRADERS-7',
		'GOODS-1',
		'GOODS-2',
		'GOODS-3',
		'GOODS-4',
		'GOODS-5',
		'BUILDER-1',
		'BUILDER-2',
		'BUILDER-3',
		'BUILDER-4',
		'BUILDER-5',
		'BUILDER-6',
		'BUILDER-7',
		'BUILDER-8',
		'BUILDER-9',
		'PIG-1',
		'PIG-2',
		'PIG-3',
		'PIG-4',
		'PIG-5',
		'PIG-6'
	]
} as const satisfies Names;
