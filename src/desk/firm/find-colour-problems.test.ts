import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseColour, toContrast } from '#lib/colours/colour.ts'
import { findColourProblems } from './find-colour-problems.ts'

const sheet = readFileSync('src/brand/colours.css', 'utf8')

const examine = (text: string) =>
  findColourProblems(text).map(({ line, column, message }) => `${line}:${column} ${String(message)}`)

test('the colors of the site are readable on all grounds, in both schemes', () => {
  expect(examine(sheet)).toEqual([])
})

const lineOf = (words: string) => sheet.split('\n').findIndex((line) => line.includes(words)) + 1
const swap = (from: string, to: string) => {
  expect(sheet).toContain(from)
  return sheet.replace(from, to)
}

test.each<[what: string, from: string, to: string, found: RegExp]>([
  [
    'a pale text',
    '--color-ink-muted: var(--light, #5a6863)',
    '--color-ink-muted: var(--light, #9aa8a3)',
    /^\d+:37 "ink-muted" #9aa8a3 on "ground" #fff, on paper in the light scheme: contrast 2\.4\d?:1, where 4\.5:1 is needed\. The nearest shade that has it is (#[\da-f]{6})$/,
  ],
  [
    'a pale button',
    '--color-fill: var(--light, #0a6239) var(--dark, #187848)',
    '--color-fill: var(--light, #0a6239) var(--dark, #aee0c0)',
    /"on-fill" #fff on "fill" #aee0c0, on paper in the dark scheme: contrast 1\.\d+:1/,
  ],
  [
    'a faint line of a chart',
    '--color-measure-loans: var(--light, #a2481d)',
    '--color-measure-loans: var(--light, #e8c4b0)',
    /"measure-loans" #e8c4b0 on "ground" #fff, on paper in the light scheme: contrast 1\.\d+:1, where 3:1 is needed/,
  ],
  [
    'a dark ground that became pale',
    '--color-ground: var(--light, #052518) var(--dark, #0a2f20)',
    '--color-ground: var(--light, #9fd8b8) var(--dark, #0a2f20)',
    /"ink" #fff on "ground" #9fd8b8, on the dark ground in the light scheme: .* No shade of it has that on all that is behind it: change "ground"/,
  ],
])('it names %s', (_what, from, to, found) => {
  const problems = examine(swap(from, to))
  expect(problems.find((problem) => found.test(problem)) ?? problems).toMatch(found)
  expect(problems[0]).toMatch(/^\d+:\d+ /)
})

test('the place is that of the value', () => {
  const from = '--color-ink-muted: var(--light, #5a6863)'
  const [first = ''] = examine(swap(from, '--color-ink-muted: var(--light, #9aa8a3)'))
  expect(first).toMatch(new RegExp(`^${lineOf(from)}:37 `))
})

test('the nearest shade can be read on all that is behind it, and the next paler one cannot', () => {
  const from = '--color-ink-muted: var(--light, #5a6863)'
  const [first = ''] = examine(swap(from, '--color-ink-muted: var(--light, #9aa8a3)'))
  const shade = parseColour(/nearest shade that has it is (#\w+)/.exec(first)?.[1] ?? '')
  const deepest = parseColour('#d7ecdf')
  if (!shade || !deepest) throw new Error(first)
  expect(toContrast(shade, deepest)).toBeGreaterThanOrEqual(4.5)
  expect(toContrast(shade, deepest)).toBeLessThan(4.6)
})

test('a color that is missing is named', () => {
  expect(examine(sheet.replace(/ *--color-focus: var.*\n/, ''))).toEqual([
    '1:1 Has no color for "focus": write "--color-focus: …" below ".ground-paper"',
  ])
  expect(examine('')).toContain('1:1 Has no colors of a ground: write ".ground-paper { … }"')
})
