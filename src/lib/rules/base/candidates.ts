import { tileAt } from '../../engine/board';
import { wholeTile } from '../../engine/feature';
import type { Choice, GameEvent, Question } from '../../engine/event';
import type { Game } from '../../engine/game';
import type { Piece, PieceKindId, PieceOnTile, PlayerIndex } from '../../engine/piece';
import { samePlace, sameSpot, type Place, type Spot } from '../../engine/spot';

/** A chosen figure on a feature. */
type Chosen = Pick<Piece, 'player' | 'kind' | 'at'>;

/** Figures on tiles as a whole that may be chosen too, such as those on top of something. */
interface OnTop {
	readonly pieces: readonly PieceOnTile[];
	readonly event: (chosen: PieceOnTile) => GameEvent;
}

/** A figure that may be chosen; without a place it stands on a tile as a whole. */
interface Candidate {
	readonly player: PlayerIndex;
	readonly kind: PieceKindId;
	readonly spot: Spot;
	readonly at?: Place;
	readonly event: GameEvent;
}

/** The ids of buttons for figures that can't be tapped alone: for one on a feature, and for one on a tile as a whole. */
const FIGURE = 'figure';
const ON_TOP = 'top';

/**
 * Figures of which one is chosen, by a tap on its place, or on its whole tile. There is a button for each further figure on the
 * same place, and for a figure on a tile as a whole if others stand on that tile.
 */
export function candidates(
	game: Game,
	pieces: readonly Piece[],
	event: (chosen: Chosen) => GameEvent,
	onTop?: OnTop
): Pick<Question, 'options' | 'choices' | 'answer'> {
	const all = eachOnce([...pieces.map(standing(event)), ...(onTop ? highUp(onTop) : [])]);
	const tapped = all.filter((one) => isTapped(one, all));
	const others = all.filter((one) => !tapped.includes(one));
	return {
		options: tapped.map((one) => placesOf(game, one)),
		answer: (place) => {
			const chosen = tapped.find(({ at, spot }) =>
				at ? samePlace(at, place) : sameSpot(spot, place)
			);
			return chosen?.event ?? event({ player: 0, kind: '', at: place });
		},
		...(others.length > 0 && { choices: others.map(buttonFor) })
	};
}

const standing =
	(event: (chosen: Chosen) => GameEvent) =>
	({ player, kind, at: { x, y, segment } }: Piece): Candidate => {
		const at = { x, y, segment };
		return { player, kind, spot: at, at, event: event({ player, kind, at }) };
	};

const highUp = ({ pieces, event }: OnTop): readonly Candidate[] =>
	pieces.map((piece) => ({
		player: piece.player,
		kind: piece.kind,
		spot: piece.on.spot,
		event: event(piece)
	}));

const buttonFor = ({ at, kind: piece, player, event }: Candidate): Choice => ({
	id: at ? FIGURE : ON_TOP,
	piece,
	player,
	event
});

/** Each kind of figure of a player on a place once: it makes no difference which of several equal ones is chosen. */
const eachOnce = (all: readonly Candidate[]): readonly Candidate[] =>
	all.filter((one, index) => all.findIndex((other) => isSame(one, other)) === index);

const isSame = (one: Candidate, other: Candidate): boolean =>
	one.player === other.player && one.kind === other.kind && areTogether(one, other);

const areTogether = ({ at, spot }: Candidate, other: Candidate): boolean =>
	at && other.at ? samePlace(at, other.at) : at === other.at && sameSpot(spot, other.spot);

/** True for the first figure at a place, and for a figure on a tile as a whole if no others stand on that tile. */
const isTapped = (one: Candidate, all: readonly Candidate[]): boolean =>
	one.at
		? all.find((other) => areTogether(one, other)) === one
		: all.every((other) => other === one || !sameSpot(other.spot, one.spot));

/** The places to tap for a figure: its own place, or all places of its tile. */
function placesOf({ board }: Game, { at, spot }: Candidate): readonly Place[] {
	if (at) return [at];
	const tile = tileAt(board, spot);
	return tile ? wholeTile(tile) : [];
}
