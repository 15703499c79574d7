import { createLogger } from 'vite'
import { expect, test } from 'vitest'
import { createDevLogger } from './create-dev-logger.ts'

test.each([
  ['\u001b[32mpage reload \u001b[39m\u001b[2ma.md\u001b[22m', 'Pages load again: a.md'],
  ['Port 5173 is in use, trying another one...', 'Port 5173 is in use; another one is tried'],
  ['page reload content/news/a/vi.md', 'Pages load again: content/news/a/vi.md'],
  ['an error\npage reload a.md', 'an error\nPages load again: a.md'],
  ['something else', 'something else'],
])('%j', (line, expected) => {
  const printed: string[] = []
  const logger = createDevLogger('info', { ...createLogger(), info: (text) => printed.push(text) })
  logger.info(line)
  expect(printed).toEqual([expected])
})
