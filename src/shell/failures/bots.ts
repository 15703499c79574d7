import { isbot } from 'isbot'

/**
 * Test tools and link previewers that `isbot` misses, or might miss in a later version. Zalo's previewer and its in-app
 * browser have the same name: visitors in that browser never see the error page.
 */
const moreBots =
  /Chrome-Lighthouse|Google-InspectionTool|PageSpeed|PTST|GTmetrix|Pingdom|Zalo|Viber|SkypeUriPreview|Slurp/i

/** True if a user agent is that of a search engine, a link previewer or a performance test. */
export function isBot(userAgent: string): boolean {
  // A headless browser alone does not count as a bot: crawlers that use one add their own name.
  return moreBots.test(userAgent) || isbot(userAgent.replace('HeadlessChrome', 'Chrome'))
}
