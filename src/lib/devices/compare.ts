import { gameId, type GameId, type GameRecord } from '../record';
import type { GameEvening } from '../record/evening';
import { hashOfBeginning, type Inventory } from './inventory';
import type { Lack, Listed } from './talk';

/** The id that a game had before it became a copy. */
export const originOf = (id: GameId): GameId => gameId(id.split('~')[0] ?? id);

/** Games with all their copies, by the id of the original. */
export function byOrigin(records: readonly GameRecord[]): ReadonlyMap<GameId, GameRecord[]> {
	const all = new Map<GameId, GameRecord[]>();
	for (const record of records) {
		const origin = originOf(record.header.id);
		const copies = all.get(origin);
		if (copies) copies.push(record);
		else all.set(origin, [record]);
	}
	return all;
}

/** How much a device lacks; the size of the photos in bytes. */
export interface Amount {
	readonly games: number;
	readonly evenings: number;
	readonly photos: number;
	readonly bytes: number;
}

/** What another device has and this one lacks. */
export async function lackOf(own: Inventory, theirs: readonly Listed[]): Promise<Lack> {
	const lack = { games: [] as GameId[], evenings: [] as GameId[] };
	const ids = new Map(own.listed.map((game) => [keyOf(game), game.id]));
	const copies = byOrigin(own.all.games);
	const evenings = new Map(own.all.evenings.map((evening) => [evening.game, evening]));
	for (const game of theirs) {
		const mine =
			ids.get(keyOf(game)) ?? (await beginsWith(game, copies.get(originOf(game.id)) ?? []));
		if (mine === undefined) lack.games.push(game.id);
		else if (lacksField(game, evenings.get(mine))) lack.evenings.push(game.id);
	}
	return { ...lack, photos: missingPhotos(own, theirs) };
}

/** A key that is the same for a game and its copies, as long as their contents are. */
const keyOf = ({ id, hash }: Listed): string => `${originOf(id)} ${hash}`;

/** The id of the game here that continues the whole of theirs; undefined if there is none. */
async function beginsWith(
	{ entries, hash }: Listed,
	records: readonly GameRecord[]
): Promise<GameId | undefined> {
	for (const record of records)
		if (record.entries.length > entries && (await hashOfBeginning(record, entries)) === hash)
			return record.header.id;
	return undefined;
}

/** True if a field of the evening is filled in there and empty here. */
const lacksField = ({ evening = [] }: Listed, here: GameEvening | undefined): boolean =>
	evening.some((field) => here?.[field] === undefined);

/** A photo is the same in all copies of a game. */
function missingPhotos(own: Inventory, theirs: readonly Listed[]): Lack['photos'] {
	const here = new Set(own.all.photos.map(({ game, id }) => `${originOf(game)} ${id}`));
	return theirs.flatMap(({ id: game, photos = [] }) =>
		photos.flatMap(({ id }): Lack['photos'] =>
			here.has(`${originOf(game)} ${id}`) ? [] : [{ game, id }]
		)
	);
}

/** How much is lacking; the sizes are from the list of the device that has it. */
export function amountOf(lack: Lack, listed: readonly Listed[]): Amount {
	const sizes = new Map(
		listed.flatMap(({ id: game, photos = [] }) =>
			photos.map(({ id, bytes }) => [`${game} ${id}`, bytes] as const)
		)
	);
	const bytes = lack.photos.map(({ game, id }) => sizes.get(`${game} ${id}`) ?? 0);
	return {
		games: lack.games.length,
		evenings: lack.evenings.length,
		photos: lack.photos.length,
		bytes: bytes.reduce((sum, one) => sum + one, 0)
	};
}
