import { layers, toLayerName, type Layer, type LayerName } from './layers.ts'
import { readImports, type Import, type SourceText } from './read-imports.ts'

const packageName = /^(?:@[^/]+\/[^/]+|[^/]+)/
const isBrowserPackage = /^(?:react|react-dom|@tanstack\/react-)/

/** Every import that the table of layers does not allow, as a sentence each. */
export function findViolations(files: readonly SourceText[]): string[] {
  return files.flatMap((file) => {
    const name = toLayerName(file.path)
    if (name === undefined) return [`${file.path}: its folder is no layer; move it, or add a layer to layers.ts`]
    const problems = readImports(file).flatMap((found) => explain(found, file.path, name))
    if (file.path.endsWith('.tsx') && !layers[name].hasJsx) problems.push(`contains JSX, and ${name} has none`)
    return problems.map((problem) => `${file.path}: ${problem}`)
  })
}

function explain(found: Import, path: string, name: LayerName): string[] {
  const { specifier, target } = found
  if (specifier.endsWith('-fixture.ts')) return [`"${specifier}" is for tests alone`]
  if (specifier.startsWith('virtual:') || target?.endsWith('.css')) return []
  const layer = layers[name]
  if (target === undefined)
    return isAllowedPackage(specifier, path, layer) ? [] : [`${name} must not import ${specifier}`]
  const written = explainPath(specifier, path, target)
  if (written) return [written]
  const other = toLayerName(target)
  const allowed = [name, ...layer.layers, ...(layer.exceptions?.[path]?.layers ?? [])]
  const isAllowed = other !== undefined && (allowed.includes(other) || (found.isType && layer.types?.includes(other)))
  return isAllowed ? [] : [`${name} must not import ${found.isType ? 'a type of ' : ''}${other} (${specifier})`]
}

/** Relative paths within a folder of `src` or of `src/features`, `#…` between them. */
function explainPath(specifier: string, path: string, target: string): string | undefined {
  const isSameUnit = toUnit(path) === toUnit(target)
  if (specifier.startsWith('#') && isSameUnit)
    return `"${specifier}" is in the same folder of src; write a relative path`
  // Routes are not below `src`: only a relative path leads to them.
  if (specifier.startsWith('../') && !isSameUnit && !target.startsWith('routes/')) {
    return `"${specifier}" leaves ${toUnit(path)} by a relative path; write #…`
  }
  return undefined
}

/** `src/ui/toast/x.tsx` → `ui`; `src/features/fees/build/x.ts` → `features/fees`; engine: `engine/store`. */
function toUnit(path: string): string {
  const [top = '', layer = '', feature = '', ...below] = path.split('/')
  if (top !== 'src') return top
  return layer === 'engine' || (layer === 'features' && below.length > 0) ? `${layer}/${feature}` : layer
}

function isAllowedPackage(specifier: string, path: string, { packages, exceptions }: Layer): boolean {
  const allowed = [...packages, ...(exceptions?.[path]?.packages ?? [])]
  if (specifier.startsWith('node:')) return allowed.includes('node:')
  if (allowed.includes('*') && !isBrowserPackage.test(specifier)) return true
  return allowed.some((entry) =>
    entry.endsWith('/')
      ? specifier.startsWith(entry)
      : specifier === entry || packageName.exec(specifier)?.[0] === entry,
  )
}
