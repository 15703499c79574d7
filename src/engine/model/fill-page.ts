import { escapeHtml, escapeScriptJson, toScriptJson } from '#lib/text/html.ts'
import { laterId } from './config/app-link.ts'
import { pageDataId, type PageData } from './config/page-data.ts'
import { schemeScript } from './config/scheme-script.ts'
import { socialSize } from './images/social-image.ts'
import type { Payload } from './payload-types.ts'
import { siteName, themeColor } from './site-name.ts'
import { toCatalogueUrl } from './urls/address.ts'

/** The built code in a page's HTML. Plain data, because it is sent to worker threads, and is part of releases. */
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

/** The files that a page loads. */
export interface CodeLinks {
  /** The files of the styles. */
  styles: readonly string[]
  /** Links to scripts, in their loading order. */
  links: string
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
  const { menus, ...others } = config
  // They stand in the document already, as links.
  const shown = { ...others, ...(menus && { menus: { url: menus.url } }) }
  const dataStart = toScriptJson({ build, locale, config: shown }).slice(0, -1)
  const scheme = `<script id="scheme">${schemeScript}</script>`
  return ({ html, routeId, payload, jsonLd, isGone }) => {
    const route = routes[routeId]
    const sheets = [...site.styles, ...(route?.styles ?? [])].map((file) => styles[file]).join('')
    // What the first script fetches (src/app/start.ts).
    const later = `<template id="${laterId}">${site.links}${route?.links ?? ''}${catalogue}</template>`
    // Before the script, which may run as soon as it has been read.
    const links = scheme + layers + sheets + later + start
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
