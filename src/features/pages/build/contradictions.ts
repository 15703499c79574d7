import type { Locale } from '#engine/model/locale/locale.ts'
import { say, type Message } from '#lib/say/message.ts'

type Words = Readonly<Record<Locale, RegExp>>

/** Two statements of which at most one is true. */
export interface Contradiction {
  name: string
  /** In a page or another text that says what is so today. */
  says: Words
  /** In any text that is shown. */
  but: Words
  /** The problem; the message continues with the other text. */
  message: Message
}

export const contradictions: readonly Contradiction[] = [
  {
    name: 'user-tests',
    says: {
      vi: /người dùng thật chưa thực hiện|chưa có đợt thử nào với người/iu,
      en: /testing with users has not taken place|no round of tests with (?:disabled people|users)/iu,
    },
    but: {
      vi: /\d+ người tham gia thử nghiệm/iu,
      en: /\d+ (?:people|participants|users) (?:taking part|took part|in (?:the )?t(?:rial|est))/iu,
    },
    message: say`Says that nobody has tried the site`,
  },
  {
    name: 'newsletters',
    says: {
      vi: /người (?:nhận|đăng ký) bản tin|đăng ký nhận (?:bản tin|tin) qua thư điện tử/iu,
      en: /(?:those|people) who receive newsletters|subscribe to (?:our|the) newsletter|sign up for email alerts/iu,
    },
    but: { vi: /không gửi bản tin qua thư điện tử/iu, en: /does not send newsletters/iu },
    message: say`Speaks of a newsletter or of alerts by email`,
  },
  {
    name: 'engines',
    says: { vi: /kiểm tra tự động dùng Chromium\./iu, en: /automated tests run in Chromium\./iu },
    but: { vi: /Chromium, Firefox và WebKit/iu, en: /Chromium, Firefox and WebKit/iu },
    message: say`Says that one browser engine is tested`,
  },
]

/** A statement that leaves out what another page has. */
export interface Omission {
  when: Words
  needs: Words
  message: Message
}

export const omissions: readonly Omission[] = [
  {
    when: {
      vi: /người nước ngoài: [^\n]*mã số giao dịch chứng khoán/iu,
      en: /foreign (?:nationals|investors|individuals): [^\n]*securities trading code/iu,
    },
    needs: { vi: /tài khoản vốn đầu tư gián tiếp/iu, en: /indirect investment capital account/iu },
    message: say`Lists what foreigners need without the indirect investment capital account, which Circular 03/2025/TT-NHNN asks for`,
  },
]
