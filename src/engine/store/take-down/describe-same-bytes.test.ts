import { expect, test } from 'vitest'
import { describeSameBytes } from './describe-same-bytes.ts'

const usual = { content: 'content', out: 'dist' }

test('nothing is said where no other document has the bytes', () => {
  expect(describeSameBytes([], usual)).toEqual([])
})

test('each address is told with the command that takes it down', () => {
  const found = [
    { address: '/files/news/a/b.pdf', isDisclosed: false },
    { address: '/files/disclosures/a/b.pdf', isDisclosed: true },
  ]
  expect(describeSameBytes(found, usual).slice(1)).toEqual([
    '  npm run take-down -- /files/news/a/b.pdf',
    '  npm run take-down -- /files/disclosures/a/b.pdf --disclosed "why, and who decided"',
  ])
  expect(describeSameBytes(found.slice(0, 1), { content: 'c', out: 'o' })[1]).toBe(
    '  npm run take-down -- /files/news/a/b.pdf --content c --out o',
  )
})

test('a long list is cut', () => {
  const found = Array.from({ length: 25 }, (_none, index) => ({ address: `/files/a/${index}.pdf`, isDisclosed: false }))
  expect(describeSameBytes(found, usual).at(-1)).toBe('  … and 5 more')
})
