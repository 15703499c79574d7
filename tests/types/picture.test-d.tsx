// Compiled, never run: an image of the content comes with its size and its words.
import type { Picture as PictureData } from '#model/images/picture.ts'
import { Picture } from '#ui/picture.tsx'

export function pictures(image: PictureData) {
  const { alt: _alt, ...withoutAlt } = image
  const { width: _width, ...withoutWidth } = image
  return [
    <Picture key="1" image={image} />,
    <Picture key="2" image={image} isLargest />,
    // @ts-expect-error no words for whoever does not see it
    <Picture key="3" image={withoutAlt} />,
    // @ts-expect-error no width: what stands below would move
    <Picture key="4" image={withoutWidth} />,
    // @ts-expect-error an address alone says nothing of sizes
    <Picture key="5" image="/cover.jpg" />,
  ]
}
