import { paper } from './read-sheet.ts'

/** The colours of documents that other sites frame, on the light scheme and on the dark one: those of paper. */
export const embedColours = {
  ground: paper('ground'),
  ink: paper('ink'),
  muted: paper('ink-muted'),
  line: paper('line'),
  link: paper('link'),
  mark: paper('mark'),
  notice: paper('notice'),
} as const
