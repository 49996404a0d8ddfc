import type { Place } from '../../../src/lib/engine/spot';
import {
	firstName,
	has,
	isDone,
	paysOf,
	secondFeatures,
	type Figure,
	type Laid
} from './second-features';
import {
	MESSAGES,
	type Award,
	type Message,
	type Moment,
	type Offer,
	type Rob,
	type Robbery,
	type Step,
	type Table
} from './second-steps';

/*
 * The Robbers (RB) and The Messages (M) a second time, from the rules' words alone, for comparing. Nothing of the
 * engine's rules is used. What features pay is given; robberies, messages and the two figures' spaces are computed.
 *
 * Where the words leave something open, it was decided from them:
 * D1. A robber stands with a space: it robs whoever of the others moves from it by scoring, also who came later (RB8).
 * D2. An award is a move of its own, in the order given, and is robbed at once, before the next award (RB5: "when").
 * D3. All robbers beside the figure that moves rob, each half; they leave the track before any robber's owner moves.
 * D4. A robber whose owner chose another victim waits on its space; nothing chosen: the first who moves is robbed.
 * D5. A victim is robbed at the first move from the space only; the choice is a player, not one of several awards (ORB4).
 * D6. Points by robbing and corrections by hand rob nobody: the robber goes along, even if others stay there (RB7).
 * D7. A robber's owner moving away from the own robber takes it nowhere: it stands beside others' figures only.
 * D8. Points of a message, and its 2, are scored: they may be robbed. So is final scoring, unless told not to (ORB2).
 * D9. A player whose robber stands on the space moves it only elsewhere: the space it stands on isn't offered (RB1).
 * D10. "Next one": the first player clockwise with the robber in hand; who declines doesn't pass it on. Placing by others
 *      doesn't depend on whether the active player placed (RB2).
 * D11. "Every player" and C3.1: others with the robber in hand only; C3.1's "places" is taken as an offer, too (RB3).
 *      Placing before or after the tile is laid is the same, as no figure moves between.
 * D12. Space 0 at the beginning is a space like others (ORB3); all spaces wrap at 50, and a lap's 50 is a move, too.
 * D13. Any own move in the own turn that ends on a dark space draws: by features, robbing or a message, even if a later
 *      award moves the figure on. A correction doesn't. A scoring round draws once; a message's points are a new round.
 * D14. `blocked`: another's figure on the space at that moment; the own other figure doesn't matter (M3).
 * D15. Who scores by a message is its drawer alone; the follower scored as at the end needs the majority (ties share),
 *      the shortest road, smallest city and monastery don't (M4).
 * D16. Shortest and smallest: the own one worth least, not the one with fewest tiles. Nothing of the kind: 0.
 * D17. Pennants: of any city on the table, finished or not, whoever has it. Knights and farmers: each figure once.
 * D18. A message's figures and features are judged after finished features' figures went home.
 * D19. At the end one figure goes on to the sum of both and the other leaves; a robber beside either goes along (with the
 *      first victim clockwise from its owner), robbing nobody. Then final scoring in the order given.
 * D20. A correction moves the first figure unless told otherwise; a figure may go back below 0, which wraps to 49.
 * D21. Points of 0 move nobody.
 */

const SPACES = 50;
const DARK = 5;

/** The tiles with a bag, in all editions. */
const BAG_TILES: readonly string[] = [
	'rb-FFRR',
	'rb-FRRR',
	'rb-CFFF',
	'rb-CFFF-garden',
	'rb-CRRF',
	'rb-FRFR',
	'rb-CFCF'
];

/** Plays the steps. Gives the table after each. */
export function secondTrack(table: Table, steps: readonly Step[]): readonly Moment[] {
	const game = new Game(table);
	return steps.map((step) => game.after(step));
}

const spaceOf = (total: number): number => ((total % SPACES) + SPACES) % SPACES;
const isDark = (total: number): boolean => spaceOf(total) % DARK === 0;

class Game {
	#active = 0;
	#ended = false;
	#tiles: readonly Laid[];
	#figures: readonly Figure[] = [];
	#totals: number[][];
	#robbers: (number | undefined)[];
	#offers: readonly Offer[] = [];
	#draws: number | undefined;
	#pile: readonly Message[] = [];
	#robs: readonly Rob[] = [];
	#robberies: Robbery[] = [];
	#paid = 0;
	#problems: string[] = [];

	constructor(private readonly table: Table) {
		this.#tiles = table.start ?? [];
		this.#totals = this.#everybody.map(() => (table.messages ? [0, 0] : [0]));
		this.#robbers = this.#everybody.map(() => undefined);
	}

	get #everybody(): number[] {
		return Array.from({ length: this.table.players }, (_, player) => player);
	}

	after(step: Step): Moment {
		this.#robberies = [];
		this.#problems = [];
		this.#paid = 0;
		if (step.type !== 'robber' && step.type !== 'figure') this.#offers = [];
		this.#take(step);
		return this.#moment();
	}

	#take(step: Step): void {
		if (step.type === 'lay') this.#lay(step);
		else if (step.type === 'robber') this.#placeRobber(step.player, step.space);
		else if (step.type === 'figure') this.#figures = [...this.#figures, { ...step }];
		else if (step.type === 'message') this.#message(step);
		else if (step.type === 'correct') this.#move(step.player, step.figure ?? 0, step.points, false);
		else this.#score(step);
	}

	#score(step: Step & { type: 'score' | 'end' }): void {
		if (step.type === 'end') this.#addFigures();
		this.#round(step.awards, step.robs);
		if (step.type === 'score') this.#sendHome(step.home ?? []);
	}

	#lay({ active, bag, id, x, y, rotation }: Step & { type: 'lay' }): void {
		this.#active = active;
		this.#draws = undefined;
		this.#tiles = [...this.#tiles, { id, x, y, rotation }];
		if (this.table.robbers && (bag ?? BAG_TILES.includes(id)))
			this.#offers = [active, ...this.#othersPlacing()].map((player) => this.#offer(player));
		this.#offers = this.#offers.filter(({ spaces }) => spaces.length > 0);
	}

	/** RB2, RB3 */
	#othersPlacing(): number[] {
		const inHand = this.#clockwiseFrom(this.#active)
			.slice(1)
			.filter((player) => this.#robbers[player] === undefined);
		return this.table.robbers === 'next' ? inHand.slice(0, 1) : inHand;
	}

	#clockwiseFrom(first: number): number[] {
		return this.#everybody.map((step) => (first + step) % this.table.players);
	}

	/** RB1 */
	#offer(player: number): Offer {
		const spaces = this.#everybody
			.filter((other) => other !== player)
			.flatMap((other) => this.#spaces(other))
			.filter((space) => space !== this.#robbers[player]);
		return { player, spaces: [...new Set(spaces)].sort((a, b) => a - b) };
	}

	#spaces(player: number): number[] {
		return this.#totals[player]?.map(spaceOf) ?? [];
	}

	#placeRobber(player: number, space: number | undefined): void {
		const at = this.#offers.findIndex((offer) => offer.player === player);
		const offer = this.#offers[at];
		if (!offer) this.#problems.push(`${String(player)} may not place a robber`);
		else this.#offers = this.#offers.slice(at + 1);
		if (space === undefined) return;
		if (offer && !offer.spaces.includes(space))
			this.#problems.push(`${String(player)} may not place a robber on ${String(space)}`);
		this.#robbers[player] = space;
	}

	/** A scoring: all moves in order, then perhaps a message. */
	#round(awards: readonly Award[], robs: readonly Rob[] = []): void {
		this.#draws = undefined;
		this.#robs = robs;
		for (const { player, points, figure } of awards)
			this.#move(player, figure ?? this.#preferred(player, points), points, true);
		for (const { owner, victim } of robs)
			if (
				!this.#robberies.some((one) => one.owner === owner && one.victim === (victim ?? one.victim))
			)
				this.#problems.push(`${String(owner)} robbed nobody, or somebody else`);
	}

	/** Which figure moves where nothing is told. */
	#preferred(player: number, points: number): number {
		if (player !== this.#active || this.#ended) return 0;
		const reach = this.table.prefer?.[player] !== 'avoid';
		const found = this.#totals[player]?.findIndex((total) => isDark(total + points) === reach);
		return found === undefined || found < 0 ? 0 : found;
	}

	#move(player: number, figure: number, points: number, scores: boolean): void {
		const totals = this.#totals[player];
		const total = totals?.[figure];
		if (!totals || total === undefined || points === 0) return;
		totals[figure] = total + points;
		const robbing = this.#robbersLeaving(player, spaceOf(total), scores);
		for (const robber of robbing) this.#robbers[robber] = undefined;
		if (!scores) this.#goAlong(player, spaceOf(total), spaceOf(total + points));
		if (scores) this.#land(player, spaceOf(total + points));
		for (const owner of robbing) this.#rob(owner, player, Math.ceil(points / 2));
	}

	/** The robbers that rob a figure that moves by scoring, clockwise from the active player. */
	#robbersLeaving(player: number, from: number, scores: boolean): number[] {
		if (!scores || (this.#ended && this.table.robAtEnd === false)) return [];
		return this.#clockwiseFrom(this.#active).filter(
			(owner) =>
				owner !== player &&
				this.#robbers[owner] === from &&
				(this.#choice(owner)?.victim ?? player) === player
		);
	}

	#choice(owner: number): Rob | undefined {
		return this.#robs.find((rob) => rob.owner === owner);
	}

	/** RB7 */
	#goAlong(player: number, from: number, to: number): void {
		for (const owner of this.#everybody)
			if (owner !== player && this.#robbers[owner] === from) this.#robbers[owner] = to;
	}

	#rob(owner: number, victim: number, points: number): void {
		this.#robberies.push({ owner, victim, points });
		const figure = this.#choice(owner)?.figure ?? this.#preferred(owner, points);
		this.#move(owner, figure, points, false);
		this.#land(owner, this.#spaces(owner)[figure] ?? 0);
	}

	/** M2, M3: whether a message is to be drawn for coming to a space. */
	#land(player: number, space: number): void {
		if (!this.table.messages || this.#ended || player !== this.#active || !isDark(space)) return;
		const others = this.#everybody.filter((other) => other !== player);
		const blocked = others.some((other) => this.#spaces(other).includes(space));
		if (this.table.messages === 'never blocked' || !blocked) this.#draws = player;
	}

	#message({ message, takes, place, figure, robs }: Step & { type: 'message' }): void {
		const player = this.#active;
		if (this.#draws === undefined) this.#problems.push('No message may be drawn');
		if (!this.#onTop().includes(message)) this.#problems.push(`${message} isn’t on top`);
		this.#pile = [...this.#pile, message];
		this.#paid = takes === 'two' ? 2 : this.#effectOf(message, place);
		this.#round([{ player, points: this.#paid, figure }], robs);
		if (place && takes === 'effect' && message === 'follower') this.#takeHome([place], player);
	}

	#onTop(): readonly Message[] {
		const first = this.#pile.at(-MESSAGES.length);
		return this.#pile.length < MESSAGES.length || first === undefined
			? MESSAGES.filter((message) => !this.#pile.includes(message))
			: [first];
	}

	/** M4. Needs a place for pennants and the follower. */
	#effectOf(message: Message, place: Place | undefined): number {
		if (message === 'tile') return 0;
		const features = secondFeatures(this.#tiles, this.table.segmentsOf);
		const pays = paysOf(this.#active, this.#figures, features);
		if (message !== 'pennants' && message !== 'follower') return pays[message];
		const feature = place && features.find((one) => has(one, place));
		if (message === 'pennants') return (feature && pays.pennants.get(firstName(feature))) ?? 0;
		const chosen = pays.follower.find(({ at }) => place && samePlaces(at, place));
		if (!chosen) this.#problems.push('No own follower is there');
		return chosen?.pays ?? 0;
	}

	/** Figures of finished features go home, and others that are told. */
	#sendHome(others: readonly Place[]): void {
		this.#takeHome(others);
		const done = secondFeatures(this.#tiles, this.table.segmentsOf).filter(isDone);
		this.#figures = this.#figures.filter(({ at }) => !done.some((feature) => has(feature, at)));
	}

	#takeHome(places: readonly Place[], player?: number): void {
		this.#figures = this.#figures.filter(
			(figure) =>
				(player ?? figure.player) !== figure.player ||
				!places.some((place) => samePlaces(place, figure.at))
		);
	}

	/** M5 */
	#addFigures(): void {
		this.#ended = true;
		if (!this.table.messages) return;
		const before = this.#everybody.map((player) => this.#spaces(player));
		this.#totals = this.#totals.map((both) => [both.reduce((sum, one) => sum + one, 0)]);
		this.#robbers = this.#robbers.map((space, owner) => {
			const [, ...others] = this.#clockwiseFrom(owner);
			const victim = others.find((other) => before[other]?.some((one) => one === space));
			return victim === undefined ? space : this.#spaces(victim)[0];
		});
	}

	#moment(): Moment {
		const [tiles, figures] = [this.#tiles, this.#figures];
		return {
			points: this.#totals.map((both) => both.reduce((sum, one) => sum + one, 0)),
			spaces: this.#everybody.map((player) => this.#spaces(player)),
			robbers: [...this.#robbers],
			offers: this.#offers,
			robberies: this.#robberies,
			draws: this.#draws,
			onTop: this.#onTop(),
			paid: this.#paid,
			pays: (player) => paysOf(player, figures, secondFeatures(tiles, this.table.segmentsOf)),
			problems: this.#problems
		};
	}
}

const samePlaces = (a: Place, b: Place): boolean =>
	a.x === b.x && a.y === b.y && a.segment === b.segment;
