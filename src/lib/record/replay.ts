import type { Rulings } from '../engine/rulings';
import { replay, type Replay } from '../engine/play';
import { rulesOf, type TableEvent } from '../rules/catalogue';
import type { Header } from './header';
import { effective, type GameRecord } from './log';
import { renumbered, toldIn, type TileTypes } from './told';

const NOTHING_TOLD: TileTypes = new Map();
const replayed = new WeakMap<GameRecord, { readonly shelf: TileTypes; readonly replay: Replay }>();

/**
 * The game as it stands by its record, up to the first event that can't be taken. The same record gives the same game
 * again: it is to be read, not played on. `shelf` are designs told in other games, fit to be laid next.
 */
export function replayRecord(record: GameRecord, shelf = NOTHING_TOLD): Replay {
	const known = replayed.get(record);
	if (known?.shelf === shelf) return known.replay;
	const { events, rulings } = effective(record.entries);
	const replay = replayEvents(ruledBy(record.header, rulings), events, shelf);
	replayed.set(record, { shelf, replay });
	return replay;
}

/** The game with this header after these events; `shelf` as in {@link replayRecord}. */
export function replayEvents(
	header: Header,
	events: readonly TableEvent[],
	shelf = NOTHING_TOLD
): Replay {
	const rules = rulesOf(header, new Map([...shelf, ...toldIn(events)]));
	return replay(rules, header.players.length, header.first, renumbered(events, rules.tiles));
}

/** A game's header with the rulings by which it is played now, whatever was answered before the first tile. */
export const headerOf = ({ header, entries }: GameRecord): Header =>
	ruledBy(header, effective(entries).rulings);

/** A header with other answers to some rulings. */
export const ruledBy = (header: Header, rulings: Rulings): Header =>
	Object.keys(rulings).length === 0
		? header
		: { ...header, rulings: { ...header.rulings, ...rulings } };

/** The designs with which a game of this header is played after these events; `shelf` as in {@link replayRecord}. */
export const typesIn = (
	header: Header,
	events: readonly TableEvent[],
	shelf = NOTHING_TOLD
): TileTypes => rulesOf(header, new Map([...shelf, ...toldIn(events)])).tiles;
