import type { OpenStore } from '#engine/store/open-store.ts'
import { earlierBuild, gonePath } from './contract-output.ts'

/** Places that rows name in braces: parts of addresses that change with the code of the site. */
export type Places = Readonly<Record<string, string>>

export function findPlaces(store: OpenStore): Places {
  const urls = store.listFiles().flatMap(({ key }) => (key.kind === 'file' ? [key.url] : []))
  const find = (pattern: RegExp) => {
    const found = urls.filter((url) => pattern.test(url)).toSorted()[0]
    if (found === undefined) throw new Error(`The site of the tests has no file like ${pattern}`)
    return found
  }
  return {
    build: store.current().build,
    earlierBuild,
    gone: gonePath,
    script: find(/^\/assets\/.*\.js$/),
    style: find(/^\/assets\/.*\.css$/),
    font: find(/^\/assets\/.*\.woff2$/),
  }
}

/** @throws for an unknown place */
export function fillPlaces(text: string, places: Places): string {
  return text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = places[name]
    if (value === undefined) throw new Error(`There is no place {${name}}: see places.ts`)
    return value
  })
}
