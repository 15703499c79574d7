import { aboutSection, defaultOrigin, firmPages, siteName } from '#brand'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'
import type { Firm } from './to-firm.ts'

/** The section about the firm, in the addresses of a firm that has not chosen others. */
const neutralAbout = 've-chung-toi'

const slug = foldToSlug(siteName)

/** A part of an address without the name of the firm of this project: `gioi-thieu-abc` → `gioi-thieu`. */
function toNeutralSegment(segment: string): string {
  return segment === aboutSection ? neutralAbout : segment.replace(new RegExp(`(?:-tai)?-${slug}(?=$|\\.)`), '')
}

/** The address of a page of this project at another firm. */
export function toNeutralPath(path: string): string {
  return path.split('/').map(toNeutralSegment).join('/')
}

const escaped = siteName.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const ownWords = new RegExp(String.raw`(?<![\p{L}\d])${escaped}(?![\p{L}\d])`, 'gu')
const ownSlug = new RegExp(String.raw`(?<![\p{L}\d])${slug}(?![\p{L}\d])`, 'gu')
const ownHost = new URL(defaultOrigin).hostname

/** Parts of addresses that name the firm: those of `routes/`, and of the package. */
const segments = [...new Set([...Object.values(firmPages).flatMap((path) => path.split('/')), aboutSection])].filter(
  (one) => one.split('-').includes(slug),
)
const ownSegments = new RegExp(String.raw`(?<![\w-])(?:${segments.join('|')}|[a-z]+-tai-${slug})(?![\w-])`, 'g')

/** Where a file of this project is at another firm. */
export function renamePath(path: string, { slug: own }: Firm): string {
  return toNeutralPath(path).replace(`${slug}-website`, `${own}-website`)
}

/** A text of this project with the addresses of another firm. */
export function renameAddresses(text: string): string {
  return text.replaceAll(ownSegments, toNeutralSegment)
}

/** A page of `docs/` as another firm has it: its addresses, its name, its host, its package. */
export function renameWords(text: string, { short, hostname, slug: own }: Firm): string {
  return renameAddresses(text)
    .replaceAll(ownHost, hostname)
    .replaceAll(`${slug}-website`, `${own}-website`)
    .replaceAll(ownWords, () => short)
    .replaceAll(ownSlug, own)
}
