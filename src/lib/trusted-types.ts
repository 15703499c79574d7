/** The name of the only Trusted Types policy; the Content-Security-Policy allows no other. */
export const htmlPolicy = 'built-html'
