import { listed, say, type Message, type MessageValue } from '#lib/say/message.ts'
import { locales } from '../locale/locale.ts'

/** The first words of the commits of `npm run disclose`; stored records have them too. */
export const disclosingVerbs = ['Disclose', 'Withdraw', 'Postpone'] as const
export type DisclosingVerb = (typeof disclosingVerbs)[number]

/** Folders that a command names where they are not the usual ones. */
interface Places {
  content?: string
  out?: string
}

const reasons = locales.map((locale) => `--reason-${locale} "…"`)

/** The words behind `npm run disclose --`, with all that must be there. */
const wordsOf: Readonly<Record<DisclosingVerb | 'Correct', (id: string) => readonly MessageValue[]>> = {
  Disclose: (id) => [id, say`--by NAME`],
  Correct: (id) => ['correct', id],
  Withdraw: (id) => ['withdraw', id, say`--by NAME`, ...reasons],
  Postpone: (id) => ['postpone', id, say`--by NAME`, say`--opens-at MOMENT`, ...reasons],
}

/** A whole command that messages offer: whoever copies it replaces the capitals and the dots. @param id `disclosures/a` */
export function toDiscloseCommand(verb: keyof typeof wordsOf, id: string, { content, out }: Places = {}): Message {
  const words = [
    'npm run disclose --',
    ...wordsOf[verb](id),
    ...(content === undefined || content === 'content' ? [] : [`--content ${content}`]),
    ...(out === undefined || out === 'dist' || verb === 'Correct' ? [] : [`--out ${out}`]),
  ]
  return listed(words, ' ')
}
