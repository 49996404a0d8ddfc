import { RULINGS, type TableEvent } from '../../src/lib/rules/catalogue';
import { OBJECTIONS } from '../../src/lib/engine/objection';
import { ALL_ROTATIONS } from '../../src/lib/engine/spot';
import { effective, type Amendment, type GameRecord } from '../../src/lib/record';
import {
	attempt,
	changing,
	dropping,
	keeping,
	type Attempt,
	type Conflict
} from '../../src/lib/record/amend';
import type { Laid } from '../../src/lib/rules/base/events';
import { BASE_TILES } from '../../src/lib/rules/base/tiles';
import type { Chance } from '../tools/chance';
import { randomGame } from '../tools/random-game';
import { headerFor, logged } from './support';

/** A record of how a game at random begins. */
export function randomBeginning(seed: number, events: number): GameRecord {
	const game = randomGame(seed);
	const header = headerFor(`random-${String(seed)}`, game.players, {
		box: game.box,
		expansions: game.expansions,
		first: game.first,
		rulings: game.rules.rulings
	});
	return logged({ header, entries: [] }, game.events.slice(0, events));
}

/** What may turn out to have been wrong with a turn. */
const MISTAKES = ['tile', 'rotation', 'spot', 'figure', 'player', 'dropped', 'forgotten'] as const;

/** One or two things of the past that were different, or rulings, or both; what follows from it is still to be answered. */
export function randomAmendment({ header, entries }: GameRecord, luck: Chance): Amendment {
	const { events } = effective(entries);
	const wrong = Array.from({ length: luck.below(8) === 0 ? 0 : 1 + luck.below(2) }, () =>
		luck.below(events.length + 1)
	);
	const edits = [...new Set(wrong)]
		.sort((a, b) => a - b)
		.map((at) => ({ at, events: mistaken(events[at], header.players.length, luck) }));
	const { id, choices } = luck.pick(RULINGS);
	const ruled = edits.length === 0 || luck.below(4) === 0;
	return { edits, ...(ruled && { rulings: { [id]: luck.pick<string>(choices) } }) };
}

/** What really happened in place of an event, or behind the last. */
function mistaken(
	event: TableEvent | undefined,
	players: number,
	luck: Chance
): readonly TableEvent[] {
	if (!event) return [];
	if (event.type !== 'base/laid') return luck.below(2) === 0 ? [] : [event];
	switch (luck.pick(MISTAKES)) {
		case 'tile':
			return [withTile(event, luck)];
		case 'rotation':
			return [{ ...event, rotation: luck.pick(ALL_ROTATIONS) }];
		case 'spot':
			return [{ ...event, x: event.x + luck.below(3) - 1, y: event.y + luck.below(3) - 1 }];
		case 'figure':
			return [withFigure(event, luck)];
		case 'player':
			return [{ ...event, player: luck.below(players) }];
		case 'dropped':
			return [];
		case 'forgotten':
			return luck.shuffle([event, { ...withTile(event, luck), y: event.y + luck.below(5) - 2 }]);
	}
}

/** The same turn with another tile and no figure. */
const withTile = ({ player, x, y, rotation }: Laid, luck: Chance): Laid => ({
	type: 'base/laid',
	player,
	tile: luck.pick(BASE_TILES).id,
	x,
	y,
	rotation
});

function withFigure({ deploy, ...event }: Laid, luck: Chance): Laid {
	if (deploy && luck.below(2) === 0) return event;
	return { ...event, deploy: { piece: 'follower', segment: luck.below(4) } };
}

/** The amendment with every conflict answered at random; none of its events is refused. */
export function settled(record: GameRecord, amendment: Amendment, luck: Chance): Settled {
	let now = amendment;
	for (let answers = 0; ; answers++) {
		const tried = attempt(record, now);
		if (!tried.conflict) return { ...tried, answers };
		now = answered(now, tried.conflict, luck);
	}
}

interface Settled extends Attempt {
	/** How many conflicts there were. */
	readonly answers: number;
}

/** Mostly as it was played, so that not everything behind a conflict falls with it. */
function answered(amendment: Amendment, conflict: Conflict, luck: Chance): Amendment {
	const { event, canKeep } = conflict;
	if (canKeep && luck.below(4) > 0) return keeping(amendment, conflict);
	if (event.type !== 'base/laid' || luck.below(2) === 0) return dropping(amendment, conflict);
	const { deploy, ...bare } = event;
	const other = { ...bare, overruled: [...OBJECTIONS] };
	return deploy ? changing(amendment, conflict, [other]) : dropping(amendment, conflict);
}
