// The site that tests are about: a small content folder of its own, seen at a moment of its own. What it holds is in
// README.md beside this file.

/** Its content: every collection, every state of an entry, every kind of page, a list of two pages, both languages. */
export const siteContent = 'tests/site/content'

/** Where it is built, from the project's root. */
export const siteOutput = '.cache/tests/site'

/** What time it is for everything that builds it, serves it or looks at it. */
export const siteMoment = new Date('2026-11-21T08:00+07:00')

/** The same as a program's environment. */
export const siteEnvironment = { SOURCE_DATE_EPOCH: String(siteMoment.getTime() / 1000) }
