import type { base as english, baseTopics as englishTopics } from '../en/base-rules';
import type { RuleWords } from '../expansion';

/** The base game's rules: what each says in one sentence, and its source in print. */
export const base: Readonly<Record<keyof typeof english, RuleWords>> = {
	'LAY-1': [
		'Un cartonaș nou atinge cu o latură întreagă cel puțin unul deja plasat. Colțurile nu contează.',
		'pagina, 1; broșura, 1'
	],
	'LAY-2': [
		'Fiecare latură care atinge alta se potrivește cu ea: câmp, drum sau oraș.',
		'pagina, 1; broșura, 1'
	],
	'LAY-3': [
		'Un cartonaș care nu se potrivește nicăieri iese din joc, iar jucătorul trage altul; după o regulă a casei, se întoarce în săculeț.',
		'pagina, 1, și reguli ale casei; pagina de iarnă, n. 8'
	],
	'LAY-4': [
		'Laturile care nu se potrivesc nu se leagă niciodată: ce se oprește acolo nu mai poate fi finalizat.',
		''
	],
	'LAY-5': [
		'După regula casei, cine plasează un cartonaș pe un loc cu cartonașe pe toate cele patru laturi mai are o tură. Pentru o abație nu se aplică, iar marginea mesei nu ține loc de cartonaș.',
		'pagina, reguli ale casei'
	],
	'EDGE-1': [
		'Marginea mesei limitează jocul: niciun cartonaș nu trece dincolo de ea și nimic nu se deplasează. Ce rămâne deschis acolo nu mai poate fi finalizat.',
		'pagina, folosirea unei mese, și reguli ale casei'
	],
	'EDGE-2': [
		'După regula casei, marginea mesei închide drumurile și orașele care ajung la ea. Pentru o mănăstire, locurile de dincolo de margine contează ca umplute. Doar cartonașele adevărate aduc puncte.',
		'pagina, reguli ale casei'
	],
	'EDGE-3': [
		'Lângă masă se poate pune alta: plasați oricum un cartonaș acolo, iar marginea se mută până la el.',
		'pagina, folosirea unei mese'
	],
	'EDGE-4': [
		'După regula casei, toate cartonașele pot fi deplasate, oriunde ar ajunge cartonașul de start; niciun rând nu poate fi mai lung decât masa.',
		'pagina, folosirea unei mese'
	],
	'START-1': [
		'După regula casei, cartonașul de start este în săculeț: primul jucător trage primul cartonaș și îl plasează în mijloc, ca într-o tură obișnuită.',
		'pagina, reguli ale casei'
	],
	'DRAW-1': [
		'După regula casei, fiecare are în mână trei cartonașe, plasează unul și trage din nou; o abație contează ca unul dintre ele.',
		'pagina, reguli ale casei'
	],
	'FIG-1': [
		'Fiecare jucător are șapte meepleși; al optulea este marcatorul de punctaj.',
		'pagina, pregătire'
	],
	'FIG-2': ['Cel mult un meeple pe tură, din rezervă, pe cartonașul tocmai plasat.', 'pagina, 2'],
	'FIG-3': [
		'Un meeple se pune doar pe un drum, într-un oraș, pe un câmp sau într-o mănăstire fără nicio figură, nici măcar una proprie.',
		'pagina, 2'
	],
	'FIG-4': [
		'Întâi se vede ce finalizează cartonașul, apoi se pune un meeple. Pus pe ce tocmai s-a finalizat, aduce puncte și se întoarce imediat în rezervă.',
		'pagina, 3, n. 7'
	],
	'FIG-5': [
		'Țăranii se așază culcați și rămân până la sfârșit. La primul joc se poate și fără ei.',
		'pagina, câmpuri; broșura, 2'
	],
	'FIG-6': [
		'După regula casei, fiecare începe cu cinci până la zece meepleși în loc de șapte.',
		''
	],
	'ROAD-1': [
		'Un drum este finalizat când ambele capete se opresc la o răscruce, un oraș, o mănăstire sau un sat, ori când drumul se închide în cerc.',
		'pagina, 3; n. 4'
	],
	'ROAD-2': [
		'Un drum finalizat aduce 1 punct pentru fiecare cartonaș. Un cartonaș contează o singură dată, indiferent de câte ori trece drumul pe el.',
		'pagina, 3; broșura, 3'
	],
	'ROAD-3': [
		'După regula casei, drumurile se termină la răscruci doar unde sunt case. Unde sunt doar copaci, toate drumurile merg mai departe și sunt un singur drum.',
		'pagina, reguli ale casei'
	],
	'CITY-1': ['Un oraș este finalizat când nicio latură a lui nu este deschisă.', 'pagina, 3; n. 5'],
	'CITY-2': [
		'Un oraș finalizat aduce câte 2 puncte pentru fiecare cartonaș, numărat o singură dată, și pentru fiecare blazon.',
		'pagina, 3; broșura, 3'
	],
	'CITY-3': [
		'Un blazon contează doar pentru orașul pe care este desenat.',
		'pagina, 3; pagina de iarnă, n. 14'
	],
	'CITY-4': [
		'După vechea regulă a orașelor mici, un oraș finalizat din două cartonașe aduce câte 1 punct pentru fiecare cartonaș și blazon.',
		'pagina, n. 6'
	],
	'MONASTERY-1': [
		'O mănăstire este finalizată când toate cele opt locuri din jurul ei au câte un cartonaș.',
		'pagina, 3'
	],
	'MONASTERY-2': [
		'O mănăstire finalizată aduce 9 puncte: 1 pentru cartonașul ei și câte 1 pentru fiecare dintre cele opt din jur.',
		'pagina, 3'
	],
	'SHARE-1': [
		'Unde au figuri mai mulți jucători, cine are cele mai multe figuri primește toate punctele; la egalitate, fiecare le primește pe toate.',
		'pagina, 3; pagina de iarnă, n. 15'
	],
	'SHARE-2': [
		'Figurile se întorc în rezervă după ce teritoriul lor este evaluat, nu înainte.',
		'pagina, 3'
	],
	'END-1': [
		'Jocul se termină cu tura ultimului cartonaș: mai întâi se evaluează teritoriile nefinalizate, apoi câmpurile.',
		'pagina, sfârșit'
	],
	'END-2': [
		'La sfârșit, un drum nefinalizat aduce 1 punct pentru fiecare cartonaș.',
		'pagina, sfârșit; n. 18 din pagina de iarnă'
	],
	'END-3': [
		'La sfârșit, un oraș nefinalizat aduce câte 1 punct pentru fiecare cartonaș și blazon.',
		'pagina, sfârșit'
	],
	'END-4': [
		'La sfârșit, o mănăstire nefinalizată aduce 1 punct pentru cartonașul ei și câte 1 pentru fiecare cartonaș din jur.',
		'pagina, sfârșit'
	],
	'END-5': [
		'După regula casei, drumurile, orașele și mănăstirile nefinalizate nu aduc nimic; figurile lor se întorc în rezervă.',
		'pagina, reguli ale casei'
	],
	'FARM-1': [
		'Un câmp aduce 3 puncte pentru fiecare oraș finalizat al cărui zid îl atinge, celui cu cei mai mulți țărani pe el. Colțurile nu contează.',
		'pagina, câmpuri; n. 14'
	],
	'FARM-2': [
		'Un câmp aduce 3 puncte pentru fiecare oraș finalizat al cărui zid îl atinge, dar un oraș îi aduce aceluiași jucător puncte o singură dată. Orașul contează pentru câmpul unde aduce cele mai multe puncte; la egalitate, pentru cel început primul.',
		'privire istorică asupra primei ediții'
	],
	'FARM-3': [
		'Fiecare oraș finalizat aduce 4 puncte, o singură dată, celui cu cei mai mulți țărani pe toate câmpurile din jurul lui.',
		'pagina, n. 15'
	],
	'FARM-4': [
		'Câmpurile sunt despărțite de drumuri, de orașe și de marginea cartonașelor plasate, ca și de râu, dacă o regulă a casei nu îi unește malurile.',
		'pagina, câmpuri; n. 9, 10'
	],
	'TIE-1': [
		'Dacă mai mulți jucători au cele mai multe puncte, împart victoria. După altă regulă, nu câștigă nimeni și decide alt joc. Puteți alege și ca la egalitate să piardă sau să câștige cine a plasat primul cartonaș.',
		'pagina, n. 16; broșura, p. 5'
	],
	'TRACK-1': [
		'Tabla de punctaj are cincizeci de căsuțe; un marcator care ajunge la 0 sau trece de 0 se așază culcat.',
		'pagina și pagina de iarnă, tabla de punctaj; broșura, 3, doar peste 50'
	],
	'HAND-1': [
		'Puncte sau jetoane introduse manual de jucători. Punctele contează ca toate celelalte și se arată separat.',
		'decizia noastră'
	],
	'HAND-2': [
		'Trec puncte de la un jucător la altul; suma rămâne aceeași. După o regulă a casei, așa se cumpără singurul cartonaș care poate finaliza un teritoriu.',
		'pagina, reguli ale casei'
	],
	'HAND-3': [
		'Jocul a continuat cu aceste puncte pe tabla de punctaj sau cu aceste jetoane.',
		'decizia noastră'
	],
	'FOUND-1': [
		'Un joc început se introduce în orice ordine și fără ture. Tilekeep avertizează când ceva nu se potrivește.',
		'decizia noastră'
	],
	'FOUND-2': [
		'Figurile se pun unde stau. Nu se punctează nimic cât timp se introduc cartonașele.',
		'decizia noastră'
	],
	'FOUND-3': [
		'Teritoriile finalizate pe care stau figuri se evaluează când jocul continuă sau se termină.',
		'decizia noastră'
	]
};

/** What their rules are about, by the first part of their ids. */
export const baseTopics: Readonly<Record<keyof typeof englishTopics, string>> = {
	LAY: 'plasarea unui cartonaș',
	EDGE: 'marginea mesei',
	START: 'cartonașul de start',
	DRAW: 'extragerea cartonașelor',
	FIG: 'punerea unui meeple',
	ROAD: 'evaluarea drumurilor',
	CITY: 'evaluarea orașelor',
	MONASTERY: 'evaluarea mănăstirilor',
	SHARE: 'evaluarea',
	END: 'evaluarea finală',
	FARM: 'câmpurile',
	TIE: 'victoria',
	TRACK: 'tabla de punctaj',
	HAND: 'punctele',
	FOUND: 'joc deja început'
};
