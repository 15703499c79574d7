import type { Row } from '../row.ts'
import { badInput } from './bad-input.ts'
import { bundles } from './bundles.ts'
import { conditions } from './conditions.ts'
import { encodings } from './encodings.ts'
import { files } from './files.ts'
import { icons } from './icons.ts'
import { images } from './images.ts'
import { languages } from './languages.ts'
import { methods } from './methods.ts'
import { pages } from './pages.ts'
import { ranges } from './ranges.ts'
import { redirections } from './redirections.ts'
import { releases } from './releases.ts'
import { searches } from './searches.ts'

/** The whole contract. */
export const rows: readonly Row[] = [
  pages,
  languages,
  methods,
  conditions,
  encodings,
  ranges,
  redirections,
  badInput,
  files,
  icons,
  images,
  bundles,
  searches,
  releases,
].flat()
