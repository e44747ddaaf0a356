import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A port of this machine without a listener. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

/** A mail server that records the recipients. */
export async function mailServer(port: number) {
  const messages: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onData(stream, { envelope }, answer) {
      stream.resume()
      stream.on('end', () => {
        messages.push(...envelope.rcptTo.map(({ address }) => address))
        answer(null)
      })
    },
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return { messages, close: () => new Promise<void>((closed) => server.close(closed)) }
}
