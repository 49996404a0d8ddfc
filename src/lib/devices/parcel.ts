import type { GameId, GameRecord } from '../record';
import type { Backup } from '../record/backup';
import { merge } from '../store';
import { byOrigin, originOf } from './compare';
import { idOf } from './inventory';
import type { Lack } from './talk';

/*
 * What goes from one device to the other is a backup with what the other one lacks: it is read, checked and merged as any backup.
 */

/** The games whose lines are needed: those that are lacking, and those to which lacking evenings and photos belong. */
function gamesIn({ games, evenings, photos }: Lack): ReadonlySet<GameId> {
	return new Set([...games, ...evenings, ...photos.map(({ game }) => game)]);
}

const photosIn = ({ photos }: Lack): ReadonlySet<string> =>
	new Set(photos.map(({ game, id }) => `${game} ${id}`));

/** The part of a backup that was asked for. Custom tiles and names of players always come along. */
export function partOf(all: Backup, lack: Lack): Backup {
	const [ids, photos] = [gamesIn(lack), photosIn(lack)];
	return {
		made: all.made,
		told: all.told,
		people: all.people,
		games: all.games.filter((game) => ids.has(idOf(game))),
		unread: all.unread.filter((game) => ids.has(idOf(game))),
		evenings: all.evenings.filter(({ game }) => ids.has(game)),
		photos: all.photos.filter(({ game, id }) => photos.has(`${game} ${id}`))
	};
}

/** What came, with the ids that its games have here, so that a copy from another device is merged with its game. */
export function withOwnIds(came: Backup, here: Backup): Backup {
	const own = byOrigin(here.games);
	const ids = new Map<GameId, GameId>();
	for (const record of came.games) {
		const fitting = (own.get(originOf(record.header.id)) ?? []).filter(
			(mine) => merge(mine, record).fits
		);
		const same = fitting.find(({ header }) => header.id === record.header.id);
		const mine = same ?? fitting[0];
		if (mine) ids.set(record.header.id, mine.header.id);
	}
	const idHere = (id: GameId): GameId => ids.get(id) ?? id;
	const named = <T extends { readonly game: GameId }>(one: T): T => ({
		...one,
		game: idHere(one.game)
	});
	return {
		...came,
		games: came.games.map((record) => withId(record, idHere(record.header.id))),
		evenings: came.evenings.map(named),
		photos: came.photos.map(named)
	};
}

const withId = (record: GameRecord, id: GameId): GameRecord => ({
	...record,
	header: { ...record.header, id }
});
