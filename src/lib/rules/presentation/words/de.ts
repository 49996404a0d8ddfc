/* What is said in German of signs that several expansions print on their tiles. */

/** An inn at a road. */
export const inn = {
	printed: { inn: 'Wirtshaus: Wo es zählt, bringt eine fertige Straße damit 2 Punkte je Karte.' },
	signs: { inn: { name: 'Wirtshaus', with: 'mit Wirtshaus' } }
};

/** A volcano. */
export const volcano = {
	printed: {
		volcano: 'Vulkan: Auf diese Karte kommt keine Figur, außer eure Regeln erlauben es.'
	},
	marks: { volcano: 'Vulkan' }
};
