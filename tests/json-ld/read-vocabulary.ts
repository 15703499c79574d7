import { readFileSync } from 'node:fs'
import { parseSync, type Expression, type TSInterfaceDeclaration, type TSType } from 'oxc-parser'

/** schema.org's types and their properties, as the package `schema-dts` publishes them for TypeScript. */
export interface Vocabulary {
  /** A type and all above it; undefined if there is no such type. */
  ancestorsOf: (type: string) => ReadonlySet<string> | undefined
  /** The types that the values of a property may have; undefined if the type has no such property. */
  rangeOf: (type: string, property: string) => ReadonlySet<string> | undefined
}

interface Declared {
  parents: string[]
  ranges: Map<string, ReadonlySet<string>>
}

/** Reads the declarations as a second opinion: the compiler has checked the code, and this checks what it made. */
export function readVocabulary(): Vocabulary {
  const file = 'node_modules/schema-dts/dist/schema.d.ts'
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  const declared = new Map<string, Declared>()
  // `type StructuredValue = StructuredValueLeaf | QuantitativeValue | …`: not every type extends the one above it.
  const unions = new Map<string, readonly string[]>()
  for (const statement of program.body) {
    const found = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (found?.type === 'TSInterfaceDeclaration') declared.set(found.id.name, toDeclared(found))
    if (found?.type === 'TSTypeAliasDeclaration') unions.set(found.id.name, toNames(found.typeAnnotation))
  }

  const lineOf = (type: string): Map<string, Declared> | undefined => {
    const line = new Map<string, Declared>()
    const add = (name: string) => {
      const one = declared.get(name)
      if (!one || line.has(name)) return
      line.set(name, one)
      one.parents.forEach(add)
    }
    add(`${type}Leaf`)
    return line.size > 0 ? line : undefined
  }
  return {
    ancestorsOf: (type) => {
      const line = lineOf(type)
      if (!line) return undefined
      const above = [...unions].flatMap(([name, members]) => (members.includes(type) ? name : []))
      return new Set([type, ...Array.from(line.keys(), (name) => name.replace(/(?:Base|Leaf)$/, '')), ...above])
    },
    rangeOf: (type, property) => {
      for (const { ranges } of lineOf(type)?.values() ?? []) {
        const range = ranges.get(property)
        if (range) return range
      }
      return undefined
    },
  }
}

function toDeclared({ extends: parents, body }: TSInterfaceDeclaration): Declared {
  const ranges = new Map<string, ReadonlySet<string>>()
  for (const member of body.body) {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Literal') continue
    ranges.set(String(member.key.value), new Set(toNames(member.typeAnnotation?.typeAnnotation)))
  }
  return { parents: parents.flatMap(({ expression }) => toName(expression)), ranges }
}

function toName(expression: Expression): string[] {
  return expression.type === 'Identifier' ? [expression.name] : []
}

/** The names in `SchemaValue<Organization | Person, "author">`. */
function toNames(type: TSType | undefined): string[] {
  if (type?.type === 'TSUnionType') return type.types.flatMap(toNames)
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return []
  const { name } = type.typeName
  return name === 'SchemaValue' ? toNames(type.typeArguments?.params[0]) : [name]
}
