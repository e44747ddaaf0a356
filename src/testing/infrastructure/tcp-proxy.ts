import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** The same for the duration of a test. */
export async function tcpProxy(serverUrl: string) {
  const proxy = await startTcpProxy(serverUrl)
  onTestFinished(proxy.end)
  return proxy
}

/** A proxy to a server that a test freezes or closes. */
export async function startTcpProxy(serverUrl: string) {
  const target = new URL(serverUrl)
  const sockets = new Set<Socket>()
  let isFrozen = false
  let isOpen = true
  let loseAnswerTo: string | null = null
  let lost = 0

  const server = createServer((client) => {
    if (!isOpen) return client.resetAndDestroy()
    const upstream = connect(Number(target.port), target.hostname)
    let losesAnswer = false
    client.on('data', (bytes) => {
      if (loseAnswerTo !== null && bytes.includes(loseAnswerTo)) {
        loseAnswerTo = null
        losesAnswer = true
      }
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      if (!losesAnswer) return client.write(bytes)
      lost += 1
      client.resetAndDestroy()
      upstream.destroy()
    })
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (isFrozen) from.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  // A database's own URL may name its Unix socket.
  url.searchParams.delete('host')

  return {
    url: url.href,
    /** Connections stay open and new ones are accepted, but no data passes. */
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    goOn() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    /** Closes every connection, and rejects new ones until `open`. */
    close() {
      isOpen = false
      for (const socket of sockets) socket.destroy()
    },
    open: () => void (isOpen = true),
    /** The next statement that contains this text reaches the server; its response is lost with the connection. */
    loseAnswerTo: (text: string) => void (loseAnswerTo = text),
    answersLost: () => lost,
    async end() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
