export const languagePacks = {}

export const cardTypeface = { name: 'hanken-grotesk', subsets: ['latin'] } as const

export const typeface = { file: 'hanken-grotesk' } as const

export const cardColours = { ground: '#1d4e89', square: '#f2c14e', section: '#d0e0f0', title: '#fff' } as const

export const cardBlends = [['ground', 'square', 6]] as const

export const drawCardBackground = (_place: object, _hasMark: boolean) => '<path d="M84 66h60v20H84z" fill="#f2c14e"/>'
