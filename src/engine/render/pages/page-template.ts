import { createHash } from 'node:crypto'
import { appLinkId } from '#engine/model/config/app-link.ts'
import type { CodeLinks, PageTemplate } from '#engine/model/fill-page.ts'

/** A script of the client build. Files are paths below the root. */
export interface ClientChunk {
  file: string
  name: string
  /** The files of the chunks that it imports statically. */
  imports: readonly string[]
  /** The style sheets of its components. */
  styles: readonly string[]
  /** The ids of its modules: paths from the project's root, which may itself have any name. */
  modules: readonly string[]
}

/** The output of the client build. */
export interface ClientBuild {
  chunks: readonly ClientChunk[]
  /** Reads an asset by its file name. */
  readAsset: (file: string) => Uint8Array
  /** The CSS statement that orders the cascade layers. */
  layerOrder: string
  /** The file of the typeface with the letters of both languages. */
  typeface: string
}

/**
 * Styles are part of the document, so that it is shown without another request; a hash in the policy allows each. They name
 * their file, which a later page of the visit then does not request: src/lib/load-styles.ts. The order of the layers stands
 * before all of them, so that the order of the files does not matter.
 */
export function toPageTemplate({ chunks, readAsset, layerOrder, typeface }: ClientBuild): PageTemplate {
  const [start, app] = ['start', 'browser'].map((wanted) => chunks.find(({ name }) => name === wanted))
  if (!start || !app) throw new Error('The client build has no script that starts, or none of the app')
  if (start.imports.length > 0)
    throw new Error(`src/app/start.ts must stand alone, but imports ${start.imports.join()}`)
  const initial = toStaticClosure(app, chunks)
  const toSource = (name: 'href' | 'src', { file }: ClientChunk) =>
    `${name}="/${file}" integrity="${toIntegrity(readAsset(file))}"`
  const preload = (chunk: ClientChunk) =>
    `<link rel="modulepreload"${chunk === app ? ` id="${appLinkId}"` : ''} ${toSource('href', chunk)}>`
  const script = `<script type="module" async ${toSource('src', start)}></script>`
  const toLinks = (used: readonly ClientChunk[]): CodeLinks => ({
    styles: used.flatMap(({ styles }) => styles),
    links: used.map(preload).join(''),
  })
  const site = toLinks(initial)
  const routes = chunks.flatMap((chunk) => {
    const further = toStaticClosure(chunk, chunks).filter((one) => !initial.includes(one))
    return findRoutes(chunk).map((id) => [id, toLinks(further)] as const)
  })
  const shown = [...initial.flatMap(({ styles }) => styles), ...routes.flatMap(([, { styles }]) => styles)]
  const sheets = Array.from(new Set(shown), (file) => [file, Buffer.from(readAsset(file)).toString().trim()] as const)
  return {
    typeface: `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${typeface}">`,
    layers: `<style>${layerOrder}</style>`,
    start: script,
    site,
    routes: Object.fromEntries(routes),
    styles: Object.fromEntries(sheets.map(([file, css]) => [file, `<style data-file="${file}">${css}</style>`])),
    styleHashes: [layerOrder, ...sheets.map(([, css]) => css)].map((css) => toHash('sha256', css)),
  }
}

/** A chunk and all that it imports statically. */
function toStaticClosure(chunk: ClientChunk, chunks: readonly ClientChunk[]): ClientChunk[] {
  const closure = new Set([chunk])
  for (const { imports } of closure) {
    for (const one of chunks) if (imports.includes(one.file)) closure.add(one)
  }
  return [...closure]
}

/** The ids of the routes whose views are in a chunk. */
function findRoutes({ modules }: ClientChunk): string[] {
  return modules.flatMap((id) => {
    const route = /^routes\/(.+)\.tsx\?tsr-split=component$/.exec(id)?.[1]
    return route === undefined ? [] : [toRouteId(route)]
  })
}

/** `news/index` → `/news/`, `index` → `/`, `news/$slug` → `/news/$slug`: the route ids of the generated tree. */
function toRouteId(file: string): string {
  return `/${file.replace(/(^|\/)index$/, '$1')}`
}

function toIntegrity(bytes: Uint8Array): string {
  return toHash('sha384', bytes)
}

/** As content security policies and integrity attributes write it. */
function toHash(algorithm: 'sha256' | 'sha384', content: string | Uint8Array): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
}
