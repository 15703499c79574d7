import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A line of text of a page, in pixels of the document. */
interface Line {
  text: string
  x: number
  y: number
  width: number
  height: number
}

/** The least difference between the lightest and the darkest pixel of a line that can be read, of 255. */
const leastContrast = 40

/** Takes a picture of the whole page without scrolling. Returns the lines of text that are not painted in it. */
export async function findUnpainted(page: Page): Promise<string[]> {
  const before = await page.evaluate(readLines)
  const { data, info } = await sharp(await takePicture(page))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // The picture may move what waits for scrolling into its place.
  const after = await page.evaluate(readLines)
  const isPainted = ({ x, y, width, height }: Line) => {
    let least = 255
    let most = 0
    for (let row = Math.max(0, Math.floor(y)); row < Math.min(info.height, y + height); row++) {
      for (let column = Math.max(0, Math.floor(x)); column < Math.min(info.width, x + width); column++) {
        const value = data[(row * info.width + column) * info.channels] ?? 0
        if (value < least) least = value
        if (value > most) most = value
      }
    }
    return most - least >= leastContrast
  }
  const unpainted = before.filter((line, index) => !isPainted(line) && !isPainted(after[index] ?? line))
  return unpainted.map(({ text, x, y }) => `${text} (at ${Math.round(x)}, ${Math.round(y)})`)
}

/** Of the whole page, at once: Playwright waits until the window has another size. */
async function takePicture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  const clip = { ...cssContentSize, scale: 1 }
  const { data } = await session.send('Page.captureScreenshot', { captureBeyondViewport: true, clip })
  await session.detach()
  return Buffer.from(data, 'base64')
}

/** In the page: all lines of text that a document of this width shows, also those that have no opacity. */
function readLines(): Line[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const text = node.textContent?.trim() ?? ''
    const parent = node.parentElement
    if (text === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      // What is clipped is for screen readers, or scrolls in its box.
      let [left, top, right, bottom] = [rect.left, rect.top, rect.right, rect.bottom]
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(box)
        if ((overflowX === 'visible' && overflowY === 'visible') || display === 'inline') continue
        const clip = box.getBoundingClientRect()
        left = Math.max(left, clip.left)
        top = Math.max(top, clip.top)
        right = Math.min(right, clip.right)
        bottom = Math.min(bottom, clip.bottom)
      }
      left = Math.max(left, 0)
      top = Math.max(top, -scrollY)
      right = Math.min(right, document.documentElement.clientWidth)
      if (right - left < 3 || bottom - top < 3) continue
      lines.push({
        text: text.slice(0, 60),
        x: left + scrollX,
        y: top + scrollY,
        width: right - left,
        height: bottom - top,
      })
    }
  }
  return lines
}
