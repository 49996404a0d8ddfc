import { tileAt } from '../../engine/board';
import { setApart } from '../../engine/figures';
import { inSupply, tokensOf, whyNotPlaying, type Game, type MutableGame } from '../../engine/game';
import type { Recorded, RuleModule } from '../../engine/module';
import {
	engineObjection,
	refusalUnlessOverruled,
	type Objection,
	type Refusal
} from '../../engine/objection';
import { isBusy, judgeAnswer, ledTo, type Judging, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import { addTokens, putOnTile } from '../../engine/tile-tokens';
import type { BaseNonsense } from '../../rules/base/codes';
import { actOfPutting } from '../../rules/base/options';
import {
	BUILT,
	CAPTURED,
	CLIMBED,
	EXCHANGED,
	RANSOMED,
	type Built,
	type Captured,
	type Climbed,
	type Exchanged,
	type Ransomed,
	type Spared,
	type TowerEvent
} from './events';
import { capture, imprison, prisonerOf, released } from './prisoners';
import {
	CLIMBED_BY_OTHER,
	FIGURE,
	isBuilt,
	isCaptured,
	isClimbed,
	isExchanged,
	ON_TOP,
	towerChoices,
	towerOffers
} from './questions';
import { hasPoints, hasRansomed, isRansomed, ransomOffer } from './ransom';
import { followerAt, isInReach } from './reach';
import { RANSOMED_BEFORE, TOO_FEW_POINTS, TOWER_OBJECTIONS } from './rulings';
import { OCCASIONS, RANSOM_PAID, settleTower } from './settle';
import { hasFoundation } from './tiles';
import { FLOOR, floorsEach, heightOf, isOpen, mayClimb } from './towers';

/** The towers: floors are put on them instead of figures, and capture followers within reach. */
export const tower: RuleModule<TowerEvent> = {
	id: 'tower',
	codes: {
		objections: TOWER_OBJECTIONS,
		occasions: OCCASIONS,
		countables: [RANSOM_PAID],
		questions: [BUILT, CAPTURED, EXCHANGED, CLIMBED, CLIMBED_BY_OTHER, RANSOMED],
		offers: [BUILT, CLIMBED, RANSOMED],
		answers: [
			`${CAPTURED}/${FIGURE}`,
			`${CAPTURED}/${ON_TOP}`,
			`${EXCHANGED}/${FIGURE}`,
			`${CLIMBED}/${FIGURE}`,
			`${RANSOMED}/${FIGURE}`
		],
		fates: [CAPTURED, EXCHANGED, RANSOMED],
		tokens: [FLOOR],
		onTiles: [FLOOR]
	},
	begins: (players) => ({ [FLOOR]: floorsEach(players) }),
	record: (game, event, asked) =>
		game.phase === 'building' ? recordFound(game, event) : recordPlayed(game, event, asked),
	settle: settleTower,
	choices: towerChoices,
	offers: towerOffers,
	questions: ransomOffer
};

type Taken = Result<Recorded, Refusal>;

const nonsense = (code: BaseNonsense): Taken => fail({ nonsense: code });
const NOTHING_TOUCHED: Recorded = { touched: [], objections: [] };

/** Records what lay or stood on an existing table, and who was held. */
function recordFound(game: MutableGame, event: TowerEvent): Taken {
	if (isBuilt(event)) return foundFloor(game, event);
	if (isClimbed(event)) return foundOnTop(game, event);
	return isCaptured(event) && !event.from ? foundPrisoner(game, event) : nonsense('still-building');
}

function foundFloor(game: MutableGame, { at }: Built): Taken {
	const tile = tileAt(game.board, at);
	if (!tile || !hasFoundation(tile.type)) return nonsense('no-such-place');
	putOnTile(game, { token: FLOOR, at: { x: at.x, y: at.y } });
	return ok(NOTHING_TOUCHED);
}

function foundOnTop(game: MutableGame, event: Climbed): Taken {
	const wrong = wrongClimb(game, event);
	if (wrong) return nonsense(wrong);
	climb(game, event);
	return ok(NOTHING_TOUCHED);
}

function foundPrisoner(game: MutableGame, { player, whose, piece }: Captured): Taken {
	if (player === whose || Math.max(player, whose) >= game.players)
		return nonsense('unknown-player');
	if (!game.rules.pieces[piece]?.strength) return nonsense('unknown-piece');
	if (inSupply(game, whose, piece) < 1) return nonsense('none-in-supply');
	imprison(game, player, { kind: piece, player: whose });
	return ok(NOTHING_TOUCHED);
}

function recordPlayed(game: MutableGame, event: TowerEvent, asked: readonly Question[]): Taken {
	const notNow = whyNotPlaying(game);
	if (notNow) return fail({ nonsense: notNow });
	if (isRansomed(event)) return recordRansom(game, event, asked);
	const ask = asked.find((one) => isAnswerTo(event, one));
	if (!ask) return nonsense('nothing-asked');
	const judging = { ask, asked };
	if (isBuilt(event)) return recordBuilt(game, event, judging);
	if (isClimbed(event)) return recordClimbed(game, event, judging);
	if (isCaptured(event)) return recordCaptured(game, event, judging);
	return isExchanged(event) ? recordExchanged(game, event, judging) : judged(event, judging);
}

/** True if an event answers a question. Only who comes home by an exchange may be asked of the other player. */
const isAnswerTo = (event: Exclude<TowerEvent, Ransomed>, ask: Question): boolean =>
	ask.id === (event.type === 'tower/spared' ? CAPTURED : event.type) &&
	(isExchanged(event) || ask.player === event.player);

function recordBuilt(game: MutableGame, event: Built, { ask, asked }: Judging): Taken {
	const { player, at } = event;
	if (!isOpen(game, at)) return nonsense('no-such-place');
	if (tokensOf(game, player, FLOOR) < 1) return nonsense('none-in-supply');
	const judged = judgeAnswer(asked, ask, event);
	if (!judged.ok) return judged;
	addTokens(game, player, FLOOR, -1);
	putOnTile(game, { token: FLOOR, at: { x: at.x, y: at.y } });
	return ok({ touched: [], objections: judged.value, acted: 'instead' });
}

/** Why a figure can't stand on top of that tower; undefined if it can. */
function wrongClimb(game: Game, { player, piece, at }: Climbed): BaseNonsense | undefined {
	if (!game.rules.pieces[piece]?.strength) return 'unknown-piece';
	if (!isOpen(game, at) || heightOf(game, at) < 1) return 'no-such-place';
	if (!mayClimb(game, piece)) return 'cannot-stand-there';
	return inSupply(game, player, piece) < 1 ? 'none-in-supply' : undefined;
}

function climb(game: MutableGame, { player, piece: kind, at: { x, y } }: Climbed): void {
	setApart(game, { kind, player, on: { kind: 'tile', spot: { x, y } } });
}

function recordClimbed(game: MutableGame, event: Climbed, { ask, asked }: Judging): Taken {
	const wrong = wrongClimb(game, event);
	if (wrong) return nonsense(wrong);
	const judged = judgeAnswer(asked, ask, event);
	if (!judged.ok) return judged;
	const isAsked = [ask, ...ledTo(ask)].some(({ figure }) => figure?.kind === event.piece);
	const objections = [...judged.value, ...(isAsked ? [] : [NOT_OFFERED])];
	const refusal = refusalUnlessOverruled(objections, event);
	if (refusal) return fail(refusal);
	climb(game, event);
	return ok({ touched: [], objections, acted: actOfPutting(ask) });
}

function recordCaptured(game: MutableGame, event: Captured, { ask, asked }: Judging): Taken {
	const floor = game.turn?.choices.find(isBuilt);
	const { player, from } = event;
	const follower = from && followerAt(game, { ...event, from, top: event.top === 1 });
	if (!floor || !follower) return nonsense('no-such-place');
	const judged = judgeAnswer(asked, ask, event);
	if (!judged.ok) return judged;
	const objections = [
		...judged.value,
		...(isInReach(game, floor.at, follower) ? [] : [NOT_OFFERED])
	];
	const refusal = refusalUnlessOverruled(objections, event);
	if (refusal) return fail(refusal);
	return ok({ touched: [], objections, fates: capture(game, player, follower) });
}

const NOT_OFFERED: Objection = { code: 'not-offered' };

function judged(event: Spared | Exchanged, { ask, asked }: Judging): Taken {
	const found = judgeAnswer(asked, ask, event);
	return found.ok ? ok({ touched: [], objections: found.value }) : found;
}

function recordExchanged(game: MutableGame, event: Exchanged, judging: Judging): Taken {
	const { player, from, piece, instead } = event;
	const own = prisonerOf(game, from, player, piece);
	const other = prisonerOf(game, player, from, instead);
	if (!own || !other) return nonsense('none-in-supply');
	const taken = judged(event, judging);
	if (!taken.ok) return taken;
	const fates = [released(own, EXCHANGED, from), released(other, EXCHANGED, player)];
	return ok({ ...taken.value, fates });
}

/** Pays for a figure, at any time before the tile of one's own turn. */
function recordRansom(game: MutableGame, event: Ransomed, asked: readonly Question[]): Taken {
	const { player, from, piece } = event;
	const prisoner = prisonerOf(game, from, player, piece);
	if (!prisoner) return nonsense('none-in-supply');
	const objections = objectionsToRansom(game, player, asked);
	const refusal = refusalUnlessOverruled(objections, event);
	if (refusal) return fail(refusal);
	const fates = [released(prisoner, RANSOMED, from)];
	return ok({ touched: [], objections, fates, before: true });
}

function objectionsToRansom(
	game: Game,
	player: number,
	asked: readonly Question[]
): readonly Objection[] {
	const found: Objection[] = [];
	if (isBusy(asked)) found.push(engineObjection('question-open'));
	if (player !== game.toMove) found.push(engineObjection('not-their-turn'));
	if (hasRansomed(game, player)) found.push({ code: RANSOMED_BEFORE });
	if (!hasPoints(game, player)) found.push({ code: TOO_FEW_POINTS });
	return found;
}
