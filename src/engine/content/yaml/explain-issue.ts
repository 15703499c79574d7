import type * as v from 'valibot'
import { messageOf } from '#engine/model/entries/issue-message.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'

/**
 * The message of an issue for editors. Messages of our schemas are kept; those of valibot, which begin with "Invalid", are
 * replaced.
 * @param written the value as it is in the source: `1.10` and `012` are read as other numbers
 */
export function explainIssue(
  issue: v.BaseIssue<unknown>,
  { fields, written }: { fields: readonly string[]; written: string },
): string {
  if (!issue.message.startsWith('Invalid ')) return String(messageOf(issue))
  const { input, received } = issue
  const limit = issue.expected?.replace(/^[<>]=?/, '') ?? ''
  switch (issue.type) {
    case 'strict_object':
      return `Must be fields, each on a line of its own below it: ${fields.join(', ')}`
    case 'array':
      return 'Must be a list: each item on a line of its own below it, after "- "'
    case 'string':
      return typeof input === 'object'
        ? 'Must be a text, not a list or fields'
        : `Must be a text: write "${written}" in quotes`
    case 'number':
      return 'Must be a number, without quotes and separators'
    case 'boolean':
      return 'Must be true or false'
    case 'integer':
      return 'Must be a whole number'
    case 'min_value':
      return `Must be ${limit} or more, not ${received}`
    case 'max_value':
      return `Must be ${limit} or less, not ${received}`
    case 'max_length':
      return `Must have at most ${limit} characters, not ${received}`
    case 'min_length':
      return `Must have a length of at least ${limit}`
    case 'literal':
      return limit === '""' ? 'Must be left out' : `Must be ${limit}`
    // The pattern of slugs is the only one without a message, because browsers load it and a message would be unused there.
    case 'regex': {
      const slug = foldToSlug(String(input).split('/').at(-1) ?? '')
      return `Must be the name of an entry's folder: a-z, 0-9 and single hyphens.${slug && ` Did you mean "${slug}"?`}`
    }
    default:
      return String(messageOf(issue))
  }
}
