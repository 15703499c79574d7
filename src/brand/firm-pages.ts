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
