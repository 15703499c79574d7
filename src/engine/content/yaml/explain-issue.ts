import type * as v from 'valibot'
import { messageOf } from '#engine/model/entries/issue-message.ts'
import { say, type Message } from '#lib/say/message.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'

/**
 * The message of an issue for editors. Messages of our schemas are kept; those of valibot, which begin with "Invalid", are
 * replaced.
 * @param written the value as it is in the source: `1.10` and `012` are read as other numbers
 */
export function explainIssue(
  issue: v.BaseIssue<unknown>,
  { fields, written }: { fields: readonly string[]; written: string },
): Message {
  if (!issue.message.startsWith('Invalid ')) return messageOf(issue)
  const { input, received } = issue
  const limit = issue.expected?.replace(/^[<>]=?/, '') ?? ''
  switch (issue.type) {
    case 'strict_object':
      return say`Must be fields, each on a line of its own below it: ${fields.join(', ')}`
    case 'array':
      return say`Must be a list: each item on a line of its own below it, after "- "`
    case 'string':
      return typeof input === 'object'
        ? say`Must be a text, not a list or fields`
        : say`Must be a text: write "${written}" in quotes`
    case 'number':
      return say`Must be a number, without quotes and separators`
    case 'boolean':
      return say`Must be true or false`
    case 'integer':
      return say`Must be a whole number`
    case 'min_value':
      return say`Must be ${limit} or more, not ${received ?? ''}`
    case 'max_value':
      return say`Must be ${limit} or less, not ${received ?? ''}`
    case 'max_length':
      return say`Must have at most ${limit} characters, not ${received ?? ''}`
    case 'min_length':
      return say`Must have a length of at least ${limit}`
    case 'literal':
      return limit === '""' ? say`Must be left out` : say`Must be ${limit}`
    // The pattern of slugs is the only one without a message, because browsers load it and a message would be unused there.
    case 'regex': {
      const slug = foldToSlug(String(input).split('/').at(-1) ?? '')
      return say`Must be the name of an entry's folder: a-z, 0-9 and single hyphens.${slug && say` Did you mean ${JSON.stringify(slug)}?`}`
    }
    default:
      return messageOf(issue)
  }
}
