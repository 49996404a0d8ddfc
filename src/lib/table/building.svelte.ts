import { tileAt } from '../engine/board';
import type { LaidTile } from '../engine/feature';
import type { Game, Outcome } from '../engine/game';
import type { Piece } from '../engine/piece';
import { samePlace, sameSpot, type Place, type Rotation, type Spot } from '../engine/spot';
import type { BoardSpot } from '../drawing/scene';
import { replayEvents, sameSegment, type DraftFigure } from '../record';
import { attempt, dropping, keeping } from '../record/amend';
import type { Amendment, Edit } from '../record/amendment';
import { isPlaced, isStood, type Begun, type Placed } from '../rules/base/events';
import { laidType } from '../rules/base/trees';
import type { TableEvent } from '../rules/catalogue';
import { standsAt } from '../rules/gingerbread';
import { isGingerbreadStood } from '../rules/gingerbread/events';
import { GINGERBREAD_MAN } from '../rules/gingerbread/tiles';
import { islandsAround } from './found-scene';
import type { LiveGame } from './live.svelte';
import { spotsIn } from './scene';
import { imagine, layingOf, overruling, rotationsFor, withTold } from './turn';

/** Whoever lays next, the same is scored. */
const BEGUN: Begun = { type: 'base/begun', player: 0 };

/** A table as found while it is built: every tap that puts something down is an event, and what is changed amends them. */
export class Building {
	readonly live: LiveGame;
	#looked = $state.raw<Spot>();
	/** True while spots apart from all tiles are offered as well. */
	apart = $state(false);

	constructor(live: LiveGame) {
		this.live = live;
	}

	/** The tile that is looked at: the one put down or tapped last. */
	readonly tile: LaidTile | undefined = $derived.by(
		() => this.#looked && tileAt(this.live.game.board, this.#looked)
	);

	/** The rotations in which the tile that is looked at can lie there. */
	readonly rotations: readonly Rotation[] = $derived.by(() => {
		const { tile } = this;
		return tile ? rotationsFor(this.#without(tile), tile.type, tile) : [];
	});

	readonly spots: readonly BoardSpot[] = $derived.by(() => {
		const { game, draft } = this.live;
		const beside = spotsIn(game, draft);
		const first = game.board.order.length === 0;
		return this.apart || first ? [...beside, ...islandsAround(game, beside)] : beside;
	});

	/** What is scored when the game goes on from here. */
	readonly forgotten: Outcome | undefined = $derived.by(() => imagine(this.#again(), BEGUN));

	/** Looks at the tile on a spot; nothing more of it when it's looked at already. */
	look(spot: Spot | undefined): void {
		const again = spot && this.#looked && sameSpot(spot, this.#looked);
		this.#looked = again ? undefined : spot;
	}

	/** Puts the chosen tile on the chosen spot, in the first rotation that fits. */
	async place(): Promise<void> {
		const { game, draft, mover } = this.live;
		const laying = layingOf(game, draft);
		if (!laying) return;
		const { type, spot, rotation } = laying;
		const own = game.rules.stock.has(type.id) && { player: mover };
		const at = { x: spot.x, y: spot.y, rotation };
		await this.#write({ type: 'base/placed', tile: type.id, ...withTold(type), ...at, ...own });
		this.#looked = { x: spot.x, y: spot.y };
		this.apart = false;
	}

	/** Turns the tile that is looked at to the next rotation that fits there. */
	async turn(): Promise<void> {
		const { tile, rotations: choices } = this;
		const [at, event] = this.#placedAt(tile);
		if (!tile || !event) return;
		const rotation = choices[(choices.indexOf(tile.rotation) + 1) % choices.length];
		if (rotation !== undefined) await this.#amend([{ at, events: [bare({ ...event, rotation })] }]);
	}

	/** The crossing of the tile that is looked at has houses, or trees only; who stands on it stays on the same land. */
	async plant(trees: boolean): Promise<void> {
		const { tile } = this;
		const [at, event] = this.#placedAt(tile);
		if (!tile || !event) return;
		const planted = bare({ ...event, trees: trees || undefined });
		const type = laidType(this.live.game.rules.tiles, planted);
		const number = (segment: number): number => sameSegment(tile.type, type, segment);
		const standing = this.live.log.events.flatMap((one, place): Edit[] =>
			isOn(one, tile) ? [{ at: place, events: [renumbered(one, number)] }] : []
		);
		await this.#amend(standing.map((edit) => (edit.at === at ? { at, events: [planted] } : edit)));
	}

	/** Takes the tile that is looked at away, with the figures on it. */
	async takeAway(): Promise<void> {
		const { tile } = this;
		if (!tile) return;
		this.#looked = undefined;
		await this.#drop((event) => isOn(event, tile));
	}

	/** A place on the tile that is looked at was tapped: a figure of the mover's stands there, or whoever does is gone. */
	async toggle({ piece, segment, corner }: DraftFigure): Promise<void> {
		const { tile } = this;
		if (!tile) return;
		const { game, mover: player } = this.live;
		const at = { x: tile.x, y: tile.y, segment };
		const here = [...game.pieces].filter((one) => samePlace(one.at, at) && one.corner === corner);
		const on = corner === undefined ? {} : { corner };
		if (piece === GINGERBREAD_MAN) await this.#standHim(at);
		else if (here.length > 0) await this.takeFigures(here);
		else await this.#write({ type: 'base/stood', player, piece, ...at, ...on });
	}

	/** Takes figures away that stood there. */
	async takeFigures(pieces: readonly Piece[]): Promise<void> {
		await this.#drop((event) => isStood(event) && pieces.some((piece) => isFigure(event, piece)));
	}

	/** The markers on the track show these points, by seat. */
	async setPoints(points: readonly number[]): Promise<void> {
		const changes = points.flatMap((wanted, player) => {
			const change = wanted - (this.live.game.scores[player] ?? 0);
			return change === 0 ? [] : [{ player, points: change }];
		});
		if (changes.length > 0) await this.live.correct({ changes, reason: '', why: 'found' });
	}

	/** From here on the game is played. */
	async begin(player: number): Promise<void> {
		this.#looked = undefined;
		await this.#write({ type: 'base/begun', player });
	}

	/** Puts the Gingerbread Man into a city, or beside the table when he stands there. */
	async #standHim(to: Place): Promise<void> {
		const him = standsAt(this.live.game);
		if (him && samePlace(him, to)) await this.#drop(isGingerbreadStood);
		else await this.#write({ type: 'gingerbread/stood', to });
	}

	async #write(event: TableEvent): Promise<void> {
		if (!this.live.canEnter) return;
		const outcome = imagine(this.#again(), event);
		if (!outcome) return;
		const { player } = this.live.draft;
		await this.live.write(overruling(event, outcome.objections), { player });
	}

	async #drop(isDropped: (event: TableEvent) => boolean): Promise<void> {
		const edits = this.live.log.events.flatMap((event, at): Edit[] =>
			isDropped(event) ? [{ at, events: [] }] : []
		);
		if (edits.length > 0) await this.#amend(edits);
	}

	/** Amends what was put down. Where nothing else fits any more, the table overrules; a barn without its corner goes home. */
	async #amend(edits: readonly Edit[]): Promise<void> {
		const { live } = this;
		const { mover } = live;
		let amendment: Amendment = { edits };
		for (let tries = live.log.events.length; tries >= 0; tries--) {
			const { conflict } = attempt(live.record, amendment, live.shelf);
			if (!conflict) break;
			amendment = (conflict.canKeep ? keeping : dropping)(amendment, conflict);
		}
		await live.amend(amendment);
		live.choosePlayer(mover);
	}

	#placedAt(tile: LaidTile | undefined): readonly [at: number, event: Placed | undefined] {
		const { events } = this.live.log;
		const at = events.findIndex((event) => isPlaced(event) && tile && sameSpot(event, tile));
		const event = events[at];
		return [at, event && isPlaced(event) ? event : undefined];
	}

	#without(tile: LaidTile): Game {
		return this.#again(this.live.log.events.filter((event) => !isOn(event, tile)));
	}

	#again(events: readonly TableEvent[] = this.live.log.events): Game {
		return replayEvents(this.live.header, events, this.live.shelf).game;
	}
}

/** A tile as it lies, with nothing overruled: what is amended is objected to anew. */
const bare = ({ type, tile, told, x, y, rotation, trees, player }: Placed): Placed => ({
	type,
	tile,
	...(told && { told }),
	...{ x, y, rotation },
	...(trees && { trees }),
	...(player !== undefined && { player })
});

/** A figure that stood there, by another number of its segment; anything else as it is. */
function renumbered(event: TableEvent, number: (segment: number) => number): TableEvent {
	if (isStood(event)) return { ...event, segment: number(event.segment) };
	if (!isGingerbreadStood(event)) return event;
	return { ...event, to: { ...event.to, segment: number(event.to.segment) } };
}

const isOn = (event: TableEvent, spot: Spot): boolean =>
	((isPlaced(event) || isStood(event)) && sameSpot(event, spot)) ||
	(isGingerbreadStood(event) && sameSpot(event.to, spot));

const isFigure = (
	{ player, piece, x, y, segment, corner }: Extract<TableEvent, { type: 'base/stood' }>,
	figure: Piece
): boolean =>
	figure.player === player &&
	figure.kind === piece &&
	figure.corner === corner &&
	samePlace(figure.at, { x, y, segment });
