import { lstatSync, readdirSync, watch, type FSWatcher, type WatchEventType } from 'node:fs'
import { join, sep } from 'node:path'

/** @param path below the folder, with slashes; undefined where the system tells that something has changed, but not what */
type Listener = (event: WatchEventType, path: string | undefined) => void

/** A watch of all that is below a folder. */
export interface TreeWatch {
  close: () => void
}

/**
 * Watches a folder and all folders in it. Node's own recursive watch does so on other systems than Linux; there it watches each
 * file, and tells nothing more of one once another has taken its place, which is how many editors save.
 */
export function watchTree(directory: string, listener: Listener): TreeWatch {
  if (process.platform === 'linux') return new FolderWatches(directory, listener)
  const watcher = watch(directory, { recursive: true }, (event, path) =>
    listener(event, path?.split(sep).join('/') ?? undefined),
  )
  watcher.on('error', () => listener('rename', undefined))
  return watcher
}

/** One watch for each folder, which tells of the files in it by their names. */
class FolderWatches implements TreeWatch {
  readonly #directory: string
  readonly #listener: Listener
  /** By their paths below the folder; that of the folder itself is empty. */
  readonly #watchers = new Map<string, FSWatcher>()

  constructor(directory: string, listener: Listener) {
    this.#directory = directory
    this.#listener = listener
    this.#add('')
  }

  close(): void {
    for (const watcher of this.#watchers.values()) watcher.close()
    this.#watchers.clear()
  }

  #add(path: string): void {
    const folder = join(this.#directory, path)
    try {
      const watcher = watch(folder, (event, name) => this.#tell(path, event, name))
      // The system may allow no more watches, or the folder may go.
      watcher.on('error', () => this.#listener('rename', undefined))
      this.#watchers.set(path, watcher)
      // Only then: a folder that appears later is told by the watch.
      for (const item of readdirSync(folder, { withFileTypes: true })) {
        const inside = toPath(path, item.name)
        if (item.isDirectory() && !this.#watchers.has(inside)) this.#add(inside)
      }
    } catch {
      this.#listener('rename', undefined)
    }
  }

  #tell(folder: string, event: WatchEventType, name: string | null): void {
    const path = name === null ? undefined : toPath(folder, name)
    // It may be another folder of the same name.
    if (event === 'rename' && path !== undefined) {
      this.#remove(path)
      if (lstatSync(join(this.#directory, path), { throwIfNoEntry: false })?.isDirectory()) this.#add(path)
    }
    this.#listener(event, path)
  }

  #remove(path: string): void {
    if (!this.#watchers.has(path)) return
    for (const [other, watcher] of this.#watchers) {
      if (other !== path && !other.startsWith(`${path}/`)) continue
      watcher.close()
      this.#watchers.delete(other)
    }
  }
}

function toPath(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`
}
