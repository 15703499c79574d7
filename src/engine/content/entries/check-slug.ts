import * as v from 'valibot'
import { slugSchema } from '#engine/model/urls/slug.ts'
import { say } from '#lib/say/message.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { rules } from '../source/rules.ts'
import { isDeviceName } from './is-device-name.ts'
import { toUniqueSlug } from './to-unique-slug.ts'

/** The names that are taken beside a folder. */
export interface Siblings {
  /** The names of the folders beside it, because two names can have the same slug. */
  names: ReadonlySet<string>
  /** The slugs of the pages beside it. */
  reserved: readonly string[]
}

/** Reports the name of a folder that cannot be part of a URL. */
export function checkSlug(
  name: string,
  { file, siblings }: { file: string; siblings: Siblings },
  diagnostics: Diagnostics,
): void {
  const { names, reserved } = siblings
  const start = { line: 1, column: 1 }
  const toAdvice = () => {
    const unique = toUniqueSlug(name, (slug) => names.has(slug) || reserved.includes(slug) || isDeviceName(slug))
    return unique === undefined ? say`choose another name` : say`rename it to ${unique}`
  }
  if (!v.is(slugSchema, name)) {
    const rule = say`use a-z, 0-9 and single hyphens, at most 96 characters`
    diagnostics.error(rules.addresses, file, start, say`"${name}" cannot be part of a URL: ${rule}; ${toAdvice()}`)
  } else if (isDeviceName(name)) {
    diagnostics.error(rules.addresses, file, start, say`"${name}" is a reserved name on Windows; choose another name`)
  } else if (reserved.includes(name)) {
    diagnostics.error(rules.addresses, file, start, say`"${name}" is already the slug of a page; ${toAdvice()}`)
  }
}
