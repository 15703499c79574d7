export interface PictureProps {
  image: { webp: string; sizes: string; src: string; width: number; height: number; alt: string; lang?: string }
  /** The largest of its page: it is asked for before the style and the script are read. All others wait to be seen. */
  isLargest?: boolean
  className?: string
}

/** An image of the content in the size that the screen needs. Its place is kept free before it is there. */
export function Picture({ image: { webp, sizes, alt, ...image }, isLargest, className }: PictureProps) {
  return (
    <picture>
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        {...(isLargest ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        {...image}
        alt={alt}
        className={className}
      />
    </picture>
  )
}
