/** `news-2026` → `/sitemap/news-2026.xml`. */
export function toSitemapUrl(name: string): string {
  return `/sitemap/${name}.xml`
}

export const sitemapIndexUrl = '/sitemap.xml'
