import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import type { Entity } from './entities.ts'
import { toEditorSchema, type EditorSchema } from './to-editor-schema.ts'

/** A snippet of VS Code. */
interface Snippet {
  scope: string
  prefix: string
  description: string
  body: readonly string[]
}

/**
 * Snippets for the frontmatter of each kind of text, and for each of its fields. The YAML language server does not support
 * frontmatter, so that schemas have no effect there.
 */
export function toSnippets(entities: readonly Entity[]): Record<string, Snippet> {
  const snippets: Record<string, Snippet> = {}
  for (const { text } of entities) {
    const { properties = {}, required = [] } = toEditorSchema(text)
    for (const [name, field] of Object.entries(properties)) snippets[name] ??= toFieldSnippet(name, field)
    const lines = required.map((name, index) => `${name}: \${${index + 1}}`)
    snippets[`frontmatter: ${required.join(', ')}`] = {
      scope: 'markdown',
      prefix: 'frontmatter',
      description: told(say`Frontmatter of a text: ${required.join(', ')}`),
      body: ['---', ...lines, '---', '', '$0'],
    }
  }
  return snippets
}

function toFieldSnippet(name: string, field: EditorSchema): Snippet {
  const below = Object.keys(field.properties ?? {}).map((key, index) => `  ${key}: \${${index + 1}}`)
  const value = field.enum ? ` \${1|${field.enum.join(',')}|}` : ' $0'
  return {
    scope: 'markdown',
    prefix: name,
    description: field.description ?? name,
    body: below.length > 0 ? [`${name}:`, ...below] : [`${name}:${value}`],
  }
}
