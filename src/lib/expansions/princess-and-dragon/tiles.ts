import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';
import { tile, type TileType } from '../../engine/tile';
import { hasLaterDragonTiles } from './rulings';

/** What is printed on the tiles: the dragon comes, the dragon moves, a figure may go elsewhere. */
export const VOLCANO = 'volcano';
export const DRAGON_SIGN = 'dragon';
export const PORTAL = 'portal';
/** The sign in a city in which a princess lives. */
export const PRINCESS = 'princess';

const plain = (id: string, line: string): TileType => tile(`pd-${id}`, {}, line);
const volcano = (id: string, line: string): TileType => tile(`pd-${id}`, { mark: VOLCANO }, line);
const dragon = (id: string, line: string): TileType =>
	tile(`pd-${id}`, { mark: DRAGON_SIGN }, line);
const portal = (id: string, line: string): TileType => tile(`pd-${id}`, { mark: PORTAL }, line);

/** The tiles of The Princess & the Dragon in its two editions, in their reference orientation. */
export const DRAGON_TILES: readonly TileType[] = [
	plain('CCCF-princess-two', 'C:N,SW!princess C:ES+ F:67 F'),
	plain('CCCF-princess', 'C:NES!princess F:67'),
	portal('CCCF-portal', 'C:NES+ F:67'),
	portal('CCCF-portal-plain', 'C:NES F:67'),
	dragon('CCCF-dragon', 'C:NES M@0 F:67'),
	plain('CCFF-princess-corner', 'C:NE,SW!princess F:45 F:67'),
	dragon('CCFF-dragon', 'C:NE F:4567'),
	plain('CCFF-princess', 'C:NE!princess F:4567'),
	plain('CCFF-princess-garden', 'C:NE!princess F:4567 M=garden'),
	volcano('CCFF-volcano', 'C:N C:E F:4567'),
	plain('CCRR-princess', 'C:NE!princess R:SW F:47 F:56'),
	portal('CCRR-portal', 'C:NE R:SW F:47 F:56'),
	dragon('CFCF-dragon', 'C:NS+ F:23 F:67'),
	dragon('CFFF-dragon', 'C:N F:234567'),
	dragon('CFFF-dragon-garden', 'C:N F:234567 M=garden'),
	volcano('CFFF-volcano', 'C:N F:234567'),
	dragon('CFRR-dragon', 'C:N R:SW F:2347 F:56'),
	portal('CFRR-portal', 'C:N R:SW F:2347 F:56'),
	dragon('CRCR-dragon', 'C:NS R:EW<0 F:23 F:67'),
	dragon('CRRF-dragon', 'C:N R:ES F:2567 F:34'),
	portal('CRRF-portal', 'C:N R:ES F:2567 F:34'),
	plain('CRRR-princess', 'C:N!princess R:E>crossing R:S>crossing R:W>crossing F:27 F:34 F:56'),
	volcano('FFFF-volcano', 'F:01234567'),
	volcano('FFFR-volcano', 'R:W>mark F:01234567'),
	dragon('FFRR-dragon', 'R:SW F:012347 F:56'),
	volcano('FFRR-volcano', 'R:SW F:012347 F:56'),
	dragon('FRFR-dragon', 'R:EW F:0127 F:3456'),
	volcano('FRFR-volcano', 'R:EW F:0127 F:3456'),
	dragon('FRRR-dragon-monastery', 'R:E>monastery R:S>monastery R:W>monastery M F:0127 F:34 F:56'),
	dragon('FRRR-dragon', 'R:E>crossing R:S>crossing R:W>crossing F:0127 F:34 F:56'),
	portal('FRRR-portal', 'R:E>crossing R:S>crossing R:W>crossing F:0127 F:34 F:56'),
	portal('RRRR-portal', 'R:NW R:ES F:07 F:1256 F:34')
];

/** The tiles of 2005 that look different in later editions, and those in their place. */
const FIRST: readonly string[] = ['pd-CCCF-portal', 'pd-CCFF-princess', 'pd-CFFF-dragon'];
const LATER: readonly string[] = [
	'pd-CCCF-portal-plain',
	'pd-CCFF-princess-garden',
	'pd-CFFF-dragon-garden'
];

/** The thirty tiles of an edition. */
export function dragonCounts(rulings: Rulings): TileCounts {
	const others = hasLaterDragonTiles(rulings) ? FIRST : LATER;
	const copies = (id: string): number => (id === 'pd-FFRR-dragon' ? 2 : 1);
	return Object.fromEntries(
		DRAGON_TILES.filter(({ id }) => !others.includes(id)).map(({ id }) => [id, copies(id)])
	);
}
