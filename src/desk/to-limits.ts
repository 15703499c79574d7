import type * as v from 'valibot'
import { messageOf } from '#engine/model/entries/issue-message.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { typed } from '#lib/say/figures.ts'
import { say, type Message } from '#lib/say/message.ts'
import { listItems, type Item } from './schema-items.ts'

/**
 * The limits of a field, each as a sentence: how long it may be, in which range, of which form, one of which values. They are those that the
 * check applies, so that they are never typed twice.
 * @param described what the description of the field says already
 * @param place with `isInForm`, without the form and the values, which controls of a form have themselves
 */
export function toLimits(schema: unknown, described = '', place: { isInForm?: boolean } = {}): Message[] {
  const items = listItems(schema)
  const ofFile = place.isInForm ? [] : [...toForm(items, described), ...toChoices(items, described)]
  const ofField = [...toRange(items), ...ofFile, ...toLengths(items)]
  const languages = toLanguages(schema)
  return ofField.length === 0 && languages ? toLimits(languages, described, place) : ofField
}

/** The schema of one language, where a field has a text in each. */
function toLanguages(schema: unknown): unknown {
  const { entries } = listItems(schema).find((item) => item.entries !== undefined) ?? {}
  if (typeof entries !== 'object' || entries === null) return undefined
  const names = Object.keys(entries)
  return names.length === locales.length && locales.every((locale) => names.includes(locale))
    ? Object.values(entries)[0]
    : undefined
}

function find(items: readonly Item[], type: string): number | undefined {
  const requirement = items.findLast((item) => item.type === type)?.requirement
  return typeof requirement === 'number' ? requirement : undefined
}

function toRange(items: readonly Item[]): Message[] {
  const least = find(items, 'min_value')
  const most = find(items, 'max_value')
  const isWhole = items.some(({ type }) => type === 'integer')
  if (least !== undefined && most !== undefined)
    return [
      isWhole
        ? say`A whole number from ${typed(least)} to ${typed(most)}.`
        : say`From ${typed(least)} to ${typed(most)}.`,
    ]
  if (least !== undefined) return [isWhole ? say`A whole number from ${typed(least)}.` : say`At least ${typed(least)}.`]
  if (most !== undefined) return [say`At most ${typed(most)}.`]
  return isWhole ? [say`A whole number.`] : []
}

/** The form of a text, in the words of the check, where the description has no example of it. A slug has none. */
function toForm(items: readonly Item[], described: string): Message[] {
  const forms = items.filter(({ type }) => type === 'regex' || type === 'url' || type === 'starts_with')
  return forms.flatMap(({ message }) => {
    if (typeof message !== 'string' || hasExample(described, message)) return []
    const issue: Pick<v.BaseIssue<unknown>, 'message'> = { message }
    return [say`${messageOf(issue as v.BaseIssue<unknown>)}.`] // it reads the message and, where there is one, the path
  })
}

const toShape = (text: string) => text.replaceAll(/\d+/g, '0')

/** True if a description shows a value of the form that a message shows. */
function hasExample(described: string, message: string): boolean {
  const example = / such as (.+)$/.exec(message)?.[1]
  return example !== undefined && toShape(described).includes(toShape(example))
}

function toChoices(items: readonly Item[], described: string): Message[] {
  const options = items.findLast((item) => item.type === 'picklist')?.options
  if (!Array.isArray(options)) return []
  const names = options.map(String)
  return names.every((name) => described.includes(name)) ? [] : [say`One of ${names.join(', ')}.`]
}

function toLengths(items: readonly Item[]): Message[] {
  const isList = items.some(({ type }) => type === 'array')
  const least = find(items, 'min_length') ?? 0
  const most = find(items, 'max_length')
  const exactly = find(items, 'length')
  if (exactly !== undefined) return [isList ? say`Exactly ${exactly} items.` : say`Exactly ${exactly} characters.`]
  if (!isList) return most === undefined ? [] : [say`At most ${most} characters.`]
  return [
    ...(least > 1 ? [say`At least ${least} items.`] : []),
    ...(most === undefined ? [] : [say`At most ${most} items.`]),
  ]
}
