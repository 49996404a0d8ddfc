import { featuresAfter, featureAt, type FeatureChange } from '../../engine/board';
import {
	citiesAround,
	current,
	isCompleted,
	originOf,
	spotsOf,
	type Feature
} from '../../engine/feature';
import { compareStrength, featuresWithFigures, isFollower } from '../../engine/figures';
import type { Game } from '../../engine/game';
import type { RuleId, Settlement } from '../../engine/ledger';
import type { Change, RuleModule } from '../../engine/module';
import type { Piece, PlayerIndex } from '../../engine/piece';
import type { RulingId, Rulings } from '../../engine/rulings';
import { payOut, payStrongest } from '../../engine/tariff';
import type { BaseObjection } from '../../rules/base/codes';
import { cityRates, countCities, rulesAgain } from '../../rules/base/city-counts';
import { ENDED, isLaid } from '../../rules/base/events';
import { farmRuleOf } from '../../rules/base/rulings';
import { barnsPlayed } from './rulings';

/** Points for a city: to a barn's owner at the end, and to farmers joined to a barn's farm. */
const AT_THE_END = 4;
const JOINED = 1;

const OCCASIONS = ['barn/built', 'barn/joined', 'barn/end'] as const;
type BarnOccasion = (typeof OCCASIONS)[number];

/** The barn: a figure on the corner of four fields that takes over their farm. */
export const barn = (rulings: Rulings): RuleModule => ({
	id: 'barn',
	codes: { occasions: OCCASIONS },
	pieces: {
		barn: {
			perPlayer: 1,
			onCorner: true,
			mayStandOn: ({ kind }) => kind === 'field' && barnsPlayed(rulings),
			objection: ({ features }) =>
				!barnBesideBarn(rulings) && features.some(({ pieces }) => pieces.some(isBarn))
					? OCCUPIED
					: undefined
		}
	},
	settle
});

const OCCUPIED: BaseObjection['code'] = 'occupied';

/** True when one farm may get several barns. */
const barnBesideBarn = (rulings: Rulings): boolean => rulings['barnOnBarn'] === 'yes';

const isBarn = ({ kind }: Piece): boolean => kind === 'barn';

function settle({ game, event, touched }: Change): readonly Settlement[] {
	if (event.type === ENDED) return settleEnd(game);
	if (!touched.some(({ after }) => haveBarn(after))) return [];
	const built = isLaid(event) && event.deploy?.piece === 'barn' ? event : undefined;
	const place = built?.deploy && { x: built.x, y: built.y, segment: built.deploy.segment };
	const farm = place && featureAt(game.board, place);
	return featuresAfter(touched)
		.filter(({ pieces }) => pieces.some(isBarn) && pieces.some((piece) => goesHome(game, piece)))
		.map((field) => settleFarmers(game, field, field === farm && !hadBarn(touched, farm)));
}

/** True when one of the joined fields had a barn before the turn. */
const hadBarn = (touched: readonly FeatureChange[], farm: Feature): boolean =>
	touched.some(
		({ before, after }) => haveBarn(before) && after.some((one) => current(one) === farm)
	);

const haveBarn = (fields: readonly Feature[]): boolean =>
	fields.some(({ pieces }) => pieces.some(isBarn));

/** Scores the farmers on a barn's farm at once (as at the end if the barn was just built, else for less), and sends them home. */
function settleFarmers(game: Game, farm: Feature, built: boolean): Settlement {
	const compared = compareStrength(game, [farm]);
	const { at, cities } = completedAround(farm);
	const rates = cityRates(game, built ? asAtTheEnd(game.rules.rulings) : JOINED);
	const rulings: readonly RulingId[] = built ? ['farmRule'] : [];
	const tariff = { feature: farm, rates, rulings, ...rulesAgain(game, cities) };
	const occasion: BarnOccasion = built ? 'barn/built' : 'barn/joined';
	return {
		...basisOf(farm, ruleFor(game, built)),
		stage: 'farms',
		occasion,
		cities: at,
		compared,
		...payStrongest(game, { ...tariff, occasion }, compared, () => countCities(game, cities)),
		home: farm.pieces.filter((piece) => goesHome(game, piece))
	};
}

/** True for farmers, and for pieces that can't stay without them. Other pieces only share the field, and stay. */
const goesHome = (game: Game, piece: Piece): boolean =>
	isFollower(game, piece) || game.rules.pieces[piece.kind]?.accompanies === true;

/**
 * The rule by which farmers are scored: at a new barn BARN-9 (a house rule) under the first farm rule, else BARN-3; BARN-5 if
 * they were joined to a barn's farm.
 */
function ruleFor({ rules }: Game, built: boolean): RuleId {
	if (!built) return 'BARN-5';
	return farmRuleOf(rules.rulings) === 'first' ? 'BARN-9' : 'BARN-3';
}

/** What a farm pays for a city by the farm rule of the game. */
const asAtTheEnd = (rulings: Rulings): number => (farmRuleOf(rulings) === 'first' ? 4 : 3);

function settleEnd(game: Game): readonly Settlement[] {
	return featuresWithFigures(game).flatMap((farm) => {
		const owners = new Set(farm.pieces.filter(isBarn).map(({ player }) => player));
		return owners.size === 0 ? [] : settleOwners(game, farm, [...owners]);
	});
}

function settleOwners(game: Game, farm: Feature, owners: readonly PlayerIndex[]): Settlement {
	const { at, cities } = completedAround(farm);
	const occasion: BarnOccasion = 'barn/end';
	const tariff = {
		feature: farm,
		occasion,
		rates: cityRates(game, AT_THE_END),
		rulings: [],
		...rulesAgain(game, cities)
	};
	return {
		...basisOf(farm, 'BARN-6'),
		stage: 'after',
		occasion,
		cities: at,
		compared: [],
		...payOut(
			game,
			tariff,
			owners.toSorted((a, b) => a - b),
			() => countCities(game, cities)
		),
		home: []
	};
}

/** The completed cities around a farm, and where each meets it. */
function completedAround(farm: Feature) {
	const contacts = citiesAround(farm).filter(({ city }) => isCompleted(city));
	return { at: contacts.map(({ at }) => at), cities: contacts.map(({ city }) => city) };
}

const basisOf = (farm: Feature, rule: RuleId) => ({
	rule,
	kind: 'field' as const,
	at: originOf(farm),
	tiles: spotsOf(farm),
	pennants: []
});
