import type { News } from '../en/news';

/** What is new, in Romanian. */
export const NEWS: News = [
	[
		'0.16.1',
		'Jocurile cu extensii nu pot fi privite mai atent, dar rezumatul lor numără acum tragerile norocoase: cartonașe care au finalizat o zonă când puține dintre cele rămase puteau. Pe ceasul mare, apăsarea pentru ultimul cartonaș oprește ceasul, chiar înainte să fie notat.',
		'Coliba Babei Iaga numără și micile clădiri din jurul ei. Când toate cartonașele sunt puse, camera nu mai propune nimic. Multe texte se citesc mai ușor.'
	],
	[
		'0.16.0',
		'Când camera urmărește masa, nimic nu se introduce pe nevăzute: nici cât te uiți înapoi, nici în spatele unei foi deschise, nici pe o pagină ascunsă. Cine a fost ales pentru tură rămâne, podurile sunt întrebate, iar „Anulează această tură” o anulează doar pe ea. Fără senzor de înclinare, totul continuă la al patrulea cartonaș.',
		'Privirea mai atentă asupra unui joc numește o extragere sau o mutare doar unde asta explică schimbarea și spune câte ture n-a putut privi. Linkul unei probleme nu poartă niciun nume, nici măcar într-un motiv. Tabla arată cât ar aduce castelului fiecare teritoriu.',
		'La turnee, finalele decid și locurile din clasamentul tipărit, salvat sau trimis. O rundă retrasă poate fi readusă cu tot cu anunțuri. Ceasul de șah se oprește la ultimul cartonaș, iar cine încheie o tură prea târziu pierde la timp.',
		'Jocuri în scris: un rând care lipsește sau nu poate fi citit este numit, iar ce nu păstrează o formă se spune înainte de scriere. Listele de nume lipite nu pierd pe nimeni pe tăcute. Multe texte se citesc mai ușor. Pozele cu tot dintr-un Big Box sau cu dragon și turnuri se citesc mai bine.'
	],
	[
		'0.15.2',
		'Jucate împreună, extensiile își respectă mai bine regulile. Turmele cresc sau merg acasă înainte să se miște dragonul, iar castelele se construiesc după aceea. Niciun dragon și niciun turn nu ia stăpânul unui castel. Cine stă culcat într-o mănăstire specială aduce și punctele directorului de circ și ale zânei. Dacă un dragon sau un festival ia un cioban, oile lui se întorc în săculeț.',
		'Mici îndreptări: fără țărani, meepleșii urcă din nou pe turnuri. Răscumpărarea se oferă și înaintea ultimelor cartonașe licitate. Cât timp cineva are un pod, niciun loc pe care l-ar putea salva nu mai e numit pierdut. Un bac de după un tunel se poate muta. Multe texte se citesc mai ușor.'
	],
	[
		'0.15.1',
		'Când sunt foarte multe cutii în joc, un filtru pentru fiecare arată doar cartonașele ei. Clădirile mici: fiecare fel are butonul lui, deci o clădire se pune cu o singură atingere.',
		'Mici îndreptări: o poză a cartonașelor puse între timp propune din nou o tură după alta. Un joc prea lung pentru un cod se poate salva acolo ca fișier. Într-un joc început, un bac nu aduce puncte înainte ca jocul să continue. Un hoț merge într-o tură cu un singur jucător.'
	],
	[
		'0.15.0',
		'Extensii noi, singure sau cu toate celelalte: Dealuri și oi, Poduri, castele și bazaruri, Sub cupola circului, Labirintul, Tunelul, Games Quarterly 11, promo rusești și Spiel Doch! Turmele, castelele, licitațiile și cortul de circ se introduc cu puține atingeri. Dealurile ascund cartonașe, iar la numărul de cartonașe scrie asta.',
		'Cartonașele din unsprezece cutii ale căror reguli Tilekeep nu le are pot fi puse și punctate ca niște cartonașe obișnuite, de exemplu Catapulta sau Ciuma. Spune ce nu se punctează, iar cutia se alege cu o atingere ca motiv pentru puncte manuale. Cartonașele necunoscute se descriu în cutiile tale, se joacă și se trimit ca fișier.',
		'Mici îndreptări: o extensie găsită și bifată rămâne la vedere, cartonașele pierdute apar din nou în listă, iar clădirile mici contează și în jurul unui meeple culcat. La turnee, clasamentul final ține seama doar de rundele încheiate.'
	],
	[
		'0.14.0',
		'Noi extensii mici, singure sau cu celelalte: Turnurile de veghe, Darmstadt, Rozele vânturilor, Clădirile mici și Mănăstiri. Turnurile, bisericile și rozele aduc puncte de la sine, iar o clădire se pune cu două atingeri. Pe o mănăstire specială, din Germania, din Țările de Jos și Belgia sau din Japonia, un meeple stă în picioare sau culcat.',
		'Pagina pentru un joc nou arată întâi câteva extensii și le găsește pe celelalte după nume. Bifați o dată la „Ce am eu” ce aveți.',
		'Un ceas de șah poate fi pus, schimbat sau scos într-un joc în curs. Cine își introduce singur turele îl poate opri de pe telefonul său. Dacă permiți, o transmisiune arată cartonașul din mână.',
		'Turnee: la o masă pot lipsi amândoi jucătorii. Clasamentul spune după ce rundă este, iar proiectorul spune cine începe. Cine a pierdut la timp nu e niciodată primul, oricâte puncte are.'
	],
	[
		'0.13.0',
		'Turnee pentru seara clubului: Tilekeep face perechile fiecărei runde după sistemul elvețian, fiecare cu fiecare, sau în finale. Spune dinainte cine are rundă liberă. La egalitate decide ce alegeți. Jucătorii pot veni mai târziu sau pleca, iar un rezultat corectat arată ce locuri se schimbă. Perechile și clasamentul încap pe un ecran mare și pe hârtie.',
		'Mesele își anunță singure rezultatul: telefonul unei mese scanează un cod, pregătește jocul și arată la sfârșit rezultatul ca un cod. Organizatorul îl acceptă. Două rezultate diferite stau unul lângă altul. Nu e nevoie de server.',
		'Un ceas de șah: 15 minute de jucător după regulile oficiale, sau cât alegeți. Atingerea care încheie o tură îl trece mai departe, sau ceasul mare dintre voi. Merge și când telefonul doarme.',
		'Jocuri notate: „Notează jocul” face o fișă de joc, rânduri Freels sau notația Central, iar „Deschide un joc primit” le citește. O fișă de joc se poate tipări, și goală.',
		'„Afișare pentru transmisiune” arată o masă urmărită peste imaginea unei transmisiuni: harta, punctele și cursa.',
		'Rezumatul unui joc începe imediat ce se termină. Problemele vin înaintea soluțiilor. O încercare contra aplicației poate începe din nou și arată toate mutările ei de la a ta.'
	],
	[
		'0.12.0',
		'Extensii noi, singure sau împreună: Prințesa și dragonul, Turnul, Regele și baronul tâlhar, Râul II, Sanctuarele, Asediul, Festivalul și Fantoma. Și cele șapte miniextensii din Big Box: Mașinile zburătoare, Mesagerii, Bacurile, Minele de aur, Magul și vrăjitoarea, Hoții și Cercuri în lan. Sunt cunoscute și cele șase cartonașe ale Omului de turtă dulce.',
		'Un telefon pe un stativ deasupra mesei urmărește jocul: „Urmărește cu camera” în meniu. Găsește harta și propune fiecare tură, cu cartonașul, meeple-ul și punctele ei; o confirmi cu o atingere. Dacă vrei, introduce singur ce e sigur. Un al doilea telefon care urmărește jocul poate fi camera. Nicio imagine nu părăsește dispozitivul. O masă mare se citește din mai multe poze.',
		'Big Box 5–8 și jocul de bază din 2025 se aleg cu o atingere; bifează cu ce jucați. Există reguli ale casei pentru numărul de meepleși, cartonașele lipsă, a doua cutie și moșiile fără țărani.',
		'Dragonul ajunge singur la fiecare vulcan. Fiecare dintre cei șase pași ai lui este o singură atingere, și vezi care urmează. Și un turn crește cu o atingere. Prizonierii stau lângă punctele celui care îi ține și se schimbă sau se răscumpără. La o prințesă sau la un festival, atingi doar figura care se întoarce în rezervă.',
		'La masă: când o întrebare oferă multe locuri, poți vedea doar orașele sau doar drumurile. Dacă alegi întâi locul, cartonașele care se potrivesc sunt primele. După „Niciun mesaj”, Tilekeep ocolește pentru tine căsuțele închise la culoare. O atingere pe un teritoriu nefinalizat spune cât de probabil este un cartonaș potrivit.',
		'Dispute și corecturi: o atingere pe un cartonaș spune cine l-a plasat și duce la tura lui; un cartonaș greșit se corectează în șase atingeri. Registrul spune când a fost mâncată, capturată, răscumpărată sau trimisă acasă o figură. O corectură spune ce figuri se întorc, iar o răscumpărare uitată poate fi adăugată.',
		'După joc, rezumatul privește din nou fiecare tură: norocul, mutări mai bune, când s-a decis, și probleme. Din orice poziție poți juca mai departe contra aplicației. Jocurile sunt grupate pe luni, iar cu aceiași jucători începi din nou dintr-o atingere. Fiecare jucător are o fișă cu victoriile, seriile și adversarii lui.'
	],
	[
		'0.11.0',
		'Cutiile pe care le au cei mai mulți: Râul, Abatele, Hanuri și catedrale, Negustori și constructori, în toate edițiile, singure sau împreună. Alege anul cutiei tale sau Big Box 6, iar ce este în ea apare bifat. Grădinile, hanurile, catedralele și mărfurile sunt desenate pe cartonașele lor. Meeple-ul mare, abatele, constructorul și porcul sunt la îndemână. Mărfurile se numără, iar evaluarea finală spune cine are cele mai multe.',
		'Și un cartonaș pe care îl descrii poate avea han, catedrală, mărfuri, o grădină sau o porțiune de râu. Dintre multe cartonașe îl găsești pe al tău după laturile cu oraș. O regulă care schimbă cât aduce ceva este numită, iar o atingere pe un oraș nefinalizat îi arată mărfurile. Instalarea pe un iPhone se vede în imagini.',
		'„Arată pe alte telefoane” din meniu arată jocul în direct, fără server, sau la distanță printr-un releu. Dacă vrei, ceilalți își introduc acolo singuri turele. O tabletă sau un televizor devine un ecran pentru toți, iar jocul se mută pe alt telefon din două atingeri. Cu „Conectează al doilea dispozitiv”, două dispozitive ale tale își copiază unul altuia jocurile care le lipsesc.',
		'În tabelul de puncte, numele sunt scrise pe verticală acolo unde erau tăiate. Rezumatul spune ce mărfuri are fiecare, iar ajutorul arată mărfurile și constructorul în imagini. O poveste distribuită spune sub hartă ce ai povesti mai întâi. Pentru ceas, părțile unei ture sunt o singură tură. Un al doilea cartonaș la care s-a renunțat poate fi plasat la o corectură.',
		'Un joc pe care nu l-a notat nimeni se poate citi dintr-o poză: „Dintr-o poză” la un joc început, totul pe dispozitivul tău. Într-un joc în curs, poza propune turele pe care nu le-a introdus nimeni.'
	],
	[
		'0.10.0',
		'Tilekeep vorbește acum și germana, franceza și româna. Folosește limba browserului tău, iar din setări o poți schimba. Jocurile începute și cele încheiate își arată harta. Registrul are un ecran propriu, cu totaluri pe jucători și pe categorii. Există și un ceas, pentru cine vrea. Ajutorul arată în imagini cum se punctează totul, iar un semn de întrebare îl deschide din joc. Doi jucători care s-au întâlnit des au pagina lor. În rezumat, o atingere pe hartă explică ce este acolo.'
	],
	[
		'0.9.0',
		'Când se finalizează, un drum, un oraș sau o mănăstire se luminează cartonaș cu cartonaș și sună, dacă vrei. O atingere pe oricare îi arată suma pe hartă. Evaluarea finală merge pe categorii, rezultatul se înțelege dintr-o privire, iar istoricul arată unde s-au făcut puncte. Păstrează o notiță, un loc, stele și poze ale unei seri, și într-un backup. Setările au o pagină proprie: luminos sau întunecat, peisajul, sunete, vibrații și mărimea scorurilor. O imagine arată fiecare mod în care se potrivește un cartonaș.'
	],
	[
		'0.8.0',
		'Mai puține atingeri și nicio așteptare: atinge locul unde stă figura, sau „Fără figură”, și tura este salvată; vezi dinainte cât va aduce. Toate modurile în care se potrivește un cartonaș apar ca imagini, iar unde nu mai e nimic de ales, tura se încheie când atingi locul. „Anulează” o deschide din nou, iar o setare aduce înapoi „Gata”. Cu un cartonaș ales, harta primește tot spațiul, iar fiecare loc este destul de mare pentru degetul mare. Ce este de făcut la masă apare dedesubt, în imagini. Spicul de grâu arată toate câmpurile deodată. Un joc început apare imediat ce îl deschizi.'
	],
	[
		'0.7.0',
		'Cuvinte mai simple peste tot: butoanele, mesajele și regulile vorbesc ca regulamentele și ca jucătorii. Jocurile și linkurile tale merg ca înainte.'
	],
	[
		'0.6.0',
		'Nimic din ce introduci nu se pierde. Turele care nu s-au putut salva se păstrează separat: primești un avertisment înainte să ieși, iar ele revin când deschizi jocul. Un joc poate începe pe un dispozitiv plin. Un joc deteriorat apare în listă și poate fi salvat. Fișierele, imaginile și backupurile se citesc în fundal, iar citirea se poate opri. Regulile au numele din regulamente: câmpuri cu moșii, o căruță care rulează, două interpretări pentru Omul de turtă dulce. Marginea mesei apare pe hartă. Cartonașele se pot cumpăra cu o abație, cel de start se poate pune în săculeț, iar în mână se pot ține trei. O corectură arată întâi ce ture de mai târziu nu se mai potrivesc, iar „Înapoi” închide istoricul.'
	],
	[
		'0.5.0',
		'Pentru a doua zi: revezi fiecare joc trecut, cu cursa și momentele lui și cu proveniența punctelor. Caută prin jocuri și vezi statisticile tuturor. Distribuie un joc ca link, cod, imagine sau fișier ori mută-l pe alt telefon în timp ce jucați. Mai sunt backupul, restaurarea și jocurile pentru BG Stats.'
	],
	[
		'0.4.0',
		'Pentru dispute: fiecare drum, oraș și câmp își explică punctele, iar două câmpuri se compară pe hartă. Stabiliți regulile înainte de primul cartonaș și comparați-le. Privește orice tură trecută și corecteaz-o. Mai sunt punctele manuale, un joc început fără Tilekeep și refacerea hărții pas cu pas, dacă s-au mișcat cartonașele.'
	],
	[
		'0.3.0',
		'Un aspect nou: un peisaj desenat de la margine la margine, vara și iarna, ziua și la asfințit. Oricine deosebește figurile și culorile. Fiecare ecran este făcut pentru telefoane, tablete și ferestre mari. Există și un exemplu de joc, ca să încerci.'
	],
	[
		'0.2.0',
		'Abația și primarul și Omul de turtă dulce, separat sau împreună, cu orice cutie; șase jucători; și cartonașe pe care le descrii tu.'
	],
	[
		'0.1.0',
		'Prima versiune: jocul de bază și Ediția de iarnă, urmărite cartonaș cu cartonaș și punctate cu un motiv pentru fiecare punct, fără internet.'
	]
];
