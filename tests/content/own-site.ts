/** The output of the current `content/` for tests, relative to the project's root. */
export const ownOutput = '.cache/tests/content'
