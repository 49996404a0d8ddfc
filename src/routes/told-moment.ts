import { headerOf, type GameRecord } from '$lib/record';
import { reviewOf, turnAt, type Moment } from '$lib/review';
import { cardOf } from '$lib/ui/review/cards';
import { playerNames } from '$lib/words/player-name';

/** What the players of a finished game would tell a friend first, in one sentence, beside who has won; '' if there is nothing. */
export function toldMoment(record: GameRecord): string {
	const { running, moments, race } = reviewOf(record);
	const told = running ? undefined : moments.find(saysMore);
	if (!told) return '';
	const names = playerNames(headerOf(record).players);
	return cardOf(told, { names, turnAt: (position) => turnAt(race, position) }).says;
}

/** False for what the headline says already, and for what nobody is proud of. */
function saysMore(moment: Moment): boolean {
	if (moment.kind !== 'tie') return moment.kind !== 'stranded';
	const { winners, players } = moment;
	return winners.length > 0 && winners.length < players.length;
}
