import type { Choice, Question } from '../../engine/question';
import type { Game, Outcome } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import type { Bridge, Place, Rotation, Spot } from '../../engine/spot';
import type { TileId } from '../../engine/tile';
import type { FurtherTile, GameEvent } from '../../engine/module';
import type { Draft, DraftFigure, Header } from '../../record';
import type { DraftRecall } from '../../record/draft';
import type { CustomTile } from '../../custom-tiles';
import type { RecallChoice } from './previews';

/** A turn being entered: the next one of a game, or one of its past that is amended. The sheets of a table use this. */
export interface TurnEntry {
	readonly header: Header;
	/** The game before this turn. */
	readonly game: Game;
	readonly draft: Draft;
	/** The tile that was drawn for this turn, if the app draws: nobody may choose another one. */
	readonly drawn: TileId | undefined;
	/** Whose turn it is. */
	readonly mover: PlayerIndex;
	/** The question that must be answered first. */
	readonly question: Question | undefined;
	/** The game with the turn laid, while its player decides something about it that comes before scoring. */
	readonly asking: Game | undefined;
	/**
	 * The game with the turn laid and not yet scored; undefined if nothing is ever decided before scoring, or if the turn isn't
	 * complete.
	 */
	readonly lying: Game | undefined;
	/** What may be done now instead of placing a figure, or in addition. None of it is required. */
	readonly offers: readonly Question[];
	/** The offer that is being taken up, or the question to which a choice led: this is what is asked. */
	readonly offer: Question | undefined;
	/** The further tile that the player of the last turn lays now, if any. */
	readonly further: FurtherTile | undefined;
	/** The figures that can be taken home instead of placing one; none until a tile has a spot. */
	readonly recalls: readonly RecallChoice[];
	/** What the turn would lead to; undefined until a tile has a spot. */
	readonly preview: Outcome | undefined;
	/** `canEnter` is true if anything can be entered; `canLay` is true if a tile can be chosen. */
	readonly canEnter: boolean;
	readonly canLay: boolean;
	/** True while taps have to wait. */
	readonly writing: boolean;
	/** True from the tap that wrote something until it is stored. Not reactive. */
	readonly busy: boolean;
	/** True while the draft is a turn that was written before, unchanged. */
	readonly reopened: boolean;

	/** What the turn would lead to with this figure instead, or with none; undefined until a tile has a spot. */
	readonly outcome: (figure?: DraftFigure) => Outcome | undefined;

	/** Replaces what is entered, for example by a turn that is proposed. */
	layOut(draft: Draft): void;
	chooseTile(tile: TileId): void;
	/** Chooses a spot. Writes the turn at once if that leaves nothing to choose and pays nothing. */
	chooseSpot(spot: Spot): void;
	turnTile(): void;
	chooseRotation(rotation: Rotation): void;
	/** Selects a place for a figure, or takes the figure back from it. */
	chooseFigure(figure: DraftFigure): void;
	/**
	 * Handles a tap on a place: writes the turn with a figure there, or only selects the place if turns are confirmed separately or
	 * the rules object. If the figure already stands there, it is taken back.
	 */
	tapPlace(figure: DraftFigure): Promise<void>;
	/** The same for a figure that is taken home instead. */
	tapRecall(recall: DraftRecall): Promise<void>;
	/** Says whether the tile's crossing has only trees. */
	chooseTrees(trees: boolean): void;
	/** Lays a bridge with the tile, or none. */
	chooseBridge(bridge: Bridge | undefined): void;
	choosePlayer(player: PlayerIndex): void;
	/** Takes the tile back, to choose another one for the same spot. */
	putBack(): void;
	/** Undoes the last step of the draft. */
	stepBack(): void;
	/** Writes the turn without a figure; if the rules object, only takes the figure back. */
	layAlone(): Promise<void>;
	/** Writes the turn as it was entered, also against the rules. */
	confirm(): Promise<unknown>;
	/** Sets the chosen tile aside: it fits nowhere. */
	setAside(): Promise<void>;
	/**
	 * Handles a tap on a place offered on the board: answers the question, takes the figure there home, or takes up an offer about
	 * that place.
	 */
	choosePlace(place: Place): Promise<void>;
	/**
	 * Asks what an offer needs to know. Takes it at once if the choice already says that, or if only a single button would be
	 * shown.
	 */
	takeUp(offer: Question, choice?: Choice): Promise<void>;
	/** Takes back all that was decided about the turn. */
	decideAgain(): void;
	/** Takes an answer that isn't a place, or asks the question to which it leads. */
	choose(choice: Choice): Promise<void>;
	/** Takes an answer to what is asked or offered. */
	answer(event: GameEvent): Promise<void>;
	/** Does something that is offered before the turn being entered, which stays as it is. */
	doBefore(event: GameEvent): Promise<void>;
	/** Declines what is asked, or the further tile, or leaves the offer or the question to which a choice led. */
	decline(): Promise<void>;
	/** Saves a custom tile, so that it can be chosen. */
	saveCustomTile(tile: CustomTile): Promise<void>;
	/** Chooses a custom tile, and saves it. */
	layCustomTile(tile: CustomTile): Promise<void>;
	/** Ends the laying of tiles. */
	end(): Promise<void>;
}
