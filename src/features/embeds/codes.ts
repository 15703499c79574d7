/** The documents that other sites may frame, by the part of their address. */
export const embedNames = ['co-phieu', 'su-kien-tiep-theo', 'cong-bo-moi-nhat'] as const
export type EmbedName = (typeof embedNames)[number]

/** All that their links need: pages of the site open beside the page that frames the document. */
export const embedSandbox = 'allow-popups allow-popups-to-escape-sandbox'

/** The heights in px at which nothing of them is cut off in a frame that is 280 px wide. */
export const embedHeights: Readonly<Record<EmbedName, number>> = {
  'co-phieu': 380,
  'su-kien-tiep-theo': 350,
  'cong-bo-moi-nhat': 270,
}
