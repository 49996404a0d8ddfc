import type { Game } from '../../engine/game';
import type { SettledKind } from '../../engine/ledger';
import type { Rulings } from '../../engine/rulings';
import type { EventFacts, EventPresentations } from '../presentation/events';
import type { SourceId } from '../presentation/facts';
import { namedPlace, renumberedPlace } from '../presentation/helpers';
import type { Presentation } from '../presentation/presentation';
import {
	BEGUN,
	CLOSED,
	ENDED,
	LAID,
	PLACED,
	POINTS_CORRECTED,
	RECOUNTED,
	REDESCRIBED,
	SET_ASIDE,
	STOOD,
	type BaseEvent,
	type CorrectionReason,
	type Laid
} from './events';
import { backIntoBag, buysTiles } from './rulings';
import { laidType } from './trees';

/** The figure put on the tile and what it stands on, or the one taken home and where it stood. */
function figureOf(game: Game, event: Laid): Pick<EventFacts, 'piece' | 'on' | 'lies' | 'from'> {
	const { deploy, recall } = event;
	const { rules } = game;
	if (recall) return { piece: recall.piece, from: namedPlace(game, recall).kind };
	const on = deploy && laidType(rules.tiles, event)?.segments[deploy.segment]?.kind;
	if (!deploy || !on) return {};
	const { piece, corner, lying } = deploy;
	return { piece, on: corner === undefined ? on : 'corner', ...(lying && { lies: lying }) };
}

/** The sentence of a correction with a special reason. */
function correctionKey(why: CorrectionReason, rulings: Rulings): string | undefined {
	if (why === 'found') return 'base/track';
	return why === 'bought' && buysTiles(rulings) ? 'base/bought' : undefined;
}

const EVENTS: EventPresentations<BaseEvent> = {
	[LAID]: {
		role: 'turn',
		facts: (event, game) => ({
			key: event.type,
			player: event.player,
			tile: game.rules.tiles.get(event.tile),
			...figureOf(game, event),
			part: game.turn?.part ?? 1
		}),
		renumbered: (event, number) => {
			const { x, y, deploy, recall } = event;
			return {
				...event,
				...(deploy && { deploy: { ...deploy, segment: number({ x, y, ...deploy }) } }),
				...(recall && { recall: renumberedPlace(recall, number) })
			};
		}
	},
	[SET_ASIDE]: {
		role: 'turn',
		idle: true,
		facts: ({ type, player, tile }, { rules, aside }) => ({
			key: backIntoBag(rules.rulings) || !aside.includes(tile) ? 'base/put-back' : type,
			player,
			tile: rules.tiles.get(tile)
		})
	},
	[REDESCRIBED]: {
		role: 'description',
		idle: true,
		facts: ({ type, tile }, { rules }) => ({ key: type, tile: rules.tiles.get(tile) })
	},
	[POINTS_CORRECTED]: {
		role: 'correction',
		facts: ({ type, changes, reason, why }, { rules }) => ({
			key: correctionKey(why, rules.rulings) ?? type,
			changes: changes.filter(({ points }) => points !== 0),
			reason
		})
	},
	[RECOUNTED]: {
		role: 'correction',
		facts: ({ type, changes }) => ({ key: type, gains: changes })
	},
	[PLACED]: {
		role: 'setup',
		facts: ({ type, tile }, { rules }) => ({ key: type, tile: rules.tiles.get(tile) })
	},
	[STOOD]: {
		role: 'setup',
		facts: (event, game) => ({
			key: event.type,
			player: event.player,
			piece: event.piece,
			place: namedPlace(game, event)
		}),
		renumbered: (event, number) => ({ ...event, segment: number(event) })
	},
	[BEGUN]: { role: 'stage', facts: ({ type, player }) => ({ key: type, player }) },
	[ENDED]: {
		role: 'stage',
		facts: ({ type, overruled }) => ({
			key: overruled?.includes('tiles-left') ? 'base/stopped' : type
		})
	},
	[CLOSED]: { role: 'stage', idle: true, facts: ({ type }) => ({ key: type }) }
};

/** The sources of points by kind, as summaries store them. */
const SOURCES: Readonly<Partial<Record<SettledKind, SourceId>>> = {
	road: 'road',
	city: 'city',
	monastery: 'monastery',
	field: 'farm',
	manual: 'hand'
};

export const BASE_PRESENTATION: Presentation = {
	module: 'base',
	events: EVENTS,
	sources: { unfinished: 'unfinished', farm: 'farm', 'manual/found': 'found' },
	sourceOf: ({ kind }) => SOURCES[kind]
};
