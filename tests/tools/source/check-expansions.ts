/**
 * Says what expansions forgot, and in which file: part of `npm run check`. Types find most of it; this finds what is said in two
 * files that no type joins, such as a rule and its number in links.
 */
import { expansionProblems } from './expansions/problems';
import { readCommon, readExpansions } from './expansions/read';

const problems = expansionProblems(await readExpansions(), await readCommon());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
