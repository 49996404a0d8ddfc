import type { Game } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import type { Bridge, Rotation, Spot } from '../../engine/spot';
import type { TileId } from '../../engine/tile';
import type { CustomTile } from '../../custom-tiles';
import type { Draft, DraftFigure } from '../../record';
import type { CustomTiles } from '../custom-tiles/custom-tiles.svelte';
import * as entering from './entering';

/** The taps that change a draft, wherever the draft is kept. */
export abstract class DraftTaps {
	/** The game before what is entered. */
	abstract readonly game: Game;
	abstract readonly draft: Draft;
	/** See `TurnEntry`. Undefined here, because at a table the players draw. */
	get drawn(): TileId | undefined {
		return undefined;
	}
	/** The drawn tile, as long as it doesn't lie on the table. */
	get inHand(): TileId | undefined {
		return this.drawn;
	}
	protected abstract readonly customTiles: CustomTiles;
	protected abstract change(draft: Draft): void;

	layOut(draft: Draft): void {
		this.change(draft);
	}
	chooseTile(tile: TileId): void {
		this.change(entering.chooseTile(this.game, this.draft, tile));
	}
	chooseSpot(spot: Spot): void {
		this.change(entering.chooseSpot(this.game, this.draft, spot));
	}
	turnTile(): void {
		this.change(entering.turnTile(this.game, this.draft));
	}
	chooseRotation(rotation: Rotation): void {
		this.change(entering.chooseRotation(this.game, this.draft, rotation));
	}
	chooseFigure(figure: DraftFigure): void {
		this.change(entering.chooseFigure(this.draft, figure));
	}
	chooseTrees(trees: boolean): void {
		this.change(entering.chooseTrees(this.draft, trees));
	}
	chooseBridge(bridge: Bridge | undefined): void {
		this.change(entering.chooseBridge(this.draft, bridge));
	}
	choosePlayer(player: PlayerIndex): void {
		this.change(entering.choosePlayer(this.game, this.draft, player));
	}
	putBack(): void {
		this.change(entering.putBack(this.game, this.draft));
	}
	decideAgain(): void {
		this.change(entering.undecided(this.draft));
	}
	stepBack(): void {
		this.change(entering.stepBack(this.draft));
	}
	saveCustomTile(tile: CustomTile): Promise<void> {
		return this.customTiles.save(tile);
	}
	async layCustomTile(tile: CustomTile): Promise<void> {
		await this.customTiles.add(tile);
		// Chosen before it is stored, because a tap on a spot in the meantime would choose that spot first.
		this.chooseTile(tile.id);
		await this.customTiles.keep(tile);
	}
}
