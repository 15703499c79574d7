export interface PictureProps {
  image: {
    avif?: { srcSet: string; sizes: string }
    webp?: { srcSet: string; sizes: string }
    src: string
    width: number
    height: number
    alt: string
    lang?: string
  }
  /** The largest image of its page is loaded with priority; all others are loaded lazily. */
  isLargest?: boolean
  className?: string
}

/** An image of the content, in the size that the screen needs. Width and height keep its space free until it has loaded. */
export function Picture({ image: { avif, webp, alt, ...image }, isLargest, className }: PictureProps) {
  return (
    <picture>
      {avif && <source type="image/avif" {...avif} />}
      {webp && <source type="image/webp" {...webp} />}
      <img
        {...(isLargest ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        {...image}
        alt={alt}
        className={className}
      />
    </picture>
  )
}
