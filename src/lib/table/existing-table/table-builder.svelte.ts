import * as v from 'valibot';
import { tileAt } from '../../engine/board';
import type { LaidTile } from '../../engine/feature';
import type { Outcome, Game, MutableGame } from '../../engine/game';
import type { GameEvent } from '../../engine/module';
import {
	howPut,
	isPutAlike,
	type Piece,
	type PieceOnTile,
	type PlayerIndex
} from '../../engine/piece';
import { isAt, samePlace, sameSpot, type Rotation, type Spot } from '../../engine/spot';
import type { BoardSpot } from '../../drawing/board/scene';
import { replayEvents, type DraftFigure } from '../../record';
import { resolveConflicts } from '../../record/amend';
import type { Edit } from '../../record/amendment';
import { deepEqual } from '../../record/deep-equal';
import {
	BEGUN,
	PLACED,
	POINTS_CORRECTED,
	STOOD,
	isPointsCorrection,
	isPlaced,
	isRecount,
	isStood,
	type Begun,
	type Placed,
	type StandingFigure
} from '../../rules/base/events';
import { eventSchema, type TableEvent } from '../../rules/catalogue';
import type {
	LinkPresentation,
	MarkerPresentation,
	TileTokenPresentation,
	TrackFigurePresentation
} from '../../rules/presentation/presentation';
import { markerOf, markersIn, tileOf } from '../../rules/presentations';
import { bare, isFigure } from './existing-edits';
import { liveBuildLog, type BuildLog } from './build-log';
import { detachedSpots } from './existing-scene';
import type { LiveGame } from '../game/live-game.svelte';
import { spotsIn } from '../view/scene';
import type { TurnEntry } from '../turn/turn-entry';
import { changesTo, joinChanges, recountOf, type TokenCounts } from '../turn/token-counts';
import { previewEvent, layingOf, withOverruled, rotationsFor, withCustomTile } from '../turn/turn';

/** What is scored doesn't depend on who lays next. */
const BEGUN_BY_FIRST: Begun = { type: BEGUN, player: 0 };

/** The builder for a live game's existing table. */
export const tableBuilderOf = (live: LiveGame): TableBuilder =>
	new TableBuilder(live.entry, liveBuildLog(live));

/** Builds an existing table: every tap that adds something is an event, and every change amends the events. */
export class TableBuilder {
	/** The draft of what is added, as for a turn. */
	readonly entry: TurnEntry;
	readonly log: BuildLog;
	#selected = $state.raw<Spot>();
	/** True while spots apart from all tiles are offered as well. */
	offersDetached = $state(false);

	constructor(entry: TurnEntry, log: BuildLog) {
		this.entry = entry;
		this.log = log;
	}

	/** The selected tile: the one that was placed or tapped last. */
	readonly tile: LaidTile | undefined = $derived.by(
		() => this.#selected && tileAt(this.entry.game.board, this.#selected)
	);

	/** The rotations in which the selected tile fits its spot. */
	readonly rotations: readonly Rotation[] = $derived.by(() => {
		const { tile } = this;
		return tile ? rotationsFor(this.#gameWithout(tile), tile.type, tile) : [];
	});

	readonly spots: readonly BoardSpot[] = $derived.by(() => {
		const { game, draft } = this.entry;
		const beside = spotsIn(game, draft);
		const first = game.board.order.length === 0;
		return this.offersDetached || first ? [...beside, ...detachedSpots(game, beside)] : beside;
	});

	/** What would be scored at once if play began now. */
	readonly scoredAtStart: Outcome | undefined = $derived.by(() =>
		previewEvent(this.#again(), BEGUN_BY_FIRST)
	);

	/** Selects the tile on a spot, or deselects it. */
	look(spot: Spot | undefined): void {
		const again = spot && this.#selected && sameSpot(spot, this.#selected);
		this.#selected = again ? undefined : spot;
	}

	/** Selects the tile on a spot, even if it is already selected; selects none without a spot. */
	select(spot: Spot | undefined): void {
		this.#selected = spot;
	}

	/**
	 * Adds many things at once: a single step, which one undo takes back. Whatever breaks a rule is overruled, because that is how
	 * it lies.
	 */
	async placeAll(events: readonly TableEvent[]): Promise<void> {
		if (this.entry.canEnter && events.length > 0)
			await this.#amend([{ at: this.log.events.length, events }]);
	}

	/** Places the chosen tile on the chosen spot, in the first rotation that fits. */
	async place(): Promise<void> {
		const { game, draft, mover } = this.entry;
		const laying = layingOf(game, draft);
		if (!laying) return;
		const { type, spot, rotation } = laying;
		const own = game.rules.stock.has(type.id) && { player: mover };
		const at = { x: spot.x, y: spot.y, rotation };
		await this.#write({
			type: PLACED,
			tile: type.id,
			...withCustomTile(type),
			...at,
			...own
		});
		this.#selected = { x: spot.x, y: spot.y };
		this.offersDetached = false;
	}

	/** Turns the selected tile to the next rotation that fits. */
	async turn(): Promise<void> {
		const { tile, rotations: choices } = this;
		const [at, event] = this.#placedAt(tile);
		if (!tile || !event) return;
		const rotation = choices[(choices.indexOf(tile.rotation) + 1) % choices.length];
		if (rotation !== undefined) await this.#amend([{ at, events: [bare({ ...event, rotation })] }]);
	}

	/** Says whether the selected tile's crossing has only trees; its figures stay on the same land. */
	async setTrees(trees: boolean): Promise<void> {
		const { tile } = this;
		const [at, event] = this.#placedAt(tile);
		if (!tile || !event) return;
		await this.#amend([{ at, events: [bare({ ...event, trees: trees || undefined })] }]);
	}

	/** Removes the selected tile with its figures. */
	async takeAway(): Promise<void> {
		const { tile } = this;
		if (!tile) return;
		this.#selected = undefined;
		await this.#drop((event) => isOn(event, tile));
	}

	/** Puts a figure of the player to act on a place of the selected tile, or removes the one that stands there. */
	async toggleFigure({ piece, segment, ...how }: DraftFigure): Promise<void> {
		const { tile } = this;
		if (!tile) return;
		const { game, mover: player } = this.entry;
		const at = { x: tile.x, y: tile.y, segment };
		const here = [...game.pieces].filter(
			(one) => samePlace(one.at, at) && isPutAlike({ ...one, segment }, { ...how, segment })
		);
		const marker = markersIn(game).find(({ id }) => id === piece);
		const stood = marker?.standsAt(game);
		if (marker)
			await this.#standMarker(marker, stood && isAt(at, stood) ? undefined : marker.stood(at));
		else if (here.length > 0) await this.takeFigures(here);
		else await this.#stand({ type: STOOD, player, piece, ...at, ...howPut(how) });
	}

	/**
	 * Puts a figure onto its place. A figure without an owner on that tile is put there again, because it may stand beside this
	 * one.
	 */
	async #stand(figure: StandingFigure): Promise<void> {
		const { events } = this.log;
		const again = events.filter((event) => isAtSpot(markerOf(event)?.stoodAt(event), figure));
		const gone = this.#without((event) => again.includes(event));
		if (again.length === 0) await this.#write(figure);
		else await this.#amend([...gone, { at: events.length, events: [figure, ...again] }]);
	}

	async takeFigures(pieces: readonly Piece[]): Promise<void> {
		await this.#drop((event) => isStood(event) && pieces.some((piece) => isFigure(event, piece)));
	}

	/** Sets how many of a token lie on the selected tile. */
	async setOnTile(token: TileTokenPresentation, count: number): Promise<void> {
		const { tile } = this;
		if (!tile || !this.entry.canEnter) return;
		const here = this.#without((event) => isAtSpot(token.foundAt(event), tile));
		const found = v.parse(eventSchema, token.found(tile.spot));
		const more = Array.from({ length: Math.max(0, count - here.length) }, () => found);
		if (count < here.length) await this.#amend(here.slice(count));
		else if (more.length > 0) await this.#amend([{ at: this.log.events.length, events: more }]);
	}

	/** Adds what an event puts on the table: a figure on a tile as a whole, or one that another player holds. */
	async add(event: GameEvent): Promise<void> {
		await this.#write(v.parse(eventSchema, event));
	}

	/** Takes away what such an event put on the table; if several are alike, only one of them. */
	async takeBack(event: GameEvent): Promise<void> {
		const told = v.parse(eventSchema, event);
		const [one] = this.#without((other) => deepEqual(other, told));
		if (one && this.entry.canEnter) await this.#amend([one]);
	}

	/** Puts a player's figure onto the score track beside another player's, or takes it off. */
	async setOnTrack(
		figure: TrackFigurePresentation,
		player: PlayerIndex,
		beside: PlayerIndex | undefined
	): Promise<void> {
		await this.replace(
			(event) => figure.stoodBy(event)?.player === player,
			beside === undefined ? undefined : figure.stood(player, beside)
		);
	}

	/**
	 * Lays something that joins two segments of the selected tile, instead of what lies there; without segments, takes that away.
	 */
	async setLink(
		link: LinkPresentation,
		pair: readonly [number, number] | undefined
	): Promise<void> {
		const { tile } = this;
		if (!tile || !this.entry.canEnter) return;
		const found = pair && link.found(tile.spot, pair);
		await this.replace((event) => isAtSpot(link.foundAt(event), tile), found);
	}

	/** Puts something in the place of what some events put there; without an event, only takes that away. */
	async replace(
		isGone: (event: TableEvent) => boolean,
		event: GameEvent | undefined
	): Promise<void> {
		if (!this.entry.canEnter) return;
		const gone = this.#without(isGone);
		const events = event ? [v.parse(eventSchema, event)] : [];
		const [only] = events;
		if (gone.length > 0) await this.#amend([...gone, { at: this.log.events.length, events }]);
		else if (only) await this.#write(only);
	}

	/** Sets the points on the track, by seat: changes the correction entered last, or adds one. */
	async setPoints(points: readonly number[]): Promise<void> {
		const { events } = this.log;
		const { scores } = this.entry.game;
		if (deepEqual(points, scores)) return;
		const at = events.findLastIndex(isPointsCorrection);
		const last = events[at];
		const typed = last && isPointsCorrection(last) ? last.changes : [];
		const changes = points.flatMap((wanted, player) => {
			const was = typed.find((one) => one.player === player)?.points ?? 0;
			const now = was + wanted - (scores[player] ?? 0);
			return now === 0 ? [] : [{ player, points: now }];
		});
		const event: TableEvent = { type: POINTS_CORRECTED, changes, reason: '', why: 'found' };
		if (at < 0) await this.#write(event);
		else await this.#amend([{ at, events: changes.length > 0 ? [event] : [] }]);
	}

	/** Sets the players' tokens: changes what was entered of them, or adds it. */
	async setTokens(wanted: TokenCounts): Promise<void> {
		const { events } = this.log;
		const more = changesTo(this.entry.game, wanted);
		if (more.length === 0) return;
		const at = events.findLastIndex(isRecount);
		const last = events[at];
		const changes = joinChanges(last && isRecount(last) ? last.changes : [], more);
		const event = recountOf(changes, 'found');
		if (at < 0) await this.#write(event);
		else await this.#amend([{ at, events: changes.length > 0 ? [event] : [] }]);
	}

	/** Begins play: the table is complete. */
	async begin(starter: PlayerIndex | undefined): Promise<void> {
		this.#selected = undefined;
		if (this.entry.canEnter) await this.log.begin(starter);
	}

	/** Puts a figure without an owner beside one on top of what is stacked on a tile, or removes it when it stands there. */
	async standOnTop(marker: MarkerPresentation, figure: PieceOnTile): Promise<void> {
		const { game } = this.entry;
		const there = marker.standsAt(game)?.beside === figure;
		await this.#standMarker(marker, there ? undefined : marker.stoodOnTop?.(figure, game));
	}

	/** Puts a figure without an owner where an event says, instead of where it stands; without an event, takes it away. */
	#standMarker(marker: MarkerPresentation, stands: GameEvent | undefined): Promise<void> {
		return this.replace((event) => marker.stoodAt(event) !== undefined, stands);
	}

	async #write(event: TableEvent): Promise<void> {
		if (!this.entry.canEnter) return;
		const outcome = previewEvent(this.#again(), event);
		if (!outcome) return;
		await this.log.put(withOverruled(event, outcome.objections));
	}

	async #drop(isDropped: (event: TableEvent) => boolean): Promise<void> {
		const edits = this.#without(isDropped);
		if (edits.length > 0) await this.#amend(edits);
	}

	#without(isDropped: (event: TableEvent) => boolean): readonly Edit[] {
		return this.log.events.flatMap((event, at) => (isDropped(event) ? [{ at, events: [] }] : []));
	}

	/** Amends the events. What no longer fits is overruled; a figure that lost its corner is returned. */
	async #amend(edits: readonly Edit[]): Promise<void> {
		const { entry, log } = this;
		const { mover } = entry;
		const past = { header: entry.header, events: log.events };
		await log.amend(resolveConflicts(past, { edits }, log.customTypes));
		entry.choosePlayer(mover);
	}

	#placedAt(tile: LaidTile | undefined): readonly [at: number, event: Placed | undefined] {
		const { events } = this.log;
		const at = events.findIndex((event) => isPlaced(event) && tile && sameSpot(event, tile));
		const event = events[at];
		return [at, event && isPlaced(event) ? event : undefined];
	}

	#gameWithout(tile: LaidTile): Game {
		return this.#again(this.log.events.filter((event) => !isOn(event, tile)));
	}

	#again(events: readonly TableEvent[] = this.log.events): MutableGame {
		return replayEvents(this.entry.header, events, this.log.customTypes).game;
	}
}

const isAtSpot = (at: Spot | undefined, spot: Spot): boolean =>
	at !== undefined && sameSpot(at, spot);

const isOn = (event: TableEvent, spot: Spot): boolean => isAtSpot(tileOf(event), spot);
