import type { TileType } from '../../engine/tile';
import type { CameraProblem } from '../../share/camera';
import type { Sight, ViewProblem } from '../../watch/watching';
import type { FigureOnTile } from '../values';
import { capital, counted } from './format';
import { table } from './table';
import { tiles } from './tiles';

const CAMERA: Readonly<Record<CameraProblem, string>> = {
	none: 'Nu am găsit nicio cameră. Jocul continuă manual.',
	refused:
		'Browserul blochează camera pentru această pagină. Poți schimba asta în setările lui; jocul continuă manual.',
	busy: 'Camera nu poate fi folosită acum: poate o folosește altă aplicație. Jocul continuă manual.'
};

const SIGHTS: Readonly<Record<Sight['kind'], string>> = {
	still: 'Camera privește masa',
	moving: 'Se mișcă ceva',
	covered: 'Ceva stă în cale',
	lost: 'Harta nu se vede'
};

const PROBLEMS: Readonly<Record<ViewProblem, string>> = {
	dark: 'E prea întuneric: aprinde o lampă.',
	glare: 'Se reflectă o lampă: mut-o sau întoarce puțin telefonul.',
	blurred: 'Imaginea e neclară: ține telefonul nemișcat și șterge lentila.',
	far: 'Cartonașele sunt prea mici: apropie telefonul.',
	slanted: 'Camera privește prea mult dintr-o parte: pune-o mai sus.',
	'cut-off': 'O parte din hartă nu e în imagine: depărtează telefonul.'
};

const stands = (figure: FigureOnTile | undefined): string =>
	figure ? capital(table.deploy(figure, false)) : table.layAlone;

/** Words of the camera that follows a table. */
export const watch = {
	title: 'Urmărește cu camera',
	stand: 'Pune telefonul pe un stativ, ca să vadă de sus toată masa.',
	light: 'Luminează masa uniform. Evită lămpile care se reflectă în cartonașe.',
	hands: 'Plasează cartonașul, pune meeple-ul pe el și ia mâinile de acolo. Apoi tura e propusă.',
	stays: 'Nicio imagine nu părăsește acest dispozitiv și nu e salvată.',
	battery:
		'Două ore cu camera consumă, estimativ, între un sfert și jumătate dintr-o baterie plină. E mai bine să pui telefonul la încărcat.',
	begin: 'Pornește camera',

	asking: 'Așteptăm camera…',
	camera: (problem: CameraProblem): string => CAMERA[problem],
	again: 'Încearcă din nou',
	which: 'Cameră',
	unnamed: (n: number): string => `Camera ${String(n)}`,

	setUpTitle: 'Unde e harta?',
	livePicture: 'Imaginea camerei',
	looking: 'Căutăm harta. Ține telefonul nemișcat.',
	notFound: 'Harta nu a fost găsită încă. Mișcă puțin telefonul sau arată colțurile ei.',
	found: 'Trec liniile pe lângă marginile cartonașelor?',
	fewTiles:
		'Cu atât de puține cartonașe, liniile au nevoie de înclinația telefonului: după „E bine”, browserul poate cere permisiunea. Fără ea, Tilekeep caută din nou harta când sunt patru cartonașe.',
	/** Once enough tiles lie, and the lines were set by few. */
	enoughTiles: 'Acum sunt patru cartonașe: reglează din nou, iar liniile vor ține.',
	problem: (problem: ViewProblem): string => PROBLEMS[problem],
	looksRight: 'E bine',
	showCorners: 'Arată colțurile',
	cornersHint:
		'Trage inelele la colțurile celui mai mic dreptunghi din jurul tuturor cartonașelor.',
	wrongCorners: 'Harta acestui joc nu e între aceste colțuri. Mută-le sau încearcă din nou.',
	useCorners: 'Găsește harta',
	backToCamera: 'Înapoi la cameră',

	sight: (sight: Sight['kind']): string => SIGHTS[sight],
	starting: 'Începem imediat…',
	away: 'Camera a fost oprită cât timp nu vedeai pagina. Pornește din nou…',
	broken: 'Acest dispozitiv nu poate citi imaginea. Jocul continuă manual.',
	idle: 'Nimic nu s-a mișcat de cinci minute, așa că am oprit camera.',
	brighten: 'Atinge ecranul ca să se lumineze din nou.',
	goOn: 'Continuă',
	showPicture: 'Arată imaginea',
	options: 'Opțiunile camerei',
	setUpAgain: 'Reglează din nou',
	stop: 'Nu mai urmări',
	enterSure: 'Introdu ce e sigur',
	enterSureHint:
		'O tură cu cartonașul și figura sigure e introdusă după două secunde, cu un sunet. Atinge ecranul ca să o oprești.',
	other: {
		title: 'Camera de pe alt telefon:',
		away: 'Acum nu e nicio legătură cu ea.',
		off: 'E oprită. Pe acel telefon, atinge „Urmărește cu camera” în meniu.',
		stop: 'Nu mai e camera'
	},
	told: 'Turele se confirmă pe telefonul care ține scorul.',

	proposed: (name: string): string => `La rând: ${name}. E bine așa?`,
	whichTile: (name: string): string => `Ce cartonaș a plasat ${name}?`,
	unknownTile: 'Cartonașul nou nu se potrivește cu niciunul din acest joc. Introdu-l manual.',
	turn: (type: TileType, figure: FigureOnTile | undefined): string =>
		`${tiles.label(type)}. ${stands(figure)}`,
	stands,
	yes: 'Da',
	otherWay: 'Altfel',
	nothing: 'Nu, nimic',
	more: (n: number): string => `Apoi încă ${counted(n, 'cartonaș nou', 'cartonașe noi')}`,
	otherFirst: 'Celălalt a fost primul',
	entering: 'Va fi introdusă în două secunde. Atinge ecranul ca să o oprești.',
	entered: (name: string): string => `Tură introdusă: ${name}.`,
	undo: 'Anulează această tură',

	figureStillThere: (name: string, type: TileType): string =>
		`${tiles.shortLabel(type)}: figura de la ${name} ar trebui să fie înapoi în rezervă, dar stă încă acolo.`,
	tileGone: (type: TileType): string =>
		`${tiles.shortLabel(type)} nu mai e acolo unde a fost introdus.`,
	otherTile: (type: TileType): string =>
		`${tiles.shortLabel(type)}: în locul lui pare să fie alt cartonaș.`
};
