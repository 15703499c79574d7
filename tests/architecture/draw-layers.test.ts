import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawLayers } from './draw-layers.ts'
import { layers, type Layer } from './layers.ts'

test('the picture of the layers is that of the table', () => {
  const isCurrent = readFileSync('docs/layers.svg', 'utf8') === drawLayers(layers)
  expect(isCurrent, 'docs/layers.svg is older than layers.ts: run node tests/architecture/draw-layers-cli.ts').toBe(
    true,
  )
})

const layer = (...names: string[]) => ({ layers: names, packages: [] }) as unknown as Layer // names of a small table

test.each([
  ['a layer below what it imports', { c: layer('b'), b: layer('a'), a: layer() }, ['a', 'b', 'c']],
  [
    'layers that import each other beside one another',
    { b: layer('a', 'c'), c: layer('b'), a: layer() },
    ['a', 'b', 'c'],
  ],
])('the order of rows: %s', (_case, table, order) => {
  const texts = [...drawLayers(table).matchAll(/text-anchor="end"[^>]*>([^<]*)/g)].map(([, name]) => name)
  expect(texts).toEqual(order)
})

test.each([
  ['one way', { a: layer(), b: layer('a') }, 0],
  ['both ways', { a: layer('b'), b: layer('a') }, 1],
])('what leads back is red: %s', (_case, table, count) => {
  const [picture = ''] = drawLayers(table).split('leads back')
  // One more is in the key.
  expect(picture.match(/fill="#c62828"/g)).toHaveLength(count + 1)
})
