import { describe, expect, it } from 'vitest';
import {
	ALL_ROTATIONS,
	sameSpot,
	turnHalf,
	turnSide,
	type Place,
	type Rotation
} from '../../src/lib/engine/spot';
import { tileId, type Segment } from '../../src/lib/engine/tile';
import { effectiveLog, type Amendment, type GameRecord } from '../../src/lib/record';
import { attempt, dropEvent, keepEvent, type Attempt } from '../../src/lib/record/amend';
import type { Laid } from '../../src/lib/rules/base/events';
import { BASE_TILES } from '../../src/lib/rules/base/tiles';
import { TILES, type TableEvent } from '../../src/lib/rules/catalogue';
import { seededRandom, type SeededRandom } from '../tools/games/seeded-random';
import { randomBeginning } from './amending';
import { RECORDS } from './records';
import { withEvents } from './support';
import { recordOf } from './short-game';
import { OBJECTIONS } from '../tools/games/codes';

/** The place in a past answer; undefined for any other event. */
const wentTo = (event: TableEvent | undefined): Place | undefined =>
	event?.type === 'wagon/moved' || event?.type === 'gingerbread/moved' ? event.to : undefined;

const isLaidOn =
	(place: Place) =>
	(event: TableEvent): event is Laid =>
		event.type === 'base/laid' && sameSpot(event, place);

/** Sides or half-edges that a segment reaches on its spot. */
const reach = (segment: Segment, rotation: Rotation): readonly number[] =>
	segment.kind === 'field'
		? segment.halves.map((half) => turnHalf(half, rotation))
		: segment.sides.map((side) => turnSide(side, rotation));

/** True when two segments on one spot are the same land. */
function isSameLand(was: Laid, from: number, is: Laid, to: number): boolean {
	const old = TILES.get(was.tile)?.segments[from];
	const now = TILES.get(is.tile)?.segments[to];
	if (!old || !now || old.kind !== now.kind) return false;
	const sides = reach(old, was.rotation);
	return sides.length === 0 || reach(now, is.rotation).some((side) => sides.includes(side));
}

/** A turn with another tile; its figure stays on the segment of the same number, if there's one. */
function another({ player, x, y, rotation, deploy, tile }: Laid, rng: SeededRandom): Laid {
	const type = rng.pick(BASE_TILES.filter(({ id }) => id !== tile));
	const stands = deploy && deploy.corner === undefined && type.segments[deploy.segment];
	return {
		type: 'base/laid',
		player,
		tile: type.id,
		x,
		y,
		rotation: rng.below(2) === 0 ? rotation : rng.pick(ALL_ROTATIONS),
		...(stands && { deploy }),
		overruled: [...OBJECTIONS]
	};
}

/** The game so far, with conflicts kept where possible; undefined when the last event has one. */
function answered(record: GameRecord, amendment: Amendment, last: number): Attempt | undefined {
	for (let now = amendment; ;) {
		const tried = attempt(record, now);
		const { conflict } = tried;
		if (!conflict) return tried;
		if (conflict.at === last) return undefined;
		now = (conflict.canKeep ? keepEvent : dropEvent)(now, conflict);
	}
}

/** Counts of the results. */
interface Count {
	asked: number;
	stayed: number;
	readonly astray: string[];
}

/** Replaces the tile under each answer of a record, and counts where the answers go. */
function tries(record: GameRecord, rng: SeededRandom, count: Count): void {
	const { events } = effectiveLog(record.entries);
	for (const [at, answer] of events.entries()) {
		const to = wentTo(answer);
		const laidAt = to
			? events.findLastIndex((event, index) => index < at && isLaidOn(to)(event))
			: -1;
		const was = events[laidAt];
		if (!to || was?.type !== 'base/laid' || was.told || was.trees) continue;
		const is = another(was, rng);
		const so = withEvents({ header: record.header, entries: [] }, events.slice(0, at + 1));
		const tried = answered(so, { edits: [{ at: laidAt, events: [is] }] }, at);
		const goes = wentTo(tried?.events.at(-1));
		if (!goes) count.asked++;
		else if (isSameLand(was, to.segment, is, goes.segment)) count.stayed++;
		else count.astray.push(`${record.header.id}, event ${String(at)}`);
	}
}

describe('places on a tile that is replaced by another design', () => {
	it('stay on the same land, or become a question', () => {
		const count: Count = { asked: 0, stayed: 0, astray: [] };
		const rng = seededRandom(20261122);
		for (const record of RECORDS) tries(record, rng, count);
		for (let seed = 1; seed <= 80; seed++) tries(randomBeginning(seed, 60), rng, count);
		expect(count.astray).toEqual([]);
		expect(count.stayed).toBeGreaterThan(50);
		expect(count.asked).toBeGreaterThan(50);
	});

	const E = { type: 'base/placed', tile: tileId('base-E'), x: 0, y: 0, rotation: 0 } as const;
	const KNIGHT: TableEvent = {
		type: 'base/stood',
		player: 0,
		piece: 'follower',
		x: 0,
		y: 0,
		segment: 0
	};
	/** Segments with figures after an existing table was amended. */
	const standing = (
		events: readonly TableEvent[],
		at: number,
		...instead: readonly TableEvent[]
	) => {
		const record = recordOf(events, { found: true, expansions: ['abbey-and-mayor'] });
		const { replay, conflict } = attempt(record, { edits: [{ at, events: instead }] });
		expect(conflict?.at).toBeUndefined();
		return [...replay.game.pieces].map(({ at: place }) => place.segment);
	};
	/** Custom tiles with other numbers for the city from north to south. */
	const told = (line: string) => ({ tile: tileId('promo-1'), told: { line } });
	const [FIRST, LAST] = ['C:NS F:23 F:67', 'F:67 F:23 C:NS+'];

	it('keep a knight of an existing table in the city of the north', () => {
		expect(standing([E, KNIGHT], 0, { ...E, ...told('R:SW F:56 C:N F:2347') })).toEqual([2]);
		const turned = { ...E, ...told('C:W C:E F:0145'), rotation: 3 } as const;
		expect(standing([E, KNIGHT], 0, turned)).toEqual([1]);
	});

	it('keep it when a design described in between was right from the start', () => {
		const retold: TableEvent = { type: 'base/retold', ...told(LAST) };
		const events = [{ ...E, ...told(FIRST) }, retold, { ...KNIGHT, segment: 2 }];
		expect(standing(events, 1)).toEqual([0]);
	});

	it('become a question where their land doesn’t exist any more', () => {
		const record = recordOf([E, KNIGHT], { found: true });
		const bare = { ...E, tile: tileId('base-B') };
		const { conflict } = attempt(record, { edits: [{ at: 0, events: [bare] }] });
		expect(conflict).toMatchObject({ at: 1, canKeep: false });
	});
});
