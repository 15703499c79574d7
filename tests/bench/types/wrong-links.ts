/** A file with links that must not compile, and one that must: its file, its text, and its lines with an error. */
export interface WrongLinks {
  file: string
  text: string
  lines: readonly number[]
}

const lines: readonly (readonly [code: string, isWrong: boolean])[] = [
  ["import { toHref } from '#engine/model/urls/href.ts'", false],
  ["import { Link } from '#ui/link.tsx'", false],
  ['export const links = [', false],
  ['  <Link key="1" to="/ve-shs" />,', false],
  ['  <Link key="2" to="/ve-shs/khong-co" />,', true],
  ['  <Link key="3" to="/tin-tuc/$slug" />,', true],
  ['  <Link key="4" to="/tin-tuc/$slug" params={{ code: \'a\' }} />,', true],
  ['  <Link key="5" to="/tin-tuc/thong-bao" search={{ page: 2 }} />,', true],
  [']', false],
  ['export const hrefs = [', false],
  ["  toHref('/ve-shs'),", false],
  ["  toHref('/ve-shs/khong-co'),", true],
  ["  toHref('/tin-tuc/$slug'),", true],
  [']', false],
]

export const wrongLinks: WrongLinks = {
  file: 'src/shell/wrong-links.tsx',
  text: `${lines.map(([code]) => code).join('\n')}\n`,
  lines: lines.flatMap(([, isWrong], index) => (isWrong ? [index + 1] : [])),
}
