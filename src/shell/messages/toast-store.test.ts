import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore, type ToastStore } from './toast-store.ts'

let toasts: ToastStore
const ids = () => toasts.read().map(({ id }) => id)

beforeEach(() => {
  vi.useFakeTimers()
  toasts = createToastStore()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a toast keeps all its fields', () => {
  const action = { label: 'Thử lại', altText: 'Tải lại trang', onClick: () => {} }
  toasts.add({ id: 'a', title: 'T', description: 'D', icon: 'info', color: 'error', actions: [action], duration: 100 })
  expect(toasts.read()).toEqual([
    {
      id: 'a',
      open: true,
      type: 'foreground',
      title: 'T',
      description: 'D',
      icon: 'info',
      color: 'error',
      actions: [action],
      duration: 100,
    },
  ])
})

test('fields left out have their defaults', () => {
  const id = toasts.add({ title: 'T' })
  expect(toasts.read()).toEqual([
    { id, open: true, type: 'foreground', title: 'T', color: 'neutral', actions: [], duration: 5000 },
  ])
  toasts.add({ title: 'U', duration: Infinity })
  expect(toasts.read()[1]?.duration).toBe(Infinity)
  expect(new Set(ids()).size).toBe(2)
})

test('a sixth toast removes the oldest', () => {
  for (const id of ['1', '2', '3', '4', '5', '6']) toasts.add({ id, title: id })
  expect(ids()).toEqual(['2', '3', '4', '5', '6'])
  toasts.add({ id: '7', title: '7' })
  expect(ids()).toEqual(['3', '4', '5', '6', '7'])
  expect(toasts.read().every(({ open }) => open)).toBe(true)
})

test('adding a known id updates that toast in place', () => {
  toasts.add({ id: 'a', title: 'old', description: 'kept' })
  toasts.add({ id: 'b', title: 'B' })
  toasts.add({ id: 'a', title: 'new' })
  expect(ids()).toEqual(['a', 'b'])
  expect(toasts.read()[0]).toMatchObject({ title: 'new', description: 'kept', open: true })
})

test('update changes what it names; an unknown id changes nothing', () => {
  toasts.add({ id: 'a', title: 'A', color: 'primary' })
  toasts.update('a', { title: 'B' })
  toasts.update('none', { title: 'C' })
  expect(toasts.read()).toHaveLength(1)
  expect(toasts.read()[0]).toMatchObject({ title: 'B', color: 'primary' })
})

test('removed 200 ms after closing', () => {
  toasts.add({ id: 'a', title: 'A' })
  toasts.remove('a')
  expect(toasts.read()[0]?.open).toBe(false)
  vi.advanceTimersByTime(199)
  expect(ids()).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(ids()).toEqual([])
})

test('closing twice does not delay the removal', () => {
  toasts.add({ id: 'a', title: 'A' })
  toasts.remove('a')
  vi.advanceTimersByTime(150)
  toasts.remove('a')
  vi.advanceTimersByTime(50)
  expect(ids()).toEqual([])
})

test('a toast opened again while closing stays, and can be closed again', () => {
  toasts.add({ id: 'a', title: 'A' })
  toasts.remove('a')
  vi.advanceTimersByTime(100)
  toasts.add({ id: 'a', title: 'A again' })
  vi.advanceTimersByTime(150)
  expect(toasts.read()[0]).toMatchObject({ title: 'A again', open: true })
  toasts.remove('a')
  vi.advanceTimersByTime(199)
  expect(ids()).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(ids()).toEqual([])
})

test('a toast changed while closing is still removed', () => {
  toasts.add({ id: 'a', title: 'A' })
  toasts.remove('a')
  toasts.update('a', { title: 'B' })
  vi.advanceTimersByTime(200)
  expect(ids()).toEqual([])
})

test('clear removes all toasts at once, and no timer affects later ones', () => {
  toasts.add({ id: 'a', title: 'A' })
  toasts.remove('a')
  toasts.clear()
  expect(ids()).toEqual([])
  toasts.add({ id: 'a', title: 'A' })
  vi.advanceTimersByTime(1000)
  expect(ids()).toEqual(['a'])
})

test('listeners are called for each change until they unsubscribe', () => {
  const listener = vi.fn()
  const unsubscribe = toasts.subscribe(listener)
  const before = toasts.read()
  toasts.add({ id: 'a', title: 'A' })
  expect(listener).toHaveBeenCalledTimes(1)
  expect(toasts.read()).not.toBe(before)
  unsubscribe()
  toasts.clear()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('an unknown type throws, and adds no toast', () => {
  const type = 'loud' as 'foreground' // what a caller without the compiler might pass
  expect(() => toasts.add({ title: 'T', type })).toThrow('must be foreground or background')
  expect(toasts.read()).toEqual([])
  const id = toasts.add({ title: 'T' })
  expect(() => toasts.update(id, { type })).toThrow(TypeError)
})

test.each(['', '  '])('an action needs alt text: %j throws', (altText) => {
  expect(() => toasts.add({ title: 'T', actions: [{ label: 'L', altText, onClick: () => {} }] })).toThrow('altText')
})

test('two stores are independent', () => {
  toasts.add({ title: 'T' })
  expect(createToastStore().read()).toEqual([])
})
