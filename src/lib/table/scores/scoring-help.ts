import {
	BOXES,
	BOX_IDS,
	eventSchema,
	EXPANSION_IDS,
	rulesOf,
	type TableEvent
} from '../../rules/catalogue';
import type {
	ScoringTopic,
	ScoringTopics,
	ScoringExample
} from '../../rules/presentation/scoring-topic';
import { scoringTopics } from '../../rules/scoring-topics';
import * as v from 'valibot';
import { ledgerOf, type Game } from '../../engine/game';
import {
	isOfFeature,
	type Award,
	type FeatureSettlement,
	type Settlement
} from '../../engine/ledger';
import { replay } from '../../engine/play';
import { samePlace } from '../../engine/spot';
import type { BoardFarm, BoardFigure, BoardTile, Highlight } from '../../drawing/board/scene';
import { describedTypes, isFarm, type Player } from '../../record';
import { farmStandings } from '../../rules/base/proof';
import { markersIn } from '../../rules/presentations';
import { farmDrawn } from '../view/farm-drawn';
import { tilesIn } from '../view/board-tiles';
import { highlightOf } from '../view/highlight';
import { figureOf, linkFigures, tokenFigures } from '../view/scene';

/** The board of an example, with what was paid in it. @internal */
export interface ExamplePicture {
	readonly id: string;
	readonly land: 'summer' | 'winter';
	readonly tiles: readonly BoardTile[];
	/** The figures as they stood when it was paid. */
	readonly figures: readonly BoardFigure[];
	/** What was paid, written on the board; undefined if all farms are shown. */
	readonly highlight: Highlight | undefined;
	readonly farms: readonly BoardFarm[] | undefined;
	/** Who was paid how much, and for what. */
	readonly awards: readonly Award[];
	/** What decided it; the first of several. */
	readonly settlement: FeatureSettlement;
}

/** The players have no names: they are called by the colours of their figures. */
export const EXAMPLE_PLAYERS: readonly Player[] = [
	{ name: '', colour: 'red' },
	{ name: '', colour: 'blue' }
];

/** Plays an example. Throws if it breaks a rule, or nothing is paid by the rule that it shows. @internal */
export function pictureOf(topics: ScoringTopics, example: ScoringExample): ExamplePicture {
	const events = example.events.map((event) => v.parse(eventSchema, event));
	const game = playExample(topics, example, events);
	const shown = settlementsIn(game, example.shows);
	const [settlement] = shown;
	if (!settlement) throw new Error(`Nothing is paid in the example ${example.id}.`);
	const last = game.history.findLastIndex(({ settlements }) => settlements.includes(settlement));
	const before = playExample(topics, example, events.slice(0, last));
	const farms = example.shows === 'farms' ? farmStandings(before) : undefined;
	return {
		id: example.id,
		land: BOXES[boxOf(topics)].land,
		tiles: tilesIn(game, []),
		figures: figuresOf(before, game),
		highlight: farms ? undefined : highlightIn(game, settlement),
		farms: farms?.map((farm) => farmDrawn(farm, EXAMPLE_PLAYERS)),
		awards: [...awardsOf(shown), ...followingIn(game, settlement)],
		settlement
	};
}

/** The highlight of what was paid. If the players' sums differ, what counts has no numbers. */
function highlightIn(game: Game, settlement: FeatureSettlement): Highlight {
	const highlight = highlightOf(game, settlement, EXAMPLE_PLAYERS);
	const sums = new Set(settlement.awards.map(({ points }) => points));
	if (sums.size < 2) return highlight;
	return { ...highlight, counted: highlight.counted.map(({ x, y }) => ({ x, y })) };
}

const boxOf = ({ box }: ScoringTopics) => v.parse(v.picklist(BOX_IDS), box);

function playExample(
	topics: ScoringTopics,
	{ id, rulings = {} }: ScoringExample,
	events: readonly TableEvent[]
): Game {
	const setup = {
		box: boxOf(topics),
		expansions: EXPANSION_IDS.filter((id) => id === topics.expansion),
		rulings
	};
	const rules = rulesOf(setup, describedTypes(events));
	const { game, stop } = replay(rules, EXAMPLE_PLAYERS.length, 0, events);
	if (stop) throw new Error(`Event ${String(stop.index + 1)} of the example ${id} is refused.`);
	return game;
}

/** The last settlement by a rule, or those of all farms. */
function settlementsIn(game: Game, shows: ScoringExample['shows']): readonly FeatureSettlement[] {
	const all = ledgerOf(game).filter(isOfFeature);
	return shows === 'farms'
		? all.filter(isFarm)
		: all.filter(({ rule }) => rule === shows).slice(-1);
}

/** What others took of a settlement. */
const followingIn = ({ history }: Game, settlement: Settlement): readonly Award[] =>
	(history.find(({ settlements }) => settlements.includes(settlement))?.settlements ?? [])
		.flatMap(({ awards }) => awards)
		.filter(({ from }) => from !== undefined);

/** The figures that stood on the board when it was paid, and what lay there: those of the turns before, and of the last one. */
function figuresOf(before: Game, game: Game): readonly BoardFigure[] {
	const stood = [...before.pieces];
	const paid = game.history.slice(before.history.length).flatMap(({ settlements }) => settlements);
	const home = paid.flatMap((settlement) => settlement.home);
	const put = [...game.pieces, ...home].filter(
		(piece) => !stood.some(({ at, kind }) => kind === piece.kind && samePlace(at, piece.at))
	);
	const markers = markersIn(before).flatMap((marker): readonly BoardFigure[] => {
		const at = marker.standsAt(before);
		return at ? [{ at, kind: marker.id, colour: undefined, lying: false }] : [];
	});
	const tokens = [...game.onTiles, ...paid.flatMap(({ taken = [] }) => taken)];
	return [
		...linkFigures(game.board),
		...[...stood, ...put].map((piece) => figureOf(game, piece, EXAMPLE_PLAYERS)),
		...markers,
		...tokenFigures(game, tokens, EXAMPLE_PLAYERS)
	];
}

/** One award for each player, with the lines of all of theirs. */
function awardsOf(settlements: readonly Settlement[]): readonly Award[] {
	const all = settlements.flatMap(({ awards }) => awards);
	const seats = [...new Set(all.map(({ player }) => player))].sort((a, b) => a - b);
	return seats.flatMap((player) => {
		const own = all.filter((award) => award.player === player);
		if (own.length < 2) return own;
		const points = own.reduce((sum, award) => sum + award.points, 0);
		return { player, points, lines: own.flatMap(({ lines }) => lines) };
	});
}

/** An example of a topic, not yet played. */
interface TopicExample {
	readonly id: string;
	/** Plays it. That takes milliseconds, so a page plays one after another. */
	readonly picture: () => ExamplePicture;
}

/** The examples of a topic, in their order; none for an unknown one. */
export const examplesOf = (topic: string): readonly TopicExample[] =>
	scoringTopics().flatMap((box) => box.topics.filter(isCalled(topic)).flatMap(playedWith(box)));

const isCalled =
	(id: string) =>
	(topic: ScoringTopic): boolean =>
		topic.id === id;

const playedWith =
	(box: ScoringTopics) =>
	({ examples }: ScoringTopic): readonly TopicExample[] =>
		examples.map((example) => ({ id: example.id, picture: () => pictureOf(box, example) }));
