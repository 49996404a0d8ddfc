import type { Presentation } from '../../rules/presentation/presentation';

export const ABBOT_PRESENTATION: Presentation = {
	module: 'abbot'
};
