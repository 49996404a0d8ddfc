import type { EventPresentations } from '../../rules/presentation/events';
import type { Presentation } from '../../rules/presentation/presentation';
import { BUILDER_STOPPED, type BuilderStopped } from './rulings';

const BUILDER_EVENTS: EventPresentations<BuilderStopped> = {
	[BUILDER_STOPPED]: {
		role: 'answer',
		idle: true,
		facts: ({ type, player }) => ({ key: type, player })
	}
};

export const TRADERS_AND_BUILDERS_PRESENTATIONS: readonly Presentation[] = [
	{ module: 'builder', events: BUILDER_EVENTS },
	{
		module: 'goods',
		sources: {
			'goods/won': 'goods',
			'goods/wine': 'goods',
			'goods/grain': 'goods',
			'goods/cloth': 'goods'
		}
	}
];
