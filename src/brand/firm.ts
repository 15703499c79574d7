// This firm: its name, where its site is, and which pages it has. docs/deploy/own-firm.md says what else is of a firm.

/** The name of the site, the same in every language. */
export const siteName = 'SHS'

/** Where the site is, unless a setting says otherwise. */
export const defaultOrigin = 'https://shs.example'

/** See `idAuthority` of the model: never change it. */
export const idAuthority = 'shs.example'

/** The colour of browsers around its pages: the dark ground in the light scheme, as `npm run site -- brand check` compares. */
export const themeColor = '#052518'

/** Its own sets of icons, in `src/brand/icons/<set>/`. */
export const ownIconSets = ['shs'] as const

/** The first segment of the addresses about the firm, also the part of the site that a search can be limited to. */
export const aboutSection = 've-shs'

/** The routes about the firm, to which pages of other parts lead: folders and files of `routes/`. */
export const firmPages = {
  about: '/ve-shs',
  introduction: '/ve-shs/gioi-thieu-shs',
  milestones: '/ve-shs/chang-duong-phat-trien',
  awards: '/ve-shs/giai-thuong',
  leaders: '/ve-shs/doi-ngu-lanh-dao',
  structure: '/ve-shs/co-cau-to-chuc',
  sustainability: '/ve-shs/phat-trien-ben-vung',
} as const

/**
 * The routes whose pages the firm does not have, `/a`, or `/a/*` for all below it: nothing leads to them, and nobody need write them.
 */
export const leftOut: readonly string[] = []
