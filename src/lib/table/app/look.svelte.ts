import { LOOK_CHOICES } from './look-choices';
import { showLook } from './show-look';
import { StoredChoice } from './stored-choice.svelte';

const { scheme, shownLand, scores } = LOOK_CHOICES;

/** How pages shall look on this device. */
export const look = {
	/** Light or dark, or as the device is. */
	scheme: new StoredChoice<(typeof scheme.values)[number]>(scheme.key, scheme.values, 'device'),
	/** How tables are painted: as their boxes are, or all alike. */
	shownLand: new StoredChoice<(typeof shownLand.values)[number]>(
		shownLand.key,
		shownLand.values,
		'box'
	),
	/** The size of the scores at the table. */
	scores: new StoredChoice<(typeof scores.values)[number]>(scores.key, scores.values, 'normal')
};

/** The land in which a table is shown whose box has this one. */
export function landShown(ofBox: 'summer' | 'winter'): 'summer' | 'winter' {
	const { value } = look.shownLand;
	return value === 'box' ? ofBox : value;
}

/** Shows the page as it was chosen, whenever that changes, here or in another tab. */
export function followLook(): void {
	$effect(() => {
		const values: Readonly<Record<string, string>> = {
			scheme: look.scheme.value,
			shownLand: look.shownLand.value,
			scores: look.scores.value
		};
		showLook(LOOK_CHOICES, (name) => values[name] ?? null);
	});
}
