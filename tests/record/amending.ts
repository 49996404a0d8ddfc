import { RULINGS, type TableEvent } from '../../src/lib/rules/catalogue';
import { ALL_ROTATIONS } from '../../src/lib/engine/spot';
import { effectiveLog, type Amendment, type GameRecord } from '../../src/lib/record';
import {
	attempt,
	replaceEvent,
	dropEvent,
	keepEvent,
	type Attempt,
	type Conflict
} from '../../src/lib/record/amend';
import type { Laid } from '../../src/lib/rules/base/events';
import { BASE_TILES } from '../../src/lib/rules/base/tiles';
import type { SeededRandom } from '../tools/games/seeded-random';
import { randomGame, type RandomGame } from '../tools/games/random-game';
import { headerFor, withEvents } from './support';
import { OBJECTIONS } from '../tools/games/codes';

/** A record of the first events of a random game. */
export const randomBeginning = (seed: number, events: number): GameRecord =>
	beginningOf(randomGame(seed), events, `random-${String(seed)}`);

/** A record of a game's first events. */
export function beginningOf(game: RandomGame, events: number, id = 'random'): GameRecord {
	const header = headerFor(id, game.players, {
		box: game.box,
		expansions: game.expansions,
		first: game.first,
		rulings: game.rules.rulings
	});
	return withEvents({ header, entries: [] }, game.events.slice(0, events));
}

/** Mistakes that a turn can have. */
const MISTAKES = ['tile', 'rotation', 'spot', 'figure', 'player', 'dropped', 'forgotten'] as const;

/** A random amendment of one or two events, of rulings, or of both; its conflicts are still open. */
export function randomAmendment({ header, entries }: GameRecord, rng: SeededRandom): Amendment {
	const { events } = effectiveLog(entries);
	const wrong = Array.from({ length: rng.below(8) === 0 ? 0 : 1 + rng.below(2) }, () =>
		rng.below(events.length + 1)
	);
	const edits = [...new Set(wrong)]
		.sort((a, b) => a - b)
		.map((at) => ({ at, events: mistaken(events[at], header.players.length, rng) }));
	const { id, choices } = rng.pick(RULINGS);
	const ruled = edits.length === 0 || rng.below(4) === 0;
	return { edits, ...(ruled && { rulings: { [id]: rng.pick<string>(choices) } }) };
}

/** Random events in place of an event, or after the last. */
function mistaken(
	event: TableEvent | undefined,
	players: number,
	rng: SeededRandom
): readonly TableEvent[] {
	if (!event) return [];
	if (event.type !== 'base/laid') return rng.below(2) === 0 ? [] : [event];
	switch (rng.pick(MISTAKES)) {
		case 'tile':
			return [withTile(event, rng)];
		case 'rotation':
			return [{ ...event, rotation: rng.pick(ALL_ROTATIONS) }];
		case 'spot':
			return [{ ...event, x: event.x + rng.below(3) - 1, y: event.y + rng.below(3) - 1 }];
		case 'figure':
			return [withFigure(event, rng)];
		case 'player':
			return [{ ...event, player: rng.below(players) }];
		case 'dropped':
			return [];
		case 'forgotten':
			return rng.shuffle([event, { ...withTile(event, rng), y: event.y + rng.below(5) - 2 }]);
	}
}

/** The same turn with another tile and no figure. */
const withTile = ({ player, x, y, rotation }: Laid, rng: SeededRandom): Laid => ({
	type: 'base/laid',
	player,
	tile: rng.pick(BASE_TILES).id,
	x,
	y,
	rotation
});

function withFigure({ deploy, ...event }: Laid, rng: SeededRandom): Laid {
	if (deploy && rng.below(2) === 0) return event;
	return { ...event, deploy: { piece: 'follower', segment: rng.below(4) } };
}

/** The amendment with every conflict answered at random. */
export function settled(record: GameRecord, amendment: Amendment, rng: SeededRandom): Settled {
	let now = amendment;
	for (let answers = 0; ; answers++) {
		const tried = attempt(record, now);
		if (!tried.conflict) return { ...tried, answers };
		now = answered(now, tried.conflict, rng);
	}
}

interface Settled extends Attempt {
	/** How many conflicts there were. */
	readonly answers: number;
}

/** Mostly keeps the event, so that not everything after a conflict is dropped. */
function answered(amendment: Amendment, conflict: Conflict, rng: SeededRandom): Amendment {
	const { event, canKeep } = conflict;
	if (canKeep && rng.below(4) > 0) return keepEvent(amendment, conflict);
	if (event.type !== 'base/laid' || rng.below(2) === 0) return dropEvent(amendment, conflict);
	const { deploy, ...bare } = event;
	const other = { ...bare, overruled: [...OBJECTIONS] };
	return deploy ? replaceEvent(amendment, conflict, [other]) : dropEvent(amendment, conflict);
}
