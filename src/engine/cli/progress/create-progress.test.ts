import { describe, expect, test } from 'vitest'
import { createProgress } from './create-progress.ts'
import { openProgress } from './open-progress.ts'

/** A progress whose clock moves only by `pass`, which also runs what was to run later. */
function createFake({ isTerminal, columns = 60 }: { isTerminal: boolean; columns?: number }) {
  const written: string[] = []
  let time = 0
  let waiting: { at: number; run: () => void }[] = []
  const progress = createProgress({
    write: (text) => written.push(text),
    isTerminal,
    columns: () => columns,
    now: () => time,
    later: (run, delay) => waiting.push({ at: time + delay, run }),
  })
  const pass = (ms: number) => {
    const end = time + ms
    for (;;) {
      const next = waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
      if (!next) break
      waiting = waiting.filter((one) => one !== next)
      time = next.at
      next.run()
    }
    time = end
  }
  return { progress, pass, written }
}

const rewritten = (line: string) => `\r${line}\u001b[K`

describe('in a pipe', () => {
  test('each step is one line, with its time and how many it went through', () => {
    const { progress, pass, written } = createFake({ isTerminal: false })
    const reading = progress.step('Read content')
    pass(123.4)
    reading.end()
    const pages = progress.step('Make pages', 3)
    pages.advance()
    pass(40)
    pages.advance(2)
    pages.end()
    expect(written).toEqual([`  ${'Read content'.padEnd(23)} 123 ms\n`, `  ${'Make pages'.padEnd(23)} 40 ms for 3\n`])
  })

  test('a step that ends twice is printed once', () => {
    const { progress, written } = createFake({ isTerminal: false })
    const step = progress.step('Read content')
    step.end()
    step.end()
    expect(written).toHaveLength(1)
  })

  test('steps may overlap', () => {
    const { progress, pass, written } = createFake({ isTerminal: false })
    const outer = progress.step('Images')
    pass(10)
    const inner = progress.step('Pages')
    pass(20)
    outer.end()
    pass(5)
    inner.end()
    expect(written.map((line) => line.trim().replaceAll(/ +/g, ' '))).toEqual(['Images 30 ms', 'Pages 25 ms'])
  })
})

describe('on a terminal', () => {
  test('one line tells step, done, total and time left', () => {
    const { progress, pass, written } = createFake({ isTerminal: true })
    const step = progress.step('Trang', 100)
    pass(2000)
    step.advance(20)
    pass(100)
    step.advance(80)
    pass(100)
    step.end()
    pass(100)
    expect(written).toEqual([
      rewritten('Trang  0 of 100'),
      rewritten('Trang  20 of 100, 8 s left'),
      rewritten('Trang  100 of 100'),
      rewritten(''),
    ])
  })

  test.each([
    [1, 1500, 100, '149 s', '2 min 29 s left'],
    [99, 9900, 100, 'less than a second', '1 s left'],
    [0, 5000, 100, 'nothing done', '0 of 100'],
    [50, 900, 100, 'too early for an estimate', '50 of 100'],
  ])('%i done after %i ms of %i: %s', (done, ms, total, _, expected) => {
    const { progress, pass, written } = createFake({ isTerminal: true })
    const step = progress.step('x', total)
    pass(ms)
    step.advance(done)
    expect(written.at(-1)).toBe(rewritten(`x  ${expected.includes('left') ? `${done} of ${total}, ` : ''}${expected}`))
  })

  test('it is written at most ten times a second, and the last state is not lost', () => {
    const { progress, pass, written } = createFake({ isTerminal: true })
    const step = progress.step('Trang', 10_000)
    for (let count = 0; count < 5000; count++) {
      step.advance()
      pass(0.5)
    }
    pass(100)
    expect(written.length).toBeGreaterThan(20)
    expect(written.length).toBeLessThanOrEqual(27)
    expect(written.at(-1)).toContain('5000 of 10000')
  })

  test('a step that starts right after another is shown although it never advances', () => {
    const { progress, pass, written } = createFake({ isTerminal: true })
    progress.step('Một').end()
    progress.step('Hai')
    pass(100)
    expect(written.at(-1)).toBe(rewritten('Hai'))
  })

  test('the step that still runs is shown again when a later one ends', () => {
    const { progress, pass, written } = createFake({ isTerminal: true })
    progress.step('Ảnh')
    const inner = progress.step('Trang')
    pass(200)
    inner.end()
    pass(200)
    expect(written.at(-1)).toBe(rewritten('Ảnh'))
  })

  test('a printed line stays above the progress', () => {
    const { progress, pass, written } = createFake({ isTerminal: true })
    progress.step('Trang')
    pass(200)
    progress.print('warning: x')
    expect(written).toEqual([rewritten('Trang'), rewritten(''), 'warning: x\n', rewritten('Trang')])
  })

  test.each([
    ['Kiểm tra nội dung tiếng Việt', 20, 'Kiểm tra n…  1 of 2'],
    ['Kiểm tra nội dung tiếng Việt'.normalize('NFD'), 20, 'Kiểm tra n…  1 of 2'],
    ['两个字两个字两个字', 20, '两个字两个…  1 of 2'],
    ['a\nb\u001b[31mc', 60, 'a bc  1 of 2'],
    ['Trang', 6, '  1 …'],
    ['Trang', 1, ''],
  ])('%j in %i columns', (name, columns, line) => {
    const { progress, pass, written } = createFake({ isTerminal: true, columns })
    const step = progress.step(name, 2)
    pass(200)
    step.advance()
    expect(written.at(-1)).toBe(rewritten(line))
  })

  test('it leaves nothing behind when it is cleared', () => {
    const { progress, pass, written } = createFake({ isTerminal: true })
    progress.step('Trang')
    pass(50)
    progress.clear()
    progress.clear()
    expect(written).toEqual([rewritten('Trang'), rewritten('')])
  })
})

test('the summary tells what was made and kept, and the slowest with their reasons', () => {
  const { progress, written } = createFake({ isTerminal: false })
  for (const ms of [3, 9, 1, 7, 5, 8])
    progress.made('page', { name: `/p${ms}`, ms, why: ms === 9 ? 'its text' : undefined })
  progress.kept('page', 100)
  progress.kept('image')
  progress.finish()
  expect(written.join('')).toBe(
    [
      '  page: 6 made, 100 kept',
      '  image: 0 made, 1 kept',
      '  slowest:',
      '    9 ms  page /p9, because of its text',
      '    8 ms  page /p8',
      '    7 ms  page /p7',
      '    5 ms  page /p5',
      '    3 ms  page /p3',
      '',
    ].join('\n'),
  )
})

test.each([
  ['a terminal', { isTTY: true, columns: 40 }, {}, true],
  ['a terminal without a width', { isTTY: true, columns: 0 }, {}, true],
  ['a terminal in CI', { isTTY: true, columns: 40 }, { CI: 'true' }, false],
  ['a terminal that cannot move the cursor', { isTTY: true, columns: 40 }, { TERM: 'dumb' }, false],
  ['a pipe', {}, {}, false],
])('%s', (_, stream, environment, isRewritten) => {
  const written: string[] = []
  openProgress({ ...stream, write: (text) => written.push(text) }, environment)
    .step('Trang')
    .end()
  expect(written.join('').startsWith('\r')).toBe(isRewritten)
})
