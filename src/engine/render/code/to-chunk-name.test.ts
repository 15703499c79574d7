import { expect, test } from 'vitest'
import { toChunkName } from './to-chunk-name.ts'
import { toChunkRules } from './to-chunk-rules.ts'

const features = ['articles', 'fees', 'jobs', 'lists', 'pages', 'research']

/** The imports of each module; the views of routes are what the router loads. */
const imports: Readonly<Record<string, readonly string[]>> = {
  '/site/src/app/browser.tsx': ['/site/src/shell/header.tsx'],
  '/site/src/shell/frame-behaviour.tsx': [
    '/site/src/shell/links/use-prefetch.ts',
    '/site/src/ui/link.tsx',
    'virtual:icon/chevron',
  ],
  ...Object.fromEntries(
    features.map((name) => [`/site/routes/${name}.tsx?tsr-split=component`, [`/site/src/features/${name}/view.tsx`]]),
  ),
  ...Object.fromEntries(features.map((name) => [`/site/src/features/${name}/view.tsx`, ['/site/src/ui/link.tsx']])),
  '/site/src/features/fees/view.tsx': ['/site/src/ui/link.tsx', '/site/src/features/fees/fee-table.tsx'],
  '/site/routes/product.tsx?tsr-split=component': ['/site/src/features/pages/product-view.tsx'],
  '/site/src/features/pages/product-view.tsx': [
    '/site/src/ui/link.tsx',
    '/site/src/ui/sum.tsx',
    '/site/src/features/fees/fee-table.tsx',
  ],
  '/site/src/features/research/view.tsx': ['/site/src/ui/link.tsx', '/site/src/ui/sum.tsx'],
  '/site/src/features/jobs/view.tsx': [
    '/site/src/ui/motion/reveal.ts',
    '/site/src/ui/clock.ts',
    '/site/src/ui/link.tsx',
    '/site/src/features/jobs/labels.ts',
    '/site/src/ui/bars.tsx',
    'virtual:icon/copy',
  ],
  '/site/src/features/articles/view.tsx': ['/site/src/ui/link.tsx', '/site/src/ui/bars.tsx', '/site/src/ui/row.tsx'],
  // Imported by each other.
  '/site/src/features/fees/fee-table.tsx': ['/site/src/features/fees/fee-row.tsx'],
  '/site/src/features/fees/fee-row.tsx': ['/site/src/features/fees/fee-table.tsx'],
  '/site/src/features/lists/view.tsx': [
    '/site/src/ui/motion/reveal.ts',
    '/site/src/ui/clock.ts',
    '/site/src/ui/link.tsx',
    '/site/src/features/lists/labels.ts',
    '/site/src/features/jobs/labels.ts',
    '/site/src/ui/row.tsx',
    'virtual:icon/chevron',
    'virtual:icon/copy',
  ],
  '/site/src/features/lists/date-range-panel.tsx': ['/site/src/ui/range-calendar.tsx'],
}

const scripts = {
  chunks: {
    articles: { with: ['entry', 'wide'] },
    fees: { with: ['charges', 'wide'] },
    jobs: { with: ['entry', 'wide'] },
    products: { views: ['src/features/pages/product-view.tsx'], with: ['charges', 'research', 'wide'] },
  },
  withEveryPage: ['src/ui/motion/', 'src/ui/clock.ts'],
  later: ['src/shell/frame-behaviour.tsx'],
}

const files = Object.values(imports)
  .flat()
  .concat(Object.keys(imports), '/site/src/ui/motion/reveal.ts', '/site/src/ui/clock.ts')
  .filter((id) => id.startsWith('/site/src/'))
  .map((id) => id.slice('/site/'.length))

const rules = toChunkRules(scripts, { root: '/site', files })

function getModule(id: string) {
  const importers = Object.keys(imports).filter((one) => imports[one]?.includes(id))
  return { importers, importedIds: imports[id] ?? [] }
}

test.each([
  ['/site/routes/lists.tsx?tsr-split=component', 'lists'],
  ['/site/src/features/lists/view.tsx', 'lists'],
  ['/site/src/features/lists/labels.ts', 'lists'],
  ['/site/src/features/pages/view.tsx', 'pages'],
  ['/site/src/features/pages/product-view.tsx', 'products'],
  ['/site/src/features/fees/fee-table.tsx', 'charges'],
  ['/site/src/features/fees/fee-row.tsx', 'charges'],
  ['/site/src/features/jobs/labels.ts', 'page'],
  ['virtual:icon/copy', 'page'],
  ['/site/src/ui/bars.tsx', 'entry'],
  ['/site/src/ui/sum.tsx', 'research'],
  ['/site/src/ui/motion/reveal.ts', 'page'],
  ['/site/src/ui/clock.ts', 'page'],
  ['/site/src/ui/row.tsx', 'parts'],
  ['/site/src/ui/link.tsx', 'page'],
  ['virtual:icon/chevron', 'page'],
  ['/site/src/shell/frame-behaviour.tsx', 'later'],
  ['/site/src/shell/links/use-prefetch.ts', 'later'],
  ['/site/src/features/lists/date-range-panel.tsx', undefined],
  ['/site/src/ui/range-calendar.tsx', undefined],
  ['/site/src/shell/header.tsx', undefined],
  ['/site/src/unknown.ts', undefined],
])('%s is in the chunk %s', (id, name) => {
  expect(toChunkName(rules, id, getModule)).toBe(name)
})

test.each([
  [
    { later: ['src/shell/frame-behavior.tsx'] },
    'The scripts of the site name src/shell/frame-behavior.tsx, which does not exist. Did you mean "src/shell/frame-behaviour.tsx"?',
  ],
  [{ withEveryPage: ['src/ui/motions/'] }, 'The scripts of the site name src/ui/motions/, which does not exist.'],
  [
    { chunks: { products: { views: ['src/features/pages/products-view.tsx'] } } },
    'The scripts of the site name src/features/pages/products-view.tsx, which does not exist. Did you mean "src/features/pages/product-view.tsx"?',
  ],
  [
    { chunks: { job: { with: ['entry'] } } },
    'The chunk job names no views, and no feature has its name. Did you mean "jobs"?',
  ],
  [
    { chunks: { jobs: { with: ['entry'] }, fees: { with: ['entry'] }, lists: { with: ['entri'] } } },
    'The chunk lists is loaded with entri, and no other chunk is. Did you mean "entry"?',
  ],
])('%j is an error', (wrong, message) => {
  expect(() => toChunkRules({ ...scripts, ...wrong }, { root: '/site', files })).toThrow(message)
})
