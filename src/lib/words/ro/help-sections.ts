import type { HelpSection } from '../expansion';

/** How the base game is scored, in pictures. */
export const scoringSection: HelpSection = {
	id: 'scoring',
	title: 'Cum se punctează',
	lines: [
		'Fiecare imagine este un joc mic pe care l-a evaluat Tilekeep. Ce contează este luminat: numărul de pe un cartonaș spune cât aduce el, iar numărul de pe un scut, cât aduce un blazon. Toate împreună dau punctele de dedesubt.',
		'În timpul jocului găsești aceste imagini la semnul întrebării: în fișa oricărui teritoriu, lângă cartonaș când alegi unde stă o figură și în evaluarea finală.'
	],
	topics: [
		{
			id: 'road',
			title: 'Drumuri',
			pictures: {
				'road-completed': 'Un drum finalizat',
				'road-unfinished': 'Un drum nefinalizat, la sfârșit'
			}
		},
		{
			id: 'city',
			title: 'Orașe',
			pictures: {
				'city-completed': 'Un oraș finalizat, cu un blazon',
				'city-unfinished': 'Același oraș nefinalizat, la sfârșit',
				'city-small': 'Un oraș din două cartonașe, după regula de azi',
				'city-small-ruling': 'Un oraș din două cartonașe, după regula veche'
			}
		},
		{
			id: 'monastery',
			title: 'Mănăstiri',
			pictures: {
				'monastery-completed': 'O mănăstire finalizată',
				'monastery-unfinished': 'O mănăstire nefinalizată, la sfârșit'
			}
		},
		{
			id: 'farm',
			title: 'Câmpuri',
			pictures: {
				'farm-cities': 'Un câmp cu două orașe finalizate; al treilea este nefinalizat',
				'farms-today': 'Trei câmpuri lângă același oraș, după regula de azi',
				'farms-2001': 'Aceleași câmpuri după regula din 2001',
				'farms-2000': 'Aceleași câmpuri după regula din 2000'
			}
		},
		{
			id: 'majority',
			title: 'Mai mulți jucători în același loc',
			pictures: {
				'majority-shared': 'Egalitate: fiecare primește toate punctele',
				'majority-more': 'Cine are mai mulți cavaleri primește toate punctele'
			}
		}
	]
};

/** What is different with the Winter Edition's tiles. */
export const winterSection: HelpSection = {
	id: 'winter',
	title: 'Ediția de iarnă',
	lines: [
		'Se punctează ca jocul de bază, iar animalele nu schimbă nimic. Două dintre cartonașele ei ridică întrebări.'
	],
	topics: [
		{
			id: 'winter',
			title: 'Drumuri iarna',
			pictures: {
				'winter-double-bend':
					'Un drum care trece de două ori peste un cartonaș: cartonașul contează o dată',
				'winter-two-roads':
					'Două drumuri se termină la mănăstirea dintre ele: sunt două drumuri separate'
			}
		}
	]
};

/** How the camera follows a table. */
export const watchSection: HelpSection = {
	id: 'watch',
	title: 'Urmărește cu camera',
	steps: true,
	lines: [
		'Pune telefonul pe un stativ, ca să vadă toată masa, cât mai mult de sus. Merge și o cameră web.',
		'Luminează masa uniform. Evită lămpile care se reflectă în cartonașe.',
		'În meniul jocului, atinge „Urmărește cu camera”. Camera găsește singură harta și trage linii în jurul cartonașelor; dacă nu o găsește, arată-i colțurile. Îți spune ce să schimbi, de pildă când e prea întuneric. Când liniile sunt bune, atinge „E bine”. Cu mai puțin de patru cartonașe ajută înclinarea telefonului, iar browserul poate întreba de ea; fără ea, Tilekeep caută din nou harta când sunt patru cartonașe. Dacă harta nu mai încape în imagine, mută telefonul unde se joacă și atinge „Reglează din nou”: cartonașele din imagine arată locul.',
		'Plasează cartonașul, pune meeple-ul pe el și ia mâinile de acolo. Tura apare cu ce aduce: atinge „Da”. Când Tilekeep nu e sigur, arată două sau trei ture una lângă alta: atinge-o pe cea bună. „Altfel” duce la introducerea obișnuită, și poți introduce oricând orice tură manual.',
		'Trei puncte deschid opțiunile camerei. Cu „Introdu ce e sigur”, o tură cu cartonașul și figura sigure e introdusă după ce s-a văzut două secunde, cu un sunet. Orice atingere o oprește, iar un buton anulează toată tura.',
		'Tilekeep spune când o figură care ar trebui să fie înapoi stă încă acolo sau când un cartonaș pare să fie în altă parte. Nu spune niciodată că harta e corectă: uită-te și tu.',
		'Camera poate fi și un al doilea telefon care urmărește jocul: vezi „Arată pe alte telefoane”. Telefonul care ține scorul îl alege acolo cu „Folosește-l drept cameră”. Ce vede apare pe telefonul care ține scorul, și tot acolo se confirmă turele.',
		'Nicio imagine nu părăsește acest dispozitiv și nu e salvată. Camera e oprită cât timp nu vezi pagina și după cinci minute în care nu se mișcă nimic; atunci ecranul e întunecat până îl atingi.'
	]
};

/** What the numbers of the review’s closer look mean. */
const analysisSection: HelpSection = {
	id: 'analysis',
	title: 'Un joc privit mai atent',
	lines: [
		'După un joc în mai mulți cu jocul de bază sau cu ediția de iarnă, fără extensii, rezumatul privește fiecare tură. De acolo Tilekeep joacă mai departe de multe ori, mereu cu aceleași cartonașe amestecate, și compară ce iese din mutări. Totul se face pe dispozitivul tău, cât timp pagina e vizibilă, iar rezultatul se păstrează.',
		'Toate sunt estimările unui jucător simplu: vede turele următoare, dar nu și planurile. O apărare împotriva unui plan i se poate părea un cadou. După această măsură, programele simple irosesc la fel de multe puncte ca jucătorii buni. De aceea nu spune nimic despre cât de bine joacă cineva.'
	],
	terms: [
		[
			'Șansa de a câștiga',
			'Cât de des câștigă fiecare dacă toți joacă mai departe ca Tilekeep. În primul sfert nu se poate spune nimic. Se schimbă și din întâmplare, așa că sunt numite doar schimbările mari. Cartonașul sau mutarea sunt numite doar dacă norocul sau pierderea din acea tură explică schimbarea.'
		],
		[
			'Norocul la tras',
			'Cât a valorat cartonașul cu cea mai bună mutare, minus media tuturor cartonașelor care ar fi putut veni. Exact se știe doar ce cartonașe au rămas; valoarea lor este estimată.'
		],
		[
			'Merită privită, a irosit puncte',
			'Cea mai bună mutare găsită aducea cu cel puțin 3 puncte mai mult decât cea jucată, sau cu cel puțin 5. Se spune doar dacă întâmplarea face rar așa o diferență și dacă al doilea fel de a juca mai departe spune la fel. Sub 2 puncte, mutările sunt cam egale și nu se spune nimic.'
		],
		[
			'Trageri norocoase',
			'Jocurile cu extensii nu pot fi jucate mai departe astfel. Acolo rezumatul numără: ce cartonașe au finalizat o zonă a jucătorului lor, câte puncte a adus asta și câte dintre cartonașele rămase puteau finaliza aceeași zonă. Unde nu se știe ce cartonașe au rămas, nu spune nimic.'
		],
		['Așa cum arată harta acum', 'Punctele care ar fi dacă jocul s-ar termina imediat după mutare.']
	]
};

/** How somebody plays on from a position, and what puzzles are. */
const trialSection: HelpSection = {
	id: 'trial',
	title: 'Joacă mai departe și probleme',
	lines: [
		'Din rezumat, din istoric sau din exemplu poți juca mai departe contra aplicației. Alege cine ești și cât de bine joacă ea. Aplicația trage dintre cartonașele rămase. Anularea te duce înapoi la ultima ta tură.',
		'Jocul însuși rămâne cum este și nimic din încercare nu se păstrează.',
		'Turele în care o mutare era clar mai bună decât cea jucată sunt probleme. Încearcă o mutare, vezi cât de bună e și trimite problema printr-un link fără nume.',
		'Totul merge cu jocul de bază și cu ediția de iarnă, fără extensii.'
	]
};

/** How games are written down, and opened from writing. */
const writingSection: HelpSection = {
	id: 'writing',
	title: 'Jocuri notate',
	lines: [
		'„Notează jocul”, la „Distribuie acest joc”, dă turele jocului de bază ca text: fișă de joc în JSON, rânduri Freels sau notația de pe Carcassonne Central. Spune dinainte ce lasă forma deoparte, de exemplu regulile voastre.',
		'„Deschide un joc primit” primește și astfel de texte, lipite sau ca fișier, și jocuri salvate de JCloisterZone 5. Fiecare linie este judecată după reguli. Jocul se deschide până la prima linie care încalcă una sau nu poate fi citită, și afli de ce.',
		'Nicio formă nu spune cum aduc puncte câmpurile sau ce aduce un oraș mic. Tilekeep întreabă și ia până atunci regulile obișnuite ale turneelor. Unde un text poate însemna mai multe, întreabă o dată.',
		'Din notația de pe Central cunoaștem doar o parte: cum notează țăranii, tâlharii și călugării este ghicit.',
		'Există și o fișă de joc pe hârtie: a unui joc sau goală, de completat de mână.'
	]
};

/** How a tournament is held. */
const tournamentSection: HelpSection = {
	id: 'tournament',
	title: 'Turneu',
	lines: [
		'„Turneu” este în setări și la „Toate jocurile”: face perechile unei seri, primește rezultate și arată clasamentul.',
		'Scrie jucătorii sau lipește o listă. Sistemul elvețian face perechile întâi la sorți, apoi după loc; aceiași doi jucători nu se întâlnesc de două ori dacă se poate evita.',
		'Atinge o masă ca să scrii rezultatul. Îl poți corecta mai târziu: vezi întâi ce locuri se schimbă. Rundele cu perechi rămân.',
		'Sau mesele anunță singure: „Coduri pentru mese” arată un cod. La fiecare masă îl scanează un telefon și își pregătește jocul. După joc arată rezultatul ca un cod sau un link: scanează-l cu „Scanează un rezultat” sau deschide linkul. Contează după ce îl accepți; două rezultate diferite rămân alăturate. Se transmit doar numele, punctele și o amprentă a jocului. Jocul continuă pe alt telefon? Scanează acolo din nou codul meselor.',
		'Întâi contează victoriile, o egalitate este jumătate, o rundă liberă una întreagă. Apoi decide ce alegi tu, în ordinea ta.',
		'Se poate veni mai târziu, pleca și reveni. Primii 4 sau 8 pot juca apoi finale.',
		'La „Altele” arăți perechile și clasamentul pe un ecran mare, le tipărești, le salvezi sau muți totul pe alt telefon.'
	]
};

/** What there is beside a running game: past games and their analysis, trials, games in writing, and tournaments. */
export const pastSections: readonly HelpSection[] = [
	{
		id: 'past-games',
		title: 'Jocuri trecute',
		lines: [
			'Un joc terminat are pagina lui: cine a câștigat, de unde au venit punctele fiecăruia și momentele despre care merită vorbit. Cursa se vede tură cu tură și în evaluarea finală. Mai găsești cât s-a gândit fiecare și harta, pe care o poți explora, iar jocul îl poți reda.',
			'Tot acolo păstrezi seara: poze, o notiță, unde ați jucat și cum a fost. Pozele se micșorează și rămân pe acest dispozitiv. Nimic din toate acestea nu apare în ce distribui.',
			'Prima pagină și „Toate jocurile” arată fiecare joc cu harta lui: întâi cele neterminate, apoi cele mai noi. „Toate jocurile” le găsește după jucător, cutie și lună, după cuvinte dintr-o notiță sau un loc, după cum a fost seara și după poze. „Jucători” arată cât de des a câștigat fiecare, cu câte puncte, din ce categorii și împotriva cui. Atinge un adversar ca să compari rezultatele celor doi. Mai jos sunt cifrele fiecărei cutii.',
			'O persoană sub două nume? Redenumește acolo un jucător sau unește doi. Jocurile păstrează numele cu care s-a jucat, iar „Anulează” retrage totul.'
		]
	},
	analysisSection,
	trialSection,
	writingSection,
	tournamentSection
];

/** The official rules of tournaments, and the chess clock. */
export const clockSection: HelpSection = {
	id: 'chess-clock',
	title: 'Turneul și ceasul de șah',
	lines: [
		'La campionate se joacă după „Turneu oficial”, unul dintre seturile de reguli: jocul de bază în doi, cu câte 15 minute. Câmpurile aduc puncte după regula de azi, un oraș mic aduce 4. Egalitatea se împarte, adică o jumătate de victorie fiecare într-o rundă elvețiană. Pentru meciurile eliminatorii răspundeți la „Egalitate la sfârșit” cu „Câștigă cine a început”: acolo începe cel mai bine clasat.',
		'Orice joc poate avea un ceas de șah: alegeți minutele, și ce adaugă fiecare tură, când îl pregătiți. Mai târziu este în meniu: îl puneți, îl potriviți din nou sau îl scoateți. Ceasul stă până îl porniți. Atingerea care încheie o tură pornește timpul următorului, după ce s-au numărat punctele. Oricine îl poate opri pentru toți.',
		'„Ceas mare” umple ecranul. În doi, fiecare are o jumătate, de citit și de apăsat din partea lui de masă. Cine îl apasă înainte ca tura să fie introdusă nu pierde timp cu introducerea.',
		'Când timpul cuiva a expirat, Tilekeep spune cine a pierdut. Voi hotărâți: încheiați jocul sau continuați totuși. Punctele rămân cum sunt. Anularea dă înapoi tura, dar nu și timpul.',
		'Ceasul merge mai departe cât timp aplicația este închisă sau telefonul doarme. Dacă ceasul dispozitivului a fost potrivit între timp, Tilekeep întreabă cât timp a rămas, unde poate observa asta. Cine urmărește masa vede și ceasul, iar cine își poate introduce turele îl poate opri. Linkurile și imaginile jocului îl lasă deoparte; fișierele și copiile de rezervă îl păstrează.'
	]
};

/** Where games are kept, and how they get elsewhere. */
export const dataSection: HelpSection = {
	id: 'data',
	title: 'Unde sunt jocurile tale',
	lines: [
		'În acest browser, pe acest dispozitiv, și nicăieri altundeva. Fiecare pas se salvează înainte să apară pe ecran. Dacă salvarea nu reușește, apare un mesaj, dar jocul continuă. Ce nu este salvat se păstrează separat și se salvează de îndată ce este loc.',
		'Un joc care nu poate fi citit apare ca deteriorat. Salvează-i fișierul: poate îl citește o versiune viitoare; backupurile îl conțin și ele. Un joc cu o extensie pe care această versiune nu o cunoaște încă poate fi privit și continuat după o actualizare.',
		'Un browser poate șterge datele unui site când dispozitivul rămâne fără spațiu. Safari o face după șapte zile fără vizită, dacă site-ul nu este pe ecranul principal. „Stocare și backup” de pe prima pagină arată cât spațiu ocupă jocurile și dacă sunt protejate. Tot acolo îi poți cere browserului să le protejeze.',
		'Un backup este un singur fișier cu fiecare joc, notițele despre seri, fiecare cartonaș descris și fiecare jucător, și cu pozele, dacă vrei. Restaurează-l aici sau pe alt dispozitiv; ce este deja acolo nu se dublează.',
		'La „Stocare și backup”, cu „Conectează al doilea dispozitiv”, două dispozitive ale tale își copiază unul altuia jocurile care le lipsesc. E nevoie de un cod și de răspunsul lui, ca la urmărirea unui joc. Ambele trebuie să fie în aceeași rețea și îți dai acordul pe amândouă. Pozele se copiază doar dacă vrei. Oprește când vrei: fiecare dispozitiv are atunci toate jocurile noi sau este cum era.',
		'Pe iPhone, aplicația de pe ecranul principal are propriul spațiu: fă backup în Safari, apoi deschide aplicația și restaurează acolo. Codurile și linkurile se deschid tot în Safari, și cele pentru urmărirea unui joc sau conectarea unui dispozitiv. În aplicație, scanează-le sau lipește-le la „Deschide un joc primit”.'
	]
};

/** What the app tells others: nothing. */
export const privacySection: HelpSection = {
	id: 'privacy',
	title: 'Confidențialitate',
	lines: [
		'Fără cont, fără urmărire, fără reclame. Odată încărcat, Tilekeep ia legătura doar cu propriul server: pentru actualizări, o limbă sau un releu. Când alții îți urmăresc jocul sau conectezi al doilea dispozitiv, dispozitivele comunică doar între ele. Numai printr-un releu se întâlnesc pe serverul Tilekeep, care nu poate citi jocul.'
	]
};
