import type { Presentation } from '../../rules/presentation/presentation';

export const WIND_ROSES_PRESENTATION: Presentation = {
	module: 'wind-roses',
	sources: { 'wind-roses/section': 'wind-roses' }
};
