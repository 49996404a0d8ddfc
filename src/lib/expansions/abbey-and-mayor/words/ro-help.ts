import type { ExpansionReading } from '../../../words/expansion';
import type { ABBEY_AND_MAYOR_NAMES } from '../names';

type Reading = ExpansionReading<typeof ABBEY_AND_MAYOR_NAMES>;

/** How to play with Abbey & Mayor. */
export const help: Reading['help'] = {
	title: 'Abația și primarul',
	lines: [
		'Fiecare are, pe lângă cei șapte meepleși, o abație, un primar, o căruță și o moșie. Se pune tot o singură figură pe tură: alege întâi tipul figurii, apoi atinge locul unde stă.',
		'În lista de cartonașe, cele ale unei extensii au un colț colorat, iar „Extensii” le arată doar pe ele, inclusiv abația ta.'
	],
	terms: [
		[
			'Abația',
			'Se plasează în loc să tragi un cartonaș, o dată pe joc, într-un gol cu cartonașe pe toate cele patru laturi. Fiecare drum, oraș și câmp de lângă ea se termină acolo. Este o mănăstire și pe ea poate sta doar un călugăr.'
		],
		[
			'Ultimele abații',
			'După ultimul cartonaș, Tilekeep îi întreabă pe cei care mai au o abație. Începe din stânga celui care a plasat acel cartonaș, în sensul acelor de ceasornic.'
		],
		[
			'Primarul',
			'Se pune într-un oraș în care nu stă nimeni. La evaluare contează cât un cavaler pentru fiecare blazon; fără blazon nu contează deloc și nu primește nimic.'
		],
		[
			'Căruța',
			'Stă pe un drum, într-un oraș sau, ca un călugăr, într-o mănăstire și contează cât un meeple. Când teritoriul ei este evaluat, se întoarce în rezervă sau merge mai departe la un teritoriu nefinalizat, liber și legat direct. Trece printr-o poartă, peste o răscruce de la drum la drum sau peste marginea unei abații. Trece și dintr-o mănăstire pe drumul ei sau în orașul din jur, ori invers, dar niciodată din oraș în oraș. Puteți juca și după regula ediției a doua. Atunci căruța merge la orice teritoriu nefinalizat și liber de pe cartonașul ei sau de pe cele opt din jur. După o regulă a casei, rulează prin teritorii finalizate legate între ele, până la primul nefinalizat și liber. Locurile sunt luminate.'
		],
		[
			'Moșia',
			'Stă pe colțul unde se întâlnesc patru cartonașe, unul tocmai plasat, dacă toate au câmp acolo. Pe un câmp care are deja o moșie nu se pune alta, decât dacă o regulă a casei permite. Rămâne până la sfârșit, iar pe câmpul ei nu se mai pun țărani.'
		],
		[
			'Cât aduce câmpul unei moșii',
			'Când moșia este construită, cine are pe câmp cei mai mulți țărani primește 3 puncte pentru fiecare oraș finalizat. Un cartonaș de mai târziu poate uni cu ea alți țărani. Cine are cei mai mulți dintre ei primește atunci 1 punct pentru fiecare oraș finalizat. Toți acești țărani se întorc în rezervă. La sfârșit, fiecare moșie îi aduce celui care o are 4 puncte pentru fiecare oraș finalizat. Câmpurile se punctează după regula de azi; cu moșii, regulile din 2000 și 2001 sunt reguli ale casei.'
		]
	],
	topics: {
		mayor: {
			title: 'Primarul în imagini',
			pictures: { 'mayor-pennants': 'Un primar cu trei blazoane împotriva a doi cavaleri' }
		},
		wagon: {
			title: 'Căruța în imagini',
			pictures: { 'wagon-follower': 'O căruță și un meeple pe același drum sunt la egalitate' }
		},
		abbey: {
			title: 'Abațiile în imagini',
			pictures: {
				'abbey-monk': 'Un călugăr pe o abație cu cartonașe de jur împrejur',
				'abbey-closes': 'Aceeași abație finalizează orașul dintr-un singur cartonaș de lângă ea'
			}
		},
		barn: {
			title: 'Moșiile în imagini',
			pictures: {
				'barn-built': 'Se construiește o moșie: întâi primește puncte țăranul',
				'barn-joined': 'Un cartonaș de mai târziu unește un țăran cu câmpul unei moșii',
				'barn-end': 'O moșie la sfârșit'
			}
		}
	}
};

/** What each of its rules says. */
export const rules: Reading['rules'] = {
	'TILES-1': [
		'Pot juca până la șase jucători. Fiecare are o abație, un primar, o căruță și o moșie.',
		'pagina, început'
	],
	'TILES-2': [
		'Unde un oraș trece peste altul, sunt două orașe separate. Unde cel de sus, cu blazonul, se termină în câmp, acel câmp atinge ambele ziduri.',
		'pagina, cartonașe'
	],
	'TILES-3': [
		'Un drum care trece printr-un tunel pe sub un oraș este un singur drum. Împarte câmpul doar pe o parte a orașului.',
		'pagina, cartonașe'
	],
	'TILES-4': [
		'Un drum care atinge, fără poartă, zidul unui oraș împarte câmpul acolo: în jurul lui sunt trei câmpuri.',
		'pagina, cartonașe'
	],
	'TILES-5': ['Un drum care ajunge la o casă se termină acolo.', 'pagina, cartonașe'],
	'TILES-6': [
		'Drumul de la fântână duce spre trei laturi și este un singur drum. Este finalizat când toate trei sunt închise.',
		'pagina, cartonașe; n. 2, 3'
	],
	'TILES-7': [
		'Un câmp aflat între zidurile a două orașe care se încrucișează le atinge pe amândouă și nimic altceva.',
		'pagina, cartonașe'
	],
	'ABBEY-1': [
		'În loc să tragă un cartonaș, un jucător își poate plasa abația, o dată pe joc.',
		'pagina, abația, 1'
	],
	'ABBEY-2': [
		'O abație se plasează doar unde sunt cartonașe pe toate cele patru laturi, orice ar fi pe ele. Colțurile nu contează.',
		'pagina, abația, 1; n. 6'
	],
	'ABBEY-3': [
		'O abație închide cele patru cartonașe de lângă ea: drumurile, orașele și câmpurile se termină acolo, iar ce se finalizează astfel se evaluează.',
		'pagina, abația, 2; n. 15'
	],
	'ABBEY-4': [
		'Pe o abație poate sta doar un călugăr, fie meeple, fie căruță: tot cartonașul este abația.',
		'pagina, abația, 2; n. 11, 36'
	],
	'ABBEY-5': [
		'O abație este o mănăstire: aduce 9 puncte când toate cele opt locuri din jur au câte un cartonaș. Nefinalizată la sfârșit, aduce 1 punct pentru ea și câte 1 pentru fiecare cartonaș din jur.',
		'pagina, abația, 3; n. 9'
	],
	'ABBEY-6': [
		'După ultimul cartonaș, cine mai are abația o poate plasa. Se începe din stânga celui care a plasat acel cartonaș, în sensul acelor de ceasornic. După un răspuns mai vechi, nu se mai plasează nicio abație.',
		'pagina, abația, 1; n. 8, 9'
	],
	'ABBEY-7': [
		'În runda de după ultimul cartonaș, fiecare jucător este întrebat o singură dată și doar cât timp există un loc pentru o abație.',
		'n. 8'
	],
	'ABBEY-8': [
		'Dacă plasați oricum o abație cu o latură liberă, acea latură închide ce se plasează acolo mai târziu.',
		'decizia noastră'
	],
	'ABBEY-10': [
		'După regula casei, singurul cartonaș care poate finaliza un teritoriu poate fi cumpărat cu o abație, pe care vânzătorul o poate plasa de atunci încolo.',
		'pagina jocului de bază, reguli ale casei'
	],
	'ABBEY-9': [
		'Un oraș dintr-un singur cartonaș, pe care doar o abație îl poate finaliza, aduce mereu 2 puncte. Regula veche a orașelor mici este doar pentru orașe din două cartonașe.',
		'decizia noastră; pagina jocului de bază, n. 6'
	],
	'MAYOR-1': [
		'Primarul se pune în locul unui meeple și doar într-un oraș în care nu stă nimeni.',
		'pagina, primarul, 2; n. 18–20'
	],
	'MAYOR-2': [
		'La evaluare, primarul contează cât un cavaler pentru fiecare blazon din orașul lui, pe lângă ceilalți cavaleri ai jucătorului.',
		'pagina, primarul, 3; n. 1, 25'
	],
	'MAYOR-3': [
		'Fără blazon, primarul nu contează deloc și nu primește nimic. Orașul este totuși ocupat.',
		'pagina, primarul, 3; n. 26, 27'
	],
	'MAYOR-4': [
		'Primarul nu schimbă cât aduce orașul. După evaluare se întoarce în rezervă.',
		'pagina, primarul, 3'
	],
	'WAGON-1': [
		'O căruță se pune în locul unui meeple, pe un drum, într-un oraș, într-o mănăstire sau pe o abație unde nu stă nimeni. Pe un câmp nu se pune niciodată.',
		'pagina, căruța, 2; n. 29, 30, 36'
	],
	'WAGON-2': ['O căruță contează cât un meeple.', 'pagina, căruța, 3; n. 1, 39'],
	'WAGON-3': [
		'Când teritoriul ei este evaluat, o căruță se întoarce în rezervă sau merge mai departe. Poate merge pe un drum, într-un oraș sau într-o mănăstire: un teritoriu nefinalizat, legat direct, unde nu stă nimeni.',
		'pagina, căruța, 3'
	],
	'WAGON-4': [
		'Un drum este legat de orașul la a cărui poartă se termină, de mănăstirea la care se termină și de drumurile de la aceeași răscruce. O mănăstire este legată de orașul din jurul ei, iar o abație, de tot ce îi atinge laturile.',
		'pagina, căruța, exemple; n. 33, 36, 37'
	],
	'WAGON-5': [
		'Două orașe zid lângă zid sau colț la colț nu sunt legate. Un oraș nu este legat nici de ce se află dincolo de o răscruce. Un drum nu este legat de un oraș pe sub care trece sau pe care îl atinge fără poartă.',
		'pagina, căruța, exemple; n. 33–35'
	],
	'WAGON-6': [
		'Nu contează unde stătea căruța în teritoriul ei și se poate opri pe orice cartonaș al teritoriului spre care merge.',
		'pagina, căruța, exemple adiționale; n. 38'
	],
	'WAGON-7': [
		'Dacă sunt mai multe căruțe, decide fiecare jucător, în sensul acelor de ceasornic, începând cu cel aflat la rând.',
		'pagina, căruța, 3'
	],
	'WAGON-8': ['O căruță poate fi pusă, evaluată și mutată într-o singură tură.', 'n. 40'],
	'WAGON-9': [
		'După regula ediției a doua, o căruță merge la orice drum, oraș sau mănăstire de pe cartonașul ei sau de pe cele opt din jur. Teritoriul trebuie să fie nefinalizat și neocupat.',
		'regulile ediției a doua, care nu sunt pe pagina primei ediții'
	],
	'WAGON-10': [
		'După o regulă a casei, o căruță rulează mai departe, de la un teritoriu la următorul, legat direct. Trece prin cele finalizate, până la primul nefinalizat și neocupat.',
		'pagina, reguli ale casei'
	],
	'WAGON-11': [
		'După o regulă a casei, o căruță stă doar în mănăstiri al căror cartonaș are un drum, deci niciodată pe o abație.',
		'pagina, reguli ale casei'
	],
	'WAGON-12': [
		'O căruță merge mai departe după ce toate figurile evaluate s-au întors în rezervă. Nu poate merge la ce a finalizat același cartonaș.',
		'decizia noastră'
	],
	'WAGON-13': [
		'Un drum se termină la o casă sau la un sat. Ele nu leagă nimic, nici măcar două drumuri care se termină acolo.',
		'decizia noastră'
	],
	'WAGON-14': [
		'În jocurile începute cu o versiune mai veche de Tilekeep, o căruță merge oriunde pe hartă: pe un drum, într-un oraș sau într-o mănăstire. Teritoriul trebuie să fie nefinalizat și neocupat.',
		'decizia noastră'
	],
	'WAGON-15': [
		'O căruță care rulează se oprește la primul teritoriu nefinalizat și neocupat din calea ei și trece doar pe unde are voie să stea.',
		'decizia noastră; pagina, reguli ale casei'
	],
	'WAGON-16': [
		'Într-un joc început fără Tilekeep, o căruță de pe un teritoriu finalizat se evaluează când jocul continuă, apoi pleacă mai departe ca oricare alta.',
		'decizia noastră'
	],
	'BARN-1': [
		'O moșie se pune în locul unui meeple, într-un punct unde se întâlnesc patru cartonașe, unul tocmai plasat, și unde toate patru au câmp.',
		'pagina, moșia, 2'
	],
	'BARN-2': [
		'O moșie se poate pune pe un câmp cu țărani, dar nu pe unul cu altă moșie, decât dacă o regulă a casei permite. Rămâne până la sfârșit.',
		'pagina, moșia, 2; n. 45, 52'
	],
	'BARN-3': [
		'Când se construiește o moșie, cine are cei mai mulți țărani pe câmp primește puncte pentru fiecare oraș finalizat, ca la sfârșit. Apoi toți țăranii se întorc în rezervă.',
		'pagina, moșia, 3; n. 47, 51'
	],
	'BARN-4': ['Pe un câmp cu moșie nu se poate pune niciun țăran.', 'pagina, moșia, 3; n. 52'],
	'BARN-5': [
		'Când un cartonaș unește niște țărani cu câmpul unei moșii, cine are cei mai mulți dintre ei primește 1 punct pentru fiecare oraș finalizat. Apoi toți țăranii se întorc în rezervă.',
		'pagina, moșia, 3; n. 53'
	],
	'BARN-6': [
		'La sfârșit, o moșie îi aduce celui care o are 4 puncte pentru fiecare oraș finalizat atins de câmpul ei. Dacă sunt mai multe moșii, fiecare aduce toate punctele.',
		'pagina, moșia, 4; n. 52, 56'
	],
	'BARN-7': [
		'Câmpul se evaluează după plasarea cartonașului din acea tură, deci contează și un oraș finalizat de el.',
		'decizia noastră; n. 47, 53'
	],
	'BARN-8': [
		'Un cartonaș care unește țărani cu câmpul unei moșii aduce 1 punct pentru fiecare oraș, chiar dacă în aceeași tură se construiește acolo altă moșie.',
		'pagina, moșia, 3; n. 53, 54'
	],
	'BARN-9': [
		'Cu moșii, câmpurile se punctează după regula de azi. O regulă a casei păstrează una veche: după cea din 2000, o moșie nouă aduce țăranilor 4 puncte pentru fiecare oraș. Ce aduce un câmp datorită unei moșii se calculează separat de evaluarea finală.',
		'pagina, moșia, 3; pagina jocului de bază, n. 14, 15'
	],
	'BARN-10': [
		'Un joc fără țărani nu are moșii, decât dacă regula casei le permite.',
		'decizia noastră'
	],
	'BARN-11': [
		'Cele patru câmpuri ale unei moșii trebuie să fie legate; unde le despart laturi care nu se potrivesc, nu se poate pune nicio moșie.',
		'decizia noastră'
	]
};

/** What its rules are about. */
export const ruleTopics: Reading['ruleTopics'] = {
	TILES: 'cartonașele noi',
	ABBEY: 'abația',
	MAYOR: 'primarul',
	WAGON: 'căruța',
	BARN: 'moșia'
};
