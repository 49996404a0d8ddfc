import { deepEqual } from '../record';
import type { Person } from '../record/people';
import { freeId, PROMO_IDS, type CustomTile } from '../custom-tiles/tile';

/* What a device lacks of another device's data. Nothing on this device is ever replaced. */

/** The custom tiles that are missing. If another design has the same id here, a promo tile gets a free one. */
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

/** The id for a custom tile among others; undefined if it is here already or no id is free. */
function idAmong(all: readonly CustomTile[], tile: CustomTile): CustomTile['id'] | undefined {
	const { id } = tile;
	if (!all.some((each) => each.id === id)) return id;
	const isHere = all.some((each) => deepEqual({ ...each, id }, tile));
	return isHere || !PROMO_IDS.includes(id) ? undefined : freeId(PROMO_IDS, all);
}

/** The people that are missing, without those who share a name with somebody here. */
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
