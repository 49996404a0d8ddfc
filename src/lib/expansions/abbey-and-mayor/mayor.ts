import { pennantsOf } from '../../engine/feature';
import type { RuleModule } from '../../engine/module';

/** The mayor: a knight as strong as his city has pennants. */
export const mayor: RuleModule = {
	id: 'mayor',
	pieces: {
		mayor: {
			perPlayer: 1,
			mayStandOn: ({ kind }) => kind === 'city',
			strength: (city) => pennantsOf(city).length
		}
	}
};
