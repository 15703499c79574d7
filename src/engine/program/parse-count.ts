import { InvalidArgumentError } from '@commander-js/extra-typings'
import { say } from '#lib/say/message.ts'

/** For options and arguments that count something. @throws {InvalidArgumentError} */
export function parseCount(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new InvalidArgumentError(String(say`It is a whole number from 1.`))
}
