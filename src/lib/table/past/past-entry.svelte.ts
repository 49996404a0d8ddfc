import type { Game } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import type { Spot } from '../../engine/spot';
import type { TileId } from '../../engine/tile';
import { EMPTY_DRAFT, type Draft, type DraftFigure, type Header } from '../../record';
import type { CustomTile } from '../../custom-tiles';
import * as entering from '../turn/entering';
import type { LiveGame } from '../game/live-game.svelte';

/** Something of the past that is entered anew, or for the first time: its taps. Nothing of it is written. */
export abstract class PastEntry {
	protected readonly live: LiveGame;
	/** With the rulings by which it is played, also those that are only thought over. */
	readonly header: Header;
	draft: Draft = $state.raw(EMPTY_DRAFT);
	readonly canEnter: boolean = true;
	readonly writing: boolean = false;

	abstract readonly game: Game;

	constructor(live: LiveGame, header: Header) {
		this.live = live;
		this.header = header;
	}

	chooseTile(tile: TileId): void {
		this.draft = entering.chooseTile(this.game, this.draft, tile);
	}
	chooseSpot(spot: Spot): void {
		this.draft = entering.chooseSpot(this.game, this.draft, spot);
	}
	turnTile(): void {
		this.draft = entering.turnTile(this.game, this.draft);
	}
	chooseFigure(figure: DraftFigure): void {
		this.draft = entering.chooseFigure(this.draft, figure);
	}
	chooseTrees(trees: boolean): void {
		this.draft = entering.chooseTrees(this.draft, trees);
	}
	choosePlayer(player: PlayerIndex): void {
		this.draft = entering.choosePlayer(this.game, this.draft, player);
	}
	putBack(): void {
		this.draft = { player: this.draft.player, spot: this.draft.spot };
	}
	stepBack(): void {
		this.draft = entering.stepBack(this.draft);
	}
	async tell(told: CustomTile): Promise<void> {
		await this.live.customTiles.tell(told);
		this.chooseTile(told.id);
	}
}
