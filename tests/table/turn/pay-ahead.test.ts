import { describe, expect, it } from 'vitest';
import { consider } from '../../../src/lib/engine/laying';
import { newGame, type MutableGame, type Outcome } from '../../../src/lib/engine/game';
import { totals } from '../../../src/lib/engine/ledger';
import type { Rules } from '../../../src/lib/engine/module';
import { play } from '../../../src/lib/engine/play';
import type { DraftFigure } from '../../../src/lib/record/draft';
import { describedTypes, replayEvents } from '../../../src/lib/record';
import type { Laid } from '../../../src/lib/rules/base/events';
import { optionsFor } from '../../../src/lib/rules/base/options';
import { rulesOf, type TableEvent } from '../../../src/lib/rules/catalogue';
import { payAhead, type PayAhead, type PlayerPoints } from '../../../src/lib/table/turn/pay-ahead';
import { layingOf, previewEvent } from '../../../src/lib/table/turn/turn';
import { scriptIn } from '../../e2e/table/support/script';
import { laid, rulesFor } from '../../modules/playing';
import { expansionsIn } from '../../../src/lib/rules/loading';
import { readSamples } from '../../samples/read';
import '../../tools/games/all-expansions';

/** What a turn would pay with a kind of figure, and how often the game was played for that. */
function ahead(
	fresh: () => MutableGame,
	{ deploy, ...event }: Laid,
	piece = deploy?.piece ?? 'follower'
): PayAhead & { readonly replays: number } {
	const game = fresh();
	const laying = layingOf(game, { ...event, spot: event });
	if (!laying) throw new Error('The tile has no spot.');
	let replays = 0;
	const outcome = (figure?: DraftFigure): Outcome | undefined => {
		replays += 1;
		return previewEvent(fresh(), { ...event, ...(figure && { deploy: figure }) });
	};
	const options = optionsFor(game, consider(game.board, laying), event.player, piece);
	return { ...payAhead(game, { laying, options, outcome }), replays };
}

/** What the last of these turns would pay. */
function last(events: readonly TableEvent[], rules: Rules = rulesFor(), piece?: string) {
	const [event] = events.slice(-1);
	if (event?.type !== 'base/laid') throw new Error('The last event lays a tile.');
	const fresh = (): MutableGame => {
		const game = newGame(rules, 3, 0);
		for (const before of events.slice(0, -1)) {
			const { ok } = play(game, { ...before, overruled: rules.objections });
			if (!ok) throw new Error(`Refused: ${JSON.stringify(before)}`);
		}
		return game;
	};
	return ahead(fresh, event, piece);
}

const KNIGHT = ['follower', 0] as const;
const THIEF = ['follower', 0] as const;
const pays = (...points: readonly (readonly [player: number, points: number])[]): PlayerPoints[] =>
	points.map(([player, sum]) => ({ player, points: sum }));

describe('what a turn will pay', () => {
	it('is told for a place on what the tile completes: a city of 2 pays 2 × 2', () => {
		const told = last([laid(0, 'base-E', [0, -1, 2])]);
		expect(told.gains).toEqual([{ figure: { piece: 'follower', segment: 0 }, pays: pays([0, 4]) }]);
		expect(told.paid).toEqual([]);
		expect(told.replays).toBe(2);
	});

	/** A cathedral with a knight of player 0 in it, and three caps; the last completes it: 5 tiles × 3 = 15. */
	const CATHEDRAL = [
		laid(0, 'ic-CCCC-cathedral', [0, -1, 0], KNIGHT),
		laid(1, 'base-E', [0, -2, 2]),
		laid(2, 'base-E', [1, -1, 3]),
		laid(1, 'base-E', [-1, -1, 1])
	];

	it('is told for another player’s city, also by another module’s tariff', () => {
		const told = last(CATHEDRAL, rulesFor(...expansionsIn(['inns-and-cathedrals'])));
		expect(told.paid).toEqual([{ at: { segments: [0] }, pays: pays([0, 15]) }]);
		expect(told.gains).toEqual([]);
		expect(told.replays).toBe(1);
	});

	it('is told for both of a tie: a road of 5', () => {
		const told = last([
			laid(0, 'base-U', [1, 0, 0], THIEF),
			laid(1, 'base-U', [2, 0, 0], THIEF),
			laid(0, 'base-A', [3, 0, 0]),
			laid(2, 'base-A', [-1, 0, 2])
		]);
		expect(told.paid.map((one) => one.pays)).toEqual([pays([0, 5], [1, 5])]);
		// The monastery of the last tile isn’t completed, so a monk would get nothing yet.
		expect(told.gains).toEqual([]);
	});

	it('is told for a monastery beside the tile: its 9', () => {
		const ring = [
			laid(0, 'base-B', [0, 1, 0], ['follower', 0]),
			laid(1, 'base-B', [1, 1, 0]),
			laid(2, 'base-B', [-1, 1, 0]),
			laid(1, 'base-B', [1, 2, 0]),
			laid(2, 'base-B', [-1, 2, 0]),
			laid(1, 'base-B', [0, 2, 0]),
			laid(2, 'base-U', [1, 0, 0]),
			laid(1, 'base-U', [-1, 0, 0])
		];
		const told = last(ring);
		expect(told.paid).toEqual([{ at: { beside: { x: 1, y: 1 } }, pays: pays([0, 9]) }]);
	});

	const sample = (name: string) => {
		const found = readSamples().find(([folder]) => folder === name);
		if (!found) throw new Error(`There is no sample ${name}.`);
		return found[1];
	};

	it('is one sum with what the Gingerbread Man pays, beside an abbey: 4 + 8', () => {
		const { events, ...setup } = sample('an-abbey-completes-the-gingerbread-mans-city');
		const told = last(events.slice(0, 8), rulesOf(setup));
		expect(told.paid).toEqual([{ at: { beside: { x: -1, y: 0 } }, pays: pays([0, 12]) }]);
		expect(told.elsewhere).toEqual([]);
	});

	it('is told for a barn: 2 cities × 3 for both farmers', () => {
		const { events, ...setup } = sample('a-tie-of-farmers-when-a-barn-is-built');
		const told = last(events, rulesOf(setup));
		const corner = told.gains.find(({ figure }) => figure.corner === 3);
		expect(corner?.pays).toEqual(pays([0, 6], [1, 6]));
	});
});

it('what is told of every turn of a game with both expansions is what the turn pays', () => {
	const { record, events } = scriptIn('tests/games/both-expansions.json');
	const types = describedTypes(events);
	const replays: number[] = [];
	for (const [index, event] of events.entries()) {
		if (event.type !== 'base/laid') continue;
		const fresh = () => replayEvents(record.header, events.slice(0, index), types).game;
		const before = fresh().scores;
		const told = ahead(fresh, event);
		const gain = told.gains.find(({ figure }) => same(figure, event.deploy));
		const parts = [...told.paid, ...(gain ? [gain] : [])].flatMap((one) => one.pays);
		const sums = totals(told.elsewhere, before.length);
		for (const { player, points } of parts) sums[player] = (sums[player] ?? 0) + points;
		const after = replayEvents(record.header, events.slice(0, index + 1), types).game.scores;
		expect(sums, `event ${String(index + 1)}`).toEqual(
			after.map((points, player) => points - (before[player] ?? 0))
		);
		replays.push(told.replays);
	}
	const mean = replays.reduce((sum, one) => sum + one) / replays.length;
	expect(mean).toBeLessThan(2);
	expect(Math.max(...replays)).toBeLessThanOrEqual(4);
});

const same = (a: DraftFigure, b: DraftFigure | undefined): boolean =>
	a.piece === b?.piece && a.segment === b.segment && a.corner === b.corner;
