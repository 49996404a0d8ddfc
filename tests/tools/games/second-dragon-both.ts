import { isDeepStrictEqual } from 'node:util';
import { furtherTile } from '../../../src/lib/engine/further';
import { hasTilesLeft, isDrawnNow, type MutableGame } from '../../../src/lib/engine/game';
import type { Placement } from '../../../src/lib/engine/holes';
import type { Laying } from '../../../src/lib/engine/laying';
import { legalPlacements } from '../../../src/lib/engine/legal';
import type { GameEvent } from '../../../src/lib/engine/module';
import { play } from '../../../src/lib/engine/play';
import { openQuestions } from '../../../src/lib/engine/question';
import type { TileType } from '../../../src/lib/engine/tile';
import { deployOptions } from '../../../src/lib/rules/base/options';
import { recallOptions } from '../../../src/lib/rules/base/recall';
import { lyingIn } from './lying';
import type { SeededRandom } from './seeded-random';
import type { DragonGame } from './second-dragon-game';
import { onTile, stepName, type Asked, type Step } from './second-dragon-table';
import {
	eventOf,
	kindOf,
	seenBySecond,
	seenByUs,
	stepsAsked,
	TurnTold
} from './second-dragon-told';

/* A game played by our engine and by the second implementation, which says what may be done, and what a player does at random. */

/** The steps that a turn's player takes before it is scored. */
const IN_TURN: readonly Asked[] = ['action', 'capture', 'exchange', 'second'];

/** Where both differ first. */
export interface DragonDifference {
	readonly event: number;
	readonly what: string;
	readonly ours: unknown;
	readonly second: unknown;
}

/** What was done in some games and how often, to see that all of it was. */
export type Happened = Map<string, number>;

interface Both {
	readonly ours: MutableGame;
	readonly second: DragonGame;
	readonly rng: SeededRandom;
	/** At one step of so many it's compared what may be done. */
	readonly often: number;
	readonly happened: Happened;
}

/** Both games, event by event. */
export class DragonPlayer {
	readonly events: GameEvent[] = [];
	readonly #ours: MutableGame;
	readonly #second: DragonGame;
	readonly #rng: SeededRandom;
	#difference: DragonDifference | undefined;

	constructor(private readonly both: Both) {
		this.#ours = both.ours;
		this.#second = both.second;
		this.#rng = both.rng;
	}

	/** Plays until both differ, or so many turns. */
	play(turns: number): DragonDifference | undefined {
		for (let turn = 0; turn < turns && hasTilesLeft(this.#ours); turn++) {
			if (!this.#turn() || this.#difference) break;
		}
		if (this.#difference) return this.#difference;
		this.#take({ type: 'base/ended', overruled: ['tiles-left'] });
		this.#second.take({ type: 'end' });
		this.#compareOne('scores', this.#ours.scores, this.#second.scores);
		return this.#difference;
	}

	/** False where no tile can be laid. */
	#turn(): boolean {
		this.#compareOffers('ransom', this.#second.offers, stepsAsked(this.#ours, ['before']));
		this.#ransom();
		this.#declinePart();
		const type = this.#draw();
		if (!type || this.#difference) return false;
		const at = this.#rng.pick(legalPlacements(this.#ours, type));
		this.#decide(type, at);
		this.#journey();
		this.#compareTurns();
		return true;
	}

	#journey(): void {
		while (this.#second.asked === 'dragon' && !this.#difference) this.#moveDragon();
	}

	#ransom(): void {
		const { offers, active } = this.#second;
		if (offers.length === 0 || this.#difference || this.#rng.below(2) === 0) return;
		this.#takeStep(this.#rng.pick(offers), active);
	}

	#declinePart(): void {
		const further = furtherTile(this.#ours);
		if (this.#second.part !== 2 || !further?.no || this.#rng.below(4) > 0) return;
		this.#take(further.no);
		this.#second.nextPlayer();
		this.#compare();
	}

	/** A tile that fits; all of the dragon's go back before it is there. */
	#draw(): TileType | undefined {
		const { left, rules } = this.#ours;
		const bag = [...left].flatMap(([id, count]) => {
			const type = isDrawnNow(this.#ours, id) && count > 0 ? rules.tiles.get(id) : undefined;
			return type ? Array.from({ length: count }, () => type) : [];
		});
		for (const type of this.#rng.shuffle(bag)) {
			const held = rules.answering.heldBack.some((module) => module.heldBack(this.#ours, type));
			this.#compareOne('held back', held, !this.#second.mayLay(type.id));
			if (!held && legalPlacements(this.#ours, type).length > 0) return type;
		}
		return undefined;
	}

	/** Lays a tile with all that its player decides. */
	#decide(type: TileType, at: Placement): void {
		const second = this.#second;
		const { active: player } = second;
		const { x, y, rotation } = at;
		const told = new TurnTold({ type: 'base/laid', player, tile: type.id, x, y, rotation });
		const here = this.#laidOffers({ type, spot: { x, y }, rotation }, player);
		second.take({ type: 'lay', player, id: type.id, x, y, rotation });
		for (let asked = second.asked; IN_TURN.includes(asked); asked = second.asked) {
			this.#probe(told.event, asked === 'action' ? here : []);
			if (this.#difference) return;
			const step = this.#choose(second.offers, second.mayPass);
			this.#count(`${asked} ${step.type}`);
			told.add(step, second);
			second.take(step);
			if (asked !== 'second') this.#probeNoSecond(told.event);
		}
		this.#take(told.event);
		this.#compare();
	}

	/** One of the offers: each kind of them as likely. */
	#choose(offers: readonly Step[], mayPass: boolean): Step {
		const types = [...new Set(offers.map(({ type }) => type))];
		if (types.length === 0 || (mayPass && this.#rng.below(7) === 0)) return { type: 'pass' };
		const type = this.#rng.pick(types);
		return this.#rng.pick(offers.filter((offer) => offer.type === type));
	}

	#moveDragon(): void {
		const { offers, player } = this.#second;
		const asked = openQuestions(this.#ours).find(({ timing }) =>
			['moves', 'laid'].includes(timing)
		);
		this.#compareOffers('dragon', offers, stepsAsked(this.#ours, ['moves', 'laid']));
		this.#compareOne('who moves the dragon', asked?.player, player);
		if (this.#difference) return;
		const eats = offers.filter(
			(offer) =>
				offer.type === 'dragon' && this.#second.board.figures.some(({ at }) => onTile(at, offer.to))
		);
		this.#takeStep(
			this.#rng.pick(eats.length > 0 && this.#rng.below(3) > 0 ? eats : offers),
			player
		);
	}

	#takeStep(step: Step, player: number): void {
		this.#count(step.type);
		const event = eventOf(step, player);
		if (event) this.#take(event);
		this.#second.take(step);
		this.#compare();
	}

	#take(event: GameEvent): void {
		if (this.#difference) return;
		this.events.push(event);
		const played = play(this.#ours, event);
		if (!played.ok) this.#differ('refused', played.error, event);
	}

	/** Our offers on the tile about to be laid. */
	#laidOffers(laying: Laying, player: number): readonly Step[] {
		const { x, y } = laying.spot;
		const set = deployOptions(this.#ours, laying, player)
			.filter(({ occupied }) => !occupied)
			.map(({ piece, segment }) => ({
				type: 'set' as const,
				kind: kindOf(piece),
				at: { x, y, segment }
			}));
		const home = recallOptions(this.#ours, laying, player)
			.filter(({ objection }) => !objection)
			.map(({ piece: { kind, at } }) => ({
				type: 'recall' as const,
				figure: { player, kind: kindOf(kind), at }
			}));
		return [...set, ...home];
	}

	/** True where it is compared now what may be done: that costs a replay. */
	get #probes(): boolean {
		return this.#rng.below(this.both.often) === 0;
	}

	/** Compares, now and then, what may be done in the middle of a turn. */
	#probe(laid: GameEvent, also: readonly Step[]): void {
		if (!this.#probes) return;
		const { asked, offers } = this.#second;
		const probe = lyingIn(this.#ours, laid);
		const timing = asked === 'second' ? 'second' : 'action';
		this.#compareOffers(asked, offers, [...also, ...stepsAsked(probe, [timing])]);
	}

	/** Where the second implementation asks nothing more ours must offer no second figure, either. */
	#probeNoSecond(laid: GameEvent): void {
		if (!IN_TURN.includes(this.#second.asked) && this.#probes)
			this.#compareOffers('no second', [], stepsAsked(lyingIn(this.#ours, laid), ['second']));
	}

	#compareOffers(what: string, second: readonly Step[], ours: readonly Step[]): void {
		const [theirs, own] = [second, ours].map((steps) => [...new Set(steps.map(stepName))].sort());
		if (isDeepStrictEqual(own, theirs)) return;
		const only = (a: readonly string[] = [], b: readonly string[] = []): readonly string[] =>
			a.filter((one) => !b.includes(one));
		this.#differ(`offers: ${what}`, only(own, theirs), only(theirs, own));
	}

	#compare(): void {
		const ours = seenByUs(this.#ours);
		const second = seenBySecond(this.#second);
		// Ours takes a floor from its player when the turn is scored.
		const compared = Object.keys(ours).filter((what) => what !== 'floors' || !this.#ours.unscored);
		for (const what of compared) this.#compareOne(what, ours[what], second[what]);
	}

	#compareOne(what: string, ours: unknown, second: unknown): void {
		if (!isDeepStrictEqual(ours, second)) this.#differ(what, ours, second);
	}

	/** Who lays the next tile, and as a second part or not. */
	#compareTurns(): void {
		const { active, part } = this.#second;
		const ours = furtherTile(this.#ours)?.as === 'part' ? 2 : 1;
		if (!hasTilesLeft(this.#ours)) return;
		this.#compareOne('whose turn', [this.#ours.toMove, ours], [active, part]);
	}

	#differ(what: string, ours: unknown, second: unknown): void {
		this.#difference ??= { event: this.events.length, what, ours, second };
	}

	#count(what: string): void {
		const { happened } = this.both;
		happened.set(what, (happened.get(what) ?? 0) + 1);
	}
}
