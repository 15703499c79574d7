import * as v from 'valibot'
import { Message } from '#lib/say/message.ts'
import { withMessage } from './issue-message.ts'

/**
 * Checks several fields of an object together, and reports the first of them. It runs even if other fields are invalid, so
 * that one run reports every error, but not if one of its own fields is.
 */
export function checkFields<Facts extends object>(
  fields: readonly [keyof Facts & string, ...(keyof Facts & string)[]],
  requirement: (facts: Facts) => boolean,
  message: Message | ((facts: Facts) => Message),
): v.RawCheckAction<Facts> {
  return v.rawCheck(({ dataset, addIssue }) => {
    if (typeof dataset.value !== 'object' || dataset.value === null) return
    if (dataset.issues?.some(({ path }) => !path || fields.some((field) => path[0].key === field))) return
    const facts = dataset.value as Facts // the fields that are compared have passed their own checks
    if (requirement(facts)) return
    const [key] = fields
    const said = message instanceof Message ? message : message(facts)
    const at = { type: 'unknown', origin: 'value', input: facts, key, value: facts[key] } as const
    addIssue({ message: String(said), path: [withMessage(at, said)] })
  })
}
