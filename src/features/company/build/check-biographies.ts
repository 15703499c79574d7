import { defineCheck } from '#engine/content/check/content-check.ts'
import { say } from '#lib/say/message.ts'

/** A verb with which a sentence about a person begins that leaves the person out. */
const verbs =
  /^(?:Phụ trách|Chịu trách nhiệm|Quyết định|Giữ (?:chức|vị trí)|Vào nghề|Gia nhập|Tốt nghiệp|Đề xuất|Từng|Có (?:bằng|hơn|(?:\p{L}+ ){1,3}?năm(?!\p{L}))|Was |Is |Has |Holds |Began |Joined |Leads |Responsible for)/u

/** Biographies have sentences with a subject: "Ông phụ trách", not "Phụ trách". A summary is no sentence. */
export const checkBiographies = defineCheck('biographies', 'wording', ({ lookAtTexts, report }) => {
  lookAtTexts({
    name: 'biographies',
    basis: '',
    look: ({ subject, locale, text }) => {
      if (!('collection' in subject) || subject.collection !== 'leaders') return false
      const sentences = text()
        .replace(/^---\n.*?\n---\n/s, '')
        .split(/(?<=[.!?])\s+|\n+/u)
      const found = sentences.flatMap((sentence) => verbs.exec(sentence)?.[0] ?? [])
      for (const words of found) {
        const message = say`“${words}”: A sentence of a biography says whom it is about; begin it with Ông or Bà, or with the name`
        report.errorAtWords(subject, { locale, words }, message)
      }
      return found.length > 0
    },
  })
})
