import { once } from 'node:events'
import { connect } from 'node:net'
import { answerParent } from '../child.ts'

/** Requests to send over a few keep-alive connections, until the time is up or all are sent. */
export type Load = {
  port: number
  /** Complete HTTP/1.1 requests. */
  requests: string[]
  connections: number
  ms: number
  /** Sends each once; by default repeats from the first. */
  once?: boolean
  /** Busy polling, for replies within microseconds. During slower work it would take a core from the server. */
  awake?: boolean
  /** Max pause between the requests of a connection, as people pause; by default none. */
  pauseMs?: number
}

/** Responses per second, and the duration of each in milliseconds. */
export type LoadResult = { perSecond: number; took: number[] }

answerParent(sendLoad)

async function sendLoad({
  port,
  requests,
  connections,
  ms,
  once: onlyOnce = false,
  awake = false,
  pauseMs = 0,
}: Load): Promise<LoadResult> {
  const startedAt = performance.now()
  const took: number[] = []
  let next = 0
  const take = () => {
    if (performance.now() - startedAt > ms || (onlyOnce && next >= requests.length)) return null
    return requests[next++ % requests.length] ?? null
  }
  const stopPolling = awake ? stayAwake() : () => {}
  await Promise.all(Array.from({ length: connections }, () => sendAlong(port, take, took, pauseMs)))
  stopPolling()
  return { perSecond: (took.length / (performance.now() - startedAt)) * 1000, took }
}

/**
 * Polls for replies without sleeping: the system charges waking a sleeping reader to the writer, a cost that a server
 * faster than its reader would not pay.
 */
function stayAwake(): () => void {
  let awake = true
  const poll = () => void (awake && setImmediate(poll))
  poll()
  return () => void (awake = false)
}

/**
 * Sends one request at a time over one connection. It uses raw TCP and parses only the end of a reply: a full
 * HTTP client would be slower than the servers it measures.
 */
async function sendAlong(
  port: number,
  take: () => string | null,
  took: number[],
  pauseMs: number,
): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  const { promise: done, resolve, reject } = Promise.withResolvers<void>()
  let reply: Reply | null = null
  let sentAt = 0
  const send = () => {
    const request = take()
    if (request === null) return void socket.end(resolve)
    sentAt = performance.now()
    socket.write(request)
  }
  socket.on('error', reject)
  socket.on('close', () => reject(new Error('the server hung up')))
  socket.on('data', (bytes: Buffer) => {
    try {
      reply = readOn(reply, bytes)
    } catch (fault) {
      socket.destroy()
      return reject(fault)
    }
    if (!reply.whole) return
    took.push(performance.now() - sentAt)
    reply = null
    if (pauseMs === 0) return send()
    setTimeout(send, Math.random() * pauseMs)
  })
  send()
  await done
}

/** `left`: bytes still to come; null for a chunked reply. */
type Reply = { head: Buffer | null; left: number | null; whole: boolean }

function readOn(reply: Reply | null, bytes: Buffer): Reply {
  if (reply && !reply.head) return continued(reply, bytes)
  const before = reply?.head ? Buffer.concat([reply.head, bytes]) : bytes
  const end = before.indexOf('\r\n\r\n')
  if (end < 0) return { head: before, left: 0, whole: false }
  const head = before.toString('latin1', 0, end).toLowerCase()
  if (!/^http\/1\.1 20[01]/.test(head)) throw new Error(`not answered: ${before.toString('utf8', 0, 1000)}`)
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1]
  const left = length === undefined ? null : Number(length)
  return continued({ head: null, left, whole: false }, before.subarray(end + 4))
}

function continued({ left }: Reply, bytes: Buffer): Reply {
  if (left === null) return { head: null, left, whole: bytes.subarray(-5).equals(LAST_CHUNK) }
  return { head: null, left: left - bytes.length, whole: left === bytes.length }
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n')
