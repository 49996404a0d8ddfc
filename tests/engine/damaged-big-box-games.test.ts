import { describe, expect, it } from 'vitest';
import { compareGame } from '../tools/games/compare';
import { damaged, damagedEarly, damagedEnd } from '../tools/games/damaged';
import type { RecordedGame, RecordedTurn } from '../tools/games/recorded';
import { TOWER } from '../tools/games/recorded-shapes';
import { isOnTower } from '../tools/games/recorded-tower';

/** A prisoner whom nobody holds. */
const HELD = { player: 1, piece: 'follower' } as const;

const lost = ({ awards }: RecordedTurn): boolean =>
	awards?.at(-1)?.why.endsWith('.challenged') === true;
const withShrine = ({ tile }: RecordedTurn): boolean => tile.startsWith('cult-');
const escaped = ({ escape }: RecordedTurn): boolean => escape !== undefined;
const besieged = ({ awards }: RecordedTurn): boolean => awards?.some(isBesieged) === true;
const isBesieged = ({ items }: { readonly items: readonly (readonly unknown[])[] }): boolean =>
	items.some(([of]) => of === 'besieged');
const festive = ({ festival }: RecordedTurn): boolean => festival !== undefined;
const mayGo = ({ festivalOptions }: RecordedTurn): boolean => festivalOptions !== undefined;
const followed = ({ deployPhantom }: RecordedTurn): boolean => deployPhantom !== undefined;
const floored = ({ floor }: RecordedTurn): boolean => floor !== undefined;
const capturing = ({ capture }: RecordedTurn): boolean => capture !== undefined;
const paying = ({ ransom }: RecordedTurn): boolean => ransom !== undefined;
const exchanging = ({ exchanged }: RecordedTurn): boolean => exchanged !== undefined;
const climbing = ({ deploy }: RecordedTurn): boolean => isOnTower(deploy);
const goingHome = ({ returned = [] }: RecordedTurn): boolean =>
	returned.some(({ by }) => by === 'capture');
const journey = ({ dragon }: RecordedTurn): boolean => (dragon?.moves.length ?? 0) > 1;
const eating = ({ returned = [] }: RecordedTurn): boolean =>
	returned.some(({ by }) => by === 'dragon');
const withFairy = ({ fairyOptions }: RecordedTurn): boolean => fairyOptions !== undefined;
const withKnights = ({ princessOptions }: RecordedTurn): boolean => princessOptions !== undefined;
const atPortal = ({ followerPortalOptions }: RecordedTurn): boolean =>
	followerPortalOptions !== undefined;
const opening = ({ fairyAtStart }: RecordedTurn): boolean => fairyAtStart !== undefined;
const paidByFairy = ({ awards = [] }: RecordedTurn): boolean =>
	awards.some(({ why }) => why === 'fairy.completed');
const followingThrough = ({ phantomSecondPortalOptions }: RecordedTurn): boolean =>
	phantomSecondPortalOptions !== undefined;
const followingUp = ({ phantomSecondTowerOptions }: RecordedTurn): boolean =>
	phantomSecondTowerOptions !== undefined;
const phantomAtPortal = ({ phantomPortalOptions }: RecordedTurn): boolean =>
	phantomPortalOptions !== undefined;
const phantomClimbs = ({ phantomTowerOptions }: RecordedTurn): boolean =>
	phantomTowerOptions !== undefined;
const bigClimbs = ({ bigFollowerTowerOptions }: RecordedTurn): boolean =>
	bigFollowerTowerOptions !== undefined;
const followedElsewhere = ({ deployPhantom }: RecordedTurn): boolean =>
	deployPhantom !== undefined && 'x' in deployPhantom;
const choosing = ({ exchangeOptions }: RecordedTurn): boolean => exchangeOptions !== undefined;
const eatenOnTower = ({ returned = [] }: RecordedTurn): boolean =>
	returned.some(({ feature, by }) => feature === TOWER && by === 'dragon');
const festiveTower = ({ festivalOptions = [] }: RecordedTurn): boolean =>
	festivalOptions.some(({ feature }) => feature === TOWER);
const festiveBarn = ({ festivalOptions = [] }: RecordedTurn): boolean =>
	festivalOptions.some(({ piece }) => piece === 'barn');
const fairyOnTower = ({ fairyOptions = [] }: RecordedTurn): boolean =>
	fairyOptions.some((one) => !('length' in one) && one.feature === TOWER);

describe('a recorded game of the large expansions with one fact changed is noticed', () => {
	const DAMAGES: readonly (readonly [what: string, record: RecordedGame])[] = [
		[
			'figures that a festival sends home',
			damaged('festival', mayGo, (turn) => turn.festivalOptions?.pop())
		],
		['phantom options', damaged('phantom', followed, (turn) => turn.phantomOptions?.pop())],
		[
			'where the phantom may follow',
			damaged('phantom', followed, (turn) => turn.phantomSecondOptions?.pop())
		],
		['supply before', damaged('phantom', followed, (turn) => delete turn.deployPhantom)],
		['figures returned', damaged('festival', festive, (turn) => turn.returned?.shift())],
		['supply before', damaged('festival', festive, (turn) => delete turn.festival)],
		['awards', damaged('cult', lost, ({ awards }) => awards?.pop())],
		['figures returned', damaged('cult', lost, ({ returned }) => returned?.pop())],
		[
			'legal placements',
			damaged('cult', withShrine, (turn) => turn.legalPlacements && turn.legalPlacements++)
		],
		['who may escape', damaged('siege', escaped, ({ escapeOptions }) => escapeOptions?.pop())],
		['who escaped', damaged('siege', escaped, (turn) => delete turn.escape)],
		['the escape', damaged('siege', escaped, ({ escape }) => escape && escape.x++)],
		['awards', damaged('siege', besieged, ({ awards }) => awards?.find(isBesieged)?.items.pop())],
		['tiles for a floor', damaged('tower', floored, (turn) => turn.floorOptions?.pop())],
		[
			'towers for a follower',
			damaged('tower', climbing, (turn) => turn.followerTowerOptions?.pop())
		],
		['supply before', damaged('tower', climbing, (turn) => delete turn.deploy)],
		['whom a floor captures', damaged('tower', floored, (turn) => delete turn.floor)],
		['whom a floor captures', damaged('tower', capturing, (turn) => turn.captureOptions?.pop())],
		['the move', damaged('tower', capturing, ({ capture }) => capture && (capture.x += 9))],
		['the ransom', damaged('tower', paying, ({ ransom }) => ransom && (ransom.jailer = 3))],
		['supply before', damaged('tower', paying, (turn) => delete turn.ransom)],
		['kinds for an exchange', damaged('tower', exchanging, (turn) => delete turn.exchanged)],
		['figures returned', damaged('tower', goingHome, (turn) => turn.returned?.pop())],
		['prisoners at the end', damagedEnd((game) => game.prisonersAtEnd?.[0]?.push(HELD), 'tower')],
		['floors at the end', damagedEnd((game) => (game.floorsAtEnd = [1, 0]), 'tower')],
		[
			'steps of the dragon',
			damaged('dragon', journey, ({ dragon }) => dragon?.moves[0]?.options.push([9, 9]))
		],
		['steps of the dragon', damaged('dragon', journey, ({ dragon }) => dragon?.moves.pop())],
		['steps of the dragon', damaged('dragon', journey, (turn) => delete turn.dragon)],
		[
			'the dragon',
			damaged('dragon', journey, ({ dragon }) => {
				for (const move of dragon?.moves ?? []) move.player += 1;
			})
		],
		['figures returned', damaged('dragon', eating, (turn) => turn.returned?.pop())],
		[
			'figures returned',
			damaged('dragon', eating, ({ returned }) => returned?.forEach((one) => delete one.by))
		],
		['followers for the fairy', damaged('dragon', withFairy, (turn) => turn.fairyOptions?.pop())],
		['knights', damaged('dragon', withKnights, (turn) => turn.princessOptions?.pop())],
		[
			'a princess insists',
			damaged('dragon', withKnights, (turn) => (turn.princessMust = !turn.princessMust))
		],
		[
			'follower through the portal',
			damaged('dragon', atPortal, (turn) => turn.followerPortalOptions?.pop())
		],
		['the fairy’s point', damaged('dragon', opening, (turn) => delete turn.fairyAtStart)],
		[
			'awards',
			damaged('dragon', paidByFairy, (turn) => {
				turn.awards = turn.awards?.filter(({ why }) => why !== 'fairy.completed');
			})
		],
		['knights', damagedEarly('mixed-big', withKnights, (turn) => turn.princessOptions?.pop())],
		[
			'where the phantom may follow through the portal',
			damagedEarly('mixed-big', followingThrough, (turn) => turn.phantomSecondPortalOptions?.pop())
		],
		[
			'which towers the phantom may follow on',
			damagedEarly('phantom', followingUp, (turn) => turn.phantomSecondTowerOptions?.pop())
		],
		[
			'phantom through the portal',
			damagedEarly('mixed-big', phantomAtPortal, (turn) => turn.phantomPortalOptions?.pop())
		],
		[
			'towers for a phantom',
			damagedEarly('mixed-big', phantomClimbs, (turn) => turn.phantomTowerOptions?.pop())
		],
		[
			'towers for a big-follower',
			damagedEarly('mixed-big', bigClimbs, (turn) => turn.bigFollowerTowerOptions?.pop())
		],
		[
			'supply before',
			damagedEarly('mixed-big', followedElsewhere, (turn) => delete turn.deployPhantom)
		],
		[
			'kinds for an exchange',
			damagedEarly('mixed-big', choosing, (turn) => turn.exchangeOptions?.pop())
		],
		[
			'followers home from towers',
			damagedEarly('mixed-big', eatenOnTower, (turn) => {
				turn.returned = turn.returned?.filter(({ feature }) => feature !== TOWER);
			})
		],
		[
			'figures that a festival sends home',
			damagedEarly('mixed-big', festiveTower, (turn) => {
				turn.festivalOptions = turn.festivalOptions?.filter(({ feature }) => feature !== TOWER);
			})
		],
		[
			'figures that a festival sends home',
			damagedEarly('mixed-big', festiveBarn, (turn) =>
				turn.festivalOptions?.forEach((one) => one.x++)
			)
		],
		[
			'followers for the fairy',
			damagedEarly('mixed-big', fairyOnTower, (turn) => {
				turn.fairyOptions = turn.fairyOptions?.filter(
					(one) => 'length' in one || one.feature !== TOWER
				);
			})
		]
	];

	it.each(DAMAGES)('%s (%#)', (what, record) => {
		expect(compareGame(record).differences.map((difference) => difference.what)).toContain(what);
	});
});
