import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { GraphState } from '#engine/graph/build-graph.ts'
import { openGraphTables, type GraphTables } from '#engine/graph/graph-tables.ts'
import type { ImageAsset } from '#engine/model/images/image-variants.ts'
import { describeOutput } from '#engine/outputs/describe-outputs.ts'
import { openMissingCards, openMissingImages, type MissingOutputs } from '#engine/outputs/missing-outputs.ts'
import type { PageCard } from '#engine/outputs/social/to-card.ts'
import type { Damage } from '#engine/store/find-damage.ts'
import { isOwnFile } from '#engine/store/is-own-file.ts'
import { objectsFolder } from '#engine/store/objects.ts'
import { openOutput, type Output } from '#engine/store/open-output.ts'
import { rescueOutput } from '#engine/store/rescue-output.ts'
import { storeFile } from '#engine/store/schema.ts'
import { isDamage } from '#engine/store/store-error.ts'
import { listed, say, type Message } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { lookForDamage } from './look-for-damage.ts'

/** The output of a site, with what the build keeps in the same file. */
export interface BuildState {
  readonly output: Output
  readonly tables: GraphTables
  /** The graph as it is stored. */
  loadGraph: () => GraphState
  readonly missingCards: MissingOutputs<PageCard>
  readonly missingImages: MissingOutputs<ImageAsset>
  /**
   * To be called before something is written. The first time, it forgets what turned out to be damaged, so that it is made again, or
   * all, where the file itself is damaged. True if what was loaded before is not the state any more.
   * @throws {StoreError} where the file is damaged and is none of this program
   */
  repair: () => Promise<boolean>
  close: () => void
}

/**
 * Opens the output of a folder for a publish. Whether something in it is damaged is looked up meanwhile: see `repair`.
 * @param warn is told what is damaged
 * @throws {StoreError} as `openOutput` does
 */
export function openBuildState(directory: string, warn: (line: string) => void): BuildState {
  const file = join(directory, storeFile)
  const open = () => {
    const output = openOutput(directory)
    const { database } = output
    try {
      const tables = openGraphTables(database)
      // Read at once: what is damaged in it is found before anything is made.
      const graph = tables.load()
      return {
        output,
        tables,
        graph: graph as GraphState | undefined, // given away once
        missingCards: openMissingCards(database),
        missingImages: openMissingImages(database),
      }
    } catch (error) {
      output.close()
      throw error
    }
  }
  const isReplaced = (error: unknown) => isDamage(error) && isOwnFile(file)
  const replace = () => {
    warn(
      told(
        say`${file} is damaged, and cannot be repaired: the whole site is made again. Earlier releases are lost; where one of them was held, it is not held any more`,
      ),
    )
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
    rmSync(join(directory, objectsFolder), { recursive: true, force: true })
    return open()
  }
  const rescueOrReplace = () => {
    const rescued = rescueOutput(file)
    if (!rescued) return replace()
    const isWhole = rescued === 'all'
    warn(
      told(
        isWhole
          ? say`${file} was damaged, and is repaired: its rows are complete`
          : say`${file} was damaged, and is repaired: its releases are complete, and everything is made again`,
      ),
    )
    if (!isWhole) startAgain()
    return open()
  }
  /** Without what the publisher kept, all outputs are made again. Those that are no more must be known, to be removed. */
  const startAgain = () => {
    const { database, close } = openOutput(directory)
    const owners = database.prepare('select distinct owner from record where until is null').all()
    openGraphTables(database).startWith(owners.map(({ owner }) => String(owner)))
    close()
  }
  const openOrRepair = () => {
    try {
      return open()
    } catch (error) {
      if (!isReplaced(error)) throw error
      return rescueOrReplace()
    }
  }
  let opened = openOrRepair()
  let looking: ReturnType<typeof lookForDamage> | undefined = lookForDamage(directory)

  const forget = ({ contents, owners }: Damage) => {
    const { length: count } = contents
    const damaged = count === 1 ? say`1 content is damaged` : say`${count} contents are damaged`
    warn(
      told(
        owners.length > 0
          ? say`${file}: ${damaged}. Made again: ${describe(owners)}`
          : say`${file}: ${damaged}. Only earlier releases have them, so that nothing is made again`,
      ),
    )
    opened.output.noteDamage({ contents })
    // The social image of a page is made with the page.
    opened.tables.forget(owners.flatMap((owner) => [owner, owner.replace(/^card /, 'page ')]))
  }
  return {
    get output() {
      return opened.output
    },
    get tables() {
      return opened.tables
    },
    loadGraph: () => {
      const graph = opened.graph ?? opened.tables.load()
      opened.graph = undefined
      return graph
    },
    get missingCards() {
      return opened.missingCards
    },
    get missingImages() {
      return opened.missingImages
    },
    repair: async () => {
      if (!looking) return false
      const { found } = looking
      looking = undefined
      try {
        const damage = await found
        if (damage) forget(damage)
        return damage !== undefined
      } catch (error) {
        if (!isReplaced(error)) throw error
        opened.output.close()
        opened = rescueOrReplace()
        looking = lookForDamage(directory)
        return true
      }
    },
    close: () => {
      looking?.stop()
      opened.output.close()
    },
  }
}

/** The most outputs that are named. */
const limit = 10

function describe(owners: readonly string[]): Message {
  const rest = owners.length - limit
  const first = listed(owners.slice(0, limit).map(describeOutput))
  return rest > 0 ? say`${first} and ${rest} more` : first
}
