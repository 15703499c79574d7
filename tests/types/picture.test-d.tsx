// Compiled, never run: an image of the content has a size and alternative text.
import type { Picture as PictureData } from '#engine/model/images/picture.ts'
import { Picture } from '#ui/picture.tsx'

export function pictures(image: PictureData) {
  const { alt: _alt, ...withoutAlt } = image
  const { width: _width, ...withoutWidth } = image
  return [
    <Picture key="1" image={image} />,
    <Picture key="2" image={image} isLargest />,
    // @ts-expect-error no alternative text
    <Picture key="3" image={withoutAlt} />,
    // @ts-expect-error no width: the content below would shift
    <Picture key="4" image={withoutWidth} />,
    // @ts-expect-error a URL without sizes
    <Picture key="5" image="/cover.jpg" />,
  ]
}
