import type { PlayerIndex } from '../engine/piece';
import type { ScorePoint } from './race';

/** A player took the lead alone, having had it not before. */
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
