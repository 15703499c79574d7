import { createHash } from 'node:crypto'
import { appLinkId, laterId } from '#engine/model/config/app-link.ts'
import { pageDataId, type PageData } from '#engine/model/config/page-data.ts'
import { socialSize } from '#engine/model/images/social-image.ts'
import type { Payload } from '#engine/model/payload-types.ts'
import { siteName, themeColor } from '#engine/model/site-name.ts'
import { toCatalogueUrl } from '#engine/model/urls/address.ts'
import { escapeHtml, escapeScriptJson, toScriptJson } from '#lib/text/html.ts'

/** The built code in a page's HTML. Plain data, because it is sent to worker threads. */
export interface PageTemplate {
  /** The link that fetches the typeface before all else. */
  typeface: string
  /** The `<style>` that orders the cascade layers. */
  layers: string
  /** The first script. */
  start: string
  /** The code of all pages. */
  site: CodeLinks
  /** Further files that a route needs, by route id. */
  routes: Readonly<Record<string, CodeLinks>>
  /** The `<style>` elements, by the files whose rules they contain. */
  styles: Readonly<Record<string, string>>
  /** The hash of each, for the policy: `sha256-…`. */
  styleHashes: readonly string[]
}

interface CodeLinks {
  /** The files of the styles. */
  styles: readonly string[]
  /** Links to scripts, in their loading order. */
  links: string
}

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

/** Elements of all pages. They are added here and not by a component, so that they are not part of the client code. */
const commonHead = [
  `<meta name="theme-color" content="${themeColor}">`,
  '<meta name="format-detection" content="telephone=no">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
].join('')

/** Elements of all pages that can be shared, that is all except those without a payload. */
const sharedHead = [
  `<meta property="og:site_name" content="${siteName}">`,
  '<meta name="twitter:card" content="summary_large_image">',
  `<meta property="og:image:width" content="${socialSize.width}">`,
  `<meta property="og:image:height" content="${socialSize.height}">`,
].join('')

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

/** Adds the links and the page's data to the HTML from React. */
export function fillPage(template: PageTemplate, data: Omit<PageData<Payload>, 'payload'>, parts: PageParts): string {
  return createPageFiller(template, data)(parts)
}

/** The parts that differ between the pages of one language. */
export interface PageParts {
  /** The HTML from React. */
  html: string
  routeId: string
  /** The payload as JSON; null on the not-found page. */
  payload: string | null
  /** The page's statement for search engines, as JSON-LD. */
  jsonLd?: string | undefined
  /** True if it is the page for addresses that were taken down. */
  isGone?: true | undefined
}

/** A function that does the same for all pages of one language, and takes payloads as JSON. */
export function createPageFiller(
  { typeface, layers, start, site, routes, styles }: PageTemplate,
  { build, locale, config }: Omit<PageData<Payload>, 'payload'>,
): (parts: PageParts) => string {
  const catalogue = `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(toCatalogueUrl(build, locale))}">`
  const blockStart = `<script type="application/json" id="${pageDataId}">`
  // Without the closing brace: the payload follows, as the last property of `PageData`.
  const dataStart = toScriptJson({ build, locale, config }).slice(0, -1)
  return ({ html, routeId, payload, jsonLd, isGone }) => {
    const route = routes[routeId]
    const sheets = [...site.styles, ...(route?.styles ?? [])].map((file) => styles[file]).join('')
    // What the first script fetches (src/app/start.ts).
    const later = `<template id="${laterId}">${site.links}${route?.links ?? ''}${catalogue}</template>`
    // Before the script, which may run as soon as it has been read.
    const links = layers + sheets + later + start
    // Inert data, which needs no permission of the policy. At the end, because no visitor waits for it.
    const stated = jsonLd === undefined ? '' : `<script type="application/ld+json">${escapeScriptJson(jsonLd)}</script>`
    const head = links + commonHead + (payload === null ? '' : sharedHead) + stated
    const block = `${blockStart}${dataStart}${isGone ? ',"isGone":true' : ''},"payload":${escapeScriptJson(payload ?? 'null')}}</script>`
    const headStart = html.indexOf('<head>') + '<head>'.length
    const headEnd = html.indexOf('</head>')
    const bodyEnd = html.lastIndexOf('</body>')
    if (headEnd < headStart || bodyEnd < headEnd) throw new Error('The HTML of a page has no <head> or no </body>')
    const parts = [
      html.slice(0, headStart),
      typeface,
      html.slice(headStart, headEnd),
      head,
      html.slice(headEnd, bodyEnd),
    ]
    return parts.join('') + block + html.slice(bodyEnd)
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
