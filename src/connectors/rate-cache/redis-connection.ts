import { createClient, ErrorReply, RESP_TYPES } from '@redis/client'

/** Connecting is several questions: it may take so many times as long as one. */
const QUESTIONS_TO_CONNECT = 10

/** A connection is given up after so many questions in a row without an answer in time, */
const SILENT_LIMIT = 3

/** and another is tried after this long; after twice as long each time that nothing was answered on it. */
const FIRST_REST_MS = 1000
const LONGEST_REST_MS = 30_000

type Wanted = {
  url: string
  /** What a question may take. */
  timeoutMs: number
  /** Hears of the end of a connection, or that there is none, once until there is one again. */
  onLost: (why: string) => void
  onConnected: () => void
  /** Hears what the server says no to, once a connection for each kind. */
  onRefused: (why: string) => void
}

type Client = ReturnType<typeof newClient>

/**
 * A connection to Redis or Valkey that never makes anybody wait for it: without a server, or with one that is silent,
 * speaks of something else or says no, a question is answered null.
 */
export function redisConnection({ url, timeoutMs, onLost, onConnected, onRefused }: Wanted) {
  const connectMs = timeoutMs * QUESTIONS_TO_CONNECT
  let current: Client | null = null
  let ready = false
  let lostBefore = false
  let closed = false
  let silent = 0
  let restMs = FIRST_REST_MS
  let retry: NodeJS.Timeout | undefined
  const refused = new Set<string>()

  async function open(): Promise<void> {
    if (closed) return
    let client: Client | null = null
    try {
      client = newClient(url, connectMs)
      const opened = client
      opened.on('error', (error: Error) => lose(opened, error.message))
      current = opened
      await within(connectMs, opened.connect())
    } catch (error) {
      lose(client, messageOf(error))
      return
    }
    if (current !== client) return
    ready = true
    lostBefore = false
    silent = 0
    refused.clear()
    onConnected()
  }

  function lose(client: Client | null, why: string): void {
    // Of one that was given up already.
    if (client !== current) return
    current = null
    ready = false
    if (client?.isOpen) client.destroy()
    if (closed) return
    if (!lostBefore) onLost(why)
    lostBefore = true
    retry = setTimeout(() => void open(), restMs).unref()
    restMs = Math.min(restMs * 2, LONGEST_REST_MS)
  }

  const opened = open()

  return {
    /** Settles when the first try to connect has ended, well or not. */
    opened,

    /** Null when it was not answered. */
    async ask(command: string, ...parameters: readonly (string | Buffer)[]): Promise<unknown> {
      const client = current
      if (!client || !ready) return null
      try {
        const reply = await within(timeoutMs, client.sendCommand([command, ...parameters]))
        silent = 0
        restMs = FIRST_REST_MS
        return reply
      } catch (error) {
        const why = messageOf(error)
        if (!(error instanceof ErrorReply)) {
          silent += 1
          if (silent >= SILENT_LIMIT) lose(client, why)
          return null
        }
        silent = 0
        const [kind = ''] = why.split(' ')
        if (!refused.has(kind)) onRefused(why)
        refused.add(kind)
        return null
      }
    },

    close(): void {
      closed = true
      clearTimeout(retry)
      lose(current, '')
    },
  }
}

function newClient(url: string, connectMs: number) {
  return createClient({
    url,
    socket: { connectTimeout: connectMs, reconnectStrategy: false },
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  })
}

/** An answer that has come while this process was busy counts as in time. */
async function within<Value>(ms: number, answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => setImmediate(() => refuse(new Error(`no answer within ${ms} ms`))), ms)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
