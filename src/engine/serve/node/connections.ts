import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { gateRequests, type RequestGate } from './request-gate.ts'

/** A connection with what is going on in it. */
export interface Connection {
  readonly socket: Socket
  readonly gate: RequestGate
  /** Requests that are being answered. */
  inFlight: number
  /** True if it has had a request. */
  isUsed: boolean
  /** True if it was opened above the limit. */
  isSurplus: boolean
  /** The last response. */
  response: ServerResponse | undefined
  /** The bytes of its earlier responses. */
  sentBefore: number
}

export interface Connections {
  all: () => Iterable<Connection>
  count: () => number
  find: (socket: Duplex) => Connection | undefined
  /** True if a request has to be refused: its connection is above the limit, and still is. */
  mustRefuse: (connection: Connection) => boolean
}

/** The part of the limit by which it may be exceeded, so that visitors are told; beyond it, connections are closed. */
const reserve = 0.1

/** The part of the limit that is closed at once to make room: then the search for idle ones is rare. */
const room = 0.1

/** After a search that found too little, the next one waits: every connection is looked at. */
const searchInterval = 1000

/**
 * The open connections of a server. At the limit, idle ones make room for new ones, those opened first before others:
 * browsers keep connections that they may never use again, and open new ones without asking anybody.
 */
export function trackConnections(server: Server, limit: number): Connections {
  const open = new Map<Duplex, Connection>()
  let nextSearch = 0
  const makeRoom = () => {
    if (performance.now() < nextSearch) return
    let wanted = Math.ceil(limit * room)
    for (const { socket, inFlight, isUsed } of open.values()) {
      if (!isUsed || inFlight > 0 || socket.readableLength > 0) continue
      socket.destroySoon()
      wanted--
      if (wanted === 0) return
    }
    nextSearch = performance.now() + searchInterval
  }

  server.maxConnections = Math.ceil(limit * (1 + reserve))
  server.on('connection', (socket: Socket) => {
    // For as long as the socket lives: Node takes its own away before it hands a socket over, with `connect` and `upgrade`, and
    // an error that nobody listens to ends the process. The end of the connection follows, and says all that there is to say.
    socket.on('error', () => undefined)
    const isSurplus = open.size >= limit
    const gate = gateRequests(socket, () => connection.inFlight > 0)
    const connection = { socket, gate, inFlight: 0, isUsed: false, isSurplus, response: undefined, sentBefore: 0 }
    open.set(socket, connection)
    socket.once('close', () => open.delete(socket))
    if (isSurplus) makeRoom()
  })
  return {
    all: () => open.values(),
    count: () => open.size,
    find: (socket) => open.get(socket),
    mustRefuse: (connection) => {
      connection.isSurplus &&= open.size > limit
      return connection.isSurplus
    },
  }
}
