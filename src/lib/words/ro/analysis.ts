import { signedWhole } from '../formats';
import type { MoveReason } from '../values';
import { common } from './common';
import { counted, many, number, oneOr, percent, row } from './format';
import { tiles } from './tiles';

const tilesOf = (n: number): string => counted(n, 'cartonaș', 'cartonașe');
const STAYS: Readonly<Record<string, (tiles: number) => string>> = {
	road: (tiles) => `Meeple-ul stă pe un drum din ${tilesOf(tiles)}.`,
	city: (tiles) => `Meeple-ul stă într-un oraș din ${tilesOf(tiles)}.`,
	monastery: () => 'Meeple-ul stă într-o mănăstire.',
	field: (tiles) => `Meeple-ul stă pe un câmp din ${tilesOf(tiles)}.`
};

/** Words of what looking ahead says of a game. */
export const analysis = {
	title: 'Privire mai atentă',
	basis: 'Sunt estimări. Tilekeep joacă mai departe fiecare tură de multe ori și compară ce iese.',
	explain: 'Ce înseamnă aceste numere',
	working: 'Se privește fiecare tură…',
	progress: (done: number, all: number): string =>
		`${number(done)} din ${counted(all, 'tură', 'ture')}`,
	failed: 'Acest browser nu poate privi jocul mai atent.',
	start: 'Privește mai atent',
	startHint: 'Arată mutări mai bune pentru turele de până acum.',
	uncovered: {
		expansion:
			'Pot fi privite mai atent doar jocurile cu jocul de bază și cu ediția de iarnă, fără extensii.',
		alone: 'Un joc jucat de unul singur nu poate fi privit mai atent.',
		ruling: 'Cu regulile acestui joc nu se poate privi mai atent.',
		tile: 'Cu cartonașele acestui joc nu se poate privi mai atent.'
	},
	counted:
		'Mergi pe hartă la o tură și atinge un oraș, un drum sau o mănăstire neterminată: unde se știe ce cartonașe au rămas, vezi câte se potrivesc.',
	nothing: 'Nicio tură nu poate fi privită mai atent.',
	missing: (turns: number, all: number): string =>
		turns === 1
			? `O tură din ${number(all)} nu a putut fi privită. Pentru asta, cartonașele trebuie să fie din cutie și așezate după reguli, și trebuie știut care au rămas.`
			: `${number(turns)} din ${counted(all, 'tură', 'ture')} nu au putut fi privite. Pentru asta, cartonașele trebuie să fie din cutie și așezate după reguli, și trebuie știut care au rămas.`,

	chances: 'Cine ar câștiga',
	chancesReader: 'Tura',
	chancesHint:
		'Șansa fiecăruia de a câștiga înaintea fiecărei ture, de la primul sfert al jocului.',
	chancesOfMany:
		'La mai mult de patru jucători, șansele sunt mai puțin sigure: au fost verificate doar în jocuri de doi până la patru jucători.',
	chance: 'Șansa de a câștiga',
	percent,
	spoken: (stop: string, each: readonly (readonly [name: string, share: number])[]): string =>
		`${stop}: ${row(each.map(([name, share]) => `${name} ${percent(share)}`))}`,
	decided: 'Când s-a decis',
	undecided: 'Nicio tură nu a schimbat mult șansele de una singură.',
	decidedBy: {
		draw: (player: string, winner: string, from: number, to: number): string =>
			`Cartonașul tras de ${player}: ${winner} a trecut de la ${percent(from)} la ${percent(to)}.`,
		move: (player: string, winner: string, from: number, to: number): string =>
			`Mutarea făcută de ${player}: ${winner} a trecut de la ${percent(from)} la ${percent(to)}.`,
		turn: (player: string, winner: string, from: number, to: number): string =>
			`Tura jucată de ${player}: ${winner} a trecut de la ${percent(from)} la ${percent(to)}.`
	},

	luck: 'Norocul la tras',
	luckHint: 'Cât a valorat fiecare cartonaș tras, față de media celor care ar fi putut veni.',
	luckReader: 'Tura',
	luckSum: (points: number): string =>
		`cam ${signedWhole(points)} ${many(Math.abs(Math.round(points)), 'punct', 'puncte')}`,
	signed: signedWhole,
	luckiest: 'Cel mai norocos cartonaș',
	unluckiest: 'Cel mai nenorocos cartonaș',
	draw: (player: string, stop: string, points: number): string =>
		`${player}, ${stop}: ${analysis.luckSum(points)}`,
	lucky: 'Trageri norocoase',
	luckyHint:
		'Cartonașe care au finalizat o zonă a jucătorului lor, deși puține dintre cele rămase puteau. Este numărat, nu estimat.',
	luckyDraw: (points: number, fitting: number, left: number): string =>
		`${common.points(points)}: ${oneOr(fitting, 'unul', number(fitting))} dintre cele ${counted(left, 'cartonaș', 'cartonașe')} rămase ${oneOr(fitting, 'putea', 'puteau')} finaliza zona.`,
	noAccount:
		'Norocul și mutările nu dau împreună rezultatul: poate că ceilalți nu au folosit ce li s-a dat.',

	looks: 'Mutări care merită o a doua privire',
	noLooks: 'Nicio mutare nu a irosit în mod clar multe puncte.',
	showAll: (n: number): string => `Arată toate (${number(n)})`,
	withheld: (n: number): string =>
		n === 1
			? 'Una dintre aceste mutări este o problemă de mai sus. Apare aici după ce o încerci.'
			: `${number(n)} dintre aceste mutări sunt probleme de mai sus. Apar aici după ce le încerci.`,
	showWithheld: 'Arată oricum',
	marks: {
		'worth-a-look': (): string => 'Merită privită',
		'gave-away': (points: number): string => `A irosit cam ${common.points(Math.round(points))}`
	},
	played: 'Jucată',
	better: 'Mai bună',
	whyBetter: 'De ce e mai bună cealaltă mutare',
	pictures: {
		played: (stop: string): string => `Mutarea jucată: ${stop}`,
		better: (stop: string): string => `Mutarea mai bună: ${stop}`
	},
	why: (reason: MoveReason, names: readonly string[]): string => {
		switch (reason.kind) {
			case 'now':
				return reason.instead > 0
					? `Aduce imediat ${common.points(reason.points)}, nu ${number(reason.instead)}.`
					: `Aduce imediat ${common.points(reason.points)}.`;
			case 'farms':
				return `Așa cum arată harta acum, câmpurile aduc cu ${common.points(reason.points)} mai mult.`;
			case 'unfinished':
				return `Așa cum arată harta acum, ce e nefinalizat aduce cu ${common.points(reason.points)} mai mult.`;
			case 'supply':
				return `Mai păstrează ${tiles.pieces(reason.count, 'follower')} în rezervă.`;
			case 'stays':
				return STAYS[reason.on]?.(reason.tiles) ?? '';
			case 'others':
				return `Așa cum arată harta acum, ${names[reason.player] ?? ''} primește cu ${common.points(reason.points)} mai puțin.`;
		}
	},
	later: 'Nu aduce imediat mai mult: câștigul vine în turele următoare.',
	plans:
		'Un plan sau o apărare pe care calculatorul nu le vede pot justifica o mutare. Nu este o notă dată jucătorilor.'
};
