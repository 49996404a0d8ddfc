import { readFileSync } from 'node:fs';
import { BrowserTests } from './browser-stage';
import { vitestCount, type Count, type VitestReport } from './counts';
import { BROWSERS, FILMS } from './ensure-programs';
import { run, type Stage } from './stage';
import { beginRun, concludeRun, RESULTS } from './whole-run';

/*
 * `npm run test:deep`: whole games, all sizes of screen, all browsers, every page offline, the fault campaign in
 * short, many random games, also of what is reckoned twice, made-up tournaments, and recorded games that take long.
 * It comes after `npm test`, and repeats nothing of it.
 */

const campaignReport = `${RESULTS}/campaign.json`;
const { missing, deadline, build } = beginRun([...BROWSERS, FILMS]);

const browsers = new BrowserTests(
	'deep tests in real browsers',
	'tests/deep',
	`${RESULTS}/deep`,
	deadline(4000)
);
const campaign: Stage = {
	name: 'fault campaign, in short',
	deadline: deadline(120),
	command: 'tsx tests/campaign/main.ts --short',
	count: () => JSON.parse(readFileSync(campaignReport, 'utf8')) as Count
};

const secondReport = `${RESULTS}/second.json`;
const second: Stage = {
	name: '2,000 random games with robbers and messages, reckoned twice',
	deadline: deadline(600),
	command: `REPORT=${secondReport} tsx tests/tools/games/second.ts 2000`,
	count: () => JSON.parse(readFileSync(secondReport, 'utf8')) as Count
};

const recordedReport = `${RESULTS}/recorded.json`;
const recorded: Stage = {
	name: 'the recorded games with all of the Big Boxes, and with all of the square boxes',
	deadline: deadline(600),
	command: `REPORT=${recordedReport} tsx tests/tools/games/oracle.ts tests/games/mixed-big.jsonl tests/games/mixed-wide.jsonl`,
	count: () => JSON.parse(readFileSync(recordedReport, 'utf8')) as Count
};

const dragonReport = `${RESULTS}/second-dragon.json`;
const secondWithDragon: Stage = {
	name: '3,000 random games with dragon, tower and phantom, reckoned twice',
	deadline: deadline(900),
	command: `REPORT=${dragonReport} tsx tests/tools/games/second.ts dragon 3000`,
	count: () => JSON.parse(readFileSync(dragonReport, 'utf8')) as Count
};

const wideReport = `${RESULTS}/second-wide.json`;
const secondWide: Stage = {
	name: '3,000 random games with bridges, castles, hills and labyrinth, reckoned twice',
	deadline: deadline(1500),
	command: `REPORT=${wideReport} tsx tests/tools/games/second.ts wide 3000`,
	count: () => JSON.parse(readFileSync(wideReport, 'utf8')) as Count
};

const togetherReport = `${RESULTS}/any-game.json`;
const together: Stage = {
	name: '200 random games with any of all expansions',
	deadline: deadline(300),
	command: `GAMES=200 SEED=1 vitest run --project unit tests/engine/any-game.test.ts --reporter=json --outputFile.json=${togetherReport}`,
	count: () => vitestCount(JSON.parse(readFileSync(togetherReport, 'utf8')) as VitestReport)
};

const aheadReport = `${RESULTS}/lookahead.json`;
const ahead: Stage = {
	name: '1,000 random games, looked ahead in',
	deadline: deadline(600),
	command: `GAMES=1000 SEED=1 vitest run --project unit tests/lookahead/equal.test.ts --reporter=json --outputFile.json=${aheadReport}`,
	count: () => vitestCount(JSON.parse(readFileSync(aheadReport, 'utf8')) as VitestReport)
};

const tournamentReport = `${RESULTS}/tournaments.json`;
const tournaments: Stage = {
	name: '10,000 made-up tournaments, and 100 of 200 players',
	deadline: deadline(1200),
	command: `GAMES=10000 SEED=1 vitest run --project unit tests/tournament/simulated.test.ts --reporter=json --outputFile.json=${tournamentReport}`,
	count: () => vitestCount(JSON.parse(readFileSync(tournamentReport, 'utf8')) as VitestReport)
};

const built = await run(build);
const inBrowsers = await browsers.run();
const disturbed = await run(campaign);
const reckoned = [
	await run(second),
	await run(secondWithDragon),
	await run(secondWide),
	await run(together),
	await run(ahead),
	await run(tournaments),
	await run(recorded)
];
const { outcome, unsteady } = await browsers.runFailedAgain(inBrowsers);
concludeRun([built, outcome, disturbed, ...reckoned], unsteady, missing);
