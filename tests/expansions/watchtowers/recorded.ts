import { paidApart } from '../../tools/games/paid-apart';

/* Watchtowers in recorded games. */

export default paidApart({
	file: 'watchtowers',
	feature: 'watchtower',
	occasion: 'watchtowers/seen',
	countables: {
		meeples: 'watchtowers/followers',
		roads: 'watchtowers/roads',
		monasteries: 'watchtowers/monasteries',
		cities: 'watchtowers/cities'
	}
});
