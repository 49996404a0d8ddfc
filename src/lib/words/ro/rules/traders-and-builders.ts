import type {
	tradersAndBuilders as english,
	tradersAndBuildersTopics as englishTopics
} from '../../en/rules/traders-and-builders';

/** The rules of Traders & Builders. */
export const tradersAndBuilders: Readonly<
	Record<keyof typeof english, readonly [says: string, source: string]>
> = {
	'TRADERS-1': [
		'Sunt 24 de cartonașe și 20 de jetoane de mărfuri: 9 de vin, 6 de grâu, 5 de stofă. Fiecare are un constructor și un porc.',
		'pagina, început'
	],
	'TRADERS-2': [
		'Cartonașele edițiilor din 2015 încoace diferă doar printr-o grădină pe două dintre ele.',
		'pagina, cartonașe'
	],
	'TRADERS-3': [
		'Unde două drumuri se încrucișează pe un pod, amândouă merg mai departe și sunt patru câmpuri.',
		'pagina, cartonașe'
	],
	'TRADERS-4': [
		'Pe cartonașul cu pod și poartă, drumul de jos duce la poartă, iar cel de sus se termină la o casă. Sunt trei câmpuri.',
		'pagina, cartonașe'
	],
	'TRADERS-5': [
		'Un câmp aflat în mijlocul unor orașe le atinge pe toate și nu crește niciodată.',
		'pagina, cartonașe'
	],
	'GOODS-1': [
		'Cine finalizează un oraș ia câte un jeton pentru fiecare simbol din el, oricine ar sta acolo și oricine ar primi puncte.',
		'pagina, mărfuri'
	],
	'GOODS-2': [
		'Și o abație care finalizează un oraș îi câștigă jetoanele, iar un cartonaș care finalizează mai multe orașe câștigă jetoanele din toate.',
		'pagina extensiei Abația și primarul, n. 14'
	],
	'GOODS-3': ['Simbolurile orașelor nefinalizate nu aduc nimic.', 'pagina, mărfuri'],
	'GOODS-4': [
		'La sfârșit, cine are cele mai multe jetoane dintr-o marfă primește 10 puncte. La egalitate, fiecare primește 10; o marfă fără jetoane nu aduce nimic.',
		'pagina, evaluarea finală'
	],
	'GOODS-5': [
		'Într-un joc început se introduc jetoanele deja câștigate. Orașele finalizate înainte nu mai aduc altele.',
		'decizia noastră'
	],
	'BUILDER-1': [
		'Constructorul se pune în locul unui meeple, pe cartonașul tocmai plasat. Drumul sau orașul trebuie să fie nefinalizat, iar jucătorul să aibă acolo un meeple de orice tip.',
		'pagina, constructor'
	],
	'BUILDER-2': [
		'Constructorii și porcii nu sunt meepleși: nu contează pentru nicio majoritate și nu ocupă teritoriul.',
		'pagina, constructor'
	],
	'BUILDER-3': [
		'Cine continuă drumul sau orașul propriului constructor primește o a doua parte a turei, cu alt cartonaș, o figură și o evaluare. Constructorul trebuie să fi stat acolo dinainte.',
		'pagina, constructor'
	],
	'BUILDER-4': [
		'O a treia parte nu există. Constructorul rămâne și ajută din nou în turele următoare.',
		'pagina, constructor'
	],
	'BUILDER-5': [
		'Se poate renunța la a doua parte, dacă regulile voastre nu spun altfel.',
		'pagina, constructor'
	],
	'BUILDER-6': [
		'Când drumul sau orașul lui este finalizat, constructorul se întoarce în rezervă cu meepleșii. Figurile luate înapoi în prima parte pot fi puse în a doua.',
		'pagina, constructor'
	],
	'BUILDER-7': [
		'Un constructor nu rămâne pe hartă dacă nu mai este acolo niciun meeple al aceluiași jucător.',
		'pagina, constructor'
	],
	'BUILDER-8': [
		'O abație nu continuă nimic, deci nu aduce o a doua parte. Poate fi plasată în oricare dintre părți.',
		'pagina extensiei Abația și primarul, n. 5, 13'
	],
	'BUILDER-9': [
		'Dacă ultimul cartonaș aduce o a doua parte, în ea se poate plasa doar o abație, înaintea rundei ultimelor abații.',
		'pagina extensiei Abația și primarul, n. 5'
	],
	'PIG-1': [
		'Porcul se pune în locul unui meeple, pe un câmp al cartonașului tocmai plasat unde jucătorul are un țăran. Rămâne până la sfârșit sau până când o moșie trimite țăranii în rezervă.',
		'pagina, porc'
	],
	'PIG-2': [
		'Dacă stăpânul porcului primește puncte pentru câmp, fiecare oraș finalizat îi aduce 1 punct în plus: de obicei 4 în loc de 3, sau 2 în loc de 1 când câmpul se unește cu cel al unei moșii. Fără majoritate sau egalitate, porcul nu aduce nimic.',
		'pagina, porc'
	],
	'PIG-3': [
		'Cu un porc, fiecare oraș aduce 4 puncte în loc de 3 când se construiește o moșie. Când câmpul se unește cu cel al unei moșii, fiecare oraș aduce 2 puncte în loc de 1. Apoi țăranii și porcii se întorc în rezervă.',
		'pagina extensiei Abația și primarul, moșie; n. 55'
	],
	'PIG-4': [
		'Porcii nu contează niciodată pentru moșii.',
		'pagina extensiei Abația și primarul, moșie'
	],
	'PIG-5': [
		'După regula câmpurilor din 2000, un oraș aduce 5 puncte în loc de 4 celui care are un porc pe un câmp din jurul lui.',
		'decizia noastră'
	],
	'PIG-6': ['Într-un prim joc fără țărani nu sunt porci.', 'decizia noastră']
};

/** What their rules are about, by the first part of their ids. */
export const tradersAndBuildersTopics: Readonly<Record<keyof typeof englishTopics, string>> = {
	TRADERS: 'cartonașele',
	GOODS: 'mărfurile',
	BUILDER: 'constructorul',
	PIG: 'porcul'
};
