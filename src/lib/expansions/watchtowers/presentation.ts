import type { Presentation } from '../../rules/presentation/presentation';

export const WATCHTOWERS_PRESENTATION: Presentation = {
	module: 'watchtowers',
	sources: { 'watchtowers/seen': 'watchtowers' }
};
