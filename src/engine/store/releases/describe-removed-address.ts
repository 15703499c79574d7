import { attachmentsPath } from '#engine/model/entries/attachments.ts'
import { redirectsFile } from '#engine/model/urls/redirects.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

/** The warning for a page or document that a release has not, and the one before had. */
export function describeRemovedAddress(path: string): string {
  const advice = path.startsWith(attachmentsPath)
    ? say`list its file in "attachments" again`
    : say`restore its entry with "status: withdrawn", or add a redirect in ${redirectsFile}`
  return told(say`${path} is published now but not part of this build; ${advice}`)
}
