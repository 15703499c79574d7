import { expect, test } from 'vitest'
import { createToastStore } from './toast-store.ts'
import { createToasts } from './toasts.ts'

test('what is said early waits, in its order', () => {
  const toasts = createToasts()
  toasts.add({ id: 'a', title: 'A' })
  toasts.add({ id: 'b', title: 'B' })
  toasts.tell((store) => store.update('a', { title: 'A again' }))
  const store = createToastStore()
  toasts.connect((command) => command(store))
  expect(store.read().map(({ title }) => title)).toEqual(['A again', 'B'])
})

test('what is said later arrives at once, and nothing twice', () => {
  const toasts = createToasts()
  const store = createToastStore()
  toasts.add({ title: 'A' })
  toasts.connect((command) => command(store))
  toasts.add({ title: 'B' })
  expect(store.read().map(({ title }) => title)).toEqual(['A', 'B'])
  const later = createToastStore()
  toasts.connect((command) => command(later))
  expect(later.read()).toEqual([])
})
