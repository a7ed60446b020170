import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A port of the loopback address that forwards connections to another one, and can be made to fail. */
export interface Forwarder {
  port: number
  /** Ends all connections and refuses new ones. */
  cut(): void
  /** Keeps connections and transports nothing. */
  stall(): void
  /** Forwards again. */
  heal(): void
  /** New connections go to another port. */
  moveTo(port: number): void
  close(): Promise<void>
}

export async function startForwarder(targetPort: number): Promise<Forwarder> {
  let currentPort = targetPort
  let state: 'open' | 'cut' | 'stalled' = 'open'
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket)).on('error', () => {})
    if (state === 'stalled') socket.pause()
  }
  const server = createServer({ allowHalfOpen: true }, (client) => {
    if (state === 'cut') return client.destroy()
    const target = connect({ port: currentPort, host: '127.0.0.1', allowHalfOpen: true })
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      keep(from)
      from.on('data', (part) => {
        if (!to.write(part)) from.pause()
      })
      to.on('drain', () => state !== 'stalled' && from.resume())
      from.once('end', () => to.end())
      from.once('close', () => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = 'cut'
      endAll()
    },
    stall() {
      state = 'stalled'
      for (const socket of sockets) socket.pause()
    },
    heal() {
      state = 'open'
      for (const socket of sockets) socket.resume()
    },
    moveTo(port) {
      currentPort = port
    },
    async close() {
      server.close()
      endAll()
      await once(server, 'close')
    },
  }
}
