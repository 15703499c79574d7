import type * as v from 'valibot'
import { Message } from '#lib/say/message.ts'
import { attachmentMessage } from './attachments-field.ts'
import { momentMessage } from './fields.ts'

// valibot keeps a text for each issue, so that a message with values goes beside it, for other languages.

/** The messages with values of actions of valibot, which have no place beside the text. */
const computed: readonly Message[] = [momentMessage, attachmentMessage]

/** The end of the path of an issue, with the message of the issue: of a raw check, whose message has values. */
export function withMessage(item: v.IssuePathItem, message: Message): v.IssuePathItem {
  return Object.assign(item, { said: message })
}

/** The message of an issue. Those without values are their own key. */
export function messageOf({ message, path }: v.BaseIssue<unknown>): Message {
  const last = path?.at(-1)
  if (last && 'said' in last && last.said instanceof Message && String(last.said) === message) return last.said
  return computed.find((one) => String(one) === message) ?? new Message(message)
}
