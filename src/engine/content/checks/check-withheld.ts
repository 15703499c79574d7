import type { Entry } from '#engine/model/entries/content.ts'
import { say, type Message } from '#lib/say/message.ts'
import { defineCheck, type CheckContext, type WithheldPart } from '../check/content-check.ts'
import { didYouMean } from '../source/did-you-mean.ts'
import { locateField } from '../yaml/locate-field.ts'

/** An entry with which a part of another appears exists; a part that has no moment at which it appears is named. */
export const checkWithheld = defineCheck('withheld', 'integrity', (context) => {
  // What is withheld later is withheld now.
  if (context.checked !== context.content) return
  for (const part of context.withheld) {
    const { folder, source, path } = part
    const place = [`${folder}/entry.yaml`, locateField(source(), path)] as const
    const field = `"${path.join('.')}"`
    if (part.because === 'missing') context.report.errorInFile(...place, say`${field}: ${toMissing(part, context)}`)
    const reason = reasons[part.because]
    if (reason) context.report.warnInFile(...place, say`${field}: ${part.collection}/${part.slug} ${reason}`)
  }
})

/** None where the part will appear, or where something else says what is wrong. */
const reasons: Partial<Record<WithheldPart['because'], Message>> = {
  draft: say`is a draft: what appears with it is not shown before it is published`,
  withdrawn: say`is withdrawn, so that what appears with it is not shown either; name the entry that replaces it, if there is one`,
  'taken down': say`was taken down before it appeared, so that what appears with it is not shown; remove it here`,
}

function toMissing({ collection, slug }: WithheldPart, { content, hidden }: CheckContext): Message {
  const entries: readonly Entry[] = content.entries[collection]
  const waiting = [...hidden.keys()].flatMap((id) =>
    id.startsWith(`${collection}/`) ? [id.slice(collection.length + 1)] : [],
  )
  const known = [...entries.map((entry) => entry.slug), ...waiting]
  return say`There is no entry ${collection}/${slug}.${didYouMean(slug, known)}`
}
