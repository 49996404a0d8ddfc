import { firstName, has, paysOf, type Figure, type secondFeatures } from './second-features';
import { MESSAGES, type Drawn, type Message, type Table } from './second-steps';

/* The eight messages (M4), as the second implementation of the score track knows them. */

/** What can be on top of the messages, below those drawn so far; after one that nobody named anything can. */
export function onTopOf(pile: readonly (Message | undefined)[]): readonly Message[] {
	const last = pile.slice(-MESSAGES.length);
	const [first] = last;
	if (last.length === MESSAGES.length && first) return [first];
	const since = pile.slice(1 - MESSAGES.length);
	return MESSAGES.filter((message) => !since.includes(message));
}

interface Now {
	readonly player: number;
	readonly figures: readonly Figure[];
	readonly features: ReturnType<typeof secondFeatures>;
	readonly table: Table;
}

/** What a message pays, and what can't be about it. Needs a place for pennants and the follower. */
export function effectOf(
	{ message, place, pays: given }: Drawn,
	{ player, figures, features, table }: Now
): { readonly pays: number; readonly problem?: string } {
	if (message === 'tile' || message === undefined) return { pays: 0 };
	if (given !== undefined) return { pays: given };
	const pays = paysOf(player, figures, features);
	if (message !== 'pennants' && message !== 'follower') return { pays: pays[message] };
	if (message === 'pennants') {
		const city = place && features.find((one) => has(one, place));
		const own = city && figures.some((one) => one.player === player && has(city, one.at));
		return {
			pays: (city && pays.pennants.get(firstName(city))) ?? 0,
			...(table.ownPennants && !own && { problem: 'No own knight is there' })
		};
	}
	const chosen = pays.follower.find(({ at }) => place && samePlaces(at, place));
	if (!chosen) return { pays: 0, problem: 'No own follower is there' };
	return { pays: table.followerAlone ? chosen.worth : chosen.pays };
}

/** True for the same segment of the same tile. */
export const samePlaces = (a: Figure['at'], b: Figure['at']): boolean =>
	a.x === b.x && a.y === b.y && a.segment === b.segment;
