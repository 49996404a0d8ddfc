import { isOpenMouth, tileAt } from '../../engine/board';
import { partsOf, sidesOf, type LaidTile } from '../../engine/feature';
import type { Game } from '../../engine/game';
import { isMouth } from '../../engine/tile';
import type {
	EventFacts,
	EventPresentation,
	EventPresentations
} from '../../rules/presentation/events';
import { namedPlace, renumberedPlace } from '../../rules/presentation/helpers';
import type { Presentation } from '../../rules/presentation/presentation';
import type { TokenLaid } from './events';
import { isTokenLaid, KINDS, lay, OPEN, tokenOf } from './tunnels';

/** A token on an existing table has another sentence: it lay there. */
function facts(event: TokenLaid, game: Game): EventFacts {
	const { type, player } = event;
	const tile = tileAt(game.board, event.at);
	const sides = tile ? sidesOf(tile, event.at.segment) : [];
	const said = { player, place: namedPlace(game, event.at), sides };
	return game.phase === 'building'
		? { key: 'tunnel/found', piece: tokenOf(event), ...said }
		: { key: type, ...said };
}

const laid = <E extends TokenLaid>(): EventPresentation<E> => ({
	role: 'answer',
	facts,
	renumbered: (event, number) => ({ ...event, at: renumberedPlace(event.at, number) })
});

const EVENTS: EventPresentations<TokenLaid> = {
	'tunnel/laid-circle': laid(),
	'tunnel/laid-square': laid(),
	'tunnel/laid-triangle': laid()
};

/** The segments of a tile that break off in mouths. */
const mouthsOn = ({ type }: LaidTile): readonly number[] =>
	type.segments.filter(isMouth).map(({ index }) => index);

export const TUNNEL_PRESENTATION: Presentation = {
	module: 'tunnel',
	events: EVENTS,
	onSegments: KINDS.map((kind) => ({
		id: kind.token,
		segmentsOn: mouthsOn,
		found: (player, at) => lay(kind, player, at),
		foundAt: (event) => (isTokenLaid(event) && event.type === kind.type ? event.at : undefined)
	})),
	notesOn: (game, feature) => {
		const count = partsOf(feature).filter((part) => isOpenMouth(game.board, part)).length;
		return count > 0 ? [{ id: OPEN, players: [], count }] : [];
	}
};
