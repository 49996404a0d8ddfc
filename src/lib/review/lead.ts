import type { PlayerIndex } from '../engine/piece';
import type { ScorePoint } from './race';

/** Somebody had more points than anybody else, and hadn't before. */
export interface Lead {
	readonly player: PlayerIndex;
	readonly moment: number;
}

/** Who led alone, one after the other: a tie hands the lead to nobody, whoever leads again after one had it all along. */
export function leadsIn(race: readonly ScorePoint[]): readonly Lead[] {
	const leads: Lead[] = [];
	for (const { scores, moment } of race) {
		const player = leaderBy(scores);
		if (player !== undefined && player !== leads.at(-1)?.player) leads.push({ player, moment });
	}
	return leads;
}

function leaderBy(scores: readonly number[]): PlayerIndex | undefined {
	const most = Math.max(...scores);
	const first = scores.indexOf(most);
	return scores.lastIndexOf(most) === first ? first : undefined;
}
