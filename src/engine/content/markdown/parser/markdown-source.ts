/** A Markdown text, with the number of lines above it in its file. */
export interface MarkdownSource {
  name: string
  text: string
  linesAbove: number
  /** The title of the entry. */
  title?: string | undefined
}
