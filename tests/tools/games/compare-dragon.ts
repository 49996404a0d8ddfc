import type { Game, MutableGame, Outcome } from '../../../src/lib/engine/game';
import { openQuestions, type Question } from '../../../src/lib/engine/question';
import type { Place } from '../../../src/lib/engine/spot';
import {
	DRAGON_MOVED,
	FAIRY_MOVED,
	SENT_HOME,
	WENT_THROUGH
} from '../../../src/lib/expansions/princess-and-dragon/events';
import { playerText, placeText, xy, type Compare, type Facts } from './compare-texts';
import { lyingIn } from './lying';
import { laidEventOf, type RecordedTurn } from './recorded';
import { segmentAt } from './recorded-magic';

/* Dragon, fairy, princess and portals in recorded games. */

const PORTAL_OPTIONS = {
	follower: 'followerPortalOptions',
	'big-follower': 'bigFollowerPortalOptions',
	mayor: 'mayorPortalOptions',
	wagon: 'wagonPortalOptions',
	abbot: 'abbotPortalOptions'
} as const;

/** What may be done instead of putting a figure. A record without options says that it couldn't. */
export function compareInstead(game: Game, turn: RecordedTurn, compare: Compare): void {
	if (!game.rules.modules.has('dragon')) return;
	// The record of a bare turn names none of this.
	if (turn.legalPlacements === undefined) return;
	const bare = laidEventOf({
		...turn,
		deploy: undefined,
		recall: undefined,
		fairy: undefined,
		princess: undefined
	});
	const asked = openQuestions(lyingIn(game, bare));
	compareFairy(game, turn, questionIn(asked, FAIRY_MOVED), compare);
	const princess = questionIn(asked, SENT_HOME);
	compare(
		'knights',
		(turn.princessOptions ?? []).map((at) => placeText(segmentAt(at))),
		placesIn(princess)
	);
	compare(
		'a princess insists',
		[String(turn.princessMust ?? false)],
		[String(princess !== undefined && !princess.offered)]
	);
	const portal = questionIn(asked, WENT_THROUGH);
	const all = [portal, ...(portal?.choices ?? []).map(({ then }) => then)];
	for (const [kind, name] of Object.entries(PORTAL_OPTIONS))
		compare(
			`${kind} through the portal`,
			(turn[name] ?? []).map(([x, y, segment]) => placeText({ x, y, segment })),
			all.filter((one) => one?.figure?.kind === kind).flatMap(placesIn)
		);
}

function compareFairy(
	{ rules }: Game,
	{ fairyOptions = [] }: RecordedTurn,
	ask: Question | undefined,
	compare: Compare
): void {
	const onTile = rules.rulings['fairy'] === 'tile';
	const found = (ask?.options ?? []).flat();
	compare(
		'followers for the fairy',
		fairyOptions.map((one) =>
			'length' in one ? xy({ x: one[0], y: one[1] }) : placeText(segmentAt(one))
		),
		onTile ? [...new Set(found.map(xy))] : found.map(placeText)
	);
}

const questionIn = (asked: readonly Question[], id: string) => asked.find((one) => one.id === id);

/** The places of a question, those of its buttons too. */
function placesIn(ask: Question | undefined): Facts {
	if (!ask) return [];
	const others = (ask.choices ?? []).flatMap(({ event }) =>
		event && 'from' in event ? [event.from as Place] : []
	);
	return [...ask.options.flat(), ...others].map(placeText);
}

/** Who moves the dragon next, and to which tiles. A record without moves says that it stays. */
export function compareStep(
	game: MutableGame,
	{ dragon }: RecordedTurn,
	step: number,
	compare: Compare
): void {
	const move = dragon?.moves[step];
	const ask = questionIn(openQuestions(game), DRAGON_MOVED);
	const spots = (ask?.options ?? []).flatMap(([place]) => (place ? [xy(place)] : []));
	compare(
		'steps of the dragon',
		move
			? [
					stepText(
						move.player,
						move.options.map(([x, y]) => xy({ x, y }))
					)
				]
			: [],
		ask ? [stepText(ask.player, spots)] : []
	);
}

const stepText = (player: number, spots: readonly string[]): string =>
	`${playerText(player)} to ${[...spots].sort().join(' ')}`;

/** What a turn began with. */
export function compareOpening(
	{ settlements }: Outcome,
	{ fairyAtStart = [], legalPlacements }: RecordedTurn,
	compare: Compare
): void {
	if (legalPlacements === undefined) return;
	compare(
		'the fairy’s point',
		fairyAtStart.map(({ player, points }) => `${playerText(player)} gets ${String(points)}`),
		settlements
			.filter(({ occasion }) => occasion === 'fairy/start')
			.flatMap(({ awards }) => awards)
			.map(({ player, points }) => `${playerText(player)} gets ${String(points)}`)
	);
}
