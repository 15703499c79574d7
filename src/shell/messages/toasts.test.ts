import { expect, test } from 'vitest'
import { createToastStore } from './toast-store.ts'
import { createToasts } from './toasts.ts'

test('commands before the connection wait, in order', () => {
  const toasts = createToasts()
  toasts.add({ id: 'a', title: 'A' })
  toasts.add({ id: 'b', title: 'B' })
  toasts.send((store) => store.update('a', { title: 'A again' }))
  const store = createToastStore()
  toasts.connect((command) => command(store))
  expect(store.read().map(({ title }) => title)).toEqual(['A again', 'B'])
})

test('later commands run at once, and none runs twice', () => {
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
