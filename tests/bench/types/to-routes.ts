/** One generated route, like those in `routes/`. */
export interface GeneratedRoute {
  /** Below the project's folder. */
  file: string
  text: string
  /** Its pattern; undefined for the layout of a section, which has that of its index. */
  path?: string
  /** True if it has parameters. */
  isDynamic: boolean
  /** Its line in the URL map, where it has one. */
  line?: string
}

/** A kind of route, as the site has them. */
interface Kind {
  /** The file, below the section's folder. */
  file: string
  /** Imports of the view and of what the options call. */
  imports: readonly string[]
  options: string
  view: string
  /** The attributes of a link to it, after `to`. */
  link?: string
  isDynamic?: true
  /** Its line in the URL map. */
  spec?: string
}

const view = (name: string, file: string) => `import { ${name} } from '#features/${file}.tsx'`
const loadPage = "import { loadPage } from '#app/load-page.ts'"
const pageHead = "import { pageHead } from '#app/page-head.ts'"
const listRoute = "import { listRoute } from '#app/list-route.ts'"
const params = (name: string) => `import { ${name} } from '#app/parse-params.ts'`
const listView = view('ListView', 'lists/list-view')

const toPage = (file: string, kind: string, component: readonly [string, string]): Kind => ({
  file,
  imports: [loadPage, pageHead, view(...component)],
  options: `loader: (args) => loadPage('${kind}', args), head: pageHead,`,
  view: component[0],
})

const toEntry = (file: string, collection: string): Kind => ({
  file,
  imports: [loadPage, pageHead, params('slugParams'), view('ArticleView', 'articles/article-view')],
  options: `staticData: { scrollToTop: true }, params: slugParams, loader: (args) => loadPage('${collection}', args), head: pageHead,`,
  view: 'ArticleView',
  link: "params={{ slug: 'a' }}",
  isDynamic: true,
})

const toList = (file: string, collection: string): Kind => ({
  file,
  imports: [listRoute, listView],
  options: `...listRoute('${collection}'),`,
  view: 'ListView',
  link: 'search={{ trang: 2, nam: 2026 }}',
  spec: `list('${collection}')`,
})

const codes: Kind = {
  file: 'bao-cao/$code',
  imports: [
    listRoute,
    params('codeParams'),
    view('PeriodicReportsView', 'lists/periodic-reports-view'),
    "import { periodicCodes } from '#features/disclosures/collections/codes.ts'",
  ],
  options: 'params: codeParams(periodicCodes), ...listRoute(),',
  view: 'PeriodicReportsView',
  link: "params={{ code: 'bao-cao-thuong-nien' }} search={{ trang: 2 }}",
  isDynamic: true,
  spec: '({ code }) => periodicReports([code])',
}

const section: readonly [string, string] = ['SectionView', 'pages/section-view']
const product: readonly [string, string] = ['ProductView', 'pages/product-view']

/** The routes of a section, in about the proportions of the site: of ten, two have parameters, and two are lists. */
const kinds: readonly Kind[] = [
  toPage('index', 'section', section),
  toPage('gioi-thieu', 'page', ['PageView', 'pages/page-view']),
  toList('tin-moi', 'news'),
  toEntry('tin-moi_/$slug', 'news'),
  toPage('dich-vu/index', 'section', section),
  toPage('dich-vu/moi-gioi', 'product', product),
  toPage('dich-vu/tu-van/index', 'section', section),
  toPage('dich-vu/tu-van/phat-hanh', 'product', product),
  toPage('lien-he', 'contact', ['ContactView', 'company/contact-view']),
  toList('bao-cao/index', 'periodic-reports'),
  codes,
]

/**
 * Generated routes: sections of twelve, each with a layout. Each page has a link to the one before it, with its typed
 * parameters and search parameters.
 */
export function toRoutes(count: number): GeneratedRoute[] {
  const perSection = kinds.length + 1
  let before: { path: string; link: string } | undefined
  return Array.from({ length: count }, (_, index) => {
    const section = `muc-${Math.floor(index / perSection)}`
    const kind = kinds[(index % perSection) - 1]
    if (!kind) {
      return { file: `routes/${section}/route.tsx`, text: toLayout(section), isDynamic: false }
    }
    const path = toPath(section, kind.file)
    const route = {
      file: `routes/${section}/${kind.file}.tsx`,
      text: toText(section, kind, before),
      path,
      isDynamic: kind.isDynamic ?? false,
      ...(kind.spec !== undefined && { line: kind.spec }),
    }
    before = { path, link: kind.link ?? '' }
    return route
  })
}

const toPath = (section: string, file: string) => `/${section}/${file}`.replace(/\/index$/, '').replace('_/', '/')

function toLayout(section: string): string {
  return `import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/${section}')({ staticData: { scrollToTop: false } })
`
}

function toText(section: string, kind: Kind, before: { path: string; link: string } | undefined): string {
  const id = `/${section}/${kind.file}`.replace(/\/index$/, '/')
  const link = before && `<Link to="${before.path}" ${before.link}>x</Link>`
  const imports = [...kind.imports, ...(link ? ["import { Link } from '#ui/link.tsx'"] : [])]
  return `import { createFileRoute } from '@tanstack/react-router'
${imports.join('\n')}

export const Route = createFileRoute('${id}')({
  ${kind.options}
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return (
    <>
      <${kind.view} page={page} />
      ${link ?? ''}
    </>
  )
}
`
}
