import { quote, quotePattern, quoteValue, type MapLine } from './config-text.ts'

/**
 * A rule that files with such an address have in common. Only syntax that JavaScript and PCRE share. `{site_x}` in a value is the part
 * of the address that the group `site_x` names.
 */
export type FileRule = readonly [pattern: RegExp, value: string]

/** Files, by the key of a map, with what each has: empty for nothing. */
export type FileValues = Iterable<readonly [key: string, value: string]>

/**
 * The lines of a map that gives each file its value: one for each rule, and one for each file for which the rules are wrong.
 * So rules only make a configuration shorter; what they do not know is still right.
 */
export function toFileLines(values: FileValues, rules: readonly FileRule[], fallback = ''): MapLine[] {
  const exceptions: MapLine[] = []
  for (const [key, value] of values) {
    if (applyRules(key, rules, fallback) !== value) exceptions.push([quote(key), quoteValue(value)])
  }
  return [
    ...exceptions,
    ...rules.map(([pattern, value]): MapLine => [quotePattern(pattern), quoteValue(value).replaceAll(group, '${$1}')]),
  ]
}

const group = /\{(site_\w+)\}/g

function applyRules(key: string, rules: readonly FileRule[], fallback: string): string {
  for (const [pattern, value] of rules) {
    const match = pattern.exec(key)
    if (match) return value.replaceAll(group, (_text, name: string) => match.groups?.[name] ?? '')
  }
  return fallback
}
