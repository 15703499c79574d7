import { resolve } from 'node:path'
import * as v from 'valibot'
import { openListmonk } from '#engine/alerts/open-listmonk.ts'
import { openTold } from '#engine/alerts/open-told.ts'
import { sendAlerts, type Send } from '#engine/alerts/send-alerts.ts'
import { ConfigError, parseSettings } from '#engine/model/config/parse-settings.ts'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { parseCount } from '#engine/program/parse-count.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { told as toText } from '#lib/say/speech.ts'

const program = createProgram(
  'npm run site -- alerts send',
  'Tells the subscribers of the e-mail alerts what is new in the feeds of the site, through a listmonk; for a timer, every few minutes.',
)
  .option('--from <origin>', 'where the site is read; by default SITE_ORIGIN')
  .option('--log <file>', 'what was sent', 'alerts.sqlite')
  .option('--limit <count>', 'the most messages to a list at once', parseCount, 10)
  .option('--dry-run', 'says what would be sent, and sends nothing')
  .option('--note', 'notes what is new as sent, and sends nothing')
  .parse()

const textField = v.pipe(
  v.string(() => toText(say`must be set`)),
  v.nonEmpty(() => toText(say`must be set`)),
)

/** The access to the service, which the site itself does not need. */
const accessSchema = v.object({
  ALERTS_API_USER: textField,
  ALERTS_API_TOKEN: textField,
  ALERTS_TEMPLATE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,8}$/, () => toText(say`must be the number of a template`)),
      v.transform(Number),
    ),
  ),
})

await runProgram(async () => {
  const { from, log, limit, dryRun, note } = program.opts()
  const { alerts: service, origin } = parseSiteConfig(process.env)
  if (!service) throw new ProgramError(say`There are no alerts: SITE_ALERTS_URL and SITE_ALERTS_LISTS are not set`)
  const told = openTold(resolve(log))
  try {
    const failures = await sendAlerts({
      service,
      origin: from ?? origin,
      told,
      limit: note === true ? Infinity : limit,
      send: await toSend(service.origin, { isDry: dryRun === true, isNoted: note === true }),
      print: (line) => console.info(toText(line)),
    })
    for (const { message } of failures) console.error(message)
    if (failures.length > 0) process.exitCode = 1
  } finally {
    told.close()
  }
}, [ConfigError])

/** How a message is sent: by the service, not at all, or noted as sent. */
async function toSend(
  origin: string,
  { isDry, isNoted }: { isDry: boolean; isNoted: boolean },
): Promise<Send | undefined> {
  if (isDry) return undefined
  if (isNoted) return () => Promise.resolve(null)
  const {
    ALERTS_API_USER: user,
    ALERTS_API_TOKEN: token,
    ALERTS_TEMPLATE: template,
  } = parseSettings(accessSchema, process.env)
  return openListmonk({ origin, user, token, template })
}
