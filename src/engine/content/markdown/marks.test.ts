import { expect, test } from 'vitest'
import { compileText, fixText, problemsIn } from './markdown-fixture.ts'

// Marks that come out as letters. Each text, what is reported, and the text as `--fix` writes it where it is mended.
test.each<[string, string[], string?]>([
  ['##\u00A0Kết luận', ['1:1 “##” is shown: the space behind it is a no-break space'], '## Kết luận'],
  ['-\u3000a\n\n1.\u00A0b', ['1:1 “-” is shown: the space', '3:1 “1.” is shown'], '- a\n\n1. b'],
  ['##Không cách', ['1:1 “##” is shown; write a space behind it for a heading'], '## Không cách'],
  ['#Kết luận quan trọng', ['1:1 “#” is shown; write "## " for a heading']],
  ['-Hồ sơ\n-Phí', ['1:1 “-” is shown', '2:1 “-” is shown'], '- Hồ sơ\n- Phí'],
  ['1.Một\n2.Hai', ['1:1 “1.” is shown', '2:1 “2.” is shown'], '1. Một\n2. Hai'],
  ['a\n\n• Một\n• Hai', ['3:1 “•” begins no list', '4:1 “•” begins no list'], 'a\n\n- Một\n- Hai'],
  ['– Một\n– Hai', ['1:1 “–” begins no list', '2:1 “–” begins no list'], '- Một\n- Hai'],
  [
    'a) Một\nb) Hai',
    ['1:1 “a)” begins no list: such lines run together', '2:1 “b)” begins no list'],
    'a) Một\n\nb) Hai',
  ],
  ['(i) Một\n(ii) Hai', ['1:1 “(i)” begins no list', '2:1 “(ii)” begins no list'], '(i) Một\n\n(ii) Hai'],
  [
    'Kèm:\n2. Hai\n3. Ba',
    ['2:1 “2.” begins no list within a paragraph', '3:1 “3.” begins no list'],
    'Kèm:\n\n2. Hai\n3. Ba',
  ],
  ['- [ ] việc\n- [x] xong', ['1:3 “[ ]” is shown: lists have no boxes', '2:3 “[x]” is shown']],
  [
    '1. Một\n  - con\n    cháu\n  - con\n2. Hai',
    ['2:3 This is not a part of the item above it; indent it as far as the text there, by 3 spaces'],
    '1. Một\n   - con\n     cháu\n   - con\n2. Hai',
  ],
  ['1. Một\n  1. con\n2. Hai', ['2:3 This is not a part of the item above it'], '1. Một\n   1. con\n2. Hai'],
  ['- a\n - b\n- c\n  - d', []],
  ['| a | b |\n| c | d |', ['1:1 A row without a table', '2:1 A row without a table']],
  [
    '| Mã | `a|b` |\n| --- | --- |\n| x | y |',
    ['1:1 A row without', '2:1 A row without', '3:1 A row without', '1:8 “`” is shown', '1:12 “`” is shown'].slice(
      0,
      3,
    ),
  ],
  [
    'a | b | c\n--- | ---\n1 | 2',
    ['2:1 This line makes no table of the line above it: both need the same number of cells'],
  ],
  [':::note\na\n:::', ['1:1 “:::” is shown', '3:1 “:::” is shown']],
  ['> [!NOTE]\n> a', ['1:3 “[!NOTE]” is shown']],
  ['*[HĐQT]: Hội đồng', ['1:1 “*[HĐQT]:” is shown']],
  ['a\n: b', ['2:1 “:” is shown: this site has no lists of definitions']],
  ['- Mục một\n+ con\n+ con\n- Mục hai', ['2:1 “+” begins another list', '4:1 “-” begins another list']],
  ['1. a\n2) b', ['2:1 “2)” begins another list']],
  ['- a\n\n+ b\n\n1. c', []],
  ['- Mục một\n-- con', ['2:1 “--” begins no list, and is shown in the line above']],
  ['1/ Một\n2/ Hai', ['1:1 “1/” begins no list: such lines run together', '2:1 “2/” begins no list'], '1. Một\n2. Hai'],
  ['1.1. Một\n1.2. Hai', ['1:1 “1.1.” begins no list', '2:1 “1.2.” begins no list'], '1.1. Một\n\n1.2. Hai'],
  ['I. Một\nII. Hai', ['1:1 “I.” begins no list', '2:1 “II.” begins no list'], 'I. Một\n\nII. Hai'],
  ['o Một\no Hai', ['1:1 “o” begins no list', '2:1 “o” begins no list'], '- Một\n- Hai'],
  ['👉 Một\n👉 Hai', ['1:1 “👉” begins no list', '2:1 “👉” begins no list']],
  ['1️⃣ Một\n2️⃣ Hai', ['1:1 “1️⃣” begins no list', '2:1 “2️⃣” begins no list']],
  ['=> Một\n=> Hai', ['1:1 “=>” begins no list', '2:1 “=>” begins no list']],
  ['Mức tăng\n1.5 lần; tăng\n👉 và', []],
  ['a\n\n=====\n\nb', ['3:1 “=====” is shown; write ---']],
  ['[TOC]\n\na', ['1:1 “[TOC]” is shown: the page has']],
  // Within a line.
  ['a `b', ['1:3 “`” is shown: code begins or ends here']],
  [
    'Theo ** đậm** và **đậm **chữ',
    ['1:6 “**” is shown', '1:12 “**” is shown', '1:18 “**” is shown', '1:24 “**” is shown'],
  ],
  ['__đậm__chữ', ['1:1 “__” is shown: it makes no strong text next to a letter', '1:6 “__” is shown']],
  ['_nghiêng_chữ', ['1:1 “_” is shown: it makes no emphasis next to a letter']],
  ['a ~~b', ['1:3 “~~” is shown']],
  ['bỏ ~cái này~ đi', ['1:4 “~cái này~” is shown as it is; write ~~'], 'bỏ ~~cái này~~ đi'],
  ['từ ~5% đến ~6%, ~a và ~ b', []],
  ['{{ten}} và ${ma}', ['1:1 “{{ten}}” is shown as it is', '1:12 “${ma}” is shown as it is']],
  ['[[Biểu phí]] ![[a.png]]', ['1:1 “[[Biểu phí]]” is shown as it is', '1:14 “![[a.png]]” is shown as it is']],
  ['Xem www.hnx.vn, [www.hnx.vn](https://www.hnx.vn)', ['1:5 “www.hnx.vn” is no link']],
  ['H~2~O', ['1:2 “~2~” is shown as it is; write ₂'], 'H₂O'],
  [
    '10 m^2^, x^a^',
    ['1:5 “^2^” is shown as it is; write ²', '1:11 “^a^” is shown as it is; write it without ^'],
    '10 m², x^a^',
  ],
  ['một ==hai ba== bốn', ['1:5 “==hai ba==” is shown as it is: nothing is highlighted'], 'một **hai ba** bốn'],
  ['a {.lead} b', ['1:3 “{.lead}” is shown as it is']],
  ['a &nbps; b', ['1:3 “&nbps;” is no character']],
  ['$\\frac{a}{b}$ và $x_i$', ['1:1 “$', '1:18 “$x_i$” is shown as it is']],
  [
    'Xem https://hnx.vn/a.',
    ['1:5 “https://hnx.vn/a” is no link; write [words](https://hnx.vn/a)'],
    'Xem <https://hnx.vn/a>.',
  ],
  ['![a](./y.png){width=50%}', ['1:14 “{width=50%}” is shown as it is'], '![a](./y.png){width=50%}'],
  ['a %%hỏi lại anh B%% b, 5%%', ['1:3 “%%hỏi lại anh B%%” is shown: remarks']],
  ['Hết dòng\\', ['1:9 “\\” is shown: nothing follows it']],
  ['Phí = giá*khối lượng*0,15', ['1:11 “*khối lượng*” becomes emphasis, and the signs are gone']],
  ['(a+b)*c*(d) và 2**3**2', ['1:7 “*c*” becomes emphasis', '1:19 “**3**” becomes strong text']],
  ['| a |\n|---|\n| \\| `x` giá*b*2 |', ['3:14 “*b*” becomes emphasis']],
  // Links.
  ['[a](/ho tro/bieu phi)', ['1:3 This is no link: an address has no spaces; did you mean /ho-tro/bieu-phi?']],
  [
    '[a] (/ho-tro), [1] (xem)',
    ['1:3 This is no link: a space is between ] and (; remove it'],
    '[a](/ho-tro), [1] (xem)',
  ],
  ['[biểu phí][phi]', ['1:10 This is no link: no line “[phi]: /…” gives its address']],
  ['![Ảnh][image1] và ![][image2]', ['1:6 This is no image: no line “[image1]: ./…”', '1:21 This is no image']],
  [
    '![image1] hoặc Tăng![1]\n\n[image1]: <data:image/png;base64,iVBO>',
    ['1:1 “![image1]” is shown: it names no file', '3:1 “[image1]: <data:…” is shown: a picture is a file'],
  ],
  ['Xem [1].\n\n[1]: Nguồn SHS', ['3:1 “[1]:” is shown; write [^1]: for a footnote']],
  ['[comment]: <> (hỏi lại)\n\n[//]: # hỏi lại', ['1:1 “[comment]:” is shown: remarks', '3:1 “[//]:” is shown']],
  ['[Lưu ý]: xem điều 3', []],
  ['ghi chú[^1]', ['1:8 “[^1]” is shown: no line “[^1]: …” has the text of the footnote']],
  ['[a](/b', ['1:3 This is no link: its address has no end; write )']],
  ['[a](/b "c)', ['1:3 This is no link: a quote behind its address does not end']],
  ['(a)[/b]', ['1:3 This is no link: the text is between [ and ]']],
  ['[a(/b)', ['1:1 This is no link: the text of a link ends with ]']],
  ['a [](/b) [ ](/c) [`d`](/e) [![f](./y.png)](/g)', ['1:3 A link without a text', '1:11 A link without a text']],
  ['[a](/b "c")', ['1:5 The title of a link is seen with a mouse alone']],
  ['**x** `y` [z](/z) \\* &amp; [a] (/b)', ['1:30 This is no link: a space'], '**x** `y` [z](/z) \\* &amp; [a](/b)'],
  ['> - một **hai**\n>   ba [a] (/b)', ['2:10 This is no link: a space'], '> - một **hai**\n>   ba [a](/b)'],
])('%j', (text, expected, fixed) => {
  expect(problemsIn(text)).toEqual(expected.map((start) => expect.stringContaining(start)))
  expect(fixText(text)).toBe(fixed ?? text)
})

// What is rendered as it is meant, without a word.
test.each([
  [
    'Theo **Điều 3:**nội dung; tăng**+5%**so với',
    'Theo <strong>Điều 3:</strong>nội dung; tăng<strong>+5%</strong>so với',
  ],
  [
    '**“Vốn”**là, nói**(1)**rồi, **a.**B **c.**D',
    '<strong>“Vốn”</strong>là, nói<strong>(1)</strong>rồi, <strong>a.</strong>B <strong>c.</strong>D',
  ],
  ['“**A**”**B**, *a (*b*) c*', '“<strong>A</strong>”<strong>B</strong>, <em>a (<em>b</em>) c</em>'],
  ['~~cũ:~~mới', '<s>cũ:</s>mới'],
  ['5 * 3 = 15, (*) ghi chú (*), Lợi nhuận*, 2*3', '5 * 3 = 15, (*) ghi chú (*), Lợi nhuận*, 2*3'],
  ['Họ tên: ________, so_tai_khoan', 'Họ tên: ________, so_tai_khoan'],
  ['\\*\\*a\\*\\*, \\`, `**` và \\[b\\](/c)', '**a**, `, <code>**</code> và [b](/c)'],
  ['Giá $5 và $6, [0; 1), [1], T+2, #1, ^VNINDEX, ~5%', 'Giá $5 và $6, [0; 1), [1], T+2, #1, ^VNINDEX, ~5%'],
  ['<https://hnx.vn>', '<a href="https://hnx.vn" rel="noopener noreferrer">https://hnx.vn</a>'],
  ['Một dòng dài\n– một câu – vẫn\n15/10', 'Một dòng dài\n– một câu – vẫn\n15/10'],
  ['-5% và\n+3 điểm', '-5% và\n+3\u00A0điểm'],
])('%j is shown as it is meant', (text, html) => {
  expect(problemsIn(text)).toEqual([])
  expect(compileText(text).html).toBe(`<p>${html}</p>\n`)
})

test('the description of an image has no marks', () => {
  expect(compileText('![**Giá** `a` \\* và\nlượng](./y.png)').html).toContain('alt="Giá a * và lượng"')
})

test('all that people have typed is reported at its line', () => {
  const text = [
    '##\u00A0Kết luận',
    '##Không cách',
    'Theo **Điều 3:**nội dung; __đậm__chữ.',
    'Xem [biểu phí](/ho tro/bieu phi), [biểu phí][phi], [text] (/ho-tro), ghi chú[^2].',
    '- [ ] việc',
    '| a | b |\n| c | d |',
    '| Mã | `a|b` |\n| --- | --- |\n| x | y |',
    'Kèm:\n2. Hai\n3. Ba',
    '    Đoạn lùi bốn dấu cách thành mã.',
    '1. Một\n  - con\n2. Hai',
    'Phí = giá*khối lượng*0,15',
  ].join('\n\n')
  const lines = new Set(compileText(text).list.map(({ line }) => line))
  expect([...lines].toSorted((a, b) => a - b)).toEqual([1, 3, 5, 7, 9, 11, 12, 14, 15, 16, 19, 20, 22, 25, 28])
})
