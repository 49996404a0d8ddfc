import * as v from 'valibot';
import type { MagicianMoved } from '../../../src/lib/expansions/mage-and-witch/events';
import { MAGICIANS, movedType } from '../../../src/lib/expansions/mage-and-witch/magicians';
import type { Game } from '../../../src/lib/engine/game';
import type { MarkerPlace } from '../../../src/lib/engine/piece';
import { nextQuestion } from '../../../src/lib/engine/question';
import { originText, placeText, type Compare } from '../../tools/games/compare-texts';
import type { Entered, Glue, Item } from '../../tools/games/glue';
import { place, segmentAt, type RecordedTurn, type Told } from '../../tools/games/recorded-shapes';

/* Mage and witch in the format of recorded games. */

const figure = v.picklist(MAGICIANS);

const moves = v.array(
	v.object({
		figure,
		/** Null from beside the table. */
		from: v.nullable(place),
		/** Null when it was taken off. */
		to: v.nullable(place)
	})
);

/** What a recorded turn says of them. */
const TURN = {
	/** A place on each feature to which either could go, and what was done. */
	magicOptions: v.optional(v.array(place)),
	magic: v.optional(moves),
	/** True where neither could go anywhere, and the player chose which was taken off. */
	magicRemove: v.optional(v.boolean()),
	/** Those that left because their feature was completed. */
	magicHome: v.optional(v.array(v.object({ figure, ...place.entries })))
};

type Turn = RecordedTurn & Told<typeof TURN>;

/** What was done with them in a turn, as our events. */
const magicEvents = (
	player: number,
	moved: v.InferOutput<typeof moves> = []
): readonly MagicianMoved[] =>
	moved.map(({ figure: which, to }) => ({
		type: movedType(which),
		player,
		...(to && { to: segmentAt(to) })
	}));

/** The features to which they may go before a turn is scored, before one moved. A record without options says that nobody was asked. */
function compareMagic(
	game: Game,
	{ magicOptions = [] }: Turn,
	step: number,
	compare: Compare
): void {
	if (step > 0) return;
	const ask = nextQuestion(game);
	const asked = ask?.id.startsWith('mage-and-witch/') ? (ask.choices ?? []) : [];
	for (const one of asked.length > 0 ? asked : [undefined])
		compare(
			'places for mage or witch',
			magicOptions.map((at) => originText(game, segmentAt(at))),
			(one?.then?.options ?? []).flatMap(([place]) => (place ? [originText(game, place)] : []))
		);
}

/** Which of them left with the completion of their feature, from where. */
function compareMagicHome(
	{ magic = [], magicHome = [] }: Turn,
	{ outcome: { left = [] }, stood }: Entered,
	compare: Compare
): void {
	const moved = magic.map(({ figure, to }) => [figure, to && segmentAt(to)] as const);
	const standing = new Map<string, MarkerPlace | null>([...stood, ...moved]);
	compare(
		'mage or witch gone home',
		magicHome.map((one) => `${one.figure} from ${placeText(segmentAt(one))}`),
		left.map((figure) => {
			const place = standing.get(figure);
			return `${figure} from ${place && 'segment' in place ? placeText(place) : 'nowhere'}`;
		})
	);
}

/** What either changes is an item of its own in records. */
const ITEM = {
	each: 0,
	ours: ([of, , points]: Item): Item => [of, Math.abs(points), points]
};

const magical = ({ magicOptions }: Turn): boolean => magicOptions !== undefined;
const gone = ({ magicHome }: Turn): boolean => magicHome !== undefined;
const halved = ({ awards = [] }: Turn): boolean =>
	awards.some(({ items }) => items.some(([of]) => of === 'witch'));

export default {
	editions: { 'mage-and-witch-c2': { magicTiles: 'later' } },
	fields: { turn: TURN },
	steps: [
		{
			what: 'mage or witch',
			when: 'before-figure',
			decided: (_, { player, magic }) => magicEvents(player, magic),
			compare: compareMagic
		}
	],
	scored: (_, turn, entered, compare) => {
		compareMagicHome(turn, entered, compare);
	},
	items: { mage: ITEM, witch: ITEM },
	itemsOf: ({ points, halfOf }) =>
		halfOf === undefined ? [] : [['witch', halfOf - points, points - halfOf]],
	damages: [
		{
			what: 'places for mage or witch',
			file: 'mage',
			has: magical,
			change: (turn) => turn.magicOptions?.pop()
		},
		{ what: 'the move', file: 'mage', has: magical, change: (turn) => turn.magic?.splice(0) },
		{
			what: 'mage or witch',
			file: 'mage',
			has: magical,
			change: ({ magic }) => magic?.push(...magic)
		},
		{
			what: 'mage or witch gone home',
			file: 'mage',
			has: gone,
			change: (turn) => turn.magicHome?.pop()
		},
		{
			what: 'awards',
			file: 'mage',
			has: halved,
			change: ({ awards }) => awards?.forEach(({ items }) => items.pop())
		}
	]
} satisfies Glue<Turn>;
