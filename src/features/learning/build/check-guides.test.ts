import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

const steps = (...items: string[]) =>
  `Một đoạn.\n\n## Các bước {#cac-buoc}\n\n${items.map((item, index) => `${index + 1}. ${item}\n`).join('')}`
const guide = (vi: string, en?: string): Changes => ({
  'guides/a/entry.yaml': 'platform: web\norder: 1\npublishedAt: 2026-10-12T08:30+07:00\n',
  'guides/a/vi.md': text(vi),
  ...(en !== undefined && { 'guides/a/en.md': text(en) }),
})

test.each<[string, Changes, string[]]>([
  ['a guide with steps', guide(steps('Một.', 'Hai.'), steps('One.', 'Two.')), []],
  ['a link to a step', guide(steps('Một.', '[Lại](/ho-tro/huong-dan-giao-dich/a#buoc-1).')), []],
  [
    'a link to a step that does not exist',
    guide(steps('Một.', '[Lại](/ho-tro/huong-dan-giao-dich/a#buoc-3).')),
    ['guides/a/vi.md:11:10 Dead link: /ho-tro/huong-dan-giao-dich/a has no heading "#buoc-3". Did you mean "buoc-1"?'],
  ],
  [
    'no steps',
    guide('Một đoạn.'),
    ['guides/a/vi.md:1:1 Has no steps: add a heading "## … {#cac-buoc}" with a numbered list below it'],
  ],
  [
    'one step',
    guide(steps('Một.')),
    ['guides/a/vi.md:8:1 Below "{#cac-buoc}" there must be a numbered list of at least 2 steps, not 1'],
  ],
  [
    'a heading and no list',
    guide(steps()),
    ['guides/a/vi.md:8:1 Below "{#cac-buoc}" there must be a numbered list of at least 2 steps, not 0'],
  ],
  [
    'a step without text',
    guide(steps('Một.', '')),
    [
      'guides/a/vi.md:11:1 Step 2 has no text',
      'guides/a/vi.md:11:1 advice: An item without a text; write it, or remove its mark',
    ],
  ],
  [
    'more steps in one language',
    guide(steps('Một.', 'Hai.'), steps('One.', 'Two.', 'Three.')),
    ['guides/a/en.md:8:1 Has 3 steps, but vi.md has 2: every language must have the same steps'],
  ],
  [
    'an article with the URL of the glossary',
    {
      'knowledge/thuat-ngu/entry.yaml': 'category: nhap-mon\nlevel: co-ban\npublishedAt: 2026-10-12T08:30+07:00\n',
      'knowledge/thuat-ngu/vi.md': text(),
    },
    [
      'knowledge/thuat-ngu:1:1 "thuat-ngu" is already the slug of a page; rename it to thuat-ngu-2',
      'pages/ho-tro/kien-thuc/thuat-ngu:1:1 Two entries have the address /ho-tro/kien-thuc/thuat-ngu; rename one',
    ],
  ],
  [
    'a term that is not in the glossary',
    {
      'terms/t-2/entry.yaml': 'english: T+2\npublishedAt: 2026-10-12T08:30+07:00\n',
      'terms/t-2/vi.md': text(),
      'knowledge/a/entry.yaml':
        'category: nhap-mon\nlevel: co-ban\nterms: [t-2, t-3]\npublishedAt: 2026-10-12T08:30+07:00\n',
      'knowledge/a/vi.md': text('[T+2](/ho-tro/kien-thuc/thuat-ngu#t-2)'),
    },
    ['knowledge/a/entry.yaml:3:14 "terms.1": There is no entry terms/t-3. Did you mean "t-2"?'],
  ],
])('%s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})
