import { redirectsFile } from '#engine/content/redirects/redirects-file.ts'
import { attachmentsPath } from '#engine/model/entries/attachments.ts'
import { say, type Message } from '#lib/say/message.ts'

/**
 * The warning for a page or document that a release has not, and the one before had.
 * @param heldBack the slugs of what has errors, and is left out until they are mended
 */
export function describeRemovedAddress(path: string, heldBack: readonly string[] = []): Message {
  const advice = toAdvice(path, heldBack)
  return say`${path} is published now but not part of this build; ${advice}`
}

function toAdvice(path: string, heldBack: readonly string[]): Message {
  const names = path.split('/')
  if (names.some((name) => heldBack.includes(name)))
    return say`it returns once the errors of its entry are mended, which are below`
  if (path.startsWith(attachmentsPath)) return say`list its file in "attachments" again`
  return say`put its folder back, or give it its former name (git restore FOLDER, or git mv NEW OLD); what must not apply any more stays with "status: withdrawn". If its address has changed, write where it leads now in ${redirectsFile}`
}
