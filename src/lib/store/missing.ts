import { deepEqual } from '../record';
import type { Person } from '../record/people';
import { freeId, PROMO_IDS, type CustomTile } from '../custom-tiles/tile';

/*
 * What a device lacks of what another one has. Nothing here is ever replaced: what was said on this device holds.
 */

/** The told tiles that are lacking. One whose id another design has here gets a free one, if it belongs to no box. */
export function missingCustomTiles(
	here: readonly CustomTile[],
	others: readonly CustomTile[]
): readonly CustomTile[] {
	const all = [...here];
	for (const tile of others) {
		const id = idAmong(all, tile);
		if (id !== undefined) all.push({ ...tile, id });
	}
	return all.slice(here.length);
}

/** The id that a told tile gets among others; undefined when it is here, or there's none left. */
function idAmong(all: readonly CustomTile[], tile: CustomTile): CustomTile['id'] | undefined {
	const { id } = tile;
	if (!all.some((each) => each.id === id)) return id;
	const isHere = all.some((each) => deepEqual({ ...each, id }, tile));
	return isHere || !PROMO_IDS.includes(id) ? undefined : freeId(PROMO_IDS, all);
}

/** The people who are lacking: those with a name that is anybody's here are left out. */
export function missingPeople(
	here: readonly Person[],
	others: readonly Person[]
): readonly Person[] {
	const taken = new Set(here.flatMap(namesOf));
	const lacking: Person[] = [];
	for (const person of others) {
		if (namesOf(person).some((key) => taken.has(key))) continue;
		for (const key of namesOf(person)) taken.add(key);
		lacking.push(person);
	}
	return lacking;
}

const namesOf = ({ id, keys }: Person): readonly Person['id'][] => [id, ...keys];
