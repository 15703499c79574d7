import { isbot } from 'isbot'

/**
 * Testers and previewers that `isbot` misses, or might come to miss. Zalo's preview and Zalo's own browser carry the same
 * word; its visitors lose the error page, and keep what they were reading.
 */
const named =
  /Chrome-Lighthouse|Google-InspectionTool|PageSpeed|PTST|GTmetrix|Pingdom|Zalo|Viber|SkypeUriPreview|Slurp/i

/** Whether a search engine, a link previewer or a performance tester says so of itself. */
export function isBot(userAgent: string): boolean {
  // A headless browser alone is an engine, not a reader: crawlers that drive one add their name.
  return named.test(userAgent) || isbot(userAgent.replace('HeadlessChrome', 'Chrome'))
}
