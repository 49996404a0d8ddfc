import type { TileType } from '../../engine/tile';
import type { CameraProblem } from '../../share/camera';
import type { Sight, ViewProblem } from '../../watch/watching';
import type { FigureOnTile } from '../values';
import { capital, counted } from './format';
import { table } from './table';
import { tiles } from './tiles';

const CAMERA: Readonly<Record<CameraProblem, string>> = {
	none: 'Es ist keine Kamera zu finden. Die Partie geht von Hand weiter.',
	refused:
		'Der Browser sperrt die Kamera für diese Seite. Das lässt sich in seinen Einstellungen ändern; die Partie geht von Hand weiter.',
	busy: 'Die Kamera ist gerade nicht verfügbar: Vielleicht benutzt sie eine andere App. Die Partie geht von Hand weiter.'
};

const SIGHTS: Readonly<Record<Sight['kind'], string>> = {
	still: 'Die Kamera schaut zu',
	moving: 'Etwas bewegt sich',
	covered: 'Etwas ist im Weg',
	lost: 'Der Tisch ist nicht zu sehen'
};

const PROBLEMS: Readonly<Record<ViewProblem, string>> = {
	dark: 'Es ist zu dunkel: Mach eine Lampe an.',
	glare: 'Eine Lampe spiegelt sich: Stell sie um oder dreh das Handy ein wenig.',
	blurred: 'Das Bild ist unscharf: Halte das Handy still und wisch die Linse ab.',
	far: 'Die Karten sind zu klein: Bring das Handy näher heran.',
	slanted: 'Die Kamera schaut zu sehr von der Seite: Stell sie höher.',
	'cut-off': 'Ein Teil des Tisches ist nicht im Bild: Rück das Handy weiter weg.'
};

const stands = (figure: FigureOnTile | undefined): string =>
	figure ? capital(table.deploy(figure, false)) : table.layAlone;

/** Words of the camera that follows a table. */
export const watch = {
	title: 'Mit der Kamera folgen',
	stand: 'Stell das Handy auf ein Stativ, sodass es von oben auf den ganzen Tisch schaut.',
	light: 'Beleuchte den Tisch gleichmäßig. Vermeide Lampen, die sich in den Karten spiegeln.',
	hands:
		'Leg die Karte an, stell den Meeple darauf und nimm die Hände weg. Dann wird der Zug vorgeschlagen.',
	stays: 'Kein Bild verlässt dieses Gerät oder wird gespeichert.',
	battery:
		'Zwei Stunden mit der Kamera verbrauchen schätzungsweise ein Viertel bis die Hälfte eines vollen Akkus. Schließ das Handy besser an ein Ladegerät an.',
	begin: 'Kamera einschalten',

	asking: 'Warten auf die Kamera …',
	camera: (problem: CameraProblem): string => CAMERA[problem],
	again: 'Noch einmal',
	which: 'Kamera',
	unnamed: (n: number): string => `Kamera ${String(n)}`,

	setUpTitle: 'Wo liegen die Karten?',
	livePicture: 'Das Bild der Kamera',
	looking: 'Die Karten werden gesucht. Halte das Handy still.',
	notFound: 'Die Karten sind noch nicht gefunden. Beweg das Handy ein wenig oder zeig ihre Ecken.',
	found: 'Laufen die Linien um die Karten?',
	fewTiles:
		'Bei so wenigen Karten brauchen die Linien die Neigung des Handys: Nach „Stimmt so“ fragt der Browser vielleicht danach. Ohne sie sucht Tilekeep die Karten noch einmal, sobald vier liegen.',
	/** Once enough tiles lie, and the lines were set by few. */
	enoughTiles: 'Jetzt liegen vier Karten: Richte die Kamera neu ein, dann halten die Linien.',
	problem: (problem: ViewProblem): string => PROBLEMS[problem],
	looksRight: 'Stimmt so',
	showCorners: 'Ecken zeigen',
	cornersHint: 'Zieh die Ringe an die Ecken des kleinsten Rechtecks um alle Karten.',
	wrongCorners:
		'Zwischen diesen Ecken liegt nicht der Tisch dieser Partie. Verschieb sie oder versuch es noch einmal.',
	useCorners: 'Karten finden',
	backToCamera: 'Zurück zur Kamera',

	sight: (sight: Sight['kind']): string => SIGHTS[sight],
	starting: 'Gleich geht es los …',
	away: 'Die Kamera war aus, solange diese Seite nicht zu sehen war. Gleich geht es weiter …',
	broken: 'Dieses Gerät kann das Bild nicht lesen. Die Partie geht von Hand weiter.',
	idle: 'Seit fünf Minuten hat sich nichts bewegt, darum ist die Kamera aus.',
	brighten: 'Tippe, damit der Bildschirm wieder hell wird.',
	goOn: 'Weiter',
	showPicture: 'Bild zeigen',
	options: 'Optionen der Kamera',
	setUpAgain: 'Neu einrichten',
	stop: 'Nicht mehr folgen',
	enterSure: 'Sicheres eintragen',
	enterSureHint:
		'Ein Zug, bei dem Karte und Figur sicher sind, wird nach zwei Sekunden mit einem Ton eingetragen. Jede Berührung hält das an.',
	other: {
		title: 'Kamera auf einem anderen Handy:',
		away: 'Sie ist gerade nicht erreichbar.',
		off: 'Sie ist aus. Tippe auf dem anderen Handy im Menü auf „Mit der Kamera folgen“.',
		stop: 'Nicht mehr Kamera'
	},
	told: 'Bestätigt wird auf dem Handy, auf dem gezählt wird.',

	proposed: (name: string): string => `${name} ist am Zug: Stimmt das?`,
	whichTile: (name: string): string => `Welche Karte hat ${name} angelegt?`,
	unknownTile: 'Die neue Karte passt zu keiner Karte dieser Partie. Gib sie von Hand ein.',
	turn: (type: TileType, figure: FigureOnTile | undefined): string =>
		`${tiles.label(type)}. ${stands(figure)}`,
	stands,
	yes: 'Ja',
	otherWay: 'Anders',
	nothing: 'Nein, nichts',
	more: (n: number): string => `Danach ${counted(n, 'weitere neue Karte', 'weitere neue Karten')}`,
	otherFirst: 'Die andere lag zuerst',
	entering: 'In zwei Sekunden wird das eingetragen. Berühre den Bildschirm, um es anzuhalten.',
	entered: (name: string): string => `Der Zug von ${name} ist eingetragen.`,
	undo: 'Diesen Zug zurücknehmen',

	figureStillThere: (name: string, type: TileType): string =>
		`Die Figur von ${name} sollte zurück sein, steht aber noch auf ${tiles.shortLabel(type)}.`,
	tileGone: (type: TileType): string =>
		`${tiles.shortLabel(type)} liegt nicht mehr da, wo sie eingetragen ist.`,
	otherTile: (type: TileType): string =>
		`Wo ${tiles.shortLabel(type)} eingetragen ist, scheint eine andere Karte zu liegen.`
};
