import { usualDepth, Trial } from '../../src/lib/lookahead/ahead';
import { valuesFor } from '../../src/lib/lookahead/review';
import { Player } from '../../src/lib/lookahead/play';
import type { Position } from '../../src/lib/lookahead/position';
import { plainValues } from '../../src/lib/lookahead/values';
import { LANDS } from '../../src/lib/rules/boxes';
import { FARM_RULES } from '../../src/lib/rules/base/rulings';
import { play, type Way } from '../lookahead/match';
import { rulesWith, startOf } from '../lookahead/support';

/*
 * How strong the players are that look ahead, against each other: `npm run bench:lookahead -- [GAMES]`. Plain: points as if the
 * game ended now, less 2 for each follower that is out. Table: what positions still brought in games against itself. Ahead: the
 * best moves of the table, continued with the same piles. A margin is given with its standard error.
 */

const games = Number(process.argv[2] ?? 200);

function tell(what: string, start: Position, one: Way, others: Way, count: number): void {
	const { won, margins, each } = play(start, one, others, count, what);
	const mean = margins.reduce((sum, margin) => sum + margin, 0) / count;
	const spread = Math.sqrt(margins.reduce((sum, margin) => sum + (margin - mean) ** 2, 0)) / count;
	console.log(
		`${what.padEnd(46)}${String(count).padStart(4)} games: wins ${((100 * won) / count).toFixed(0)} %, ` +
			`margin ${mean.toFixed(1)} ± ${spread.toFixed(1)}, ${each.toFixed(2)} ms a move`
	);
}

const by =
	(player: Player): Way =>
	(position, tile) =>
		player.best(position, tile);

for (const land of LANDS)
	for (const farmRule of FARM_RULES) {
		const rules = rulesWith({ farmRule }, land === 'winter' ? 'winter-we3' : 'base-c1');
		const start = startOf(rules, 2);
		const table = new Player(start.game, valuesFor(land, rules));
		const plain = new Player(start.game, plainValues(start.game.rules));
		tell(`table against plain, ${land}, farm rule ${farmRule}`, start, by(table), by(plain), games);
	}

for (const players of [2, 4]) {
	const rules = rulesWith();
	const start = startOf(rules, players);
	const table = new Player(start.game, valuesFor('summer', rules));
	const plain = new Player(start.game, plainValues(start.game.rules));
	const trial = new Trial(new Player(start.game, valuesFor('summer', rules)));
	const ahead: Way = (position, tile, random) =>
		trial.best(position, tile, usualDepth(players), random);
	if (players === 2) tell('ahead against plain', start, ahead, by(plain), games);
	tell(`ahead against table, ${String(players)} players`, start, ahead, by(table), games / 2);
}
