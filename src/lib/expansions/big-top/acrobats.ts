import { featureAt, tileAt, tilesAround } from '../../engine/board';
import { wholeTile, type LaidTile } from '../../engine/feature';
import { goingHome, onWholeTiles, setApart } from '../../engine/figures';
import { inSupply, whyNotPlaying, type Game, type MutableGame, type Turn } from '../../engine/game';
import { award, type Award, type Countable, type Settlement } from '../../engine/ledger';
import type { Change, GameEvent, Recorded, RuleModule } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import type { PieceOnTile, PlayerIndex } from '../../engine/piece';
import { judgeAnswer, type Judging, type Offer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import type { Rulings } from '../../engine/rulings';
import { sameSpot, type Spot } from '../../engine/spot';
import { bridgeOn } from '../../engine/tile';
import type { BaseNonsense } from '../../rules/base/codes';
import { ENDED } from '../../rules/base/events';
import { withoutFigures } from '../../rules/base/settle';
import { PUT, SCORED, type AcrobatsEvent, type Put, type Scored } from './events';
import type { PyramidBy } from './rulings';
import { isForAcrobats } from './tiles';

/** The only kind of figure that can be an acrobat. */
export const ACROBAT = 'follower';

/** How many figures make a pyramid. */
const PYRAMID = 3;

/** What is counted in a pyramid: each follower. */
const ACROBATS: Countable = 'acrobats';
const EACH = 5;

/** Why acrobats who are left at the end are paid. */
const AT_THE_END = 'acrobats/end';

/** Acrobats: followers are put on the spaces for acrobats instead of on features, and pay once three stand there. */
export const acrobats: RuleModule<AcrobatsEvent> = {
	id: 'acrobats',
	codes: {
		occasions: [SCORED, AT_THE_END],
		countables: [ACROBATS],
		questions: [PUT, SCORED],
		offers: [PUT, SCORED],
		fates: [SCORED]
	},
	offers: (game, turn) => [...offerToPut(game, turn), ...offerToScore(game, turn)],
	record: (game, event, asked) =>
		game.phase === 'building' ? recordFound(game, event) : recordPlayed(game, event, asked),
	settle
};

export const isPut = (event: GameEvent): event is Put => event.type === PUT;

/** The figures on the space of a tile, in the order in which they came. */
const acrobatsOn = (game: Game, spot: Spot): readonly PieceOnTile[] =>
	onWholeTiles(game).filter(({ on }) => sameSpot(on.spot, spot));

/** True for a tile whose space has room, and no bridge over it. */
export const hasRoom = (game: Game, { type, spot }: LaidTile): boolean =>
	isForAcrobats(type) && !bridgeOn(type) && acrobatsOn(game, spot).length < PYRAMID;

/** The offer to put a follower onto the space of the tile just laid, or of a tile around it. */
function offerToPut(game: Game, { player, tile }: Turn): readonly Offer[] {
	if (inSupply(game, player, ACROBAT) < 1) return [];
	const tiles = tilesNear(game, tile).filter((tile) => hasRoom(game, tile));
	if (tiles.length === 0) return [];
	return [
		{
			id: PUT,
			player,
			timing: 'action',
			offered: true,
			tappable: true,
			figure: { kind: ACROBAT, owned: true },
			options: tiles.map(wholeTile),
			answer: ({ x, y }): Put => ({ type: PUT, player, at: { x, y } })
		}
	];
}

/** A tile and the eight around it. */
const tilesNear = ({ board }: Game, tile: LaidTile): readonly LaidTile[] => [
	tile,
	...tilesAround(board, tile)
];

/** The offer to score a full pyramid, instead of anything else. */
function offerToScore(game: Game, turn: Turn): readonly Offer[] {
	const { player } = turn;
	const tiles = pyramidsFor(game, turn);
	if (tiles.length === 0) return [];
	return [
		{
			id: SCORED,
			player,
			timing: 'action',
			offered: true,
			tappable: true,
			options: tiles.map(wholeTile),
			answer: ({ x, y }): Scored => ({ type: SCORED, player, at: { x, y } })
		}
	];
}

/** The tiles with a full pyramid that may be scored in a turn. */
function pyramidsFor(game: Game, { player, tile }: Turn): readonly LaidTile[] {
	if (game.apart.size < PYRAMID) return [];
	const by = pyramidBy(game.rules.rulings);
	const among = by === 'beside' ? tilesNear(game, tile) : game.board.order;
	return among
		.filter(({ type }) => isForAcrobats(type))
		.filter(({ spot }) => {
			const there = acrobatsOn(game, spot);
			const may = by !== 'owner' || there.some((piece) => piece.player === player);
			return may && there.length === PYRAMID;
		});
}

const pyramidBy = ({ pyramidBy: by }: Rulings): PyramidBy =>
	by === 'beside' || by === 'owner' ? by : 'anybody';

type Taken = Result<Recorded, Refusal>;
const nonsense = (code: BaseNonsense): Taken => fail({ nonsense: code });

/** Records a follower that stood on a space of an existing table. */
function recordFound(game: MutableGame, event: AcrobatsEvent): Taken {
	if (!isPut(event)) return nonsense('still-building');
	const wrong = wrongPut(game, event);
	if (wrong) return nonsense(wrong);
	put(game, event);
	return ok({ touched: [], objections: [] });
}

function recordPlayed(game: MutableGame, event: AcrobatsEvent, asked: readonly Question[]): Taken {
	const notNow = whyNotPlaying(game);
	if (notNow) return fail({ nonsense: notNow });
	const ask = asked.find(({ id, player }) => id === event.type && player === event.player);
	if (!ask) return nonsense('nothing-asked');
	return isPut(event)
		? recordPut(game, event, { ask, asked })
		: recordScored(game, event, { ask, asked });
}

function recordPut(game: MutableGame, event: Put, { ask, asked }: Judging): Taken {
	const wrong = wrongPut(game, event);
	if (wrong) return nonsense(wrong);
	const judged = judgeAnswer(asked, ask, { ...event, to: { ...event.at, segment: 0 } });
	if (!judged.ok) return judged;
	put(game, event);
	return ok({ touched: [], objections: judged.value, acted: 'figure' });
}

/** The points are those of the pyramid as it stands now: what happens later in the turn takes nothing away. */
function recordScored(game: MutableGame, event: Scored, { ask, asked }: Judging): Taken {
	const pyramid = acrobatsOn(game, event.at);
	if (pyramid.length < PYRAMID) return nonsense('no-such-place');
	const judged = judgeAnswer(asked, ask, { ...event, to: { ...event.at, segment: 0 } });
	if (!judged.ok) return judged;
	return ok({
		touched: [],
		objections: judged.value,
		acted: 'instead',
		earned: pay(game, event.at, SCORED),
		fates: goingHome(game, pyramid, SCORED)
	});
}

/** Why no follower can be put there; undefined if one can. */
function wrongPut(game: Game, { player, at }: Put): BaseNonsense | undefined {
	const tile = tileAt(game.board, at);
	if (!tile || !isForAcrobats(tile.type)) return 'no-such-place';
	if (!hasRoom(game, tile)) return 'cannot-stand-there';
	return inSupply(game, player, ACROBAT) < 1 ? 'none-in-supply' : undefined;
}

function put(game: MutableGame, { player, at: { x, y } }: Put): void {
	setApart(game, { kind: ACROBAT, player, on: { kind: 'tile', spot: { x, y } } });
}

/** At the end the followers who still stand on spaces are paid, in a full pyramid or not. */
function settle({ game, event }: Change): readonly Settlement[] {
	if (event.type !== ENDED) return [];
	const spaces = game.board.order.filter(({ type }) => isForAcrobats(type));
	return spaces.flatMap(({ spot }) => pay(game, spot, AT_THE_END));
}

/** What the followers on the space of a tile are paid; nothing if there are none. At the end they also go home. */
function pay(
	game: Game,
	spot: Spot,
	occasion: typeof SCORED | typeof AT_THE_END
): readonly Settlement[] {
	const feature = featureAt(game.board, { ...spot, segment: 0 });
	const there = acrobatsOn(game, spot);
	if (!feature || there.length === 0) return [];
	const paid = {
		...withoutFigures(feature, [{ x: spot.x, y: spot.y }]),
		occasion,
		awards: ownersOf(there).map((player) => awardFor(there, player))
	};
	return occasion === SCORED
		? [{ ...paid, stage: 'before', rule: 'ACROBATS-2' }]
		: [{ ...paid, stage: 'after', rule: 'ACROBATS-4', apart: there.map((piece) => ({ piece })) }];
}

const awardFor = (pyramid: readonly PieceOnTile[], player: PlayerIndex): Award => {
	const own = pyramid.filter((piece) => piece.player === player).length;
	return award(player, { [ACROBATS]: EACH }, { [ACROBATS]: own });
};

const ownersOf = (pyramid: readonly PieceOnTile[]): readonly PlayerIndex[] =>
	[...new Set(pyramid.map(({ player }) => player))].sort((a, b) => a - b);
