import type { Presentation } from '../../rules/presentation/presentation';

export const DARMSTADT_PRESENTATION: Presentation = {
	module: 'darmstadt',
	sources: { 'darmstadt/most': 'darmstadt' }
};
