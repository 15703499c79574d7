/** The id of the link in a page's head that names the script of the app. */
export const appLinkId = 'app'
