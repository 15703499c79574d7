/** The id of the link in a page's head that names the script of the app. */
export const appLinkId = 'app'

/** The id of the template in a page's head that holds all links to scripts, which fetches nothing until the first script takes them out. */
export const laterId = 'later'
