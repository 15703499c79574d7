/** How long a news sitemap lists an entry: search engines take only the last two days. */
export const newsWindowMs = 48 * 60 * 60 * 1000
