// Vitest imports packages by their paths, which Node reads as URLs: a `%` in the path of the project would begin an escape.
// Preloaded by vitest.config.ts where there is one.

import { registerHooks } from 'node:module'
import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'

registerHooks({
  resolve: (specifier, context, next) => {
    const isPath = context.conditions.includes('import') && isAbsolute(specifier)
    return next(isPath ? pathToFileURL(specifier).href : specifier, context)
  },
})
