/** The name of the one policy that may turn text into HTML; it stands in the Content-Security-Policy. */
export const htmlPolicy = 'built-html'
