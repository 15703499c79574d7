import { firmPages } from '#brand'
import { ascending } from '#lib/order.ts'
import { toNeutralPath } from './rename-words.ts'

/** The pages that a new site has, by their addresses in this project: the other routes wait until the firm writes theirs. */
const begun: ReadonlySet<string> = new Set([
  '/',
  '/trang-chu',
  '/tim-kiem',
  firmPages.about,
  firmPages.introduction,
  '/tin-tuc',
  '/tin-tuc/tin-tuc-moi-nhat',
  '/ho-tro',
  '/ho-tro/lien-he',
  '/dieu-khoan-va-dieu-kien',
])

/** Pages of `content/` without a route, to which code leads where they are there. */
const cited = ['/dieu-khoan-va-dieu-kien/bao-ve-du-lieu-ca-nhan']

/** The pages that a new site leaves out, of all that routes need: `/a/*` where it leaves out all below `/a`. */
export function toLeftOut(required: Iterable<string>): string[] {
  const all = [...required]
  const absent = [...all.filter((path) => !begun.has(path)), ...cited].toSorted(ascending)
  const present = all.filter((path) => begun.has(path))
  const isWhole = (path: string) =>
    absent.some((one) => one.startsWith(`${path}/`)) && present.every((one) => !one.startsWith(`${path}/`))
  const whole = absent.filter(isWhole)
  const tops = absent.filter((path) => whole.every((one) => !path.startsWith(`${one}/`)))
  return tops.flatMap((path) => (isWhole(path) ? [path, `${path}/*`] : [path])).map(toNeutralPath)
}
