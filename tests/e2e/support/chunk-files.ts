import { site } from './site.ts'

// Chunks are named in the feature.ts of features, and in src/engine/render/code/to-chunk-name.ts.

/** The script of a chunk, whatever its hash. @throws where the site has none: a test would break or await nothing */
export const scriptOf = (chunk: string): RegExp => findFile(new RegExp(`/assets/${chunk}-[\\w-]{7}\\.js$`))

/** The style sheet of a chunk, whatever its hash. @throws where the site has none */
export const stylesOf = (chunk: string): RegExp => findFile(new RegExp(`/assets/${chunk}-[\\w-]{8}\\.css$`))

/** The chunk that is loaded after hydration: header, footer, failures, bots, icons, payloads of further pages. */
export const later = scriptOf('later')

function findFile(pattern: RegExp): RegExp {
  if ([...site.files.keys()].some((url) => pattern.test(url))) return pattern
  throw new Error(`No file of the site matches ${pattern}: the chunk has another name, or has been joined with another`)
}
