import { createClient, ErrorReply, RESP_TYPES } from '@redis/client'

/** Timeout of connecting, as a multiple of the request timeout, because it takes several requests. */
const REQUESTS_TO_CONNECT = 10

/** A connection without any response for this multiple of the request timeout is closed. */
const REQUESTS_OF_SILENCE = 10

/** Delay of a reconnect, doubled each time that no request was answered. */
const FIRST_RETRY_MS = 1000

/** After a timeout no request is sent for this long; the pause doubles after each further timeout. */
const FIRST_PAUSE_MS = 250

const LONGEST_PAUSE_MS = 30_000

type Options = {
  url: string
  /** Timeout of a request. */
  timeoutMs: number
  /** Called when the connection is lost or cannot be established; only once until it is restored. */
  onLost: (reason: string) => void
  onConnected: () => void
  /** Called when the server rejects a command, once per connection for each kind of error. */
  onRejected: (reason: string) => void
}

type Client = ReturnType<typeof newClient>

/**
 * Creates a connection to Redis or Valkey that never blocks a caller. If the server is absent, late, not Redis, or
 * rejects the request, the result is null. After a timeout no request is sent for a while, but the connection stays
 * open: under load the next responses would be late too.
 */
export function redisConnection({ url, timeoutMs, onLost, onConnected, onRejected }: Options) {
  const connectMs = timeoutMs * REQUESTS_TO_CONNECT
  const silentMs = timeoutMs * REQUESTS_OF_SILENCE
  let current: Client | null = null
  let ready = false
  let lostBefore = false
  let closed = false
  let heardAt = 0
  let pauseMs = FIRST_PAUSE_MS
  let pausedUntil = 0
  let retryMs = FIRST_RETRY_MS
  let retry: NodeJS.Timeout | undefined
  const rejectedKinds = new Set<string>()

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
    pausedUntil = 0
    rejectedKinds.clear()
    onConnected()
  }

  function lose(client: Client | null, reason: string): void {
    // The event belongs to a connection that was already closed.
    if (client !== current) return
    current = null
    ready = false
    if (client?.isOpen) client.destroy()
    if (closed) return
    if (!lostBefore) onLost(reason)
    lostBefore = true
    retry = setTimeout(() => void open(), retryMs).unref()
    retryMs = Math.min(retryMs * 2, LONGEST_PAUSE_MS)
  }

  /**
   * Sends a command. Null without a connection or on rejection. Throws on a timeout or disconnect; a command already
   * sent still runs.
   */
  async function send(parameters: readonly (string | Buffer)[]): Promise<unknown> {
    const client = current
    if (!client || !ready) return null
    const sentAt = performance.now()
    const silence = afterPending(silentMs, () => {
      if (heardAt < sentAt) lose(client, `nothing was said for ${silentMs} ms`)
    }).unref()
    const answer = client.sendCommand([...parameters]).finally(() => clearTimeout(silence))
    const heard = answer.then(
      (reply: unknown) => {
        heardAt = performance.now()
        return reply
      },
      (error: unknown) => {
        if (!(error instanceof ErrorReply)) throw error
        heardAt = performance.now()
        onRejection(error.message)
        return null
      },
    )
    return within(timeoutMs, heard)
  }

  function onRejection(reason: string): void {
    const [kind = ''] = reason.split(' ')
    if (!rejectedKinds.has(kind)) onRejected(reason)
    rejectedKinds.add(kind)
  }

  /** Starts a pause. Several concurrent timeouts count as one. */
  function pause(): void {
    if (performance.now() < pausedUntil) return
    pausedUntil = performance.now() + pauseMs
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }

  const opened = open()

  return {
    /** Settles after the first connection attempt, successful or not. */
    opened,

    /** Sends a request. Null on timeout, rejection, or without a connection. */
    async request(...command: readonly (string | Buffer)[]): Promise<unknown> {
      // No connection, no response: nothing could end a backoff.
      if (!ready || performance.now() < pausedUntil) return null
      try {
        const reply = await send(command)
        pauseMs = FIRST_PAUSE_MS
        retryMs = FIRST_RETRY_MS
        return reply
      } catch {
        pause()
        return null
      }
    },

    /** Sends a command whose reply is not needed, even after timeouts. Settles within the timeout, done or not. */
    async dispatch(...command: readonly (string | Buffer)[]): Promise<void> {
      await send(command).catch(() => null)
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

/**
 * Starts a timer that first lets pending responses be read: those that arrived while this process was busy count as in
 * time.
 */
function afterPending(ms: number, callback: () => void): NodeJS.Timeout {
  return setTimeout(() => setImmediate(callback), ms)
}

async function within<Value>(ms: number, answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = afterPending(ms, () => reject(new Error(`no answer within ${ms} ms`)))
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
