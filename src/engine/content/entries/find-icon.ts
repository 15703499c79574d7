import * as v from 'valibot'
import { iconField } from '#engine/model/icon-name.ts'
import type { Position } from '../source/diagnostics.ts'
import { locateField } from '../yaml/locate-field.ts'
import { isValidField, type ParsedYaml, type YamlSource } from '../yaml/parse-yaml.ts'

/** The name of an icon in content or navigation, with its position. */
export interface IconReference extends Position {
  file: string
  icon: string
}

/** The icon in the facts of an entry, if its name has a valid form. */
export function findIcon({ name, text }: YamlSource, facts: ParsedYaml<unknown>): IconReference[] {
  const { icon } = facts.fields
  if (!isValidField(facts, 'icon') || !v.is(iconField, icon)) return []
  return [{ file: name, icon, ...locateField(text, ['icon']) }]
}
