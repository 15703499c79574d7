/** The colours of documents that other sites frame, on the light scheme and on the dark one: those of paper in colours.css. */
export const embedColours = {
  ground: ['#fff', '#0b1511'],
  ink: ['#10201a', '#edf4f0'],
  muted: ['#5a6863', '#94a59c'],
  line: ['#dde4e0', '#263730'],
  link: ['#1a5492', '#8fc0f4'],
  mark: ['#0d7a46', '#3fa973'],
  notice: ['#74510a', '#e6c478'],
} as const
