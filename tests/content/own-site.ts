/** Where `content/`, as it is today, is built for tests, from the project's root. */
export const ownOutput = '.cache/tests/content'
