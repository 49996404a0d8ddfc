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
	moverFor,
	othersFrom,
	victimsOf,
	type Moving,
	type Planned,
	type Standing
} from './second-at-once';
import {
	MESSAGES,
	type Award,
	type Drawn,
	type Message,
	type Moment,
	type Offer,
	type Rob,
	type Robbery,
	type Scorer,
	type Step,
	type Table,
	type Which
} from './second-steps';

/*
 * The Robbers (RB) and The Messages (M) a second time, from the rules' words alone, for comparing. Nothing of the
 * engine's rules is used. What features pay is given; robberies, messages and the two figures' spaces are computed.
 *
 * Where the words leave something open, it was decided from them:
 * D1. A robber stands with a space: it robs whoever of the others moves from it by scoring, also who came later (RB8).
 * D2. An award is a move of its own, in the order given, and is robbed at once, before the next award (RB5: "when"). Or,
 *     since RB6 speaks of several who score: with `atOnce` figures and robbers stand where they stood before the first award
 *     of the step, others' awards and robberies come before those of the active player. Robberies of an award that brings a
 *     message come with what that pays: robbers stand where they stood before both.
 * D3. All robbers beside the figure that moves rob, each half; they leave the track before any robber's owner moves.
 * D4. A robber whose owner chose another victim waits on its space; nothing chosen: the first who moves is robbed. With
 *     `atOnce` it waits for the choice, a step of its own, where victims bring unlike halves; else it's the first clockwise
 *     from the owner. At the end nobody chooses, and it robs whoever brings most.
 * D5. A victim is robbed at the first move from the space only; the choice is a player, not one of several awards (ORB4).
 * D6. Points by robbing and corrections by hand rob nobody: the robber goes along, even if others stay there (RB7). Where
 *     it's told beside whom it was put, with that figure, if it moves by robbing too, and with nobody else by corrections.
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
 *      the shortest road, smallest city and monastery don't (M4). With `followerAlone` it needs none either.
 * D16. Shortest and smallest: the own one worth least, not the one with fewest tiles. Nothing of the kind: 0.
 * D17. Pennants: of any city on the table, finished or not, whoever has it; with `ownPennants` only where an own knight is.
 *      Knights and farmers: each figure once.
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

/** A scoring under way. */
interface Round {
	readonly robs: readonly Rob[];
	/** True once it has brought its message. */
	drawn: boolean;
}

class Game {
	#active = 0;
	#ended = false;
	#tiles: readonly Laid[];
	#figures: readonly Figure[] = [];
	#totals: number[][];
	#robbers: (number | undefined)[];
	/** The figure that each robber goes along with, where it's told. */
	#beside: (Scorer | undefined)[];
	/** Robbers that go along once somebody moves by robbing. */
	readonly #along = new Map<number, Scorer>();
	/** What the owners choose from who have still to do so. */
	readonly #choosing = new Map<number, { from: readonly Planned[]; round: Round }>();
	/** Robberies of the award that moves, which come at the latest with what its message pays. */
	readonly #pending: (readonly [Planned, Rob | undefined])[] = [];
	#offers: readonly Offer[] = [];
	#draws: number | undefined;
	#pile: readonly (Message | undefined)[] = [];
	#round: Round = { robs: [], drawn: false };
	#robberies: Robbery[] = [];
	#paid = 0;
	#problems: string[] = [];

	constructor(private readonly table: Table) {
		this.#tiles = table.start ?? [];
		this.#totals = this.#everybody.map(() => (table.messages ? [0, 0] : [0]));
		this.#robbers = this.#everybody.map(() => undefined);
		this.#beside = [...this.#robbers].map(() => undefined);
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
		else if (step.type === 'robber') this.#placeRobber(step);
		else if (step.type === 'rob') this.#robChosen(step);
		else if (step.type === 'figure') this.#figures = [...this.#figures, { ...step }];
		else if (step.type === 'message') this.#message(step);
		else if (step.type === 'correct') this.#move(step.player, step.figure ?? 0, step.points, false);
		else this.#score(step);
	}

	#score(step: Step & { type: 'score' | 'end' }): void {
		if (step.type === 'end') this.#addFigures();
		else this.#sendHome(step.home ?? []);
		this.#scoreRound(step.awards, step.robs);
	}

	#lay({ active, bag, id, x, y, rotation }: Step & { type: 'lay' }): void {
		this.#active = active;
		this.#draws = undefined;
		this.#along.clear();
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

	#placeRobber({ player, space, beside }: Step & { type: 'robber' }): void {
		const at = this.#offers.findIndex((offer) => offer.player === player);
		const offer = this.#offers[at];
		if (!offer) this.#problems.push(`${String(player)} may not place a robber`);
		else this.#offers = this.#offers.slice(at + 1);
		if (space === undefined) return;
		if (offer && !offer.spaces.includes(space))
			this.#problems.push(`${String(player)} may not place a robber on ${String(space)}`);
		this.#robbers[player] = space;
		this.#beside[player] = beside;
	}

	/** A scoring: all moves in order, then perhaps a message. */
	#scoreRound(awards: readonly Award[], robs: readonly Rob[] = []): void {
		const outer = this.#round;
		this.#draws = undefined;
		this.#round = { robs, drawn: false };
		const moving = awards.map((one) => ({ ...one, figure: this.#figureFor(one) }));
		if (this.table.atOnce) this.#scoreAtOnce(moving);
		else for (const one of awards) this.#award({ ...one, figure: this.#figureFor(one) });
		for (const { owner, victim } of robs)
			if (
				!this.#robberies.some((one) => one.owner === owner && one.victim === (victim ?? one.victim))
			)
				this.#problems.push(`${String(owner)} robbed nobody, or somebody else`);
		this.#round = outer;
	}

	#award({ player, figure, points, drawn }: Moving): void {
		if (drawn === 'none' && !this.#mayDraw(player, points))
			this.#problems.push('No message to decline');
		this.#move(player, figure, points, true);
		this.#deal(drawn);
	}

	/** D2, with `atOnce` */
	#scoreAtOnce(awards: readonly Moving[]): void {
		const robberies = this.#robberiesOf(awards);
		this.#goAlongLater(robberies);
		const isOwn = (player: number): boolean => player === this.#active && !this.#ended;
		for (const one of awards) if (!isOwn(one.player)) this.#award(one);
		this.#payPending();
		for (const one of robberies) if (!isOwn(one.owner) && !isOwn(one.victim)) this.#rob(one);
		for (const one of awards) {
			if (!isOwn(one.player)) continue;
			for (const due of robberies)
				if (due.award === one) this.#pending.push([due, this.#choice(due.owner)]);
			this.#award(one);
			this.#payPending();
		}
		for (const one of robberies) if (isOwn(one.owner)) this.#rob(one);
	}

	/** The robberies of awards that are scored at once; those who must choose do so later. */
	#robberiesOf(awards: readonly Moving[]): readonly Planned[] {
		if (this.#ended && this.table.robAtEnd === false) return [];
		const standing = this.#standing;
		const robberies = this.#clockwiseFrom(this.#active).flatMap((owner) => {
			const found = this.#choosing.has(owner) ? [] : victimsOf(owner, standing, awards);
			const told = this.#choice(owner)?.victim;
			const most = Math.max(...found.map(({ points }) => points));
			const unlike = found.some(({ points }) => points !== most);
			const one = found.find(
				({ victim, points }) => victim === told || (told === undefined && points === most)
			);
			if (unlike && told === undefined && !this.#ended)
				this.#choosing.set(owner, { from: found, round: this.#round });
			return one && !this.#choosing.has(owner) ? [one] : [];
		});
		for (const { owner } of robberies) this.#robbers[owner] = undefined;
		return robberies;
	}

	get #standing(): Standing {
		return {
			spaces: this.#everybody.map((player) => this.#spaces(player)),
			robbers: [...this.#robbers]
		};
	}

	#robChosen(step: Rob): void {
		const { from = [], round } = this.#choosing.get(step.owner) ?? {};
		const one = from.find(({ victim }) => victim === step.victim);
		if (!one) this.#problems.push(`${String(step.owner)} has nothing to choose`);
		if (!one || !this.#choosing.delete(step.owner)) return;
		this.#robbers[step.owner] = undefined;
		this.#round = { robs: [step], drawn: round?.drawn ?? false };
		this.#goAlongLater([one]);
		this.#rob(one);
		this.#round = { robs: [], drawn: false };
	}

	/** RB7, where all is scored at once: the robbers beside those who will move by robbing. */
	#goAlongLater(robberies: readonly Robbery[]): void {
		const standing = this.#standing;
		const movers = robberies.map(({ owner, points }) => ({
			player: owner,
			figure: this.#figureFor({ player: owner, points, figure: this.#choice(owner)?.figure })
		}));
		for (const owner of this.#everybody) {
			if (this.#robbers[owner] === undefined || this.#choosing.has(owner)) continue;
			const mover = moverFor(owner, standing, movers, this.#beside[owner]);
			if (mover) this.#along.set(owner, mover);
		}
	}

	#figureFor({ player, points, figure }: Award): Which {
		return figure ?? this.#preferred(player, points);
	}

	/** Which figure moves where nothing is told. */
	#preferred(player: number, points: number): Which {
		if (player !== this.#active || this.#ended) return 0;
		const prefers = this.table.prefer?.[player];
		if (prefers === 'first') return 0;
		const reach = prefers !== 'avoid';
		const found = this.#totals[player]?.findIndex((total) => isDark(total + points) === reach);
		return found === 1 ? 1 : 0;
	}

	#move(player: number, figure: Which, points: number, scores: boolean): void {
		const totals = this.#totals[player];
		const total = totals?.[figure];
		if (!totals || total === undefined || points === 0) return;
		totals[figure] = total + points;
		const robbing = this.#robbersLeaving(player, spaceOf(total), scores);
		for (const robber of robbing) this.#robbers[robber] = undefined;
		if (!scores) this.#goAlong({ player, figure }, spaceOf(total), spaceOf(total + points));
		if (scores) this.#land(player, spaceOf(total + points));
		for (const owner of robbing)
			this.#rob({ owner, victim: player, points: Math.ceil(points / 2) });
	}

	/** The robbers that rob a figure that moves by scoring, clockwise from the active player. */
	#robbersLeaving(player: number, from: number, scores: boolean): number[] {
		if (this.table.atOnce || !scores || (this.#ended && this.table.robAtEnd === false)) return [];
		return this.#clockwiseFrom(this.#active).filter(
			(owner) =>
				owner !== player &&
				this.#robbers[owner] === from &&
				(this.#choice(owner)?.victim ?? player) === player
		);
	}

	#choice(owner: number): Rob | undefined {
		return this.#round.robs.find((rob) => rob.owner === owner);
	}

	/** RB7 */
	#goAlong({ player, figure }: Scorer, from: number, to: number): void {
		for (const owner of this.#everybody) {
			const beside = this.#along.get(owner) ?? this.#beside[owner];
			if (owner === player || this.#robbers[owner] !== from) continue;
			if (beside && (beside.player !== player || beside.figure !== figure)) continue;
			this.#robbers[owner] = to;
			if (this.#along.delete(owner)) this.#beside[owner] = beside;
		}
	}

	#payPending(): void {
		for (const [one, choice] of this.#pending.splice(0)) this.#rob(one, choice);
	}

	#rob({ owner, victim, points }: Robbery, choice = this.#choice(owner)): void {
		this.#robberies.push({ owner, victim, points });
		const { figure, drawn } = choice ?? {};
		const moves = this.#figureFor({ player: owner, points, figure });
		this.#move(owner, moves, points, false);
		this.#land(owner, this.#spaces(owner)[moves] ?? 0);
		this.#deal(drawn);
	}

	/** M2, M3: whether a message is to be drawn for coming to a space. */
	#land(player: number, space: number): void {
		if (this.#isDrawnOn(player, space)) this.#draws = player;
	}

	/** True where either figure of a player would bring a message. */
	#mayDraw(player: number, points: number): boolean {
		const totals = this.#totals[player] ?? [];
		return totals.some((total) => this.#isDrawnOn(player, spaceOf(total + points)));
	}

	#isDrawnOn(player: number, space: number): boolean {
		if (!this.table.messages || this.#ended || this.#round.drawn) return false;
		if (player !== this.#active || !isDark(space)) return false;
		const others = this.#everybody.filter((other) => other !== player);
		const blocked = others.some((other) => this.#spaces(other).includes(space));
		return this.table.messages === 'never blocked' || !blocked;
	}

	/** Deals with a message that an award brings. */
	#deal(drawn: Drawn | 'none' | undefined): void {
		if (drawn === 'none') this.#draws = undefined;
		else if (drawn) this.#message(drawn);
	}

	#message(drawn: Drawn): void {
		const { message, takes, place, figure, robs } = drawn;
		const player = this.#active;
		if (this.#draws === undefined) this.#problems.push('No message may be drawn');
		if (message && !this.#onTop().includes(message)) this.#problems.push(`${message} isn’t on top`);
		this.#pile = [...this.#pile, message];
		this.#round.drawn = true;
		this.#paid = takes === 'two' ? 2 : this.#effectOf(drawn);
		if (place && takes === 'effect' && message === 'follower')
			this.#takeHome({ player, at: place });
		this.#scoreRound([{ player, points: this.#paid, figure, drawn: drawn.drawn }], robs);
	}

	/** What can be on top; after one that nobody named anything can. */
	#onTop(): readonly Message[] {
		const last = this.#pile.slice(-MESSAGES.length);
		const [first] = last;
		if (last.length === MESSAGES.length && first) return [first];
		const since = this.#pile.slice(1 - MESSAGES.length);
		return MESSAGES.filter((message) => !since.includes(message));
	}

	/** M4. Needs a place for pennants and the follower. */
	#effectOf({ message, place, pays: given }: Drawn): number {
		if (message === 'tile' || message === undefined) return 0;
		if (given !== undefined) return given;
		const features = secondFeatures(this.#tiles, this.table.segmentsOf);
		const pays = paysOf(this.#active, this.#figures, features);
		if (message !== 'pennants' && message !== 'follower') return pays[message];
		const feature = place && features.find((one) => has(one, place));
		const own =
			feature &&
			this.#figures.some(({ player, at }) => player === this.#active && has(feature, at));
		if (message === 'pennants' && this.table.ownPennants && !own)
			this.#problems.push('No own knight is there');
		if (message === 'pennants') return (feature && pays.pennants.get(firstName(feature))) ?? 0;
		const chosen = pays.follower.find(({ at }) => place && samePlaces(at, place));
		if (!chosen) this.#problems.push('No own follower is there');
		return (this.table.followerAlone ? chosen?.worth : chosen?.pays) ?? 0;
	}

	/** Figures of finished features go home, and others that are told. */
	#sendHome(others: readonly Figure[]): void {
		for (const one of others) this.#takeHome(one);
		const done = secondFeatures(this.#tiles, this.table.segmentsOf).filter(isDone);
		this.#figures = this.#figures.filter(({ at }) => !done.some((feature) => has(feature, at)));
	}

	/** Takes one figure away: of several the one that came first. */
	#takeHome({ player, at }: Figure): void {
		const gone = this.#figures.findIndex((one) => one.player === player && samePlaces(one.at, at));
		this.#figures = this.#figures.filter((_, index) => index !== gone);
	}

	/** M5 */
	#addFigures(): void {
		this.#ended = true;
		if (!this.table.messages) return;
		const before = this.#everybody.map((player) => this.#spaces(player));
		this.#totals = this.#totals.map((both) => [both.reduce((sum, one) => sum + one, 0)]);
		this.#robbers = this.#robbers.map((space, owner) => {
			const victim =
				this.#beside[owner]?.player ??
				othersFrom(owner, this.table.players).find((other) =>
					before[other]?.some((one) => one === space)
				);
			if (space !== undefined && victim !== undefined)
				this.#beside[owner] = { player: victim, figure: 0 };
			return space === undefined || victim === undefined ? space : this.#spaces(victim)[0];
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
			choosing: [...this.#choosing.keys()],
			draws: this.#draws,
			onTop: this.#onTop(),
			paid: this.#paid,
			pays: (player) => paysOf(player, figures, secondFeatures(tiles, this.table.segmentsOf)),
			problems: this.#problems
		};
	}
}

const samePlaces = (a: Figure['at'], b: Figure['at']): boolean =>
	a.x === b.x && a.y === b.y && a.segment === b.segment;
