import * as v from 'valibot';
import { tokensOf, type Game } from '../../../src/lib/engine/game';
import type { TokenLaid } from '../../../src/lib/expansions/tunnel/events';
import { isTokenLaid, KINDS, lay } from '../../../src/lib/expansions/tunnel/tunnels';
import type { Place } from '../../../src/lib/engine/spot';
import { answersTo, xy, type Compare } from '../../tools/games/compare-texts';
import type { GameTold, Glue, Offers } from '../../tools/games/glue';
import {
	counts,
	place,
	segmentAt,
	type RecordedTurn,
	type Told
} from '../../tools/games/recorded-shapes';

/* Tunnels in recorded games. */

/** Our tokens, by their names in records. */
const TOKENS = { tunnelA: KINDS[0], tunnelB: KINDS[1], tunnelC: KINDS[2] };
const NAMES = Object.keys(TOKENS) as (keyof typeof TOKENS)[];
const token = v.picklist(NAMES);

/** What records say of tunnels in a turn: the tokens in hand, what could be laid where, and what was. */
const TURN = {
	tokensBefore: v.optional(counts),
	tunnelOptions: v.optional(v.object({ tokens: v.array(token), mouths: v.array(place) })),
	tunnel: v.optional(
		v.object({
			token,
			...place.entries,
			when: v.picklist(['before', 'after'])
		})
	)
};

/** Our answers to how many pairs there are, by those of records. */
const PAIRS = { '3/2': 'three-two', '2/1': 'two-one', '1/1': 'one-one' } as const;
const RULINGS = {
	tunnelTokens: v.optional(v.picklist(Object.keys(PAIRS) as (keyof typeof PAIRS)[]))
};

type Turn = RecordedTurn & Told<typeof TURN>;

/** The token that was laid. */
const laidIn = ({ player, tunnel }: Turn): readonly TokenLaid[] =>
	tunnel ? [lay(TOKENS[tunnel.token], player, segmentAt(tunnel))] : [];

const mouthText = ({ segment, ...spot }: Place): string => `${String(segment)} at ${xy(spot)}`;

/** The tokens in hand, and the mouths in which they could be laid. */
function compareTunnels(game: Game, { turn, asked }: Offers<Turn>, compare: Compare): void {
	if (!game.rules.modules.has('tunnel')) return;
	const { player, tokensBefore, tunnelOptions } = turn;
	const inHand = NAMES.filter((name) => tokensOf(game, player, TOKENS[name].token) > 0);
	compare(
		'tunnel tokens in hand',
		tokensBefore && NAMES.map((name) => `${String(tokensBefore[name] ?? 0)} ${name}`),
		NAMES.map((name) => `${String(tokensOf(game, player, TOKENS[name].token))} ${name}`)
	);
	const [offer] = asked().filter(({ id }) => KINDS.some(({ type }) => type === id));
	const offered = offer ? answersTo(offer).filter(isTokenLaid) : [];
	compare('tunnel tokens to lay', tunnelOptions?.tokens ?? [], offer ? inHand : []);
	compare(
		'mouths',
		(tunnelOptions?.mouths ?? []).map((mouth) => mouthText(segmentAt(mouth))),
		offered.map(({ at }) => mouthText(at))
	);
}

const laying = ({ tunnel }: Turn): boolean => tunnel !== undefined;

export default {
	fields: { turn: TURN, rulings: RULINGS },
	rulings: ({ tunnelTokens: told }) => (told ? { tunnelTokens: PAIRS[told] } : {}),
	done: ['tunnel'],
	first: (turn) => (turn.tunnel?.when === 'before' ? laidIn(turn) : []),
	choices: laidIn,
	offers: compareTunnels,
	damages: [
		{
			what: 'tunnel tokens in hand',
			file: 'tunnel',
			has: laying,
			change: (turn) => delete turn.tunnel
		},
		{
			what: 'mouths',
			file: 'tunnel',
			has: laying,
			change: ({ tunnelOptions }) => tunnelOptions?.mouths.pop()
		},
		{
			what: 'tunnel tokens to lay',
			file: 'tunnel',
			has: laying,
			change: ({ tunnelOptions }) => tunnelOptions?.tokens.pop()
		}
	]
} satisfies Glue<Turn, GameTold, Told<typeof RULINGS>>;
