import { defineCheck, isComplete } from '#engine/content/check/content-check.ts'
import { say } from '#lib/say/message.ts'
import type { DeskName } from '../collections/vocabulary.ts'

/** Words that send a reader to a desk, whose address and number the site then has to give. */
const promises: readonly { readonly desk: DeskName; readonly words: readonly RegExp[] }[] = [
  {
    desk: 'phan-anh',
    words: [
      /(?:địa chỉ|số điện thoại|kênh)[^.\n|]{0,40} (?:tiếp )?nhận phản ánh(?! của)/iu,
      /(?:address|number|telephone)[^.\n|]{0,30} for (?:whistleblowing )?reports/iu,
    ],
  },
  {
    desk: 'khieu-nai',
    words: [/(?:bộ phận|đầu mối) tiếp nhận khiếu nại/iu, /complaints (?:desk|department|unit)/iu],
  },
  {
    desk: 'khoa-tai-khoan',
    words: [/đường dây khoá tài khoản/iu, /account lock line/iu],
  },
  {
    desk: 'du-lieu-ca-nhan',
    words: [/bộ phận bảo vệ dữ liệu cá nhân/iu, /personal data protection (?:desk|unit)/iu],
  },
]

/** A text that promises an address and a number of a desk: the profile has that desk. */
export const checkPromisedDesks = defineCheck('promised-desks', 'site', (context) => {
  const [profile] = context.content.entries.profile
  if (!profile || !isComplete(context, 'profile')) return
  const desks = new Set(profile.facts.desks.map(({ desk }) => desk))
  const missing = promises.filter(({ desk }) => !desks.has(desk))
  if (missing.length === 0) return
  context.lookAtTexts({
    name: 'promised desks',
    basis: [...desks].join(),
    look: ({ subject, locale, text }) => {
      const found = missing.flatMap(({ desk, words }) => {
        const [phrase] = words.flatMap((one) => one.exec(text()) ?? [])
        return phrase === undefined ? [] : [{ desk, phrase }]
      })
      for (const { desk, phrase } of found) {
        const message = say`“${phrase}” in ${locale}.md sends readers to a desk that profile/${profile.slug} does not have: add "${desk}" to its "desks"`
        context.report.warn(subject, [], message)
      }
      return found.length > 0
    },
  })
})
