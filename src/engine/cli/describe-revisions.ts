import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { factsFile } from '#engine/content/entries/read-facts.ts'
import { toDiscloseCommand } from '#engine/model/content/disclose-command.ts'
import { isRecord } from '#lib/records.ts'
import { say, type Message } from '#lib/say/message.ts'

interface TakenFolder {
  /** The folder of the content. */
  directory: string
  /** That of what was taken down: `disclosures/a`. */
  folder: string
  /** True if its collection is one of disclosures, which are corrected by a command. */
  isDisclosed: boolean
}

/** Lines about the others: those that it had corrected or replaced, and those that correct or replace it, and may say what it said. */
export function describeRevisions({ directory, folder, isDisclosed }: TakenFolder): Message[] {
  const [collection = '', own = ''] = folder.split('/')
  const revised = readRevised(directory, folder)
  const others = listFolders(join(directory, collection)).filter(
    (slug) => slug !== own && readRevised(directory, `${collection}/${slug}`).includes(own),
  )
  return [
    ...revised.map((slug) => {
      const id = `${collection}/${slug}`
      const told = say`${id} had been corrected or replaced by ${folder}: its page says so, and not what was right. Leave that folder in the content, by which that is known`
      return isDisclosed
        ? say`${told}. To say again what is right, without what had to go: ${toDiscloseCommand('Correct', id)}`
        : told
    }),
    ...others.map(
      (slug) =>
        say`${collection}/${slug} corrects or replaces ${folder}, and stays: its text, its documents and the values before the correction ("changes") may say what was taken down. Read them, and take it down too where they do`,
    ),
  ]
}

/** The entries that an entry says it corrects or replaces. */
function readRevised(directory: string, folder: string): string[] {
  const facts = readFacts(join(directory, folder, factsFile))
  if (!isRecord(facts)) return []
  const { corrects, supersedes } = facts
  const named = [isRecord(corrects) ? corrects['entry'] : undefined, supersedes]
  return named.filter((one) => typeof one === 'string')
}

/** Undefined where nobody can read them. */
function readFacts(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function listFolders(directory: string): string[] {
  try {
    return readdirSync(directory).toSorted()
  } catch {
    return []
  }
}
