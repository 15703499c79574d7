import { expect, test } from 'vitest'
import { isBot } from './bots.ts'

const android = 'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko)'
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [
    'Googlebot smartphone',
    `${android} Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  ],
  ['bingbot', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
  ['Twitterbot', 'Twitterbot/1.0'],
  ['Slackbot', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
  ['LinkedInBot', 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)'],
  ['TelegramBot', 'TelegramBot (like TwitterBot)'],
  ['DuckDuckBot', 'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)'],
  ['AhrefsBot', 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)'],
  ['coccocbot-web', 'Mozilla/5.0 (compatible; coccocbot-web/1.0; +http://help.coccoc.com/searchengine)'],
  ['facebookexternalhit', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  ['WhatsApp', 'WhatsApp/2.23.20.0'],
  ['Zalo', 'Zalo/1.0'],
  ['Zalo in a browser', `${iphone} Mobile/15E148 Zalo iOS/525 ZaloTheme/light ZaloLanguage/vn`],
  ['Yahoo Slurp', 'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)'],
  ['Chrome-Lighthouse', `${desktop} Chrome/141.0.0.0 Safari/537.36 Chrome-Lighthouse`],
  ['Lighthouse in a headless browser', `${desktop} HeadlessChrome/141.0.0.0 Safari/537.36 Chrome-Lighthouse`],
  [
    'Google-InspectionTool',
    `${android} Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0;)`,
  ],
  ['PTST', `${desktop} Chrome/141.0.0.0 Safari/537.36 PTST/240911.195943`],
  ['PTST without a version', `${desktop} Chrome/141.0.0.0 Safari/537.36 PTST`],
  ['GTmetrix', `${desktop} Chrome/141.0.0.0 Safari/537.36 GTmetrix`],
])('a bot: %s', (_name, userAgent) => {
  expect(isBot(userAgent)).toBe(true)
})

test.each([
  ['Chrome', `${desktop} Chrome/141.0.0.0 Safari/537.36`],
  ['Chrome on Android', `${android} Chrome/141.0.0.0 Mobile Safari/537.36`],
  ['Edge', `${desktop} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
  ['Safari on iPhone', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'],
  ['Cốc Cốc', `${desktop} coc_coc_browser/132.0.0 Chrome/126.0.0.0 Safari/537.36`],
  [
    'CUBOT X18',
    'Mozilla/5.0 (Linux; Android 9; CUBOT X18) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.73 Mobile Safari/537.36',
  ],
  [
    'CUBOT_X18_Plus',
    'Mozilla/5.0 (Linux; Android 8.0.0; CUBOT_X18_Plus) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.73 Mobile Safari/537.36',
  ],
  [
    'Google Pixel',
    'Mozilla/5.0 (Linux; Android 15; Google Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  ],
  ['a headless browser without a name', `${desktop} HeadlessChrome/141.0.0.0 Safari/537.36`],
  ['nothing', ''],
])('not a bot: %s', (_name, userAgent) => {
  expect(isBot(userAgent)).toBe(false)
})
