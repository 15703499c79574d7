import { expect, test } from 'vitest'
import { toBlocks } from './to-blocks.ts'

test.each([
  ['## Mục {#muc}', [{ kind: 'heading', level: 2, text: 'Mục' }]],
  ['#### Nhỏ', [{ kind: 'heading', level: 3, text: 'Nhỏ' }]],
  [
    'Một **hai** *ba*\nbốn',
    [
      {
        kind: 'paragraph',
        runs: [
          { text: 'Một ', isStrong: false },
          { text: 'hai', isStrong: true },
          { text: ' ba bốn', isStrong: false },
        ],
      },
    ],
  ],
  ['![ảnh](./a.jpg)', []],
  ['"5 tỷ"', [{ kind: 'paragraph', runs: [{ text: '“5\u00a0tỷ”', isStrong: false }] }]],
  [
    '| A | B |\n|---|--:|\n| a | 1 |',
    [
      {
        kind: 'table',
        rows: [
          ['A', 'B'],
          ['a', '1'],
        ],
        alignments: ['left', 'right'],
      },
    ],
  ],
  [
    '1. a\n2. b',
    [
      {
        kind: 'list',
        isNumbered: true,
        items: [[{ text: 'a', isStrong: false }], [{ text: 'b', isStrong: false }]],
      },
    ],
  ],
])('%j', (markdown, blocks) => {
  expect(toBlocks(markdown)).toEqual(blocks)
})
