/** The name of the site, the same in every language. */
export { siteName } from '#brand'
