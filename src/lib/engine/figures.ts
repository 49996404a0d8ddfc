import { featureAt, removePiece, placePiece, type FeatureChange } from './board';
import { byAge, type Feature } from './feature';
import type { Deployment, Game, MutableGame } from './module';
import type { Settlement, Strength, TileToken, ToldFate } from './ledger';
import type { Fate, MarkerId, Piece, PieceApart, PieceOnTile, PlayerIndex } from './piece';
import { sameSpot, type Place, type Spot } from './spot';

/** Moves a figure from its owner's supply to the table. */
export function deploy(game: MutableGame, piece: Piece): FeatureChange {
	change(game, piece, -1);
	game.pieces.add(piece);
	return placePiece(game.board, piece);
}

export function returnToSupply(game: MutableGame, piece: Piece): void {
	removePiece(game.board, piece);
	game.pieces.delete(piece);
	for (const token of game.onTiles) if (liesBeside(token, piece)) game.onTiles.delete(token);
	change(game, piece, 1);
}

const liesBeside = ({ beside, owner, at }: TileToken, piece: Piece): boolean =>
	beside === piece.kind && owner === piece.player && sameSpot(at, piece.at);

/** Sets a figure apart from its owner's supply. One on the table must go there first: see {@link returnToSupply}. */
export function setApart(game: MutableGame, piece: PieceApart): void {
	change(game, piece, -1);
	game.apart.add(piece);
}

/** Returns a figure that was apart to its owner's supply. Throws for one that wasn't. @internal */
export function bringBack(game: MutableGame, piece: PieceApart): void {
	if (!game.apart.delete(piece)) throw new Error('A figure comes back from where it isn’t.');
	change(game, piece, 1);
}

/** Takes a figure from where it is to its owner's supply, or sets it apart. Throws for a figure said to be apart that isn't. */
export function meetFate(game: MutableGame, { piece, to }: Fate): void {
	if ('on' in piece) bringBack(game, piece);
	else returnToSupply(game, piece);
	if (to) setApart(game, { kind: piece.kind, player: piece.player, on: to });
}

/** The figures that went home from features. */
export const fromTheBoard = (fates: readonly Fate[] = []): readonly Piece[] =>
	fates.flatMap(({ piece, to }) => ('at' in piece && !to ? [piece] : []));

/** What became of figures by the last of so many events, if a rule says why. */
export const toldFates = (
	{ board, history }: Game,
	position: number = history.length
): readonly ToldFate[] =>
	(history[position - 1]?.fates ?? []).flatMap(({ why, ...fate }) => {
		const on = 'at' in fate.piece ? featureAt(board, fate.piece.at)?.kind : undefined;
		return why === undefined ? [] : [{ ...fate, why, on, position }];
	});

/** The reason why figures that accompanied a follower go home: no follower of their owner is left there. */
export const LEFT_ALONE = 'left-alone';

/** The fates of figures that are left alone: they go home. */
export const goingAfter = (alone: readonly Piece[]): readonly Fate[] =>
	alone.map((piece) => ({ piece, why: LEFT_ALONE }));

/** The fates of figures that go home, and of those that they leave alone, which go home too. */
export function goingHome(
	game: Game,
	pieces: readonly (Piece | PieceApart)[],
	why?: string
): readonly Fate[] {
	const standing = pieces.filter((piece) => 'at' in piece);
	const alone = withLeftAlone(game, standing).filter((piece) => !standing.includes(piece));
	return [
		...pieces.map((piece) => ({ piece, ...(why !== undefined && { why }) })),
		...goingAfter(alone)
	];
}

/** The tile on which a figure stands, on a feature or as a whole. */
export const spotUnder = (piece: Piece | PieceOnTile): Spot =>
	'on' in piece ? piece.on.spot : piece.at;

/** The figures that stand on tiles as a whole. */
export const onWholeTiles = ({ apart }: Game): readonly PieceOnTile[] =>
	[...apart].filter((piece): piece is PieceOnTile => piece.on.kind === 'tile');

/** The figures on some tiles that count for majorities, including those on tiles as a whole. */
export const followersOnTiles = (
	game: Game,
	tiles: readonly Spot[]
): readonly (Piece | PieceOnTile)[] =>
	[...game.pieces, ...onWholeTiles(game)].filter(
		(piece) => isFollower(game, piece) && tiles.some((spot) => sameSpot(spot, spotUnder(piece)))
	);

/** The figures that were apart before these settlements, which are the last ones that were carried out. */
export function apartBefore({ apart }: Game, settlements: readonly Settlement[]): PieceApart[] {
	const found = [...apart];
	const moves = settlements.flatMap((one) => one.apart ?? []);
	for (const { piece, to } of moves.reverse()) {
		const now = found.findIndex(({ on }) => on === to);
		found.splice(now < 0 ? found.length : now, 1, piece);
	}
	return found;
}

function change(
	game: MutableGame,
	{ player, kind }: Pick<Piece, 'player' | 'kind'>,
	by: number
): void {
	const supply = game.supply[player];
	if (!supply) throw new Error('A figure belongs to nobody at this table.');
	supply[kind] = (supply[kind] ?? 0) + by;
}

/** Where a neutral figure stands on a feature; undefined if it is off the table, or on a tile as a whole. */
export function markerPlace({ markers }: Game, id: MarkerId): Place | undefined {
	const at = markers.get(id);
	return at && 'segment' in at ? at : undefined;
}

/**
 * Each player's strength on some features together, strongest first, then in turn order. Figures without strength
 * don't take part. Each player's figures are sorted, so that the order of play doesn't matter.
 */
export function compareStrength(game: Game, features: readonly Feature[]): readonly Strength[] {
	const found = new Map<number, { strength: number; followers: Piece[] }>();
	for (const feature of features)
		for (const piece of feature.pieces) {
			const strength = game.rules.pieces[piece.kind]?.strength?.(feature);
			if (strength === undefined) continue;
			const mine = found.get(piece.player) ?? { strength: 0, followers: [] };
			mine.strength += strength;
			mine.followers.push(piece);
			found.set(piece.player, mine);
		}
	return [...found]
		.map(([player, { strength, followers }]) => ({
			player,
			strength,
			pieces: followers.map(({ kind }) => kind).sort(),
			...aheadBy(game, followers)
		}))
		.sort((a, b) => b.strength - a.strength || a.player - b.player);
}

/** What a player's followers count in a tie for the most strength. */
function aheadBy(game: Game, followers: readonly Piece[]): Pick<Strength, 'ahead'> {
	const { tieBreak: rules } = game.rules.answering;
	const ahead = rules.reduce((sum, { tieBreak }) => sum + tieBreak.count(game.board, followers), 0);
	return ahead > 0 ? { ahead } : {};
}

/** True for a feature, or a part of one, with a figure that keeps others away. */
export const isOccupied = ({ rules }: Game, { pieces }: Pick<Feature, 'pieces'>): boolean =>
	pieces.some(({ kind }) => !rules.pieces[kind]?.shares);

/** The features with figures on them, each once, oldest first. */
export function featuresWithFigures(game: Game): readonly Feature[] {
	const found = new Set<Feature>();
	for (const { at } of game.pieces) {
		const feature = featureAt(game.board, at);
		if (feature) found.add(feature);
	}
	return [...found].sort((a, b) => byAge(a.first, b.first));
}

/** True if the player has a follower of any kind on the features: a figure that counts for majorities. */
export const hasOwnFollower = ({ game, player, features }: Deployment): boolean =>
	features.some(({ pieces }) => hasFollower(game, pieces, player));

const hasFollower = (game: Game, among: readonly Piece[], player: PlayerIndex): boolean =>
	among.some((piece) => piece.player === player && isFollower(game, piece));

/** True for a figure on a feature from which only scoring takes it away. */
export function isSheltered({ rules, board }: Game, piece: Piece | PieceOnTile): boolean {
	if (rules.sheltered.size === 0 || !('at' in piece)) return false;
	const kind = featureAt(board, piece.at)?.kind;
	return kind !== undefined && rules.sheltered.has(kind);
}

/** True for a figure that counts for majorities. */
export const isFollower = ({ rules }: Game, { kind }: Pick<Piece, 'kind'>): boolean =>
	rules.pieces[kind]?.strength !== undefined;

/** The figures that would be left on the feature without a follower of their owner if this one were taken away with `gone`. */
export function leftAlone(
	game: Game,
	piece: Piece,
	gone: readonly Piece[] = [piece]
): readonly Piece[] {
	const others = featureAt(game.board, piece.at)?.pieces.filter((one) => !gone.includes(one)) ?? [];
	if (hasFollower(game, others, piece.player)) return [];
	return others.filter(
		({ kind, player }) => player === piece.player && game.rules.pieces[kind]?.accompanies
	);
}

/** These figures, and all that would be left alone if these were taken away; each once. @internal */
export const withLeftAlone = (game: Game, gone: readonly Piece[]): readonly Piece[] => [
	...new Set([
		...gone,
		...gone
			.filter((piece) => isFollower(game, piece))
			.flatMap((piece) => leftAlone(game, piece, gone))
	])
];

/** The figures that accompany followers and that a change left on a feature without a follower of their owner. */
export function leftAloneBy(game: Game, { before }: FeatureChange): readonly Piece[] {
	return before.flatMap(({ pieces }) =>
		pieces.filter(
			({ kind, player, at }) =>
				game.rules.pieces[kind]?.accompanies &&
				hasFollower(game, pieces, player) &&
				!hasFollower(game, featureAt(game.board, at)?.pieces ?? [], player)
		)
	);
}
