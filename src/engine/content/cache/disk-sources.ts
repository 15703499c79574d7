import { readFileSync } from 'node:fs'
import type { Locale } from '#engine/model/locale/locale.ts'
import { factsFile } from '../entries/read-facts.ts'
import type { EntrySources } from '../entries/read-result.ts'
import { splitFrontmatter } from '../markdown/split-frontmatter.ts'
import { Diagnostics } from '../source/diagnostics.ts'
import { decodeSource } from '../source/source-file.ts'

/** The sources of an entry, read from its folder when an error needs them. A file that is gone has an empty source. */
export class DiskSources implements EntrySources {
  /** Its path, with a slash at its end. The same sources may be found elsewhere later: a copy of them is deleted. */
  folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  get facts(): EntrySources['facts'] {
    return () => this.#read(factsFile)
  }

  get matter(): EntrySources['matter'] {
    return (locale: Locale) => {
      const name = `${locale}.md`
      return splitFrontmatter({ name, text: this.#read(name) }, new Diagnostics())?.matter?.text ?? ''
    }
  }

  get text(): EntrySources['text'] {
    return (locale: Locale) => this.#read(`${locale}.md`)
  }

  #read(name: string): string {
    try {
      return decodeSource(readFileSync(this.folder + name)).normalize('NFC')
    } catch {
      return ''
    }
  }
}
