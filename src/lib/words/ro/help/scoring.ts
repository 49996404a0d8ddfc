import type { HelpSection } from '../../en/help/types';

/** How the base game is scored, in pictures. */
export const scoring: HelpSection = {
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
