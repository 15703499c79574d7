import { expect, test } from 'vitest'
import { examineWith, problemsOf, text, type Changes } from '../content-fixture.ts'

const menus = (...lines: string[]): Changes => ({
  'menus.yaml': `menus:\n${lines.map((line) => `  ${line}\n`).join('')}`,
})
const at = '  at: 2026-11-21T08:00+07:00\n'
const draft: Changes = { 'pages/ve-shs/x/entry.yaml': 'status: draft\norder: 1\n', 'pages/ve-shs/x/vi.md': text() }
const label = 'label: { vi: Mục, en: Item }'

test.each<[string, Changes, unknown[]]>([
  ['nothing', { 'menus.yaml': '# nothing\n' }, []],
  ['a page, with its title', menus('- to: /ve-shs'), []],
  ['an item below an item', menus('- to: /ve-shs', '  items:', `    - { to: /tin-tuc, ${label} }`), []],
  ['a setting', menus(`- { setting: meetingUrl, ${label} }`), []],
  [
    'an unknown page',
    menus('- to: /ve-shs', '  items:', '    - to: /tin-tucc'),
    ['menus.yaml:4:13 There is no page at /tin-tucc. Did you mean "/tin-tuc"?'],
  ],
  [
    'an unknown heading',
    menus(`- { to: /ve-shs#khong-co, ${label} }`),
    ['vi', 'en'].map((locale) =>
      expect.stringMatching(new RegExp(`^menus\\.yaml:2:11 /ve-shs \\(${locale}\\) has no heading "#khong-co"`)),
    ),
  ],
  ['a draft', { ...draft, ...menus('- to: /ve-shs/x') }, ['menus.yaml:2:9 /ve-shs/x is not published (status: draft)']],
  [
    'a page twice',
    menus('- to: /ve-shs', '- to: /ve-shs'),
    ['menus.yaml:3:9 "/ve-shs" is in the menus already; remove one of the two'],
  ],
  [
    'a setting without a text',
    menus('- setting: meetingUrl'),
    ['menus.yaml:2:5 "meetingUrl" has no page, and so no title; write a label'],
  ],
  ['neither', menus(`- ${label}`), ['menus.yaml:2:5 An item leads to a page or to a setting: write "to" or "setting"']],
  [
    'a task twice, and one of an unknown page',
    {
      'menus.yaml': `tasks:\n${['/ve-shs', '/ve-shs', '/tin-tucc'].map((to) => `  - { to: ${to}, ${label}, sign: lock }\n`).join('')}`,
    },
    [
      'menus.yaml:3:11 "/ve-shs" is in the tasks already; remove one of the two',
      'menus.yaml:4:11 There is no page at /tin-tucc. Did you mean "/tin-tuc"?',
    ],
  ],
  [
    'an unknown sign, and a notice in one language',
    {
      'menus.yaml': `tasks:\n  - { to: /ve-shs, ${label}, sign: colums }\ndisclaimer: { vi: Lưu ý }\n`,
    },
    [
      expect.stringMatching(/^menus\.yaml:2:.* must be one of person, .*Did you mean "columns"/),
      expect.stringMatching(/^menus\.yaml:3:13 Missing field "disclaimer\.en"/),
    ],
  ],
  [
    'five tasks',
    { 'menus.yaml': `tasks:\n${`  - { to: /ve-shs, ${label}, sign: lock }\n`.repeat(5)}` },
    [expect.stringContaining('Must have at most four tasks')],
  ],
  [
    'an unknown setting',
    menus(`- { setting: meetingUrll, ${label} }`),
    [
      expect.stringMatching(
        /^menus\.yaml:2:16 "menus\.0\.setting" must be one of meetingUrl, .*Did you mean "meetingUrl"/,
      ),
    ],
  ],
  [
    'a text in one language',
    menus('- { to: /ve-shs, label: { vi: Mục } }'),
    [expect.stringMatching(/^menus\.yaml:2:27 Missing field "menus\.0\.label\.en"/)],
  ],
  [
    'an unknown field',
    menus('- { to: /ve-shs, lable: x }'),
    [expect.stringMatching(/^menus\.yaml:2:20 Unknown field "menus\.0\.lable"\. Did you mean "label"/)],
  ],
  [
    'an unknown place',
    menus('- { to: /ve-shs, positions: [nav-barr] }'),
    [expect.stringMatching(/^menus\.yaml:2:32 .* must be one of .*Did you mean "nav-bar"/)],
  ],
  [
    'an unknown icon',
    menus('- { to: /ve-shs, icon: lucide:walet }'),
    ['menus.yaml:2:26 Unknown icon "lucide:walet". Did you mean "lucide:wallet"?'],
  ],
  [
    'what was taken down',
    { ...menus('- to: /ve-shs', '  items:', '    - to: /ve-shs/y'), 'taken-down.yaml': `/ve-shs/y:\n${at}` },
    ['menus.yaml:4:13 warning: /ve-shs/y was taken down, so that no menu shows it; remove the item'],
  ],
])('menus with %s', async (_case, changes, problems) => {
  expect(await problemsOf(changes)).toEqual(problems)
})

test('what was taken down is in no menu', async () => {
  const yaml = menus('- to: /ve-shs', '  items:', '    - to: /ve-shs/y', '    - to: /tin-tuc')
  const { content } = await examineWith({ ...yaml, 'taken-down.yaml': `/ve-shs/y:\n${at}` })
  expect(content.menus.menus).toEqual([{ to: '/ve-shs', items: [{ to: '/tin-tuc' }] }])
})
