import { isComplete, type Check } from '#compiler/check/content-check.ts'

/** There must be exactly one profile of the company. */
export const checkProfile: Check = ({ content, hidden, invalid, report }) => {
  const [first, ...others] = content.entries.profile.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  for (const other of others) {
    report.error(
      other,
      [],
      `Is a second profile beside profile/${first?.slug}; there can be only one: remove one folder`,
    )
  }
  const page = content.pages.get('/ve-shs/gioi-thieu-shs')
  if (first || !page || !isComplete({ invalid }, 'profile')) return
  const draft = [...hidden.keys()].find((key) => key.startsWith('profile/'))
  const hint = draft ? `publish ${draft}` : 'write content/profile/<slug>'
  report.error(page, [], `Shows the profile of the company, but there is none: ${hint}`)
}
