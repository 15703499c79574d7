import Warning from 'virtual:icon/lucide/triangle-alert'
import Wrench from 'virtual:icon/lucide/wrench'
import type { NoticeKind } from './codes.ts'

/** The shape of a kind: a triangle for what has failed, a tool for what is planned. */
export function NoticeIcon({ kind }: { kind: NoticeKind }) {
  const Icon = kind === 'bao-tri' ? Wrench : Warning
  return <Icon className="size-5" aria-hidden="true" />
}
