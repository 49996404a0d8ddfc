/** The path below which a second build of the app is served in tests. */
export const PATH = '/some/path';
/** Where that build is. */
export const BUILT_BELOW_PATH = 'test-results/below-path';
