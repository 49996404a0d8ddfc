import type { abbot as english, abbotTopics as englishTopics } from '../../en/rules/abbot';

/** The rules of The Abbot. */
export const abbot: Readonly<
	Record<keyof typeof english, readonly [says: string, source: string]>
> = {
	'ABBOT-1': [
		'Fiecare are un abate. Se pune în locul unui meeple, pe cartonașul tocmai plasat.',
		'pagina abatelui'
	],
	'ABBOT-2': [
		'Abatele stă într-o mănăstire, pe o abație sau într-o grădină unde nu este nimeni și contează cât un meeple. Nicio altă figură nu stă într-o grădină.',
		'pagina abatelui'
	],
	'ABBOT-3': [
		'În loc să pună o figură, un jucător își poate lua înapoi abatele, dacă acesta nu este încă înconjurat. Abatele aduce 1 punct pentru cartonașul lui și câte 1 pentru fiecare cartonaș aflat acum în jur.',
		'pagina abatelui și nota ei'
	],
	'ABBOT-4': [
		'Când un cartonaș tocmai plasat umple ultimul loc din jurul abatelui, teritoriul lui se evaluează ca finalizat și se poate pune altă figură.',
		'decizia noastră'
	],
	'ABBOT-5': [
		'Într-o tură cu două părți, abatele poate fi luat înapoi în oricare dintre ele. După altă regulă, nu poate fi luat înapoi în tura în care a fost pus.',
		'decizia noastră'
	],
	'ABBOT-6': [
		'O căruță nu merge niciodată într-o grădină și nici într-o mănăstire sau pe o abație unde stă un abate.',
		'decizia noastră'
	],
	'GARDEN-1': [
		'O grădină cu cartonașe pe toate cele opt locuri din jur aduce 9 puncte: 1 pentru cartonașul ei și câte 1 pentru fiecare dintre ele.',
		'pagina abatelui'
	],
	'GARDEN-2': [
		'La sfârșit, o grădină nefinalizată aduce 1 punct pentru cartonașul ei și câte 1 pentru fiecare cartonaș din jur.',
		'pagina abatelui'
	]
};

/** What their rules are about, by the first part of their ids. */
export const abbotTopics: Readonly<Record<keyof typeof englishTopics, string>> = {
	ABBOT: 'abatele',
	GARDEN: 'evaluarea grădinilor'
};
