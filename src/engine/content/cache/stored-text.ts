import type { Heading, Text, TextSection, TextSteps } from '#engine/model/entries/entry.ts'
import type { TextMatter } from '#engine/model/entries/text.ts'
import type { BodyPlace, LoadBody } from './load-body.ts'

/** A text of the cache. Its body is not in memory: each use of a part of it loads it. */
export class StoredText implements Text {
  readonly title: string
  readonly summary: string
  readonly coverAlt: TextMatter['coverAlt']
  readonly seo: TextMatter['seo']
  readonly isEmpty: boolean
  readonly #anchors: string
  readonly #body: StoredBody

  constructor({ title, summary, coverAlt, seo }: TextMatter, { isEmpty, anchors }: TextOutline, body: StoredBody) {
    this.title = title
    this.summary = summary
    this.coverAlt = coverAlt
    this.seo = seo
    this.isEmpty = isEmpty
    this.#anchors = anchors
    this.#body = body
  }

  get anchors(): string[] {
    return this.#anchors === '' ? [] : this.#anchors.split(' ')
  }

  get html(): string {
    return this.#load().html
  }

  get headings(): Heading[] {
    return this.#load().headings
  }

  get intro(): string {
    return this.#load().intro
  }

  get sections(): TextSection[] {
    return this.#load().sections
  }

  get steps(): TextSteps | undefined {
    return this.#load().steps
  }

  #load(): ReturnType<LoadBody> {
    return this.#body.loadBody(this.#body, this.title)
  }
}

/** The part of a text that is in memory while its body is not. */
export interface TextOutline {
  isEmpty: boolean
  /** The ids of its headings, separated by spaces. */
  anchors: string
}

/** Where the body of a text is, and what loads it. */
export interface StoredBody extends BodyPlace {
  loadBody: LoadBody
}
