// The site of the tests: a small content folder, at a fixed time. README.md describes its content.

/** Its content: all collections, states of entries and kinds of page, a list of two pages, both languages. */
export const siteContent = 'tests/site/content'

/** Its output, relative to the project's root. */
export const siteOutput = '.cache/tests/site'

/** The time for building, serving and viewing it. */
export const siteMoment = new Date('2026-11-21T08:00+07:00')

/** The time, the site for general meetings, and where clients sign in and open an account, as environment variables of the programs. There is an app in one of the two shops. */
export const siteEnvironment = {
  SOURCE_DATE_EPOCH: String(siteMoment.getTime() / 1000),
  SITE_MEETING_URL: 'https://dai-hoi-co-dong.example/',
  SITE_ACCOUNT_URL: 'https://mo-tai-khoan.example/',
  SITE_LOGIN_URL: 'https://giao-dich.example/',
  SITE_APP_STORE_URL: 'https://ung-dung.example/ios',
}
