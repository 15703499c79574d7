import { say, type Message } from '#lib/say/message.ts'

/** The same words in each language. */
type Words = readonly RegExp[]

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
    says: [
      /người dùng thật chưa thực hiện|chưa có đợt thử nào với người/iu,
      /testing with users has not taken place|no round of tests with (?:disabled people|users)/iu,
    ],
    but: [
      /\d+ người tham gia thử nghiệm/iu,
      /\d+ (?:people|participants|users) (?:taking part|took part|in (?:the )?t(?:rial|est))/iu,
    ],
    message: say`Says that nobody has tried the site`,
  },
  {
    name: 'newsletters',
    says: [
      /người (?:nhận|đăng ký) bản tin|đăng ký nhận (?:bản tin|tin) qua thư điện tử/iu,
      /(?:those|people) who receive newsletters|subscribe to (?:our|the) newsletter|sign up for email alerts/iu,
    ],
    but: [/không gửi bản tin qua thư điện tử/iu, /does not send newsletters/iu],
    message: say`Speaks of a newsletter or of alerts by email`,
  },
  {
    name: 'engines',
    says: [/kiểm tra tự động dùng Chromium\./iu, /automated tests run in Chromium\./iu],
    but: [/Chromium, Firefox và WebKit/iu, /Chromium, Firefox and WebKit/iu],
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
    when: [
      /người nước ngoài: [^\n]*mã số giao dịch chứng khoán/iu,
      /foreign (?:nationals|investors|individuals): [^\n]*securities trading code/iu,
    ],
    needs: [/tài khoản vốn đầu tư gián tiếp/iu, /indirect investment capital account/iu],
    message: say`Lists what foreigners need without the indirect investment capital account, which Circular 03/2025/TT-NHNN asks for`,
  },
]
