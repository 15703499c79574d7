import { InvalidArgumentError } from '@commander-js/extra-typings'
import { locales, type Locale } from '../../../src/engine/model/locale/locale.ts'
import { parseCount } from '../../../src/engine/program/parse-count.ts'
import { createBenchProgram } from '../create-bench-program.ts'
import { slowProfile } from './profile.ts'

/** A program that measures pages in the browser, with the options that all of these share. */
export function createPageProgram(name: string, description: string) {
  return createBenchProgram(name, description)
    .option('--out <dir>', 'folder of the published site', 'dist')
    .option('--rounds <count>', 'how often everything is measured, in turn; medians count', parseCount, 5)
    .option('--locale <locale>', 'only one language', parseLocale)
    .option('--cpu <times>', 'how many times slower the processor is', parseNumber, slowProfile.cpu)
    .option('--rtt <ms>', 'milliseconds until a request is answered', parseNumber, slowProfile.roundTripMs)
    .option('--mbps <mbps>', 'megabits per second to the visitor', parseNumber, slowProfile.downMbps)
    .option(
      '--compare <name=dir>',
      'another site: a published one, or its folder of static files (repeatable)',
      collectPairs,
      {},
    )
    .option(
      '--compare-path <page=path>',
      'a page of sites of static files: article=/news/x/ (repeatable)',
      collectPairs,
      {},
    )
}

export function parseLocale(text: string): Locale {
  const locale = locales.find((one) => one === text)
  if (locale) return locale
  throw new InvalidArgumentError(`It is one of ${locales.join(', ')}.`)
}

export function parseNumber(text: string): number {
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It is a number from 0, such as 1.6.')
}

/** Collects options such as `--compare name=value`, by the name. */
export function collectPairs(text: string, earlier: Readonly<Record<string, string>>): Record<string, string> {
  const [, name, value] = /^([^=]+)=(.+)$/.exec(text) ?? []
  if (name === undefined || value === undefined) throw new InvalidArgumentError('It has the form name=value.')
  return { ...earlier, [name]: value }
}
