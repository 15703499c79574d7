/** The oldest versions that we support, which the code is built for; what they lack of what it uses: docs/browsers.md. */
export const oldestBrowsers = { chrome: 111, edge: 111, firefox: 121, safari: 16.4 } as const
