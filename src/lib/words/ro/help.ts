import type { HelpSections } from '../en/help';
import type { HelpSection } from '../expansion';
import type { Pictured } from '../values';
import { counted, number, oneOr } from './format';
import {
	clockSection,
	dataSection,
	privacySection,
	pastSections,
	scoringSection,
	watchSection,
	winterSection
} from './help-sections';
import { boxes } from './common';
import { NEWS } from './news';
import { withExpansions } from '../spoken-expansions';

const SECTIONS = [
	{
		id: 'turn',
		title: 'Introdu o tură',
		steps: true,
		lines: [
			'Atinge cartonașul tras, apoi unul dintre locurile luminate. Pe un loc rotund, cartonașul se rotește singur ca să se potrivească. Îl poți roti și dinainte, cu săgeata de lângă el. Sau atinge mai întâi un loc: atunci sunt luminate doar cartonașele care se potrivesc acolo. Locurile care nu se văd sunt numărate la marginea ecranului: atinge acolo.',
			'Se potrivește în mai multe moduri? Atinge imaginea corectă. Un cartonaș care se potrivește într-un singur mod este deja rotit așa, iar unul care are un singur loc este deja acolo.',
			'A pus cineva un meeple pe el? Atinge drumul, orașul, mănăstirea sau câmpul unde stă. Dacă nu, atinge „Fără figură”. Așa se încheie tura; vezi dinainte cât aduce.',
			'Când jucătorul nu mai are nicio figură, iar cartonașul se potrivește într-un singur mod și nu aduce nimic, tura se încheie când atingi locul. Dacă preferi să atingi de fiecare dată „Gata”, activează asta în meniul jocului.',
			'O greșeală? „Anulează” este mereu în același loc și anulează oricâte ture.'
		]
	},
	{
		id: 'does',
		title: 'Ce face Tilekeep',
		lines: [
			'Ține minte unde este fiecare cartonaș și cine stă pe el. Calculează fiecare punct, spune de ce și îți arată ce meepleși se întorc în rezervă și unde ajunge marcatorul de punctaj.',
			'Jucătorii au mereu dreptate. Dacă plasezi un cartonaș împotriva regulilor, Tilekeep te avertizează, dar merge mai departe dacă insiști și notează asta.',
			'Pe prima pagină, „Vezi un exemplu de joc” deschide un joc gata pregătit, ca să încerci. Nimic din el nu se salvează și nu apare în nicio listă.',
			'La masa voastră nu trage cartonașe, nu dă sfaturi și nu joacă. La sfârșit arată pe hartă evaluarea finală, pe categorii și teritoriu cu teritoriu; „Vezi cum”, lângă totaluri, arată fiecare evaluare.'
		]
	},
	{
		id: 'rules',
		title: 'Regulile pe scurt',
		lines: [
			'Un cartonaș nou atinge cu o latură întreagă cel puțin unul deja plasat, iar laturile care se ating se potrivesc: câmp, drum sau oraș.',
			'Un meeple pe tură, pe cartonașul tocmai plasat și doar acolo unde drumul, orașul sau câmpul nu are încă nicio figură.',
			'Drum finalizat: 1 punct pentru fiecare cartonaș. Oraș finalizat: câte 2 puncte pentru fiecare cartonaș și blazon. Mănăstire finalizată: 9 puncte. Meepleșii se întorc în rezervă.',
			'Punctele le primește cine are cei mai mulți meepleși pe acel teritoriu; la egalitate, fiecare le primește pe toate.',
			'La sfârșit, drumurile, orașele și mănăstirile nefinalizate aduc câte 1 punct pentru fiecare cartonaș și blazon. Pentru fiecare oraș finalizat pe care îl atinge, un câmp aduce 3 puncte jucătorului care are pe el cei mai mulți țărani.'
		]
	},
	scoringSection,
	winterSection,
	{
		id: 'told',
		title: 'Cartonașe pe care le descrii',
		lines: [
			'Un cartonaș pe care Tilekeep nu îl cunoaște, de exemplu dintr-o revistă, îl adaugi tu. Atinge + de la capătul listei, stabilește-i cele patru laturi și atinge imaginea care se potrivește. Dacă alegi întâi locul, apar doar imaginile care se potrivesc.',
			'Descrii un cartonaș o singură dată: dispozitivul îl ține minte pentru jocurile următoare, iar fișierul jocului îl conține.',
			'La ultimul pas, atinge ce mai este desenat: un han, o catedrală, mărfuri sau o grădină. Apare doar ce punctează extensiile jocului. Într-un joc cu Râul, pe o latură poate fi râul, iar cartonașul se trage înaintea tuturor celorlalte.',
			'O greșeală? Corecteaz-o în meniul jocului, la „Cartonașele tale”: tot jocul se calculează din nou cu cartonașul corectat.',
			'„Cutiile tale proprii”, la „Regulile noastre” ale unui joc nou, păstrează astfel de cartonașe pe acest dispozitiv, cu numărul lor. Bifează o cutie, iar cartonașele ei apar în listă și se numără ca toate celelalte. Un cartonaș descris în timpul unui joc ajunge și într-o cutie, cu o atingere în plus.',
			'Salvează o cutie ca fișier și dă-o mai departe: alții o deschid pe aceeași pagină. Fișierul și linkul unui joc conțin cartonașele, deci nimeni nu are nevoie de cutie.'
		]
	},
	{
		id: 'dispute',
		title: 'Lămurește o dispută',
		lines: [
			'Atinge orice drum, oraș, mănăstire sau câmp de pe hartă: se luminează tot. Fișa spune cine primește cât, cine are cei mai mulți meepleși și ce regulă tipărită se aplică. O săgeată sau un plus arată ce mai este deschis; o cruce, ce nu se mai poate închide.',
			'La un drum, un oraș sau o mănăstire, pe fiecare cartonaș care contează vezi cât aduce, iar pe un scut cât aduce un blazon. Împreună dau numărul din fișă. La un oraș nefinalizat, atinge „Dacă s-ar finaliza acum” ca să vezi acea sumă pe cartonașe. Un buton te duce la tura care a adus punctele.',
			'Atinge un câmp: fiecare oraș finalizat care contează are un număr unde câmpul îi atinge zidul. Orice alt oraș din apropiere are o literă: atinge-o ca să vezi de ce nu contează.',
			'Spicul de grâu din colțul hărții arată deodată toate câmpurile și cât ar aduce fiecare acum. Un câmp are culoarea și modelul jucătorului care îl ține; când este împărțit, este în dungi. După regula din 2000, un oraș aduce puncte o singură dată, deci ele apar pe un singur câmp.',
			'Atinge „Compară cu alt câmp”, apoi celălalt câmp: pe hartă apare linia care le leagă sau este hașurat drumul ori zidul care le desparte. Poți face toate acestea și în istoric.'
		]
	},
	{
		id: 'rulings',
		title: 'Regulile după care jucați',
		lines: [
			'Înainte de primul cartonaș alegeți un set de reguli: cele de azi, cele tipărite în 2000 sau cele din broșura Z-Man din 2013. După aceasta din urmă, la egalitate decide alt joc. Mai sunt un prim joc fără țărani și două seturi pentru turnee. Puteți schimba și regulile una câte una: egalități, un oraș din două cartonașe, marginea mesei. Sunt și reguli ale casei, de pildă încă o tură pentru un gol umplut, copaci la răscruci sau cumpărarea unui cartonaș. Altele schimbă ce aduc teritoriile nefinalizate, întorc în săculeț un cartonaș care nu se potrivește nicăieri sau amestecă printre celelalte și cartonașul de start. Puteți ține și trei cartonașe în mână. Tot acolo: mai mulți sau mai puțini meepleși, moșii fără țărani, un râu care nu desparte câmpurile.',
			'Găsiți regulile în meniul jocului, la „Regulile noastre”, și la fiecare evaluare pe care au decis-o. Le puteți schimba și mai târziu: Tilekeep arată ce se schimbă înainte să confirmați și calculează tot jocul după ele, de la primul cartonaș.',
			'Dacă drumurile se termină la răscruci doar unde sunt case, spuneți la fiecare ce este acolo. Dacă un gol umplut aduce încă o tură, regula nu se aplică pentru o abație. Cartonașul de start este în mijlocul mesei. Dacă într-un rând încape un număr par de cartonașe, rămâne un loc în plus spre est sau sud.',
			'Editura spune că marginea mesei limitează jocul și că nu se deplasează nimic. Introduceți cât de mare este masa, iar marginea apare ca o ramă de lemn. Masa se poate și extinde: puneți alta lângă ea și plasați oricum un cartonaș dincolo de margine. Marginea se mută până la el. După o regulă a casei, toate cartonașele pot fi deplasate sau marginea închide ce ajunge la ea.',
			'„Același joc după alte reguli” arată cât ar aduce fiecare dintre cele trei reguli pentru câmpuri, cu orașe mici de 4 și de 2 puncte. Vezi și dacă ar câștiga altcineva.',
			'Puteți lăsa figurile unei extensii în cutie și puteți juca doar cu cartonașele ei. La „Cartonașele din săculeț” notați ce cartonașe lipsesc sau sunt în plus ori jucați cu aceeași cutie de două ori.',
			'La „Extensii”, cele jucate ultima dată apar primele, iar o căutare le găsește pe celelalte. Bifați o dată la „Ce am eu” ce aveți, și apare imediat după ele.',
			'Regulile alese se păstrează pentru jocul următor.'
		]
	},
	{
		id: 'aids',
		title: 'Cât de mult arată',
		lines: ['Stabiliți asta înainte de joc; se vede și lângă rezultat.'],
		terms: [
			[
				'Asistent',
				'Arată tot: și totalurile dacă jocul s-ar termina acum, câte dintre cartonașele rămase se potrivesc într-un gol și ce goluri nu mai pot fi umplute. La un teritoriu nefinalizat spune cât de probabil este să fie tras curând un cartonaș potrivit. Fără extensii estimează și cât de des se finalizează.'
			],
			['Vedere clară', 'Arată al cui este fiecare câmp, dar niciun total înainte de sfârșit.'],
			[
				'Arbitru',
				'Arată ce este permis și ce s-a punctat. Până la sfârșit, jucătorii stabilesc singuri al cui este fiecare câmp.'
			]
		]
	},
	{
		id: 'settings',
		title: 'Setările și ceasul',
		lines: [
			'Deschide „Setări” de pe prima pagină sau „Toate setările” din meniul jocului. Alegi aspectul: luminos sau întunecat, vară sau iarnă în orice joc, și mărimea scorurilor. Tot acolo sunt sunetele, vibrațiile, „Gata” după fiecare tură, tastele cu litere și cât de mult arată un joc nou. Setările se păstrează pe acest dispozitiv. Ce tipărești și ce distribui păstrează aspectul cutiei.',
			'Ceasul arată cât durează tura și minutele fiecărui jucător; atinge un jucător pentru timpul exact. Când tura durează de peste două ori mai mult ca de obicei, și cel puțin un minut, ceasul primește un chenar. Dacă anulezi, tura își primește timpul înapoi.',
			'Timpii se calculează după momentele în care s-au introdus turele, deci rezumatul îi are oricum. O pauză de peste o jumătate de oră și timpul pentru corecturi nu se numără.'
		]
	},
	{
		id: 'past',
		title: 'Istoric și corecturi',
		lines: [
			'„Registru”, din meniu sau din fișa care se deschide când atingi un scor, arată fiecare evaluare cu punctele ei. Atinge un jucător, o categorie sau și una, și alta: rămân doar acele evaluări, cu suma lor. Atinge o evaluare ca s-o vezi pe hartă.',
			'„Istoric” din meniu deschide cartonașele, figurile și scorurile din orice moment. Trage cursorul prin joc: semnele de deasupra arată unde a făcut puncte fiecare jucător, mai înalte pentru mai multe puncte. Când harta arată o evaluare, și butonul de lângă ea te duce acolo.',
			'Ai introdus ceva greșit, acum zece ture? Corectează cartonașul, locul, rotația, figura, jucătorul sau un răspuns, adaugă o tură uitată sau elimină una. Tilekeep calculează jocul din nou și arată diferența înainte să confirmi.',
			'Dacă o tură de mai târziu nu se mai potrivește, Tilekeep te întreabă dacă o păstrezi cum s-a jucat, o schimbi sau o elimini. Nimic nu dispare de la sine, iar „Anulează” retrage toată corectura.',
			'„Redă” arată jocul tură cu tură, cu viteza pe care o vrei.'
		]
	},
	{
		id: 'by-hand',
		title: 'Puncte manuale',
		lines: [
			'Cu „Puncte manuale” din meniu dai sau scazi puncte și spui de ce, ori treci puncte de la un jucător la altul. Contează ca toate celelalte, iar fiecare sumă le arată separat.',
			'După o regulă a casei se poate cumpăra singurul cartonaș care poate finaliza un teritoriu. Introdu tot acolo prețul: puncte sau, cu Abația și primarul, abația cumpărătorului, care îi rămâne vânzătorului.'
		]
	},
	clockSection,
	watchSection,
	{
		id: 'found',
		title: 'Un joc început',
		lines: [
			'Ați jucat o parte fără Tilekeep? Pe prima pagină, atinge „Pornește de la un joc început”. Pune cartonașe și figuri în orice ordine, fără ture; grupurile separate se pot uni mai târziu. Introdu punctele de pe tabla de punctaj, apoi joacă mai departe sau treci direct la evaluarea finală.',
			'O poză face aproape totul: atinge „Dintr-o poză”, apoi fă o poză cu toate cartonașele. Patru inele arată colțurile găsite; trage-le pe cele care nu stau bine. Unde Tilekeep nu este sigur, apare un semn de întrebare; atinge un cartonaș ca să alegi altul. Apoi atinge unde stă fiecare figură recunoscută. Pentru o masă mare, fă mai multe poze care se suprapun: „Dintr-o poză” o adaugă pe următoarea. La o întrerupere, continui de unde ai rămas. Poza este citită pe acest dispozitiv și nu se salvează decât dacă o păstrezi împreună cu jocul.',
			'Poți corecta totul și mai târziu: mergi în istoric la un pas care începe cu „Poziția de pornire”, atinge „Corectează”, apoi „Schimbă poziția de pornire”.'
		]
	},
	{
		id: 'bump',
		title: 'Dacă s-au mișcat cartonașele',
		lines: [
			'„Refă harta” din meniu te conduce cartonaș cu cartonaș, în ordinea jocului sau rând cu rând, cu fiecare figură și marcator. Tot acolo poți tipări harta.',
			'Nu a introdus nimeni ultimele ture? „Completează dintr-o poză” din meniu găsește cartonașele noi și le propune ca ture, una după alta, într-o ordine pe care regulile o permit. Le confirmi pe rând, ca de obicei, cu figura fiecăreia.'
		]
	},
	...pastSections,
	{
		id: 'share',
		title: 'Distribuie un joc',
		lines: [
			'„Distribuie acest joc” îl trimite în întregime, ca să fie revăzut și discutat. Alegi un link, un cod pentru camera altui telefon, o imagine a hărții sau un fișier. O imagine de tip card are codul și conține jocul; una de tip poveste, pe tot ecranul unui telefon, nu îl conține. Numele jucătorilor sunt incluse. Într-un link, jocul este în partea de după #, pe care browserele nu o trimit nimănui.',
			'Cine îl deschide vede întâi jocul. Se păstrează doar dacă atinge „Păstrează aici”.',
			'Poți muta un joc în desfășurare: celălalt telefon îi scanează codul și îl preia. De atunci, primul telefon doar arată jocul, și spune asta, până când îl iei sau îl primești înapoi.',
			'Pentru alte aplicații: jocul pentru BG Stats, tabele cu scorurile și cu toate evaluările și un text pentru chat.'
		]
	},
	{
		id: 'follow',
		title: 'Arată pe alte telefoane',
		lines: [
			'„Arată pe alte telefoane” din meniu arată jocul în direct: harta, punctele și cum s-au obținut, și cine este la rând. Fiecare poate privi harta și turele trecute cum vrea.',
			'Cine își alege acolo numele află când e la rând. Cu „Ceilalți își introduc singuri turele”, fiecare o face pe telefonul lui. Tilekeep acceptă doar ce permit regulile; dacă doi introduc aceeași tură, contează primul.',
			'Celălalt telefon scanează codul cu camera lui obișnuită și atinge „Urmărește”. Arată un răspuns, pe care îl scanezi cu „Scanează răspunsul”. Fără cameră, trimiteți-le pe amândouă ca text. Fiecare telefon are nevoie de codul lui: îl primești cu „Încă un telefon”.',
			'Telefoanele se conectează direct, în rețeaua voastră, fără server între ele. În rețelele Wi-Fi care izolează dispozitivele, ca la hotel, nu merge: folosiți hotspotul unui telefon sau un releu. Un telefon care a fost în repaus se actualizează singur. O pagină reîncărcată revine, dacă browserul ei permite; altfel, sau când este pagina care ține scorul, este nevoie de un cod nou.',
			'„La distanță: printr-un releu” face un link pentru cei din altă parte: îl ating și urmăresc jocul, fără să trimită un răspuns. E nevoie de un releu la adresa de unde s-a încărcat Tilekeep; el transmite jocul, criptat cu chei care sunt doar în link. Cine are linkul poate citi jocul: dă-l doar celor care au voie. Cu „Oprește pentru toți” se încheie totul.',
			'O tabletă sau un televizor poate fi „Un ecran pentru toți”: atinge pioneza de acolo. Arată harta mărită, punctele și ce s-a punctat ultima dată.',
			'„Afișare pentru transmisiune”, la aceeași pioneză, arată un joc într-o transmisiune video: harta, punctele și ce s-a punctat ultima dată, pe un fundal transparent. Copiază adresa într-o sursă browser a programului tău. Printr-un releu se conectează singură. Altfel, folosește-o acolo ca pe o pagină și conecteaz-o ca pe un telefon. Cartonașul din mână se vede acolo doar dacă telefonul care ține scorul permite asta cu „Arată cartonașul din mână”.',
			'Cu „Mută jocul”, de lângă cineva care urmărește, îi dai jocul: după ce îl preia, telefonul lui introduce toate turele, iar al tău urmărește. Jocul se poate muta înapoi.',
			'Pe celelalte telefoane nu se salvează nimic până când cineva atinge „Păstrează acest joc”: atunci se păstrează tot ce s-a jucat până acolo.'
		]
	},
	dataSection,
	privacySection
] as const satisfies HelpSections;

/** Words of the page that explains the app. */
export const help = {
	title: 'Ajutor',
	search: 'Caută în ajutor',
	/** How many sections have what was searched for. */
	found: (n: number): string =>
		n === 0
			? 'Nicio secțiune nu vorbește despre asta.'
			: n === 1
				? 'O secțiune vorbește despre asta.'
				: `${counted(n, 'secțiune', 'secțiuni')} vorbesc despre asta.`,
	toContents: 'Înapoi la cuprins',
	groups: {
		play: 'La masă',
		scoring: 'Punctaj',
		disputes: 'Dispute și corecturi',
		games: 'Jocuri și alte dispozitive',
		app: 'Aplicația'
	},
	/** The sections about boxes and expansions that aren’t played. */
	otherBoxes: 'Alte cutii și extensii',
	get sections(): readonly HelpSection[] {
		return withExpansions(SECTIONS, boxes);
	},
	allHelp: 'Tot ajutorul',
	backToTable: 'Înapoi la joc',
	picture: ({
		tiles,
		counted: marked,
		onTiles,
		onPennants,
		cities,
		otherCities,
		farms
	}: Pictured): string =>
		[
			`O hartă cu ${counted(tiles, 'cartonaș', 'cartonașe')}.`,
			...(onTiles === undefined
				? []
				: [`Pe fiecare cartonaș care contează scrie ${number(onTiles)}.`]),
			...(onTiles === undefined && marked > 0
				? [
						`${oneOr(marked, 'Marcat', 'Marcate')}: ${counted(marked, 'cartonaș care contează', 'cartonașe care contează')}.`
					]
				: []),
			...(onPennants === undefined
				? []
				: [`Pe fiecare blazon care contează scrie ${number(onPennants)}.`]),
			...(cities > 0
				? [
						`${oneOr(cities, 'Cu un număr', 'Cu câte un număr')}: ${counted(cities, 'oraș finalizat', 'orașe finalizate')}.`
					]
				: []),
			...(otherCities > 0
				? [
						`${oneOr(otherCities, 'Marcat', 'Marcate')}: ${counted(otherCities, 'oraș care nu contează', 'orașe care nu contează')}.`
					]
				: []),
			...(farms ? ['Fiecare câmp arată al cui este și cât aduce.'] : [])
		].join(' '),
	keysTitle: 'Taste',
	key: 'Tastă',
	whatItDoes: 'Ce face',
	keys: [
		['U', 'Anulează'],
		['Y', 'Refă'],
		['R', 'Rotește cartonașul'],
		['Enter', 'Încheie tura așa cum este introdusă sau apasă butonul ales'],
		['N', 'Fără figură: doar cartonașul'],
		['Esc', 'Un pas înapoi în tură'],
		['/', 'Caută un cartonaș'],
		['1–9', 'O figură pe prima, a doua, … zonă a cartonașului'],
		[
			'Săgeți',
			'De la un loc la altul; pe cartonașele plasate, bara de spațiu trece prin teritorii, iar Enter le explică'
		],
		['?', 'Arată aceste taste']
	],
	newsTitle: 'Noutăți',
	news: NEWS,
	independent:
		'Tilekeep este un ajutor independent pentru un joc pe care îl ai. Nu are legătură cu autorul sau cu editurile jocului Carcassonne.'
} as const;
