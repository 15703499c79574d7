import * as v from 'valibot'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

/** The part of the file of notices that is read here; another version of the site may have written it. */
const fileSchema = v.object({ notices: v.array(v.object({ slug: v.string(), title: v.string(), saidAt: v.string() })) })

type Notice = v.InferOutput<typeof fileSchema>['notices'][number]

/**
 * Lines that name the service notices that are open where an earlier release is shown, and those of the latest that it lacks: what is over
 * by now is open again, and nothing but the latest release knows.
 */
export function describeOpenNotices({
  shown,
  latest,
}: {
  shown: string | undefined
  latest: string | undefined
}): string[] {
  const [open, known] = [readNotices(shown), readNotices(latest)]
  const lacking = known.filter(({ slug }) => !open.some((one) => one.slug === slug))
  if (open.length === 0 && lacking.length === 0) return []
  return [
    ...(open.length > 0 ? [told(say`warning: Service notices that the site shows as open: ${open.length}`)] : []),
    ...open.map((notice) => `  ${toState(notice, known)}`),
    ...(lacking.length > 0 ? [told(say`warning: Service notices that the site does not show: ${lacking.length}`)] : []),
    ...lacking.map((notice) => `  ${toName(notice)}`),
    told(say`Look at them now, and tell clients by another way where they are wrong: the site has them as they were`),
  ]
}

function toState(notice: Notice, known: readonly Notice[]): string {
  const name = toName(notice)
  const later = known.find(({ slug }) => slug === notice.slug)
  if (!later) return told(say`${name} (not open in the latest release)`)
  return later.saidAt === notice.saidAt ? name : told(say`${name} (without what was said since)`)
}

function toName({ slug, title }: Notice): string {
  return `service-notices/${slug}  ${title}`
}

function readNotices(text: string | undefined): Notice[] {
  if (text === undefined) return []
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), fileSchema), text)
  return found.success ? found.output.notices : []
}
