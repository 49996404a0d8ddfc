import type { Game, MutableGame, Outcome } from '../../../src/lib/engine/game';
import { openQuestions, type Question } from '../../../src/lib/engine/question';
import type { GameEvent } from '../../../src/lib/engine/module';
import type { Spot } from '../../../src/lib/engine/spot';
import {
	DRAGON_MOVED,
	FAIRY_MOVED,
	FAIRY_MOVED_UP,
	SENT_HOME,
	WENT_THROUGH,
	type FairyMoved,
	type FairyMovedUp,
	type SentHome
} from '../../../src/lib/expansions/princess-and-dragon/events';
import { FIGURES } from '../../tools/games/codes';
import {
	answersTo,
	elsewhereText,
	figureText,
	firstPlaces,
	placeText,
	playerText,
	standingText,
	xy,
	type Compare
} from '../../tools/games/compare-texts';
import type { Offers } from '../../tools/games/glue';
import { toldAs, WHOLE_TILE } from '../../tools/games/recorded-shapes';
import type { DragonTurn } from './recorded';

/* How recorded games with dragon, fairy, princess and portals are compared. */

/** What may be done instead of putting a figure. A record without options says that it couldn't. */
export function compareInstead(
	game: Game,
	{ turn, asked: askedIn }: Offers<DragonTurn>,
	compare: Compare
): void {
	if (!game.rules.modules.has('dragon')) return;
	// The record of a bare turn names none of this.
	if (turn.legalPlacements === undefined) return;
	const asked = askedIn();
	compareFairy(game, turn, questionIn(asked, FAIRY_MOVED), compare);
	const princess = questionIn(asked, SENT_HOME);
	compare(
		'knights',
		(turn.princessOptions ?? []).map(figureText),
		(princess ? answersTo(princess) : []).flatMap((event) =>
			isSentHome(event)
				? [standingText({ player: event.whose, kind: event.piece, at: event.from })]
				: []
		)
	);
	compare(
		'a princess insists',
		[String(turn.princessMust ?? false)],
		[String(princess !== undefined && !princess.offered)]
	);
	const portal = questionIn(asked, WENT_THROUGH);
	const all = [portal, ...(portal?.choices ?? []).map(({ then }) => then)];
	for (const kind of FIGURES)
		compare(
			`${kind} through the portal`,
			(turn[`${toldAs(kind)}PortalOptions`] ?? []).map(elsewhereText),
			all
				.filter((one) => one?.figure?.kind === kind)
				.flatMap((one) => (one ? firstPlaces(one).map(placeText) : []))
		);
}

function compareFairy(
	{ rules }: Game,
	{ fairyOptions = [] }: DragonTurn,
	ask: Question | undefined,
	compare: Compare
): void {
	const onTile = rules.rulings['fairy'] === 'tile';
	const found = (ask ? answersTo(ask) : []).filter(isOfFairy);
	compare(
		'followers for the fairy',
		fairyOptions.map((one) => ('length' in one ? xy({ x: one[0], y: one[1] }) : figureText(one))),
		onTile ? [...new Set(found.map((event) => xy(spotIn(event))))] : found.map(joinedText)
	);
}

type FairyChoice = FairyMoved | FairyMovedUp;

const isSentHome = (event: GameEvent): event is SentHome => event.type === SENT_HOME;
const isOfFairy = (event: GameEvent): event is FairyChoice =>
	event.type === FAIRY_MOVED || event.type === FAIRY_MOVED_UP;

const spotIn = (event: FairyChoice): Spot => (event.type === FAIRY_MOVED_UP ? event.at : event.to);

const joinedText = (event: FairyChoice): string => {
	const { player, piece } = event;
	const { x, y } = spotIn(event);
	const feature = event.type === FAIRY_MOVED_UP ? WHOLE_TILE : event.to.segment;
	return figureText({ player, piece, x, y, feature });
};

const questionIn = (asked: readonly Question[], id: string) => asked.find((one) => one.id === id);

/** Who moves the dragon next, and to which tiles. A record without moves says that it stays. */
export function compareDragonStep(
	game: MutableGame,
	{ dragon }: DragonTurn,
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
	{ fairyAtStart = [], legalPlacements }: DragonTurn,
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
