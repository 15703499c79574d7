import type { Message } from '#lib/say/message.ts'
import type { PostReader } from './source-item.ts'

/** A source, as a reader is asked to read it. */
export interface ReaderRequest {
  /** As it was typed: a file, a folder or an address. */
  source: string
  /** The file of `--fields`: which column or field of the source is which of a post. */
  fields?: string
  /** A folder that is kept between runs, for what a reader must remember to go on. */
  workFolder: string
  /** Called with how much of the source is read, from 0 to 1, where that is known. */
  onProgress: (part: number) => void
}

/** A kind of source: how it is known, and how it is read. */
export interface ReaderKind {
  /** As `--from` names it. */
  name: string
  /** For the help, in a few words. */
  says: Message
  /** True for a source that can only be of this kind; its beginning may be read. */
  knows: (source: string) => Promise<boolean>
  /** Begins to read. @throws {ProgramError} where the source is not there, or is another kind of thing */
  open: (request: ReaderRequest) => PostReader
}
