import { signedWhole } from '../formats';
import type { MoveReason } from '../values';
import { common } from './common';
import { counted, number, percent, plural, row } from './format';
import { ofName } from './grammar';
import { tiles } from './tiles';

const STAYS: Readonly<Record<string, (tiles: number) => string>> = {
	road: (tiles) => `Son meeple est sur une route de ${counted(tiles, 'tuile', 'tuiles')}.`,
	city: (tiles) => `Son meeple est dans une ville de ${counted(tiles, 'tuile', 'tuiles')}.`,
	monastery: () => 'Son meeple est dans une abbaye.',
	field: (tiles) => `Son meeple est dans un pré de ${counted(tiles, 'tuile', 'tuiles')}.`
};

/** Words of what looking ahead says of a game. */
export const analysis = {
	title: 'Regard de plus près',
	basis:
		'Ce sont des estimations. Tilekeep rejoue la suite de chaque tour de nombreuses fois et compare les résultats.',
	explain: 'Ce que veulent dire ces chiffres',
	working: 'Tous les tours sont regardés…',
	progress: (done: number, all: number): string => `${number(done)} tours sur ${number(all)}`,
	failed: 'Ce navigateur ne peut pas regarder la partie de plus près.',
	start: 'Regarder de plus près',
	startHint: 'Cela montre de meilleurs coups pour les tours joués jusqu’ici.',
	uncovered: {
		expansion:
			'Seules les parties du jeu de base et de l’édition Hiver, sans extension, peuvent être regardées de plus près.',
		alone: 'Une partie jouée en solo ne peut pas être regardée de plus près.',
		ruling: 'Les règles de cette partie ne permettent pas de la regarder de plus près.',
		tile: 'Les tuiles de cette partie ne permettent pas de la regarder de plus près.'
	},
	counted:
		'Sur le plateau, va à un tour et touche une ville, une route ou une abbaye incomplète. Si les tuiles restantes sont connues, tu vois combien conviennent.',
	nothing: 'Aucun tour ne peut être regardé de plus près.',
	missing: (turns: number, all: number): string =>
		turns === 1
			? `Un tour sur ${number(all)} n’a pas pu être regardé. Il faut pour cela des tuiles de la boîte, posées selon les règles, et savoir lesquelles restent.`
			: `${number(turns)} tours sur ${number(all)} n’ont pas pu être regardés. Il faut pour cela des tuiles de la boîte, posées selon les règles, et savoir lesquelles restent.`,

	chances: 'Qui gagnerait',
	chancesReader: 'Tour',
	chancesHint:
		'La chance de gagner de chacun avant chaque tour, à partir du premier quart de la partie.',
	chancesOfMany:
		'À plus de quatre joueurs, elles sont moins sûres : elles n’ont été vérifiées que dans des parties de deux à quatre joueurs.',
	chance: 'Chance de gagner',
	percent,
	spoken: (stop: string, each: readonly (readonly [name: string, share: number])[]): string =>
		`${stop} : ${row(each.map(([name, share]) => `${name} ${percent(share)}`))}`,
	decided: 'Quand tout s’est décidé',
	undecided: 'Aucun tour à lui seul n’a beaucoup changé les chances.',
	decidedBy: {
		draw: (player: string, winner: string, from: number, to: number): string =>
			`Pioche ${ofName(player)} : ${winner} passe de ${percent(from)} à ${percent(to)}.`,
		move: (player: string, winner: string, from: number, to: number): string =>
			`Coup ${ofName(player)} : ${winner} passe de ${percent(from)} à ${percent(to)}.`,
		turn: (player: string, winner: string, from: number, to: number): string =>
			`Tour ${ofName(player)} : ${winner} passe de ${percent(from)} à ${percent(to)}.`
	},

	luck: 'La chance à la pioche',
	luckHint:
		'Ce que valait chaque tuile piochée, par rapport à la moyenne de celles qui pouvaient venir.',
	luckReader: 'Tour',
	luckSum: (points: number): string =>
		Math.abs(Math.round(points)) <= 1
			? `environ ${signedWhole(points)} point`
			: `environ ${signedWhole(points)} points`,
	signed: signedWhole,
	luckiest: 'La meilleure pioche',
	unluckiest: 'La pire pioche',
	draw: (player: string, stop: string, points: number): string =>
		`${player}, ${stop} : ${analysis.luckSum(points)}`,
	lucky: 'Pioches heureuses',
	luckyHint:
		'Des tuiles qui ont complété une zone de leur joueur alors que peu de tuiles restantes le pouvaient. C’est compté, pas estimé.',
	luckyDraw: (points: number, fitting: number, left: number): string =>
		`${common.points(points)} : ${plural(fitting, { one: 'une', other: number(fitting) })} des ${number(left)} tuiles restantes ${plural(fitting, { one: 'pouvait', other: 'pouvaient' })} compléter la zone.`,
	noAccount:
		'La chance et les coups ne s’additionnent pas pour donner le résultat : les autres n’ont peut-être pas profité des cadeaux.',

	looks: 'Des coups à revoir',
	noLooks: 'Aucun coup n’a clairement fait perdre beaucoup.',
	showAll: (n: number): string => `Montrer les ${number(n)}`,
	withheld: (n: number): string =>
		n === 1
			? 'L’un de ces coups est un problème ci-dessus. Il apparaît ici dès que tu l’as essayé.'
			: `${number(n)} de ces coups sont des problèmes ci-dessus. Ils apparaissent ici dès que tu les as essayés.`,
	showWithheld: 'Montrer quand même',
	marks: {
		'worth-a-look': (): string => 'À revoir',
		'gave-away': (points: number): string =>
			`Environ ${common.points(Math.round(points))} de perdus`
	},
	played: 'Joué',
	better: 'Mieux',
	whyBetter: 'Pourquoi l’autre coup est meilleur',
	pictures: {
		played: (stop: string): string => `Le coup joué : ${stop}`,
		better: (stop: string): string => `Le meilleur coup : ${stop}`
	},
	why: (reason: MoveReason, names: readonly string[]): string => {
		switch (reason.kind) {
			case 'now':
				return reason.instead > 0
					? `Il rapporte tout de suite ${common.points(reason.points)} au lieu de ${number(reason.instead)}.`
					: `Il rapporte tout de suite ${common.points(reason.points)}.`;
			case 'farms':
				return `En l’état, les prés rapportent ${common.points(reason.points)} de plus.`;
			case 'unfinished':
				return `En l’état, les zones incomplètes rapportent ${common.points(reason.points)} de plus.`;
			case 'supply':
				return `Il garde ${tiles.pieces(reason.count, 'follower')} de plus en réserve.`;
			case 'stays':
				return STAYS[reason.on]?.(reason.tiles) ?? '';
			case 'others':
				return `En l’état, ${names[reason.player] ?? ''} a ${common.points(reason.points)} de moins.`;
		}
	},
	later: 'Il ne rapporte pas plus tout de suite : c’est dans les prochains tours qu’il rapporte.',
	plans:
		'Un plan ou une défense que l’ordinateur ne voit pas peut justifier un coup. Cela ne note pas les joueurs.'
};
