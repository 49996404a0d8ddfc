import { describe, expect, it } from 'vitest';
import type { Place } from '../../../src/lib/engine/spot';
import { tileId } from '../../../src/lib/engine/tile';
import { TOOK } from '../../../src/lib/expansions/festival/events';
import { laid } from '../../../src/lib/rules/base/events';
import { eventSchema, rulesOf, usualRulingsFor } from '../../../src/lib/rules/catalogue';
import { choicesIn, insteadIn } from '../../../src/lib/table/view/scene';
import * as v from 'valibot';
import '../../tools/games/all-expansions';
import { UnwrittenTurn } from './unwritten-turn.svelte';

const MONK: Place = { x: 0, y: 1, segment: 0 };
const GARDEN: Place = { x: 1, y: 1, segment: 1 };

/** Red’s turn with a festival to the west of the start tile; red has a monk and an abbot on the table. */
function turn(): UnwrittenTurn {
	const expansions = ['abbot', 'festival'] as const;
	const rules = rulesOf({ box: 'base-c2', expansions, rulings: usualRulingsFor(expansions) });
	const events = [
		laid(0, 'base-B', [0, 1, 0], { piece: 'follower', segment: 0 }),
		laid(1, 'base-U', [1, 0, 0]),
		laid(0, 'base-U', [2, 0, 0]),
		laid(1, 'base-B', [-1, 1, 0], { piece: 'follower', segment: 0 })
	].map((event) => v.parse(eventSchema, event));
	const entry = new UnwrittenTurn(rules, events);
	entry.chooseTile(tileId('fe-CFFR'));
	entry.chooseSpot({ x: -1, y: 0 });
	entry.chooseRotation(2);
	return entry;
}

const written = (entry: UnwrittenTurn) =>
	entry.written.flatMap((event) => ('choices' in event && event.choices) || []);

describe('a turn with a festival', () => {
	it('is written after one tap on an own figure, which then comes home', async () => {
		const entry = turn();
		await entry.choosePlace(MONK);
		expect(written(entry)).toEqual([{ type: TOOK, player: 0, piece: 'follower', from: MONK }]);
	});

	it('shows which figures may be tapped, without asking for them', () => {
		const entry = turn();
		expect(insteadIn(entry)).toMatchObject([{ places: [MONK], quiet: true }]);
	});

	it('takes no other figures, and none of blue’s', async () => {
		const entry = turn();
		await entry.choosePlace(GARDEN);
		await entry.choosePlace({ x: -1, y: 1, segment: 0 });
		expect(entry.written).toEqual([]);
	});

	it('has a button, after which all figures are shown as answers', async () => {
		const entry = turn();
		const [offer] = entry.offers;
		if (!offer || !entry.lying) throw new Error('Nothing is offered.');
		await entry.takeUp(offer);
		expect(choicesIn(entry.lying, offer, []).map(({ places }) => places)).toEqual([[MONK]]);
		await entry.decline();
		expect(entry.question).toBeUndefined();
		await entry.takeUp(offer);
		await entry.choosePlace(MONK);
		expect(written(entry)).toHaveLength(1);
	});

	it('offers nothing once a figure was put', async () => {
		const entry = turn();
		entry.chooseFigure({ piece: 'follower', segment: 0 });
		expect(entry.offers).toEqual([]);
		await entry.choosePlace(MONK);
		expect(entry.written).toEqual([]);
	});
});

describe('an abbot beside a festival', () => {
	/** Red’s abbot in a garden, and a festival. */
	function withAbbot(): UnwrittenTurn {
		const expansions = ['abbot', 'festival'] as const;
		const rules = rulesOf({ box: 'base-c2', expansions, rulings: usualRulingsFor(expansions) });
		const events = [
			laid(0, 'base-B', [0, 1, 0], { piece: 'abbot', segment: 0 }),
			laid(1, 'base-U', [1, 0, 0])
		].map((event) => v.parse(eventSchema, event));
		const entry = new UnwrittenTurn(rules, events);
		entry.chooseTile(tileId('fe-CFFR'));
		entry.chooseSpot({ x: -1, y: 0 });
		entry.chooseRotation(2);
		return entry;
	}

	it('comes home for points by a tap, and for none by the festival’s button', async () => {
		const entry = withAbbot();
		expect(insteadIn(entry)).toHaveLength(1);
		await entry.choosePlace(MONK);
		expect(entry.written).toMatchObject([{ recall: { piece: 'abbot', ...MONK } }]);

		const other = withAbbot();
		const [offer] = other.offers;
		if (!offer) throw new Error('Nothing is offered.');
		await other.takeUp(offer);
		await other.choosePlace(MONK);
		expect(written(other)).toEqual([{ type: TOOK, player: 0, piece: 'abbot', from: MONK }]);
	});
});
