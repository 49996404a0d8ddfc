import { featureAt, isClosedByEdgeAt, neighbourAt, tileAt, type Board } from '../../engine/board';
import { partsOf, type Feature } from '../../engine/feature';
import { goingHome } from '../../engine/figures';
import { whyNotPlaying, type Game, type MutableGame, type Turn } from '../../engine/game';
import type { Award, Occasion, RuleId, Settlement, TileToken } from '../../engine/ledger';
import type { GameEvent, Recorded, RuleModule } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import type { Piece, PieceKindId, PlayerIndex } from '../../engine/piece';
import { judgeAnswer, type Choice, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import { sameSpot, turnHalf, type Side } from '../../engine/spot';
import { putOnTile } from '../../engine/tile-tokens';
import type { BaseNonsense } from '../../rules/base/codes';
import { withoutFigures } from '../../rules/base/settle';
import { countInBag, SHEEP_TOKENS, sheepInBag, sheepOn, tokensOut, tokenWith, WOLVES } from './bag';
import {
	DRIVEN_HOME,
	FOUND,
	SHEEP_DRAWN,
	UNTOLD_DRAWN,
	WOLF_DRAWN,
	type DrivenHome,
	type FlockAnswer,
	type FlockEvent,
	type SheepDrawn,
	type SheepFound,
	type UntoldDrawn,
	type WolfDrawn
} from './events';
import type { HillsObjection } from './rulings';

/** A player's figure for flocks. */
export const SHEPHERD: PieceKindId = 'shepherd';

/** The question of which token was drawn. */
const DRAW = 'flocks/draw';
/** The question of whether the flock grows or is driven home. @internal */
export const FLOCK = 'flocks/flock';
/** Why flocks are scored: they are driven home, or their field is closed. */
export const HOME: Occasion = 'flocks/home';
export const CLOSED: Occasion = 'flocks/closed';
/** Why shepherds go home without points. */
const WOLF = WOLF_DRAWN;
const SHEEP = 'flocks/sheep';

const SHEPHERD_THERE: HillsObjection = 'flocks/shepherd-there';

const isShepherd = ({ kind }: Piece): boolean => kind === SHEPHERD;

/** Shepherds and their flocks. */
export const flocks: RuleModule<FlockEvent> = {
	id: 'flocks',
	codes: {
		objections: [SHEPHERD_THERE],
		occasions: [HOME, CLOSED],
		questions: [DRAW, FLOCK],
		answers: [
			...SHEEP_TOKENS.map(({ token }) => `${DRAW}/${token}`),
			`${DRAW}/wolf`,
			`${FLOCK}/home`,
			`${FLOCK}/grow`
		],
		countables: [SHEEP],
		fates: [WOLF],
		notes: ['flocks/count', 'flocks/untold'],
		onTiles: SHEEP_TOKENS.map(({ token }) => token)
	},
	pieces: {
		[SHEPHERD]: {
			perPlayer: 1,
			shares: true,
			mayStandOn: ({ kind }) => kind === 'field',
			objection: ({ features }) =>
				features.some(({ pieces }) => pieces.some(isShepherd)) ? SHEPHERD_THERE : undefined
		}
	},
	record: (game, event, asked) =>
		isSheepFound(event) ? recordFound(game, event) : recordAnswer(game, event, asked),
	settle: ({ game }) => payFlocks(game, !game.unscored),
	beforeMoves: (game) => payFlocks(game, true),
	choices
};

/** True for a token that lay beside a shepherd on an existing table. */
export const isSheepFound = (event: GameEvent): event is SheepFound => event.type === FOUND;

const ANSWERS: readonly string[] = [SHEEP_DRAWN, WOLF_DRAWN, UNTOLD_DRAWN, DRIVEN_HOME];
const isAnswer = ({ type }: GameEvent): boolean => ANSWERS.includes(type);

const shepherdsIn = ({ pieces }: Game): readonly Piece[] => [...pieces].filter(isShepherd);

const shepherdOf = (game: Game, player: PlayerIndex): Piece | undefined =>
	shepherdsIn(game).find((piece) => piece.player === player);

/** The tokens that lie beside the shepherds of a field. */
export const flockOn = (game: Game, { pieces }: Feature): readonly TileToken[] => {
	const owners = pieces.filter(isShepherd).map(({ player }) => player);
	return tokensOut(game).filter(({ owner }) => owner !== undefined && owners.includes(owner));
};

/** Asks the player of a turn, once the figure is put, which token was drawn, or first whether the flock grows. */
function choices(game: Game, turn: Turn): readonly Question[] {
	const shepherd = shepherdOf(game, turn.player);
	if (!shepherd || turn.choices.some(isAnswer)) return [];
	if (sameSpot(shepherd.at, turn.tile)) return [whichDrawn(game, turn.player)];
	return isEnlarged(turn, shepherd) ? [whetherToGrow(game, shepherd)] : [];
}

/** True if the tile of a turn made the shepherd's field larger. */
const isEnlarged = ({ touched }: Turn, shepherd: Piece): boolean =>
	touched.some(({ before }) => before.some(({ pieces }) => pieces.includes(shepherd)));

function whichDrawn(game: Game, player: PlayerIndex): Question {
	const sheep = sheepInBag(game).flatMap((kind): readonly Choice[] => {
		const event: SheepDrawn = { type: SHEEP_DRAWN, player, sheep: kind.sheep };
		return [{ id: tokenWith(kind.sheep)?.token ?? '', count: kind.left, event }];
	});
	const wolf: WolfDrawn = { type: WOLF_DRAWN, player };
	const untold: UntoldDrawn = { type: UNTOLD_DRAWN, player };
	return {
		id: DRAW,
		player,
		timing: 'gathered',
		figure: { kind: SHEPHERD, owned: true },
		options: [],
		choices: [
			...sheep,
			{ id: 'wolf', count: WOLVES, event: wolf },
			{ id: tokenWith(0)?.token ?? '', event: untold }
		]
	};
}

function whetherToGrow(game: Game, { player, at }: Piece): Question {
	const home: DrivenHome = { type: DRIVEN_HOME, player };
	const field = featureAt(game.board, at);
	const count = field ? sheepOn(flockOn(game, field)) : 0;
	return {
		id: FLOCK,
		player,
		timing: 'gathered',
		figure: { kind: SHEPHERD, owned: true },
		options: [],
		choices: [
			{ id: 'home', count, event: home },
			{ id: 'grow', count: countInBag(game), then: whichDrawn(game, player) }
		]
	};
}

const nonsense = (code: BaseNonsense): Result<Recorded, Refusal> => fail({ nonsense: code });

/** Records which token was drawn, or that the flock is driven home. */
function recordAnswer(
	game: MutableGame,
	event: FlockAnswer,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const notNow = whyNotPlaying(game);
	if (notNow) return nonsense(notNow);
	const ask = asked.find(
		({ id, player }) => (id === DRAW || id === FLOCK) && player === event.player
	);
	const shepherd = shepherdOf(game, event.player);
	if (!ask || !shepherd || (event.type === DRIVEN_HOME && ask.id === DRAW))
		return nonsense('nothing-asked');
	if (event.type === SHEEP_DRAWN && !isInBag(game, event.sheep)) return nonsense('none-in-supply');
	const judged = judgeAnswer(asked, ask, { overruled: event.overruled });
	return judged.ok
		? ok({ touched: [], objections: judged.value, ...drawFor(game, shepherd, event) })
		: judged;
}

const isInBag = (game: Game, sheep: number): boolean =>
	sheepInBag(game).some((kind) => kind.sheep === sheep);

/** Puts what was drawn beside the shepherd; a wolf sends all shepherds of the field home, and their sheep back into the bag. */
function drawFor(game: MutableGame, shepherd: Piece, event: FlockAnswer): Pick<Recorded, 'fates'> {
	if (event.type === WOLF_DRAWN) {
		const shepherds = featureAt(game.board, shepherd.at)?.pieces.filter(isShepherd) ?? [];
		return { fates: goingHome(game, shepherds, WOLF) };
	}
	if (event.type !== DRIVEN_HOME)
		addToFlock(game, shepherd, event.type === SHEEP_DRAWN ? event.sheep : 0);
	return {};
}

function addToFlock(game: MutableGame, { player, at }: Piece, sheep: number): void {
	const kind = tokenWith(sheep);
	if (kind)
		putOnTile(game, {
			token: kind.token,
			at: { x: at.x, y: at.y },
			owner: player,
			beside: SHEPHERD
		});
}

/** Records a token beside the shepherd on a tile of an existing table. */
function recordFound(game: MutableGame, { at, sheep }: SheepFound): Result<Recorded, Refusal> {
	if (game.phase !== 'building') return nonsense('not-building');
	const shepherd = shepherdsIn(game).find((piece) => sameSpot(piece.at, at));
	if (!tileAt(game.board, at) || !shepherd) return nonsense('no-such-place');
	if (sheep !== 0 && !isInBag(game, sheep)) return nonsense('none-in-supply');
	addToFlock(game, shepherd, sheep);
	return ok({ touched: [], objections: [] });
}

/** Pays flocks that are driven home, and then those on closed fields if these are paid now. */
function payFlocks(game: Game, alsoClosed: boolean): readonly Settlement[] {
	if (game.phase !== 'playing') return [];
	const shepherds = shepherdsIn(game);
	const fieldsOf = (pieces: readonly Piece[]): readonly Feature[] =>
		pieces.flatMap(({ at }) => featureAt(game.board, at) ?? []);
	const home = fieldsOf(shepherds.filter((shepherd) => isDrivenHome(game, shepherd)));
	const closed = alsoClosed
		? fieldsOf(shepherds).filter((field) => isClosed(game.board, field))
		: [];
	return [
		...home.map((field) => settleFlock(game, field, HOME)),
		...[...new Set(closed)]
			.filter((field) => !home.includes(field))
			.map((field) => settleFlock(game, field, CLOSED))
	];
}

const isDrivenHome = ({ turn }: Game, { player }: Piece): boolean =>
	turn?.player === player && turn.choices.some(({ type }) => type === DRIVEN_HOME);

/** True for a field with a neighbour at each of its edges. */
const isClosed = (board: Board, field: Feature): boolean =>
	partsOf(field).every(({ tile, segment }) =>
		segment.shape !== 'field'
			? true
			: segment.halves.every((half) => {
					const side = (turnHalf(half, tile.rotation) >> 1) as Side;
					return neighbourAt(board, tile, side) ?? isClosedByEdgeAt(board, tile, side);
				})
	);

const RULES: Readonly<Record<string, RuleId>> = { [HOME]: 'FLOCK-4', [CLOSED]: 'FLOCK-6' };

/** Each shepherd of the field brings its owner all the sheep of the field, and goes home. */
function settleFlock(game: Game, field: Feature, occasion: Occasion): Settlement {
	const home = field.pieces.filter(isShepherd);
	const taken = flockOn(game, field);
	const count = sheepOn(taken);
	const awardTo = ({ player }: Piece): Award => ({
		player,
		points: count,
		lines: [{ count, of: SHEEP, each: 1 }]
	});
	return {
		...withoutFigures(field),
		stage: 'before',
		occasion,
		rule: RULES[occasion] ?? '',
		awards: count > 0 ? home.map(awardTo) : [],
		taken,
		home
	};
}
