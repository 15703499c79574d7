// The site of the tests: a small content folder, at a fixed time. README.md describes its content.

/** Its content: all collections, states of entries and kinds of page, a list of two pages, both languages. */
export const siteContent = 'tests/site/content'

/** Its output, relative to the project's root. */
export const siteOutput = '.cache/tests/site'

/** The time for building, serving and viewing it. */
export const siteMoment = new Date('2026-11-21T08:00+07:00')

/** Commits of that time: a disclosure is not of an earlier minute than the last commit. */
export const commitTime = { GIT_COMMITTER_DATE: siteMoment.toISOString() }

/** The lists of the service of e-mail alerts, by feed. */
export const alertLists = {
  '/.vi': '0d6f1c1e-0000-4000-8000-000000000001',
  '/.en': '0d6f1c1e-0000-4000-8000-000000000002',
  '/quan-he-co-dong/cong-bo-thong-tin.vi': '0d6f1c1e-0000-4000-8000-000000000003',
  '/quan-he-co-dong/cong-bo-thong-tin.en': '0d6f1c1e-0000-4000-8000-000000000004',
  '/quan-he-co-dong.vi': '0d6f1c1e-0000-4000-8000-000000000005',
  '/tin-tuc.vi': '0d6f1c1e-0000-4000-8000-000000000006',
}

/**
 * The time, the site for general meetings, where clients sign in and open an account, and the service of e-mail alerts, as
 * environment variables of the programs. There is an app in one of the two shops.
 */
export const siteEnvironment = {
  SOURCE_DATE_EPOCH: String(siteMoment.getTime() / 1000),
  SITE_MEETING_URL: 'https://dai-hoi-co-dong.example/',
  SITE_ACCOUNT_URL: 'https://mo-tai-khoan.example/',
  SITE_LOGIN_URL: 'https://giao-dich.example/',
  SITE_APP_STORE_URL: 'https://ung-dung.example/ios',
  SITE_ALERTS_URL: 'https://thu-bao.example',
  SITE_ALERTS_LISTS: Object.entries(alertLists)
    .map((row) => row.join('='))
    .join(','),
}
