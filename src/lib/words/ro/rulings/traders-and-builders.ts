import type { tradersAndBuilders as english } from '../../en/rulings/traders-and-builders';
import type { LikeEnglish } from '../../like-english';
import type { BoxRulings } from '../../en/rulings/types';
import { IN_NONE, mayStayInBox } from './prints';

const TRADERS_PAGE = 'Wikicarpedia, Traders & Builders';

/** The rulings of Traders & Builders. */
export const tradersAndBuilders: LikeEnglish<typeof english, BoxRulings> = {
	rulings: {
		traderTiles: {
			title: 'Cartonașele din Negustori și constructori',
			answers: {
				first: [
					'Fără grădini',
					'Cele 24 de cartonașe ale ediției din 2003.',
					'cartonașele din Negustori și constructori nu au grădini'
				],
				later: [
					'Cu grădini',
					'Cele 24 de cartonașe ale edițiilor din 2015 încoace: două au o grădină, care contează doar cu Abatele.',
					'două cartonașe din Negustori și constructori au o grădină'
				]
			}
		},
		secondPart: {
			title: 'A doua parte a unei ture',
			answers: {
				may: [
					'Se poate renunța',
					'„Un jucător poate…”: cine continuă drumul sau orașul constructorului plasează al doilea cartonaș sau încheie tura.',
					'se poate renunța la a doua parte a unei ture'
				],
				must: [
					'Se joacă mereu',
					'Cine continuă drumul sau orașul constructorului trage și plasează mereu al doilea cartonaș.',
					'a doua parte a unei ture se joacă mereu'
				]
			}
		},
		builders: mayStayInBox('Constructori', 'Fiecare jucător are unul, ca în cutie.', [
			'fiecare jucător are un constructor',
			'nimeni nu are constructor'
		]),
		pigs: mayStayInBox('Porci', 'Fiecare jucător are unul, ca în cutie.', [
			'fiecare jucător are un porc',
			'nimeni nu are porc'
		])
	},
	sources: {
		traderTiles: `${TRADERS_PAGE}, prima ediție și cele următoare: cartonașe`,
		secondPart: `${TRADERS_PAGE}, constructor; „may” în textul regulilor`,
		builders: IN_NONE,
		pigs: IN_NONE
	}
};
