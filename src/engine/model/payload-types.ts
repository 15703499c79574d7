import type { PayloadBase } from './payload.ts'
import type { RoutedName } from './site/collection-name.ts'
import type { Registered } from './site/register.ts'

/** The payload of any page: what the build makes of it, and the browser shows. */
export type Payload = Registered<'payload', PayloadBase & { kind: string }>
export type PayloadKind = Payload['kind']
export type PayloadOf<K extends PayloadKind> = Extract<Payload, { kind: K }>

/** The payloads of the pages of entries, by collection. */
export type EntryPayloads = Registered<'entryPayloads', Record<RoutedName, Payload>>

/** Entries as lists show them, by collection. */
export type ListItems = Registered<'listItems', Record<RoutedName, object>>
