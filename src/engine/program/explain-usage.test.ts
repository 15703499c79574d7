import { afterEach, expect, test } from 'vitest'
import { codeLanguage } from '#lib/say/languages.ts'
import { told } from '#lib/say/speech.ts'
import { explainUsage } from './explain-usage.ts'
import { speak } from './language.ts'

afterEach(() => speak(codeLanguage))

test.each<[string, string, string]>([
  [
    'unknownOption',
    "error: unknown option '--oui'\n(Did you mean --out?)",
    "lỗi: không có tùy chọn '--oui'\n(Ý bạn là --out?)",
  ],
  [
    'unknownCommand',
    "error: unknown command 'chek'\n(Did you mean one of check, new?)",
    "lỗi: không có lệnh 'chek'\n(Ý bạn là một trong check, new?)",
  ],
  [
    'optionMissingArgument',
    "error: option '--out <dir>' argument missing",
    "lỗi: tùy chọn '--out <dir>' thiếu giá trị",
  ],
  [
    'conflictingOption',
    "error: option '--every-save' cannot be used with option '--branch <name>'",
    "lỗi: không dùng tùy chọn '--every-save' cùng tùy chọn '--branch <name>'",
  ],
  [
    'excessArguments',
    "error: too many arguments for 'extract'. Expected 0 arguments but got 1.",
    "lỗi: quá nhiều tham số cho 'extract'. Cần 0 tham số nhưng nhận được 1.",
  ],
  [
    'excessArguments',
    'error: too many arguments. Expected 1 argument but got 2.',
    'lỗi: quá nhiều tham số. Cần 1 tham số nhưng nhận được 2.',
  ],
  [
    'invalidArgument',
    "error: option '--finish <when>' argument 'x' is invalid. Allowed choices are now, never.",
    "lỗi: giá trị 'x' của tùy chọn '--finish <when>' không hợp lệ. Các lựa chọn là now, never.",
  ],
  [
    'invalidArgument',
    "error: option '--to <number>' argument 'x' is invalid. It is a whole number from 1.",
    "lỗi: giá trị 'x' của tùy chọn '--to <number>' không hợp lệ. Phải là số nguyên từ 1 trở lên.",
  ],
  ['another', 'error: something new', 'error: something new'],
])('%s: %j', (code, english, vietnamese) => {
  const message = explainUsage(english, `commander.${code}`)
  expect(String(message)).toBe(english)
  speak('vi')
  expect(told(message)).toBe(vietnamese)
})
