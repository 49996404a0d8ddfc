/* What is said in Romanian of signs that several expansions print on their tiles. */

/** An inn at a road. */
export const inn = {
	printed: { inn: 'Han: unde contează, un drum finalizat cu el aduce 2 puncte de cartonaș.' },
	signs: { inn: { name: 'Han', with: 'cu han' } }
};

/** A volcano. */
export const volcano = {
	printed: {
		volcano:
			'Vulcan: pe acest cartonaș nu se pune nicio figură, decât dacă regulile voastre permit.'
	},
	marks: { volcano: 'vulcan' }
};
