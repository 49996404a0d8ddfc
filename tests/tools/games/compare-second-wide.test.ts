import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/lib/engine/module';
import type { Bridge } from '../../../src/lib/engine/spot';
import { CASTLE_DECIDED } from '../../../src/lib/expansions/bridges/events';
import { SHEEP_DRAWN, UNTOLD_DRAWN } from '../../../src/lib/expansions/hills-and-sheep/events';
import { isLaid } from '../../../src/lib/rules/base/events';
import { compareWide, wideTable } from './compare-second-wide';
import { WideGame } from './second-wide-game';
import type { WideTable } from './second-wide-table';
import { wideGame } from './wide-game';
import './all-expansions';

/** A run as `npm run second -- wide` does of many more. */
const SEEDS = Array.from({ length: 24 }, (_, index) => 1 + index);
/** What has to be paid in it. */
const PAID = ['road', 'city', 'monastery', 'field', 'flock', 'castle'];

const games = new Map(SEEDS.map((seed) => [seed, wideGame(seed)]));
const gameOf = (seed: number) => games.get(seed) ?? wideGame(seed);

describe('random games with bridges, castles, hills and labyrinth', () => {
	const happened = new Map<string, number>();

	it.each(SEEDS)('of seed %i are the same reckoned twice', (seed) => {
		expect(compareWide(gameOf(seed), happened)).toBeUndefined();
	});

	it('pay all that can be paid', () => {
		expect(PAID.filter((what) => (happened.get(what) ?? 0) < 2)).toEqual([]);
	});
});

/** A second implementation by another rule, or one that hears something else. */
interface Broken {
	readonly table?: (table: WideTable) => Partial<WideTable>;
	readonly hears?: (event: GameEvent) => GameEvent;
}

const BROKEN: Readonly<Record<string, Broken>> = {
	'a labyrinth that pays otherwise': {
		table: ({ labyrinthPays }) => ({ labyrinthPays: !labyrinthPays })
	},
	'hills that break ties otherwise': {
		table: ({ types }) => ({ types: withoutMark(types, 'hill') })
	},
	'vineyards that pay nothing': {
		table: ({ types }) => ({ types: withoutMark(types, 'vineyard') })
	},
	'players without castles': { table: ({ hand }) => ({ hand: { ...hand, castle: 0 } }) },
	'a bridge the other way': {
		hears: (event) =>
			isLaid(event) && event.bridge ? { ...event, bridge: turned(event.bridge) } : event
	},
	'a castle that was not built': {
		hears: (event) => (event.type === CASTLE_DECIDED ? { ...event, built: undefined } : event)
	},
	'sheep of an unknown number': {
		hears: (event) => (event.type === SHEEP_DRAWN ? { ...event, type: UNTOLD_DRAWN } : event)
	}
};

describe('the second implementation notices', () => {
	it.each(Object.entries(BROKEN))('%s', (_, { table, hears }) => {
		const noticed = SEEDS.some((seed) => {
			const game = gameOf(seed);
			const told = wideTable(game);
			const second = new Hearing({ ...told, ...table?.(told) }, hears);
			return compareWide(game, new Map(), second) !== undefined;
		});
		expect(noticed).toBe(true);
	});
});

class Hearing extends WideGame {
	constructor(
		table: WideTable,
		private readonly hears: (event: GameEvent) => GameEvent = (event) => event
	) {
		super(table);
	}

	override take(event: GameEvent): void {
		super.take(this.hears(event));
	}
}

const turned = ({ x, y, side }: Bridge): Bridge => ({ x, y, side: side === 0 ? 1 : 0 });

const withoutMark = (types: WideTable['types'], mark: string): WideTable['types'] =>
	new Map([...types].map(([id, type]) => [id, type.mark === mark ? { ...type, mark: '' } : type]));
