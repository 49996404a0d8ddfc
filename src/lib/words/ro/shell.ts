/** Words around every page, and news about the app itself. */
export const shell = {
	title: (page: string): string => `${page} · Tilekeep`,
	home: 'Acasă',
	help: 'Ajutor',
	settings: 'Setări',

	updateReady: 'Este gata o versiune nouă. Jocurile tale rămân așa cum sunt.',
	updateNow: 'Actualizează',
	updateBlocked:
		'Un joc este deschis în altă fereastră. Închide-l mai întâi acolo, apoi actualizează.',
	offlineReady: 'Gata: de acum Tilekeep merge și fără internet.',

	memoryOnly:
		'Acest browser nu poate salva nimic: un joc ține doar cât este deschisă fereastra. Descarcă fișierul jocului înainte să o închizi.',

	waiting: {
		blocked:
			'O versiune mai veche de Tilekeep, din altă fereastră, îți folosește jocurile. Închide toate celelalte ferestre și file cu Tilekeep; aceasta continuă apoi singură.',
		slow: 'Jocurile tale se deschid greu. Dacă Tilekeep este deschis în altă fereastră sau filă, închide-l acolo; fereastra aceasta continuă apoi singură.',
		silent:
			'Spațiul de stocare al browserului nu răspunde. Tilekeep așteaptă în continuare. Dacă nu trece, repornește browserul.'
	},

	errorTitle: 'Pagina nu există',
	errorBrokenTitle: 'Ceva nu a mers',
	errorLost: 'Tilekeep nu are nicio pagină la această adresă. Jocurile tale sunt în siguranță.',
	errorBroken: 'Tilekeep nu a putut deschide pagina. Jocurile tale sunt în siguranță.',
	errorHome: 'La prima pagină'
} as const;
