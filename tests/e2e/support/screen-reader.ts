import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { virtual as VirtualReader } from '@guidepup/virtual-screen-reader'
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    screenReader: typeof VirtualReader
  }
}

/** The screen reader as a classic script: a module could not be added without changing the Content-Security-Policy. */
function toScript(): string {
  const file = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'))
  const exported = /export\s*\{[^}]*?([\w$]+) as virtual\s*\}/
  const module = readFileSync(file, 'utf8')
  if (!exported.test(module)) throw new Error('The screen reader exports something else')
  return `(() => {${module.replace(exported, (_all, name: string) => `window.screenReader = ${name}`)}\n})()`
}

let script: string | undefined

/** Adds a virtual screen reader to every document that the page opens from now on. */
export async function injectScreenReader(page: Page): Promise<void> {
  await page.addInitScript({ content: (script ??= toScript()) })
}

/** A phrase, and what it was said about. */
interface Spoken {
  phrase: string
  /** The language of the text, where it is not that of the page. */
  language: string
  /** True if NVDA, JAWS and VoiceOver leave it out: within an image, or a name that has just been said. */
  isUnsaid: boolean
}

/**
 * The phrases that a person hears who lets the screen reader read a part of the page from its start to its end: one phrase a line. A text in
 * another language than the page begins with that language in brackets. The page cannot be used afterwards.
 */
export async function readAloud(page: Page, selector: string): Promise<string[]> {
  const spoken = await page.evaluate(async (root) => {
    const container = document.querySelector<HTMLElement>(root)
    if (!container) throw new Error(`no ${root}`)
    // Its content is no element where scripts run.
    for (const part of container.querySelectorAll('noscript')) part.remove()
    // React parts a text where values are filled in, and words are marked; to a browser's accessibility tree it is one.
    for (const part of container.querySelectorAll('mark, strong, em, time, abbr')) part.replaceWith(...part.childNodes)
    const comments = document.createNodeIterator(container, NodeFilter.SHOW_COMMENT)
    const found: Node[] = []
    for (let node = comments.nextNode(); node; node = comments.nextNode()) found.push(node)
    for (const comment of found) comment.parentNode?.removeChild(comment)
    container.normalize()

    const { screenReader } = window
    await screenReader.start({ container })
    const start = await screenReader.lastSpokenPhrase()
    const phrases: Spoken[] = []
    const isNamedByText = /^(?:link|button|heading|cell|columnheader|rowheader|option|caption|group|table), /
    let named: { element: Element; phrase: string } | undefined
    for (let phrase = start; phrases.length === 0 || phrase !== start; phrase = await screenReader.lastSpokenPhrase()) {
      const node = screenReader.activeNode
      const element = node instanceof Element ? node : (node?.parentElement ?? null)
      const language = element?.closest<HTMLElement>('[lang]')?.lang ?? ''
      const plain = phrase.replace(/\s+/g, ' ').replace(/^caption, /, '')
      const isInName = node !== named?.element && named?.element.contains(node) && named.phrase.includes(plain)
      const isInImage = element?.matches('svg[role=img] *')
      const isFold = element?.matches('details') && plain.endsWith('group')
      phrases.push({
        phrase: phrase.replace(/\s+/g, ' '),
        language: language === document.documentElement.lang ? '' : language,
        isUnsaid: [isInName, isInImage, isFold].includes(true),
      })
      if (node instanceof Element && isNamedByText.test(phrase)) named = { element: node, phrase: plain }
      await screenReader.next()
    }
    await screenReader.stop()
    return phrases
  }, selector)
  return spoken
    .filter(({ phrase, isUnsaid }) => !isUnsaid && !unsaid.some((pattern) => pattern.test(phrase)))
    .map(({ phrase, language }) => (language === '' ? '' : `[${language}] `) + phrase.replace(item, toItem))
}

/** Phrases that the virtual reader says and others do not: roles of mere text, whole rows before their cells, the end of what is short. */
const unsaid = [
  // Without a name it is no landmark.
  /^(?:end of )?form$/,
  /^(?:end of )?(?:paragraph|generic|rowgroup|superscript)$/,
  /^end(?: of (?:link|button|heading|listitem|term|definition|article|cell|row|rowheader|columnheader|caption|image|option|radio|combobox)\b|, )/,
  /^row(?:,|$)/,
  /^not busy$/,
]

const item = /^listitem, level (\d+), position (\d+), set size (\d+)/

function toItem(_phrase: string, level: string, position: string, size: string): string {
  return `item ${position} of ${size}${level === '1' ? '' : `, level ${level}`}`
}
