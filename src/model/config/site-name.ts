/** The name of the site in titles, feeds and sitemaps. */
export const siteName = 'SHS'
