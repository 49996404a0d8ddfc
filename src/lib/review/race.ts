import type { Game, Outcome } from '../engine/game';
import type { Settlement } from '../engine/ledger';
import type { PlayerIndex } from '../engine/piece';
import { effectiveLog, type GameRecord } from '../record';
import { isBegun } from '../rules/base/events';
import { turnNumbers, type TurnNumber } from '../rules/base/tile-numbers';
import type { TableEvent } from '../rules/catalogue';
import { presentationOf } from '../rules/presentations';

/** The largest item, of equal ones the first; undefined for none. */
export const largest = <T>(items: readonly T[], size: (item: T) => number): T | undefined =>
	items.reduce<T | undefined>(
		(best, item) => (best === undefined || size(item) > size(best) ? item : best),
		undefined
	);

/** The scores after an event that changed something. The first point is the table before the first turn. */
export interface ScorePoint {
	/** Number of events so far: the position to show. */
	readonly position: number;
	readonly turn: TurnNumber;
	/** When it was written, in ms since 1970 UTC. An event inserted later has a later time than the events after it. */
	readonly at: number;
	/** Whose turn or answer it was. */
	readonly player?: PlayerIndex;
	/** Points of each player after it. */
	readonly scores: readonly number[];
	/** What was scored since the point before. */
	readonly settlements: readonly Settlement[];
}

/** The score race of a replayed game: a point for each event that changed something; all of an existing table is one. */
export function raceOf(record: GameRecord, game: Game): readonly ScorePoint[] {
	const { seqs } = effectiveLog(record.entries);
	const opening = openingOf(game);
	const writtenAt = (index: number): number =>
		record.entries[seqs[index] ?? -1]?.at ?? record.header.created;
	const first: ScorePoint = {
		position: opening,
		turn: 0,
		at: writtenAt(opening - 1),
		scores: game.history[opening - 1]?.scores ?? game.scores.map(() => 0),
		settlements: game.history.slice(0, opening).flatMap(({ settlements }) => settlements)
	};
	const turns = turnNumbers(game);
	const later = game.history.flatMap((outcome, index): ScorePoint[] => {
		if (index < opening || hasNoEffect(outcome)) return [];
		const { event, scores, settlements } = outcome;
		const player = playerOf(event as TableEvent);
		const turn = turns[index] ?? 0;
		return [
			{
				position: index + 1,
				turn,
				at: writtenAt(index),
				scores,
				settlements,
				...(player !== undefined && { player })
			}
		];
	});
	return [first, ...later];
}

/** Number of events that describe an existing table; 0 for a game from its start tile. */
function openingOf({ rules, history }: Game): number {
	if (!rules.existing) return 0;
	const begun = history.findIndex(({ event }) => isBegun(event));
	return begun < 0 ? history.length : begun + 1;
}

const hasNoEffect = ({ event, settlements }: Outcome): boolean =>
	settlements.length === 0 && presentationOf(event)?.idle === true;

const playerOf = (event: TableEvent): PlayerIndex | undefined =>
	'player' in event ? event.player : undefined;

/** A player took the lead alone, without having had it before. */
export interface Lead {
	readonly player: PlayerIndex;
	readonly position: number;
}

/** Who led alone, one after another. A tie changes nothing: leading again after a tie is no new lead. */
export function leadsIn(race: readonly ScorePoint[]): readonly Lead[] {
	const leads: Lead[] = [];
	for (const { scores, position } of race) {
		const player = leaderBy(scores);
		if (player !== undefined && player !== leads.at(-1)?.player) leads.push({ player, position });
	}
	return leads;
}

function leaderBy(scores: readonly number[]): PlayerIndex | undefined {
	const most = Math.max(...scores);
	const first = scores.indexOf(most);
	return scores.lastIndexOf(most) === first ? first : undefined;
}

/** The turn of a position: that of the last point up to it. */
export function turnAt(race: readonly ScorePoint[], position: number): ScorePoint['turn'] {
	return race.findLast((scorePoint) => scorePoint.position <= position)?.turn ?? 0;
}
