import type { Board } from '../../engine/board';
import type { LaidTile } from '../../engine/feature';
import type { Game } from '../../engine/game';
import type { Occasion, Settlement } from '../../engine/ledger';
import type { GameEvent, ModuleId } from '../../engine/module';
import type { MarkerId, PlayerIndex } from '../../engine/piece';
import type { Rulings } from '../../engine/rulings';
import type { Place } from '../../engine/spot';
import type { EventPresentation, FigureMove } from './events';
import type { SourceId } from './facts';

/** A figure that belongs to nobody, as the screen asks for it. */
export interface MarkerPresentation {
	readonly id: MarkerId;
	/** Where it stands; undefined when it's beside the table. */
	standsAt(game: Game): Place | undefined;
	/** The segments of a tile on which it may have stood on an existing table. */
	segmentsOn(tile: LaidTile): readonly number[];
	/** The event that tells where it stood on an existing table. */
	stood(at: Place): GameEvent;
	/** The place in such an event; undefined for any other. */
	stoodAt(event: GameEvent): Place | undefined;
}

/** Something other than points with which a player buys a tile from another. */
export interface Payment {
	/** Its name in the words. */
	readonly id: string;
	/** Who can pay with it now, by seat. */
	readonly payers: readonly PlayerIndex[];
	event(from: PlayerIndex, to: PlayerIndex): GameEvent;
}

/** A published farm rule, where it's compared with the one that a game is played by. */
export interface FarmRulePresentation {
	/** Answers to the module's rulings under that farm rule. */
	readonly rulings: (farmRule: string) => Rulings;
	/** The farm rules with which it was printed: any other is a house rule. */
	readonly printed: readonly string[];
}

/** What a module brings to the screen, beside its rules. Everything is asked only where the module is played. */
export interface Presentation {
	readonly module: ModuleId;
	/** By type, for each type of its events. */
	readonly events?: Readonly<Record<string, EventPresentation>>;
	/** The sources that the points for its occasions count for. Left out: found by what was scored. */
	readonly sources?: Readonly<Record<Occasion, SourceId>>;
	/** The source of a settlement where its occasion doesn't tell it; undefined for that of its kind. */
	sourceOf?(settlement: Settlement, board: Board): SourceId | undefined;
	readonly marker?: MarkerPresentation;
	/** Figures that players must move after the turn although no event moved them. */
	movesAfterTurn?(game: Game): readonly FigureMove[];
	/** How a tile can be bought with it now; undefined where that isn't done. */
	payment?(game: Game): Payment | undefined;
	readonly farmRule?: FarmRulePresentation;
}
