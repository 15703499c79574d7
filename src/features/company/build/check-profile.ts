import { isComplete, type Check } from '#compiler/check/content-check.ts'

/** There must be exactly one profile of the company, and its shares must give its charter capital. */
export const checkProfile: Check = ({ content, hidden, invalid, report }) => {
  const [first, ...others] = content.entries.profile.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  for (const other of others) {
    report.error(
      other,
      [],
      `Is a second profile beside profile/${first?.slug}; there can be only one: remove one folder`,
    )
  }
  if (first) {
    const { shares, charterCapital } = first.facts
    const capital = BigInt(shares.issued) * BigInt(shares.par)
    if (capital !== BigInt(charterCapital.amount)) {
      report.error(
        first,
        ['shares', 'issued'],
        `"shares.issued": ${shares.issued} shares of ${shares.par} đồng make ${capital}, but charterCapital is ${charterCapital.amount}`,
      )
    }
    if (BigInt(shares.treasury) > BigInt(shares.issued)) {
      report.error(
        first,
        ['shares', 'treasury'],
        `"shares.treasury": Must not be more than the ${shares.issued} issued`,
      )
    }
  }
  const page = content.pages.get('/ve-shs/gioi-thieu-shs')
  if (first || !page || !isComplete({ invalid }, 'profile')) return
  const draft = [...hidden.keys()].find((key) => key.startsWith('profile/'))
  const hint = draft ? `publish ${draft}` : 'write content/profile/<slug>'
  report.error(page, [], `Shows the profile of the company, but there is none: ${hint}`)
}
