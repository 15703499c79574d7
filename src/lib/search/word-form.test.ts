import { expect, test } from 'vitest'
import { foldForm, toWordForm } from './word-form.ts'

test.each([
  ['Ðầu', 'đầu', 'dau'],
  ['hðqt', 'hđqt', 'hdqt'],
  ['quỹ\u00AD\u200Bvòng', 'quỹvòng', 'quyvong'],
  ['НСM', 'hcm', 'hcm'],
  ['proﬁt', 'profit', 'profit'],
  ['Đầu', 'đầu', 'dau'],
  ['Đầu'.normalize('NFD'), 'đầu', 'dau'],
  ['hoà', 'hòa', 'hoa'],
  ['hòa', 'hòa', 'hoa'],
  ['HOÀN', 'hoàn', 'hoan'],
  ['thuỷ', 'thủy', 'thuy'],
  ['Thuý', 'thúy', 'thuy'],
  ['khoẻ', 'khỏe', 'khoe'],
  ['uỷ', 'ủy', 'uy'],
  ['quý', 'quí', 'qui'],
  ['qúy', 'quí', 'qui'],
  ['kỹ', 'kĩ', 'ki'],
  ['ty', 'ti', 'ti'],
  ['lý'.normalize('NFD'), 'lí', 'li'],
  ['yêu', 'yêu', 'yeu'],
  ['huy', 'huy', 'huy'],
  ['policy', 'policy', 'policy'],
  ['SHS', 'shs', 'shs'],
  ['', '', ''],
  ['ı̇', 'ı̇', 'ı'],
])('%s → %s, %s', (word, form, key) => {
  expect(toWordForm(word)).toBe(form)
  expect(foldForm(toWordForm(word))).toBe(key)
})
