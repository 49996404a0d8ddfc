import { ASSISTANCE_LEVELS } from '../../rules/base/rulings';
import { StoredChoice, tryStorage } from './stored-choice.svelte';

/** Where the settings of the last new game are kept. */
export const SETUP_KEY = 'tilekeep:setup';

/** The answer of the last new game: before this setting existed, it was kept only there. */
function answeredLast(): (typeof ASSISTANCE_LEVELS)[number] | undefined {
	const answer = tryStorage((): unknown => {
		const setup = JSON.parse(localStorage.getItem(SETUP_KEY) ?? '{}') as {
			readonly rulings?: { readonly aids?: unknown };
		};
		return setup.rulings?.aids;
	});
	return ASSISTANCE_LEVELS.find((level) => level === answer);
}

/** How much the app tells in a new game, unless its table agrees on something else. */
export const assistance = new StoredChoice(
	'tilekeep:assistance',
	ASSISTANCE_LEVELS,
	answeredLast() ?? 'helper'
);
