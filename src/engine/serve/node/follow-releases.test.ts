import { expect, test, vi } from 'vitest'
import type { SiteRelease, Store } from '#engine/model/config/store.ts'
import { followReleases } from './follow-releases.ts'

test('a release stays while no other can be read, which is reported once', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let number = 1
  let isDamaged = false
  const source = {
    current: () => {
      if (isDamaged) throw new Error('the file is damaged')
      return { number } as SiteRelease // only what is used
    },
    read: () => Promise.reject(new Error('nothing is read')),
  } satisfies Store
  const { store, last } = followReleases(source)
  const numbers = () => [store.current().number, last().number]
  expect(numbers()).toEqual([1, 1])
  number = 2
  expect(last().number).toBe(1)
  expect(numbers()).toEqual([2, 2])
  isDamaged = true
  expect(numbers()).toEqual([2, 2])
  expect(numbers()).toEqual([2, 2])
  expect(report.mock.calls).toEqual([['Release 2 stays, because no other can be read: the file is damaged']])
  isDamaged = false
  number = 3
  expect(numbers()).toEqual([3, 3])
  report.mockRestore()
})
