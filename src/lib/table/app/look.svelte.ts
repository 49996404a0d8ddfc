import { LOOK_CHOICES, showLook } from './first-look';
import { StoredChoice } from './stored-choice.svelte';

const { scheme, season, scores, clock } = LOOK_CHOICES;

/** How pages should look on this device. */
export const look = {
	/** Light or dark, or as the device is. */
	scheme: new StoredChoice<(typeof scheme.values)[number]>(scheme.key, scheme.values, 'device'),
	/** How tables are painted: as their boxes are, or all alike. */
	season: new StoredChoice<(typeof season.values)[number]>(season.key, season.values, 'box'),
	/** The size of the scores at the table. */
	scores: new StoredChoice<(typeof scores.values)[number]>(scores.key, scores.values, 'normal'),
	/** Whether a clock shows how long turns take. */
	clock: new StoredChoice<(typeof clock.values)[number]>(clock.key, clock.values, 'off')
};

/** The land in which a table is shown, given the land of its box. */
export function landShown(ofBox: 'summer' | 'winter'): 'summer' | 'winter' {
	const { value } = look.season;
	return value === 'box' ? ofBox : value;
}

/** Shows the page as the user chose, and again whenever that changes, here or in another tab. */
export function followLook(): void {
	$effect(() => {
		const values: Readonly<Record<string, string>> = {
			scheme: look.scheme.value,
			season: look.season.value,
			scores: look.scores.value,
			clock: look.clock.value
		};
		showLook(LOOK_CHOICES, (name) => values[name] ?? null);
	});
}
