import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Where a film does not say how its colours are encoded, browsers guess: it is not as green as its poster.

test('the film says in MP4 that it is in BT.709', () => {
  const file = readFileSync('public/video/stair.mp4', 'latin1')
  const at = file.indexOf('colrnclx')
  expect(at).toBeGreaterThan(0)
  // Primaries, transfer, matrix, each in two bytes.
  expect(file.slice(at + 8, at + 14)).toBe('\0\u0001\0\u0001\0\u0001')
})

test('and in WebM', () => {
  const file = readFileSync('public/video/stair.webm', 'latin1')
  // Matrix, transfer and primaries of the element Colour of Matroska: identifier, length 1, value 1.
  for (const element of ['\u0055\u00B1', '\u0055\u00BA', '\u0055\u00BB'])
    expect(file).toContain(`${element}\u0081\u0001`)
})
