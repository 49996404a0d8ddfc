import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/lib/engine/module';
import { LANDED, ROLLED, TOOK_OFF } from '../../src/lib/expansions/flying-machines/events';
import { proofOf } from '../../src/lib/rules/base/proof';
import { rulesOf, usualRulingsFor } from '../../src/lib/rules/catalogue';
import { presentationOf } from '../../src/lib/rules/presentations';
import { scoring } from '../../src/lib/words/en/scoring';
import { laid, played } from '../modules/playing';
import '../tools/games/all-expansions';

const expansions = ['flying-machines'] as const;
const rules = rulesOf({ box: 'base-c1', expansions, rulings: usualRulingsFor(expansions) });

const tookOff = { type: TOOK_OFF, player: 1, piece: 'follower' } as const;
const rolled = (shows: number) => ({ type: ROLLED, player: 1, shows }) as const;
const ROAD = { x: 0, y: 0, segment: 1 };
const landed = { type: LANDED, player: 1, to: ROAD } as const;

/** Red's thief on the road of the start tile; then blue lays a machine that points to it, and decides this. */
const after = (...choices: readonly GameEvent[]) =>
	played(rules, [
		laid(0, 'base-U', [-1, 0, 0], ['follower', 0]),
		{ ...laid(1, 'fl-FRFR-along', [1, 0, 0]), choices }
	]);

const factsOf = (event: GameEvent, ...choices: readonly GameEvent[]) =>
	presentationOf(event)?.facts(event, after(...choices));

describe('a figure that flew', () => {
	it('stands beside others with the reason, which the proof says', () => {
		const proof = proofOf(after(tookOff, rolled(1), landed), ROAD);
		expect(proof?.compared.map(({ player }) => player)).toEqual([0, 1]);
		const [red, blue] = proof?.figures ?? [];
		expect(red?.because).toBeUndefined();
		expect(scoring.reason(blue?.because ?? '', 'follower', 'Ben')).toBe(
			'Ben’s meeple landed here by flying machine.'
		);
	});

	it('is told of in the history: how far it flew and where it landed, or that it came home', () => {
		const choices = [tookOff, rolled(1), landed];
		expect(factsOf(tookOff, ...choices)).toEqual({ key: TOOK_OFF, player: 1, piece: 'follower' });
		expect(factsOf(rolled(1), ...choices)).toMatchObject({ key: ROLLED, count: 1 });
		expect(factsOf(landed, ...choices)).toMatchObject({
			key: LANDED,
			piece: 'follower',
			count: 1,
			place: { ...ROAD, kind: 'road' }
		});
		const crashed = [tookOff, rolled(3)];
		expect(factsOf(rolled(3), ...crashed)).toMatchObject({
			key: 'flying-machines/crashed',
			piece: 'follower',
			count: 3
		});
	});

	it('is told of as still flying while it may land in several places', () => {
		expect(factsOf(rolled(1), tookOff, rolled(1))).toMatchObject({ key: ROLLED, count: 1 });
	});

	it('lands on the same road where a tile’s segments are numbered anew', () => {
		expect(presentationOf(landed)?.renumbered?.(landed, () => 5)).toEqual({
			...landed,
			to: { ...ROAD, segment: 5 }
		});
	});

	it('takes the place of the figure of its turn, also where it came home', () => {
		expect(after().turn?.acted).toBeUndefined();
		expect(after(tookOff, rolled(3)).turn?.acted).toBe('figure');
	});
});
