/* What is said in French of signs that several expansions print on their tiles. */

/** An inn at a road. */
export const inn = {
	printed: {
		inn: 'Auberge : si elle compte, une route complète qui en a une rapporte 2 points par tuile.'
	},
	signs: { inn: { name: 'Auberge', with: 'avec une auberge' } }
};

/** A volcano. */
export const volcano = {
	printed: {
		volcano: 'Volcan : aucun pion n’est placé sur cette tuile, sauf si vos règles le permettent.'
	},
	marks: { volcano: { name: 'volcan', the: 'le volcan' } }
};
