import { expect, test } from 'vitest'
import * as rules from './toast-rules.ts'

test('the rules have the numbers of the specification', () => {
  expect(rules.toastLimit).toBe(5)
  expect(rules.toastRemovalMs).toBe(200)
  expect(rules.toastDurationMs).toBe(5000)
  expect(rules.toastSwipePx).toBe(50)
  expect(rules.toastHotkey).toBe('F8')
})

test.each(['foreground', 'background'])('the type %s is accepted', (type) => {
  expect(() => rules.checkToastType(type)).not.toThrow()
})

test.each(['', 'Foreground', 'assertive', 'background '])('the type "%s" throws', (type) => {
  expect(() => rules.checkToastType(type)).toThrow(TypeError)
})

test.each(['', ' ', '\n\t'])('the label %j throws', (label) => {
  expect(() => rules.checkToastText('provider label', label)).toThrow('provider label')
})
