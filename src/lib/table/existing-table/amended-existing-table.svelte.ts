import type { Game, Outcome } from '../../engine/game';
import type { FurtherTile } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import type { Question } from '../../engine/question';
import { EMPTY_DRAFT, type Draft, type Header } from '../../record';
import type { Edit } from '../../record/amendment';
import { isPlaced, isStood } from '../../rules/base/events';
import type { TableEvent } from '../../rules/catalogue';
import { markerOf } from '../../rules/presentations';
import type { CustomTiles } from '../custom-tiles/custom-tiles.svelte';
import type { LiveGame } from '../game/live-game.svelte';
import { DraftTaps } from '../turn/draft-taps';
import { moverOf } from '../turn/turn';
import type { TurnEntry } from '../turn/turn-entry';
import { AmendedBuildLog, type DescribedTable } from './amended-build-log.svelte';
import { TableBuilder } from './table-builder.svelte';

/** An existing table while it is amended as it was built: its log, and the draft of what is added. */
export class AmendedExistingTable extends DraftTaps implements TurnEntry {
	readonly log: AmendedBuildLog;
	readonly building: TableBuilder;
	readonly header: Header;
	draft: Draft = $state.raw(EMPTY_DRAFT);
	readonly canEnter = true;
	readonly writing = false;
	readonly busy = false;
	readonly reopened = false;
	readonly question: Question | undefined = undefined;
	readonly further: FurtherTile | undefined = undefined;
	readonly recalls = [];
	readonly preview: Outcome | undefined = undefined;
	readonly canLay: boolean = true;
	protected readonly customTiles: CustomTiles;
	readonly mover: PlayerIndex = $derived.by(() => moverOf(this.game, this.draft));

	/** @param ondone called with the edits of the log that lead to the amended table */
	constructor(live: LiveGame, table: DescribedTable, ondone: (edits: readonly Edit[]) => void) {
		super();
		this.customTiles = live.customTiles;
		this.header = table.header;
		const onchange = (): void => {
			this.draft = { player: this.draft.player };
		};
		this.log = new AmendedBuildLog(live, table, { onchange, ondone });
		this.building = new TableBuilder(this, this.log);
	}

	get game(): Game {
		return this.log.game;
	}
	get before(): readonly TableEvent[] {
		return this.log.events;
	}

	/** Selects the tile that an event is about. */
	lookAt(event: TableEvent): void {
		if (isPlaced(event) || isStood(event)) this.building.look({ x: event.x, y: event.y });
		const at = markerOf(event)?.stoodAt(event);
		if (at) this.building.look({ x: at.x, y: at.y });
	}

	// Commands of a turn: none is taken while a table is built.
	outcome = (): undefined => undefined;
	tapPlace = nothing;
	layAlone = nothing;
	confirm = nothing;
	setAside = nothing;
	tapRecall = nothing;
	choosePlace = nothing;
	decline = nothing;
	end = nothing;

	protected change(draft: Draft): void {
		this.draft = draft;
	}
}

const nothing = (): Promise<void> => Promise.resolve();
