import { countedTiles } from '../../engine/board';
import { hasSign, type Feature } from '../../engine/feature';
import { followersOnTiles } from '../../engine/figures';
import type { Game } from '../../engine/game';
import { award, type Occasion, type Settlement } from '../../engine/ledger';
import type { Payment, RuleModule, TariffChange } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import type { Spot } from '../../engine/spot';
import type { BaseOccasion } from '../../rules/base/codes';
import { completedIn, withoutFigures } from '../../rules/base/settle';
import { CHURCH, DARMSTADTIUM } from './tiles';

/** Why a church pays extra: somebody has the most followers around it. */
const MOST: Occasion = 'darmstadt/most';
const COMPLETED: BaseOccasion = 'completed';
/** Points for the Darmstadtium, and for the most followers around a church. */
const POINTS = 3;

/** Darmstadt: a city that pays more, and churches that pay whoever has the most followers around them. */
export const darmstadt: RuleModule = {
	id: 'darmstadt',
	codes: { occasions: [MOST], countables: [DARMSTADTIUM, MOST] },
	tariff,
	settle: (change) =>
		completedIn(change)
			.filter((feature) => hasSign(feature, CHURCH))
			.flatMap((church) => settleChurch(change.game, church))
};

function tariff({ feature, occasion }: Payment): TariffChange | undefined {
	if (occasion !== COMPLETED || !hasSign(feature, DARMSTADTIUM)) return undefined;
	return {
		rule: 'DARMSTADT-2',
		adds: { [DARMSTADTIUM]: POINTS },
		counts: { [DARMSTADTIUM]: 1 }
	};
}

/** What a completed church pays for the most followers on its tile and around it; nothing if nobody has any there. */
function settleChurch(game: Game, church: Feature): readonly Settlement[] {
	const tiles = countedTiles(game.board, church).map(({ spot }) => spot);
	const players = withMostFollowers(game, tiles);
	if (players.length === 0) return [];
	return [
		{
			...withoutFigures(church, tiles),
			stage: 'features',
			occasion: MOST,
			rule: 'DARMSTADT-4',
			awards: players.map((player) => award(player, { [MOST]: POINTS }, { [MOST]: 1 }))
		}
	];
}

/** The players with the most followers on some tiles, in the order of their seats. */
function withMostFollowers(game: Game, tiles: readonly Spot[]): readonly PlayerIndex[] {
	const followers = followersOnTiles(game, tiles);
	const counts = Array.from(
		{ length: game.players },
		(_, player) => followers.filter((one) => one.player === player).length
	);
	const most = Math.max(...counts);
	return most === 0 ? [] : counts.flatMap((count, player) => (count === most ? [player] : []));
}
