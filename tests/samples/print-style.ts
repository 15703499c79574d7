/** In points, as everything printed. */
export const pageMargin = 60

export const colors = {
  ink: '#10201a',
  muted: '#5a6863',
  line: '#b8c4be',
  surface: '#f5f8f6',
  brand: '#0a6239',
  sample: '#74510a',
  sampleGround: '#fdf6e7',
} as const

/** In both languages on every page, whatever the document's: a page may be read alone. */
export const sampleMark = 'DỮ LIỆU MINH HOẠ · SAMPLE DATA'
