import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findDesignFaults } from './find-design-faults.ts'

/** The scale, and the roles of colors. */
const tokens = ['src/shell/styles/tokens.css', 'src/brand/colours.css']
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

/** fonts.css says what the files have, colours.css what colors roles are; tokens.css is the scale. */
const sources = globSync(['{src,routes}/**/*.{css,tsx}'])
  .filter((path) => !/(?:brand\/(?:fonts|colours)|styles\/tokens)\.css$|\.test\.tsx$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

test('styles have the sizes and weights of the scale and the colors of roles alone', () => {
  expect(sources.length).toBeGreaterThan(200)
  expect(findDesignFaults(sources, tokens)).toEqual([])
})

test.each([
  ['a weight', 'src/a.css', 'p { font-weight: 640; }', ['font-weight: 640']],
  ['a weight of the scale', 'src/a.css', 'p { font-weight: 600; }', []],
  ['a size', 'src/a.css', 'p { font-size: 0.875rem; }', ['font-size: 0.875rem']],
  ['a size within a shorthand', 'src/a.css', 'p { font: 600 14px sans-serif; }', ['font: 600 14px sans-serif']],
  ['a size of the scale', 'src/a.css', 'p { font-size: var(--text-sm); }', []],
  ['a size on paper', 'src/a.css', 'p { font-size: 9pt; }', []],
  [
    'a token that no longer is',
    'src/a.css',
    'p { line-height: var(--text-2xl--line-height); }',
    ['var(--text-2xl--line-height)'],
  ],
  ['a comment', 'src/a.css', '/* font-weight: 640; */', []],
  ['a class', 'src/a.tsx', '<h2 className="mt-4 md:text-xl">', ['md:text-xl']],
  ['a class for a weight', 'src/a.tsx', '<p className="font-medium">', ['font-medium']],
  ['a color', 'src/a.css', 'p { color: #0a6239; }', ['#0a6239']],
  ['a color by name', 'src/a.css', 'p { background: white; }', [': white']],
  ['a color with opacity', 'src/a.css', 'p { color: rgb(0 0 0 / 0.5); }', ['rgb(']],
  ['black on paper', 'src/a.css', 'p { color: #000; }', []],
  ['a role', 'src/a.css', 'p { color: var(--color-ink); }', []],
  ['a shade', 'src/a.css', 'p { color: var(--color-brand-700); }', ['var(--color-brand-700']],
  ['the former class of dark parts', 'src/a.css', '.on-dark p { color: var(--color-ink); }', ['.on-dark']],
  ['a class for a shade', 'src/a.tsx', '<p className="hover:bg-brand-950">', ['hover:bg-brand-950']],
  ['a class for white', 'src/a.tsx', "const tone = 'text-white'", ['text-white']],
  ['a class for a role', 'src/a.tsx', '<p className="bg-surface text-ink-soft">', []],
  ['classes of the scale', 'src/a.tsx', '<p className="text-title font-semibold">', []],
])('beside the scale is found: %s', (_case, path, text, found) => {
  expect(findDesignFaults([{ path, text }], tokens)).toEqual(found.map((one) => `${path}:1: ${one}`))
})
