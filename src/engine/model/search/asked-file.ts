import { ByteReader } from '#lib/search/byte-reader.ts'
import { ByteWriter } from '#lib/search/byte-writer.ts'
import { hashText } from '#lib/search/hash-text.ts'
import type { Question } from './read-question.ts'

/** The questions that have answers, by hashes: what a first query loads to know that there is none. */
export interface AskedFile {
  /** Changes with the answers. */
  check: string
  /** The places of the answers that a question may have, the first that counts first. */
  find: (question: Question) => readonly number[]
}

/** A question, and the place of its answer. */
export interface AskedPlace {
  question: Question
  place: number
}

export function writeAskedFile(check: string, asked: readonly AskedPlace[]): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter()
  writer.text(check)
  writer.number(asked.length)
  for (const { question } of asked) writer.number(hashQuestion(question))
  for (const { place } of asked) writer.number(place)
  return writer.finish()
}

export function parseAskedFile(bytes: Uint8Array): AskedFile {
  const reader = new ByteReader(bytes)
  const check = reader.text()
  const count = reader.number()
  const hashes = Array.from({ length: count }, () => reader.number())
  const places = hashes.map(() => reader.number())
  const byHash = new Map<number, number[]>()
  for (const [index, hash] of hashes.entries()) {
    const known = byHash.get(hash)
    const place = places[index] ?? 0
    if (known) known.push(place)
    else byHash.set(hash, [place])
  }
  return {
    check,
    find: (question) =>
      // Whoever asks what something is also takes what there is of it, and the other way round.
      [question.isDefinition, !question.isDefinition].flatMap(
        (isDefinition) => byHash.get(hashQuestion({ ...question, isDefinition })) ?? [],
      ),
  }
}

function hashQuestion({ key, isDefinition }: Question): number {
  return hashText(isDefinition ? `? ${key}` : key)
}
