import type {
	innsAndCathedrals as english,
	innsAndCathedralsTopics as englishTopics
} from '../../en/rules/inns-and-cathedrals';

/** The rules of Inns & Cathedrals. */
export const innsAndCathedrals: Readonly<
	Record<keyof typeof english, readonly [says: string, source: string]>
> = {
	'IC-1': [
		'Optsprezece cartonașe se trag împreună cu celelalte. Fiecare are un meeple mare și pot juca până la șase jucători.',
		'pagina; pagina nouă'
	],
	'IC-2': [
		'Edițiile diferă prin trei cartonașe, iar voi spuneți cu care jucați. La răscrucea a trei drumuri, hanul primei ediții stă lângă un singur drum; cel din edițiile noi stă între două drumuri și contează pentru amândouă. Două dintre cartonașele noi au o grădină.',
		'pagina; pagina nouă; Brettspielwelt'
	],
	'IC-3': [
		'Cartonașul cu catedrală este oraș pe toate cele patru laturi. Un câmp dintre patru orașe le atinge pe toate patru și nimic altceva.',
		'pagina'
	],
	'IC-4': [
		'Unde două drumuri se întâlnesc cu potecile de la două porți, ambele drumuri se termină. Pe poteci nu stă nimeni, dar ele împart câmpul în patru.',
		'pagina; Brettspielwelt'
	],
	'IC-5': [
		'La mănăstirea dintre două drumuri, ambele drumuri se termină și sunt două câmpuri.',
		'pagina'
	],
	'IC-6': [
		'La răscrucea dintre două porți, o căruță nu merge nici dintr-un oraș în celălalt, nici pe o potecă: răscrucea ține de drumuri.',
		'pagina extensiei Abația și primarul, n. 34'
	],
	'IC-7': [
		'La răscrucea dintre două porți, o căruță merge de pe un drum pe altul, dar nu dintr-un oraș pe un drum și nici înapoi.',
		'pagina extensiei Abația și primarul, căruța, exemple; n. 34'
	],
	'INN-1': [
		'Un drum finalizat cu han aduce 2 puncte pentru fiecare cartonaș. Mai multe hanuri nu aduc mai mult.',
		'pagina; pagina nouă'
	],
	'INN-2': ['Un drum nefinalizat cu han nu aduce nimic la sfârșit.', 'pagina; pagina nouă'],
	'INN-3': [
		'Hanurile și catedralele contează la evaluare pentru toți cei care primesc puncte, oricine și oricând le-ar fi plasat.',
		'decizia noastră'
	],
	'CATHEDRAL-1': [
		'Un oraș finalizat cu catedrală aduce câte 3 puncte pentru fiecare cartonaș și blazon. A doua catedrală nu aduce mai mult.',
		'pagina; pagina nouă'
	],
	'CATHEDRAL-2': [
		'Un oraș cu catedrală rămas nefinalizat la sfârșit nu aduce nimic, nici pentru blazoane.',
		'pagina; pagina nouă'
	],
	'CATHEDRAL-3': [
		'Chiar și după vechea regulă a orașelor mici, un oraș cu catedrală din două cartonașe aduce câte 3 puncte pentru fiecare cartonaș și blazon.',
		'decizia noastră'
	],
	'CATHEDRAL-4': [
		'Pentru câmpuri, un oraș nefinalizat cu catedrală nu aduce nimic, iar unul finalizat aduce cât oricare altul.',
		''
	],
	'BIG-1': [
		'Meeple-ul mare se pune în locul unuia obișnuit, oriunde poate sta acesta, și se întoarce în rezervă la fel.',
		'pagina; pagina nouă'
	],
	'BIG-2': [
		'Meeple-ul mare contează cât doi când se compară figurile. Nu schimbă niciodată punctele.',
		'pagina; pagina nouă'
	],
	'BIG-3': [
		'Pentru Omul de turtă dulce, meeple-ul mare este un singur cavaler.',
		'decizia noastră'
	],
	'BIG-4': [
		'Figurile unui jucător se adună: meeple-ul mare contează cât 2; primarul, câte 1 pentru fiecare blazon; orice altă figură, cât 1.',
		'pagina extensiei Abația și primarul, n. 1'
	]
};

/** What their rules are about, by the first part of their ids. */
export const innsAndCathedralsTopics: Readonly<Record<keyof typeof englishTopics, string>> = {
	IC: 'cartonașele noi',
	INN: 'hanurile',
	CATHEDRAL: 'catedralele',
	BIG: 'meeple-ul mare'
};
