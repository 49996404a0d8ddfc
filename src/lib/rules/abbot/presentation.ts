import type { Presentation } from '../presentation/presentation';

export const ABBOT_PRESENTATION: Presentation = {
	module: 'abbot'
};
