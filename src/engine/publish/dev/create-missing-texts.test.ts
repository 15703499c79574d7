import { expect, test, vi } from 'vitest'
import { createMissingTexts } from './create-missing-texts.ts'

test('each text is printed once, and those that are named together are described together', async () => {
  const described: (readonly string[])[] = []
  const lines: string[] = []
  const onMissing = createMissingTexts(
    async (ids) => {
      described.push(ids)
      return ids.map((id) => `${id} is missing`)
    },
    (line) => void lines.push(line),
  )
  for (const id of ['a', 'b', 'a']) onMissing(id)
  await vi.waitFor(() => expect(lines).toEqual(['a is missing', 'b is missing']))
  for (const id of ['b', 'c']) onMissing(id)
  await vi.waitFor(() => expect(lines).toEqual(['a is missing', 'b is missing', 'c is missing']))
  expect(described).toEqual([['a', 'b'], ['c']])
})

test('an error while texts are described is printed, and later texts are described', async () => {
  let isBroken = true
  const lines: string[] = []
  const onMissing = createMissingTexts(
    async (ids) => {
      if (isBroken) throw new Error('no compiler')
      return [...ids]
    },
    (line) => void lines.push(line),
  )
  onMissing('a')
  await vi.waitFor(() => expect(lines).toEqual(['Error: no compiler']))
  isBroken = false
  await vi.waitFor(() => {
    onMissing('b')
    expect(lines).toEqual(['Error: no compiler', 'b'])
  })
})
