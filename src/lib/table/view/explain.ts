/* What is said and drawn about features. It is loaded when somebody taps one, or asks for all farms. */

export { farmStandings } from '../../rules/base/proof';
export { featureView } from './feature';
export { highlightOf, highlightOfFeature } from './highlight';
export { layingOf } from './laying';
