import { tileAt } from '../../engine/board';
import { bears, buildBridge } from '../../engine/bridge';
import type { MutableGame } from '../../engine/game';
import { ofNoFeature, type Occasion, type Settlement } from '../../engine/ledger';
import type { GameEvent, Recorded, RuleModule } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import { fail, ok, type Result } from '../../engine/result';
import type { Rulings } from '../../engine/rulings';
import { isLaid, type Laid } from '../../rules/base/events';
import { BRIDGE_FOUND, type BridgeFound } from './events';
import { bridgesAreFree } from './rulings';

/** What players have in hand and lay over tiles. */
export const BRIDGE = 'bridge';

export const isBridgeFound = (event: GameEvent): event is BridgeFound =>
	event.type === BRIDGE_FOUND;

/** Why a bridge is in the ledger. */
const LAID_OVER: Occasion = 'bridges/laid';

/** How many bridges, and how many castles, each player gets in a game of so many players. */
export const dealtTo = (players: number): number => (players > 4 ? 2 : 3);

/** The bridges, which are laid with tiles. */
export const bridges = (rulings: Rulings): RuleModule<BridgeFound> => ({
	id: 'bridges',
	codes: { tokens: [BRIDGE], occasions: [LAID_OVER] },
	begins: (players) => ({ [BRIDGE]: dealtTo(players) }),
	bridging: { token: BRIDGE, freely: bridgesAreFree(rulings) },
	record: recordFound,
	settle: ({ event }) => (isLaid(event) ? laidWith(event) : [])
});

/** What the ledger says of a bridge that was laid: whose it was. */
const laidWith = ({ player, bridge }: Laid): readonly Settlement[] =>
	bridge
		? [
				ofNoFeature({
					token: BRIDGE,
					stage: 'before',
					occasion: LAID_OVER,
					rule: 'BRIDGE-3',
					tiles: [{ x: bridge.x, y: bridge.y }],
					gains: [{ player, token: BRIDGE, count: -1, spent: true }]
				})
			]
		: [];

/** Records a bridge over a tile of an existing table. */
function recordFound(game: MutableGame, { at, side }: BridgeFound): Result<Recorded, Refusal> {
	if (game.phase !== 'building') return fail({ nonsense: 'not-building' });
	const tile = tileAt(game.board, at);
	if (!tile || (side !== 0 && side !== 1) || !bears(tile, side))
		return fail({ nonsense: 'no-bridge' });
	buildBridge(game.board, { ...at, side });
	// What it completes is scored when play begins.
	return ok({ touched: [], objections: [] });
}
