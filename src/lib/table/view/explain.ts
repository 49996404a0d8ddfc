/* What is said and drawn of features: whoever taps one, or asks for all farms, loads it. */

export { farmStandings } from '../../rules/base/proof';
export { featureView } from './feature';
export { highlightOf, highlightOfFeature } from './highlight';
export { layingOf } from './laying';
