import { say } from '#lib/say/message.ts'
import type { Losses } from './losses.ts'

/** Elements that show something of another place, or run; what they are is said, and they are left out. */
const elements = /<(iframe|script|object|embed|form|video|audio|canvas|svg|math)\b[^>]*>/gi

/** Names what Markdown cannot keep of HTML: each element with where it leads. */
export function findDropped(html: string, losses: Losses): void {
  for (const [tag, name = ''] of html.matchAll(elements)) {
    const source = /\b(?:src|data|action)=["']([^"']+)["']/i.exec(tag)?.[1]
    const element = `<${name.toLowerCase()}>`
    losses.add(source === undefined ? say`${element} was left out` : say`${element} was left out: ${source}`)
  }
  if (/\b(?:colspan|rowspan)\s*=\s*["']?[2-9]/i.test(html))
    losses.add(say`Merged cells: each stands once, and the others are empty`)
  for (const [, name = ''] of html.matchAll(/<!-- wp:([\w/-]+)[^>]*?\/-->/g))
    losses.add(say`The block ${name}, which WordPress fills when it shows the page, was left out`)
}
