import { expect, test } from 'vitest'
import { problemsIn } from './markdown-fixture.ts'

test.each<[string, string, string[]]>([
  [
    'a cell that the head has no column for',
    '| a | b |\n| --- | --- |\n| Doanh thu | 100 | 987654321 |',
    ['3:21 The row has 3 cells, and the head of its table 2: “987654321” is left out; add a column'],
  ],
  ['the same without outer bars', 'a | b\n--- | ---\n1 | 2 | 3', ['3:9 The row has 3 cells']],
  ['the same in a quote in a list', '- > | a | b |\n  > |---|---|\n  > | 1 | 2 | 3 |', ['3:15 The row has 3 cells']],
  ['one in the second of two tables', '|a|b|\n|-|-|\n|1|2|\n\nc\n\n|a|\n|-|\n|1|%|', ['9:4 The row has 2 cells']],
  [
    'a bar in code',
    '|a|b|\n|-|-|\n| x | `a|b` |',
    [
      '3:10 The row has 3 cells, and the head of its table 2: “b`” is left out; write \\| for a | within code',
      '3:7 “`” is shown: code begins or ends here',
    ],
  ],
  ['a bar in code, escaped', '|a|b|\n|-|-|\n| x | `a\\|b` |', []],
  ['further cells without text', '|a|b|\n|-|-|\n| 1 | 2 | |', []],
  [
    'a row without a cell',
    '|a|b|\n|-|-|\n| Lợi nhuận |',
    ['3:1 The row has 1 cell, and the head of its table 2; write the empty ones too: | Lợi nhuận |  |'],
  ],
  ['a row with empty cells', '|a|b|\n|-|-|\n| Lợi nhuận | |', []],
  [
    'a second line of dashes',
    '|a|b|\n|-|-|\n|1|2|\n| --- | :---: |\n|3|4|',
    ['4:1 This line of dashes is shown as a row'],
  ],
  ['dashes for no figure', '|a|b|\n|-|-|\n|-|--|\n|---|4|', []],
  [
    'a line below a table',
    '|a|b|\n|-|-|\n|1|2|\nNguồn: SHS.',
    ['4:1 This line is read as a row of the table above it; leave a blank line between them'],
  ],
  [
    'a definition that no link uses',
    'a\n\n[Lưu ý]: xem',
    ['3:1 This line is read as an address that no link uses, and is left out; write “[…][Lưu ý]”'],
  ],
  [
    'a second definition',
    '[a][b]\n\n[b]: /c\n[B]: /d',
    ['4:1 Second address for [B], which is left out: line 3 has another'],
  ],
  ['definitions of links and images', '[a][b] ![e][c] [b]\n\n[b]: /c\n[c]: y.png', []],
  ['a definition in a quote', '> [b]: /c', ['1:1 This line is read as an address']],
  [
    'words beside the beginning of code',
    '```js Lợi nhuận\na\n```',
    ['1:4 “js Lợi nhuận” beside ``` is left out; write it above the code'],
  ],
  ['code with its language', '~~~ ts\na\n~~~\n\n```\n```', []],
  ['code without an end', 'a\n\n```\nb\n', ['3:1 Code without an end; write ``` below it']],
  ['code in a list and a quote', '- ```\n  a\n  ```\n\n> ```\n> a\n> ```', []],
  ['code that ends with its list', '- ```\n  a\n\nb', ['1:3 Code without an end']],
  ['four spaces', 'a\n\n    b\n    c', ['3:5 Four spaces before a line make it code']],
  ['a tab', '- a\n\n\tb\n\nd\n\n\te', ['7:2 Four spaces before a line make it code']],
  ['a line of hyphens below a text', 'a\nb\n---', ['1:1 The line of - below makes this a heading']],
  ['a line of hyphens', 'a\n\n---\n\nb', []],
  ['items without a text', '- a\n-\n- b\n\n1.', ['2:1 An item without a text', '5:1 An item without a text']],
  ['an item that begins on the line of another', '- a\n\n* *', ['3:1 An item without a text']],
  ['a quote without a text', '> a\n\nb\n\n>', ['5:1 A quote without a text']],
  ['stars around nothing', 'a\n\n** **\n\nb\n\n****', ['3:1 “** **” becomes a line', '7:1 “****” becomes a line']],
  ['lines across the page', 'a\n\n***\n\n* * *\n\n*****\n\n---', []],
  ['# after a heading', '## Giải nhất #', ['1:14 The # after a heading is left out']],
  ['# in a heading', '## C# và \\#', []],
  [
    'a number that is counted otherwise',
    '1. a\n3. b',
    ['2:1 The number 3 is shown as 2; write 2, or a paragraph between two lists'],
  ],
  ['a number that comes twice', '1. a\n2. b\n2. c', ['3:1 The number 2 is shown as 3']],
  ['numbers of a list in a list', '- a\n\n  4. b\n  6. c', ['4:3 The number 6 is shown as 5']],
  ['lists that are counted', '1. a\n1. b\n1. c\n\nd\n\n2. e\n3. f\n   1. g\n   2. h\n4. i', []],
])('%s', (_name, text, expected) => {
  const problems = problemsIn(text)
  expect(problems).toEqual(expected.map((start) => expect.stringContaining(start)))
})
