import { defineCheck, type CheckContext } from '#engine/content/check/content-check.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { say } from '#lib/say/message.ts'
import { careersSections } from '../careers-sections.ts'

/** Warns about jobs past their last day, which no list shows, and checks what the page of each job relies on. */
export const checkJobs = defineCheck('jobs', 'site', (context) => {
  const { checked, today, report } = context
  for (const entry of checked.entries.jobs) {
    const { validThrough, status, pay, noPay } = entry.facts
    // Not in the schema: the skeleton of a new job would have an error that no empty field explains.
    if (pay === undefined && noPay === undefined) {
      report.error(entry, ['pay'], say`"pay": Is missing: give the range, or the reason for none in "noPay"`)
    }
    if (status === 'withdrawn' || validThrough >= today) continue
    const message = say`"validThrough": ${validThrough} is over, and no list shows this job; set a later day, or withdraw it`
    report.warn(entry, ['validThrough'], message)
  }
  checkSections(context)
  checkDesk(context)
})

/** Jobs link to sections of the page of careers, so that none repeats them. */
function checkSections({ checked, report }: CheckContext): void {
  const page = checked.pages.get(toHref('/co-hoi-nghe-nghiep'))
  if (!page) return
  for (const locale of locales) {
    const ids = page.texts[locale]?.anchors
    if (!ids) continue
    for (const id of Object.values(careersSections)) {
      if (ids.includes(id)) continue
      const at = { line: 1, column: 1 }
      report.errorInText(
        page,
        { locale, at },
        say`Has no section that the pages of jobs link to: write "## … {#${id}}"`,
      )
    }
  }
}

/** Applications go to the desk of the profile. */
function checkDesk({ content, checked, report }: CheckContext): void {
  const [profile] = content.entries.profile
  if (!profile || profile.facts.desks.some(({ desk }) => desk === 'tuyen-dung')) return
  for (const entry of checked.entries.jobs) {
    if (!entry.isListed || entry.facts.form !== undefined) continue
    report.error(
      entry,
      [],
      say`Nobody takes applications: add the desk tuyen-dung to profile/${profile.slug}, or give the job a "form"`,
    )
  }
}
