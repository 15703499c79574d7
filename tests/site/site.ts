// The site of the tests: a small content folder, at a fixed time. README.md describes its content.

/** Its content: all collections, states of entries and kinds of page, a list of two pages, both languages. */
export const siteContent = 'tests/site/content'

/** Its output, relative to the project's root. */
export const siteOutput = '.cache/tests/site'

/** The time for building, serving and viewing it. */
export const siteMoment = new Date('2026-11-21T08:00+07:00')

/** The time, and the addresses that have no default, as environment variables of the programs. */
export const siteEnvironment = {
  SOURCE_DATE_EPOCH: String(siteMoment.getTime() / 1000),
  SITE_MEETING_URL: 'https://dai-hoi-co-dong.example/',
}
