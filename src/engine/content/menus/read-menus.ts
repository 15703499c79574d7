import { parseDocument } from 'yaml'
import { menusFile, menusSchema, type MenuItem, type MenusFile } from '#engine/model/entries/menus-file.ts'
import { splitAnchor } from '#engine/model/menus/nav-item.ts'
import type { IconReference } from '../entries/find-icon.ts'
import type { Diagnostics, Position } from '../source/diagnostics.ts'
import type { Folder } from '../source/folder.ts'
import { createPositionAt } from '../source/position-at.ts'
import { readSourceFile, type SourceFile } from '../source/source-file.ts'
import type { IsGone } from '../taken-down/taken-down.ts'
import { createOffsetOf } from '../yaml/locate-field.ts'
import { parseYaml } from '../yaml/parse-yaml.ts'

/** The menus as they are written. */
export interface WrittenMenus extends MenusFile {
  /** For messages. */
  file: string
  /** Where the value at a path of the file stands: `['menus', 0, 'to']`. */
  positionOf: (path: readonly (string | number)[]) => Position
}

const noMenus: MenusFile = { menus: [], tasks: [] }

/** The menus of a folder of content. Problems of the form of their file are added to the diagnostics. */
export async function readMenus(root: Folder, diagnostics: Diagnostics): Promise<WrittenMenus> {
  const name = `${root.name}/${menusFile}`
  const file = await readSourceFile(root.source.items.get(menusFile), name, diagnostics)
  if (typeof file === 'string') return { file: name, ...noMenus, positionOf: () => ({ line: 1, column: 1 }) }
  return parseMenus(file, diagnostics)
}

function parseMenus({ name, text }: SourceFile, diagnostics: Diagnostics): WrittenMenus {
  const written = parseYaml({ name, text, linesAbove: 0 }, menusSchema, diagnostics)?.value ?? noMenus
  let toOffset: ReturnType<typeof createOffsetOf> | undefined
  const positionAt = createPositionAt(text)
  return {
    file: name,
    ...written,
    positionOf: (path) => {
      toOffset ??= createOffsetOf(parseDocument(text, { prettyErrors: false, uniqueKeys: false }))
      return positionAt(toOffset(path, 'value'))
    },
  }
}

type Path = readonly (string | number)[]

/** All items, with their paths in the file. */
export function* listItems(
  items: readonly MenuItem[],
  path: Path = ['menus'],
): Generator<{ item: MenuItem; path: Path }> {
  for (const [index, item] of items.entries()) {
    const own = [...path, index]
    yield { item, path: own }
    yield* listItems(item.items ?? [], [...own, 'items'])
  }
}

/** The icons that items name. */
export function listMenuIcons({ file, menus, positionOf }: WrittenMenus): IconReference[] {
  return [...listItems(menus)].flatMap(({ item: { icon }, path }) =>
    icon === undefined ? [] : [{ file, icon, ...positionOf([...path, 'icon']) }],
  )
}

/** The menus with the items and tasks that lead to what is there. */
export function withoutGone({ menus, tasks, disclaimer }: WrittenMenus, isGone: IsGone): MenusFile {
  const isThere = ({ to }: { to?: string | undefined }) => to === undefined || !isGone(splitAnchor(to).href)
  const keep = (items: readonly MenuItem[]): MenuItem[] =>
    items.filter(isThere).map((item) => (item.items ? { ...item, items: keep(item.items) } : item))
  return { menus: keep(menus), tasks: tasks.filter(isThere), ...(disclaimer && { disclaimer }) }
}
