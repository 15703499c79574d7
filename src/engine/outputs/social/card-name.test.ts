import { expect, test } from 'vitest'
import { toCardName } from './card-name.ts'

test('the name of a card depends on its title and section', () => {
  const card = { title: 'A', section: 'B' }
  expect(toCardName({ ...card })).toBe(toCardName(card))
  const others = [{ title: 'A' }, { title: 'B', section: 'A' }, { title: 'AB' }, { title: 'A', section: 'b' }]
  expect(new Set([card, ...others].map(toCardName)).size).toBe(5)
})
