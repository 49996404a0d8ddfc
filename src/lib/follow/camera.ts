import * as v from 'valibot';
import { PLAYER_COLOURS } from '../engine/colours';
import { tileId } from '../engine/tile';
import { Latest } from './ration';
import type { Talk } from './talk';

/*
 * The table's camera on a device that follows. The keeper names one of the devices that can be the camera, and only that one is
 * heard. It says what it sees, and how many entries the log has then. Which turn that is, and whether it is written, is decided
 * on the keeper's device.
 */

/** Most new tiles and differences that are told of one sight, and most ways to lay one tile. */
const MOST_NEWS = 3;
const MOST_DIFFERENCES = 2;
const MOST_LAYS = 3;
/** Longest message about the camera, in bytes: three new tiles need half of it. */
const MOST_SEEN = 4_000;
/** The shortest time between two messages of a camera, in ms. */
const PAUSE_MS = 500;
/** What larger numbers are cut to: JSON has no infinite ones. */
const LARGE = 99;

const listOf = <Item extends v.GenericSchema>(item: Item, most: number) =>
	v.pipe(v.array(item), v.maxLength(most), v.readonly());
const whole = v.pipe(v.number(), v.integer());
const spot = v.object({ x: whole, y: whole });
const colour = v.picklist(PLAYER_COLOURS);

const laySchema = v.object({
	tile: v.pipe(v.string(), v.maxLength(100), v.transform(tileId)),
	spot,
	rotation: v.picklist([0, 1, 2, 3]),
	score: v.number()
});
const figureSchema = v.object({
	at: v.object({ x: v.number(), y: v.number() }),
	probability: v.number()
});
const tileSchema = v.pipe(
	v.object({
		spot,
		lays: listOf(laySchema, MOST_LAYS),
		margin: v.number(),
		detail: v.optional(v.number()),
		odds: v.number(),
		figure: v.optional(figureSchema),
		bare: v.optional(v.number())
	}),
	v.transform(({ figure, detail, ...tile }) => ({ ...tile, figure, detail }))
);
const differenceSchema = v.variant('kind', [
	v.object({ kind: v.literal('tile-gone'), spot }),
	v.object({ kind: v.literal('other-tile'), spot }),
	v.object({ kind: v.literal('figure-still-there'), spot, colour })
]);
const sightSchema = v.variant('kind', [
	v.object({ kind: v.literal('moving') }),
	v.object({ kind: v.literal('covered') }),
	v.object({ kind: v.literal('lost') }),
	v.object({
		kind: v.literal('still'),
		news: listOf(tileSchema, MOST_NEWS),
		differences: listOf(differenceSchema, MOST_DIFFERENCES)
	})
]);

const seenSchema = v.object({
	/** How many entries the log had. */
	after: v.pipe(whole, v.minValue(0)),
	sees: v.nullable(sightSchema)
});
/** What a follower's camera sees: nothing in the first message and while it is off. */
export type CameraSeen = v.InferOutput<typeof seenSchema>;
/** A sight, as the camera of a table has it. */
export type CameraSight = v.InferOutput<typeof sightSchema>;

const toldSchema = v.object({ named: v.boolean(), nothing: v.optional(spot) });
/** What a follower is told: whether it is the table's camera, and where somebody said that no tile lies. @internal */
export type CameraTold = v.InferOutput<typeof toldSchema>;

/** The keeper's side, one for each follower. */
export class CameraDesk {
	/**
	 * True once the follower said that it can be the camera. Followers with earlier versions can't, and are told nothing: they
	 * would take a message for damage.
	 */
	able = false;

	/**
	 * @param onable called when the follower has said that it can be the camera
	 * @param onseen called with what it sees from then on
	 */
	constructor(
		private readonly talk: Talk,
		onable: () => void,
		onseen: (seen: CameraSeen) => void,
		now: () => number = () => performance.now()
	) {
		const latest = new Latest<CameraSeen>((seen) => {
			if (!this.able) {
				this.able = true;
				onable();
			}
			onseen(seen);
		}, now);
		talk.hear('camera', MOST_SEEN, (said) => {
			latest.take(v.parse(seenSchema, said));
		});
	}

	tell(told: CameraTold): void {
		if (this.able) this.talk.tell('camera', told);
	}
}

/** The side of the follower: it says that it can be the table's camera, and what it sees while it is. */
export class CameraTeller {
	#seen: CameraSeen = { after: 0, sees: null };
	#said = '';
	#pause: ReturnType<typeof setTimeout> | undefined;

	/** @param ontold called with what the keeper says */
	constructor(
		private readonly talk: Talk,
		ontold: (told: CameraTold) => void
	) {
		talk.hear('camera', MOST_SEEN, (said) => {
			ontold(v.parse(toldSchema, said));
		});
		this.#speak();
	}

	/** Says what is seen, unless that was said last. Of many sights in a moment only the last is said. */
	see(seen: CameraSeen): void {
		this.#seen = seen;
		if (this.#pause === undefined) this.#speak();
	}

	#speak(): void {
		const seen = { ...this.#seen, sees: this.#seen.sees && briefly(this.#seen.sees) };
		const said = JSON.stringify(seen);
		if (said === this.#said) return;
		this.#said = said;
		this.talk.tell('camera', seen);
		this.#pause = setTimeout(() => {
			this.#pause = undefined;
			this.#speak();
		}, PAUSE_MS);
	}
}

/** As much of a sight as fits in one message, with as many digits as matter. */
const briefly = (sight: CameraSight): CameraSight =>
	sight.kind === 'still'
		? {
				kind: 'still',
				news: sight.news.slice(0, MOST_NEWS).map(brieflyTile),
				differences: sight.differences.slice(0, MOST_DIFFERENCES)
			}
		: sight;

type SeenTile = Extract<CameraSight, { kind: 'still' }>['news'][number];

const brieflyTile = ({
	lays,
	margin,
	detail,
	odds,
	figure,
	bare,
	...tile
}: SeenTile): SeenTile => ({
	...tile,
	lays: lays.slice(0, MOST_LAYS).map((lay) => ({ ...lay, score: short(lay.score) })),
	margin: short(margin),
	detail: detail === undefined ? undefined : short(detail),
	odds: short(odds),
	figure: figure && {
		at: { x: short(figure.at.x), y: short(figure.at.y) },
		probability: short(figure.probability)
	},
	bare: bare === undefined ? undefined : short(bare)
});

const short = (value: number): number =>
	Number(Math.min(LARGE, Math.max(-LARGE, value)).toFixed(3));
