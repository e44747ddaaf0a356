import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { rateSharingProcess } from '#testing/builders/rentals/shared-rates.ts'

/** Returns the address of a server that is not Redis. Null: of a port where nothing listens. */
async function place(answer: ((socket: Socket) => void) | null): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    answer?.(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  if (answer === null) close()
  else onTestFinished(close)
  return `redis://:secret@127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test.for([
  { what: 'nothing', answer: null },
  { what: 'a server that never says a word', answer: () => {} },
  { what: 'a server that hangs up', answer: (socket: Socket) => socket.destroy() },
  {
    what: 'a web server',
    answer: (socket: Socket) => socket.on('data', () => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')),
  },
  {
    what: 'noise',
    answer: (socket: Socket) => socket.on('data', () => socket.write('\0\u0001%$!:9\r\n*3\r\n~\n')),
  },
  {
    what: 'a server that says yes to all',
    answer: (socket: Socket) => socket.on('data', () => socket.write('+OK\r\n')),
  },
  {
    what: 'an endless list',
    answer: (socket: Socket) => socket.on('data', () => socket.write('*1\r\n'.repeat(5_000))),
  },
])('where $what answers each process asks for itself, and it is told once at most', async ({ answer }) => {
  const url = await place(answer)
  const { lease, heard, warnings } = await rateSharingProcess({ url, timeoutMs: 50 })
  for (const key of ['a', 'b', 'c', 'd', 'e'])
    await (await lease(key)).release({ packed: Buffer.from('x'), leftMs: 1_000 })
  expect(heard).toEqual(['alone', 'alone', 'alone', 'alone', 'alone'])
  expect(warnings.length).toBeLessThanOrEqual(1)
  expect(warnings.join()).not.toContain('secret')
})

test('the pause between two connection attempts doubles, however much is asked meanwhile', async () => {
  const triedAt: number[] = []
  const url = await place((socket) => {
    triedAt.push(performance.now())
    socket.destroy()
  })
  const { find } = await rateSharingProcess({ url, timeoutMs: 50 })
  await expect
    .poll(async () => (await find('a')) && triedAt.length, { interval: 20 })
    .toBeGreaterThanOrEqual(3)
  const [first = 0, second = 0, third = 0] = triedAt
  expect((third - second) / (second - first)).toBeGreaterThan(1.5)
})
