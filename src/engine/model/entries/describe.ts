import * as v from 'valibot'
import { Message } from '#lib/say/message.ts'

/** A description with values in it: pipe(field, describe(say`When it appears: ${example}.`)). Others are `v.description`. */
export function describe<Input>(message: Message): v.DescriptionAction<Input, string> & { said: Message } {
  return { ...v.description<Input, string>(String(message)), said: message }
}

/** The description of a schema; the last of its pipe counts. */
export function descriptionOf(schema: object): Message | undefined {
  if (!('pipe' in schema) || !Array.isArray(schema.pipe)) return undefined
  for (const item of schema.pipe.toReversed()) {
    if (typeof item !== 'object' || item === null || item === schema) continue
    if ('said' in item && item.said instanceof Message) return item.said
    if ('description' in item && typeof item.description === 'string') return new Message(item.description)
    const inner = descriptionOf(item)
    if (inner) return inner
  }
  return undefined
}
