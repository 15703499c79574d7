import { expect, test } from 'vitest'
import { isRevealed, revealRules } from './reveal-rules.ts'

test('the rules have the numbers of the specification', () => {
  expect(revealRules).toMatchObject({ offset: 120, duration: 400, easing: 'ease', throttle: 99, debounce: 50 })
})

test.each([
  [{ top: 900, fold: 800, below: 5000 }, false],
  [{ top: 800, fold: 800, below: 5000 }, false],
  [{ top: 681, fold: 800, below: 5000 }, false],
  [{ top: 680, fold: 800, below: 5000 }, true],
  [{ top: 0, fold: 800, below: 5000 }, true],
  [{ top: -400, fold: 800, below: 5000 }, true],
  [{ top: 790, fold: 800, below: 2 }, false],
  [{ top: 790, fold: 800, below: 1 }, true],
])('%j: %s', (position, isShown) => {
  expect(isRevealed(position)).toBe(isShown)
})
