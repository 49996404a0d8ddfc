import { onWholeTiles } from '../../../src/lib/engine/figures';
import type { Game } from '../../../src/lib/engine/game';
import type { GameEvent } from '../../../src/lib/engine/module';
import type { Piece, PieceKindId, PieceOnTile } from '../../../src/lib/engine/piece';
import { openQuestions } from '../../../src/lib/engine/question';
import type { Place, Spot } from '../../../src/lib/engine/spot';
import { TOOK, TOOK_DOWN, type FestivalEvent } from '../../../src/lib/expansions/festival/events';
import { PLACED, type PhantomEvent } from '../../../src/lib/expansions/phantom/events';
import {
	DRAGON_MOVED,
	FAIRY_MOVED,
	FAIRY_MOVED_UP,
	SENT_HOME,
	WENT_THROUGH,
	type DragonMoved,
	type FairyEvent,
	type SentHome,
	type WentThrough
} from '../../../src/lib/expansions/princess-and-dragon/events';
import {
	BUILT,
	CAPTURED,
	CLIMBED,
	EXCHANGED,
	RANSOMED,
	SPARED,
	type TowerEvent
} from '../../../src/lib/expansions/tower/events';
import type { Laid } from '../../../src/lib/rules/base/events';
import { answersIn } from './random-game';
import type { DragonBoard } from './second-dragon-board';
import type { DragonGame } from './second-dragon-game';
import {
	figureName,
	isFollower,
	KINDS,
	nameOf,
	onTile,
	type Figure,
	type Kind,
	type Step
} from './second-dragon-table';

/* The steps of `second-dragon-game.ts` as our events, and back. */

type DragonEvent =
	DragonMoved | FairyEvent | SentHome | WentThrough | PhantomEvent | TowerEvent | FestivalEvent;

const placeOf = (at: Place | Spot): Place =>
	'segment' in at ? { x: at.x, y: at.y, segment: at.segment } : { x: at.x, y: at.y, segment: 0 };
const spotOf = ({ x, y }: Spot): Spot => ({ x, y });
export const kindOf = (piece: PieceKindId): Kind => {
	const kind = KINDS.find((one) => one === piece);
	if (!kind) throw new Error(`${piece} isn’t known.`);
	return kind;
};

/** What a step is as an event of its own, or as a choice in a turn; undefined where it's nothing of that kind. */
export function eventOf(step: Step, player: number, captured?: Figure): DragonEvent | undefined {
	switch (step.type) {
		case 'set':
			return { type: PLACED, player, to: step.at };
		case 'portal':
			return { type: WENT_THROUGH, player, piece: step.kind, to: step.at };
		case 'climb':
			return { type: CLIMBED, player, piece: step.kind, at: step.at };
		case 'floor':
			return { type: BUILT, player, at: step.at };
		case 'princess':
			return { type: SENT_HOME, player, ...chosen(step.figure), from: placeOf(step.figure.at) };
		case 'festival':
			return tookIn(player, step.figure);
		case 'capture':
			return { type: CAPTURED, player, ...chosen(step.figure), ...capturedAt(step.figure) };
		case 'dragon':
			return { type: DRAGON_MOVED, player, to: step.to };
		case 'ransom':
			return { type: RANSOMED, player, from: step.from, piece: step.kind };
		case 'exchange':
			return captured && exchangeOf(player, step.kind, captured);
		default:
			return undefined;
	}
}

const tookIn = (player: number, { kind: piece, at }: Figure): FestivalEvent =>
	'segment' in at
		? { type: TOOK, player, piece, from: placeOf(at) }
		: { type: TOOK_DOWN, player, piece, at: spotOf(at) };
const chosen = ({ player, kind }: Figure) => ({ whose: player, piece: kind });
const capturedAt = ({ at }: Figure) => ({ from: placeOf(at), top: 'segment' in at ? 0 : 1 });
const exchangeOf = (player: number, piece: Kind, captured: Figure): TowerEvent => ({
	type: EXCHANGED,
	player,
	from: captured.player,
	piece,
	instead: captured.kind
});

const sparedBy = (player: number): TowerEvent => ({ type: SPARED, player });

/** The event of a turn, while it is decided step by step. */
export class TurnTold {
	#captured: Figure | undefined;
	readonly #choices: GameEvent[] = [];

	constructor(private laid: Laid) {}

	get event(): Laid & GameEvent {
		return this.#choices.length > 0 ? { ...this.laid, choices: [...this.#choices] } : this.laid;
	}

	/** Adds a step that the second implementation hasn't taken yet. */
	add(step: Step, { asked, board }: Pick<DragonGame, 'asked' | 'board'>): void {
		const { laid } = this;
		if (step.type === 'set' && asked === 'action')
			this.laid = { ...laid, deploy: { piece: step.kind, segment: step.at.segment } };
		else if (step.type === 'recall') this.laid = { ...laid, recall: recallOf(step.figure) };
		else if (step.type === 'fairy') this.#choices.push(fairyEvent(laid.player, step.to, board));
		else if (step.type === 'pass' && asked === 'capture') this.#choices.push(sparedBy(laid.player));
		else this.#choose(step, board);
	}

	#choose(step: Step, board: DragonBoard): void {
		const { player } = this.laid;
		if (step.type === 'capture') this.#captured = step.figure;
		const event = eventOf(step, player, this.#captured);
		if (event) this.#choices.push(event);
		if (step.type !== 'capture' || step.figure.player === player) return;
		// An exchange that leaves no choice is an event of ours, too.
		const [only, ...others] = board.heldKinds(player, step.figure.player);
		if (only && others.length === 0) this.#choices.push(exchangeOf(player, only, step.figure));
	}
}

const recallOf = ({ kind, at }: Figure) => ({ piece: kind, ...placeOf(at) });

/** The fairy goes to a figure; onto a whole tile for the sake of an own follower there. */
function fairyEvent(player: number, to: Figure | Spot, { figures }: DragonBoard): FairyEvent {
	const found =
		'kind' in to
			? to
			: figures.find((one) => one.player === player && isFollower(one) && onTile(one.at, to));
	if (!found) throw new Error('The fairy goes to nobody.');
	const { kind: piece, at } = found;
	return 'segment' in at
		? { type: FAIRY_MOVED, player, piece, to: placeOf(at) }
		: { type: FAIRY_MOVED_UP, player, piece, at: spotOf(at) };
}

/** The steps of our questions of some steps of a turn. */
export const stepsAsked = (game: Game, timings: readonly string[]): readonly Step[] =>
	openQuestions(game)
		.filter(({ timing }) => timings.includes(timing))
		.flatMap(answersIn)
		.flatMap((event) => stepOf(game, event) ?? []);

/** An event as a step; undefined for one of another module. */
function stepOf(game: Game, event: GameEvent): Step | undefined {
	if (!isDragonEvent(event)) return undefined;
	switch (event.type) {
		case PLACED:
			return { type: 'set', kind: 'phantom', at: event.to };
		case WENT_THROUGH:
			return { type: 'portal', kind: kindOf(event.piece), at: event.to };
		case CLIMBED:
			return { type: 'climb', kind: kindOf(event.piece), at: event.at };
		case BUILT:
			return { type: 'floor', at: event.at };
		case SENT_HOME:
			return { type: 'princess', figure: figureAt(event.whose, event.piece, event.from) };
		case TOOK:
			return { type: 'festival', figure: figureAt(event.player, event.piece, event.from) };
		case TOOK_DOWN:
			return { type: 'festival', figure: figureAt(event.player, event.piece, event.at) };
		case CAPTURED:
			return capturedIn(event);
		case DRAGON_MOVED:
			return { type: 'dragon', to: event.to };
		case RANSOMED:
			return { type: 'ransom', from: event.from, kind: kindOf(event.piece) };
		case EXCHANGED:
			return { type: 'exchange', kind: kindOf(event.piece) };
		case FAIRY_MOVED:
			return fairyTo(game, event.player, event.piece, event.to);
		case FAIRY_MOVED_UP:
			return fairyTo(game, event.player, event.piece, event.at);
		default:
			return undefined;
	}
}

const DRAGON_EVENTS = [
	PLACED,
	WENT_THROUGH,
	CLIMBED,
	BUILT,
	SENT_HOME,
	TOOK,
	TOOK_DOWN,
	CAPTURED,
	DRAGON_MOVED,
	RANSOMED,
	EXCHANGED,
	FAIRY_MOVED,
	FAIRY_MOVED_UP
] as const;
const isDragonEvent = (event: GameEvent): event is DragonEvent =>
	DRAGON_EVENTS.some((type) => type === event.type);

const figureAt = (player: number, piece: PieceKindId, at: Place | Spot): Figure => ({
	player,
	kind: kindOf(piece),
	at
});

function capturedIn({
	whose,
	piece,
	from,
	top
}: Extract<DragonEvent, { readonly type: typeof CAPTURED }>): Step | undefined {
	return from && { type: 'capture', figure: figureAt(whose, piece, top ? spotOf(from) : from) };
}

const fairyTo = ({ rules }: Game, player: number, piece: PieceKindId, at: Place | Spot): Step => ({
	type: 'fairy',
	to: rules.rulings['fairy'] === 'tile' ? spotOf(at) : figureAt(player, piece, at)
});

/** What is compared of our table, in words. */
export function seenByUs(game: Game): Readonly<Record<string, unknown>> {
	const { scores, supply, apart, markers, onTiles } = game;
	const standing = [...game.pieces, ...onWholeTiles(game)];
	const fairy = markers.get('fairy');
	const beside = standing.find((piece) => piece === fairy?.beside);
	return {
		scores,
		figures: standing.map(standingName).sort(),
		supply: supply.map((own) => KINDS.map((kind) => own[kind] ?? 0).join(' ')),
		held: [...apart]
			.flatMap(({ player, kind, on }) =>
				on.kind === 'player' ? [`${String(player)} ${kind} by ${String(on.player)}`] : []
			)
			.sort(),
		dragon: spotName(markers.get('dragon')),
		fairy: spotName(fairy),
		beside: beside && standingName(beside),
		floors: game.tokens.map((own) => own['tower-floor'] ?? 0),
		towers: countsOf([...onTiles].filter(({ token }) => token === 'tower-floor'))
	};
}

const standingName = (piece: Piece | PieceOnTile): string =>
	figureName(figureAt(piece.player, piece.kind, 'on' in piece ? spotOf(piece.on.spot) : piece.at));

/** The same of the second implementation's. */
export function seenBySecond({ scores, board }: DragonGame): Readonly<Record<string, unknown>> {
	const { figures, hands, held, dragon, fairy, beside, floors, towers } = board;
	return {
		scores,
		figures: figures.map(figureName).sort(),
		supply: hands.map((own) => KINDS.map((kind) => own[kind]).join(' ')),
		held: held
			.flatMap((all, by) =>
				all.map(({ player, kind }) => `${String(player)} ${kind} by ${String(by)}`)
			)
			.sort(),
		dragon: dragon && nameOf(dragon),
		fairy: fairy && nameOf(fairy),
		beside: beside && figureName(beside),
		floors,
		towers: Object.fromEntries(towers)
	};
}

const spotName = (spot: Spot | undefined): string | undefined => spot && nameOf(spotOf(spot));

function countsOf(tokens: readonly { readonly at: Spot }[]): Readonly<Record<string, number>> {
	const counts: Record<string, number> = {};
	for (const { at } of tokens) counts[nameOf(spotOf(at))] = (counts[nameOf(spotOf(at))] ?? 0) + 1;
	return counts;
}
