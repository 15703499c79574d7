import { readFile } from 'node:fs/promises'
import { resolve, relative } from 'node:path'
import { iconToSVG } from '@iconify/utils/lib/svg/build'
import type { Plugin } from 'vite'
import { explainIcon } from '#engine/content/icons/explain-icon.ts'
import { readIconSources, type IconSources } from '#engine/content/icons/read-icon-sources.ts'
import { ownSetsFolder, toOwnIconFile } from '#engine/content/icons/read-own-set.ts'
import { ContentError, Diagnostics } from '#engine/content/source/diagnostics.ts'
import { positionAt } from '#engine/content/source/position-at.ts'
import { rules } from '#engine/content/source/rules.ts'
import { toIconParts } from '#engine/model/icon-name.ts'
import { ownIconSets } from '#engine/model/icons.ts'
import { toDrawing } from '#lib/icons/drawing.ts'
import type { Message } from '#lib/say/message.ts'
import { toComponent } from './to-component.ts'

const prefix = 'virtual:icon/'

/**
 * Compiles icons of the interface to components: `import MenuSign from 'virtual:icon/lucide/menu'`. Only imported icons are
 * part of the bundle.
 */
export function uiIcons(): Plugin {
  let sources: Promise<IconSources> | undefined
  return {
    name: 'site:ui-icons',
    enforce: 'pre',
    async buildStart() {
      await (sources ??= readSources())
    },
    resolveId: {
      filter: { id: /^virtual:icon\// },
      async handler(id, importer) {
        const problem = explainIcon(toIcon(id), await (sources ??= readSources()))
        if (problem) throw await toError(id, importer, problem)
        return `\0${id}`
      },
    },
    load: {
      // oxlint-disable-next-line no-control-regex
      filter: { id: /^\0virtual:icon\// },
      async handler(id) {
        const { set, name } = toIconParts(toIcon(id.slice(1))) ?? {}
        const data = set && (await (sources ??= readSources()))[set].find(name ?? '')
        if (!data) throw new Error(`${id.slice(1)} no longer exists`)
        if (ownIconSets.some((own) => own === set)) this.addWatchFile(resolve(toOwnIconFile(toIcon(id.slice(1)))))
        const { body, attributes } = iconToSVG(data)
        return toComponent(toDrawing(body, attributes.viewBox))
      },
    },
    configureServer(server) {
      const folder = resolve(ownSetsFolder)
      server.watcher.add(folder)
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(folder)) sources = undefined
      })
    },
  }
}

/** `virtual:icon/lucide/menu` → `lucide:menu` */
function toIcon(id: string): string {
  return id.slice(prefix.length).replace('/', ':')
}

/** @throws {ContentError} if one of the firm's own icons is invalid */
async function readSources(): Promise<IconSources> {
  const diagnostics = new Diagnostics()
  const sources = await readIconSources(diagnostics)
  if (diagnostics.errors.length > 0) throw new ContentError(diagnostics.list)
  return sources
}

/** An error with the position of the import. */
async function toError(id: string, importer: string | undefined, problem: Message): Promise<Error> {
  if (importer === undefined) return new Error(String(problem))
  const diagnostics = new Diagnostics()
  const file = importer.replace(/[?#].*$/, '')
  const code = await readFile(file, 'utf8')
  diagnostics.error(
    rules.icons,
    relative(process.cwd(), file),
    positionAt(code, Math.max(code.indexOf(id), 0)),
    problem,
  )
  return new ContentError(diagnostics.list)
}
