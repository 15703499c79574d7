import * as v from 'valibot'

/**
 * What must hold between fields, told at the first of them. It is asked whatever is wrong with other fields, so that one
 * run names every error; where something is wrong with one of these there is nothing to compare.
 */
export function agree<Facts extends object>(
  fields: readonly [keyof Facts & string, ...(keyof Facts & string)[]],
  requirement: (facts: Facts) => boolean,
  message: string | ((facts: Facts) => string),
): v.RawCheckAction<Facts> {
  return v.rawCheck(({ dataset, addIssue }) => {
    if (typeof dataset.value !== 'object' || dataset.value === null) return
    if (dataset.issues?.some(({ path }) => !path || fields.some((field) => path[0].key === field))) return
    const facts = dataset.value as Facts // of the fields that are looked at, each has passed
    if (requirement(facts)) return
    const [key] = fields
    addIssue({
      message: typeof message === 'string' ? message : message(facts),
      path: [{ type: 'unknown', origin: 'value', input: facts, key, value: facts[key] }],
    })
  })
}
