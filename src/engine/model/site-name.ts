/** The name of the site, the same in every language; the colour of browsers around its pages; what a busy server says. */
export { busyTexts, siteName, themeColor } from '#brand'
