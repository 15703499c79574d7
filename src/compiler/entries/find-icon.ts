import * as v from 'valibot'
import { iconField } from '#model/icon-name.ts'
import type { Position } from '../source/diagnostics.ts'
import { locateField } from '../yaml/locate-field.ts'
import { isRight, type ParsedYaml, type YamlSource } from '../yaml/parse-yaml.ts'

/** An icon that content or navigation names, and where. */
export interface FoundIcon extends Position {
  file: string
  icon: string
}

/** The icon that the facts of an entry name, if they name one in the right form. */
export function findIcon({ name, text }: YamlSource, facts: ParsedYaml<unknown>): FoundIcon[] {
  const { icon } = facts.fields
  if (!isRight(facts, 'icon') || !v.is(iconField, icon)) return []
  return [{ file: name, icon, ...locateField(text, ['icon']) }]
}
