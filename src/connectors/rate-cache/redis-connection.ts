import { createClient, ErrorReply, RESP_TYPES } from '@redis/client'

/** Connecting is several questions: it may take so many times as long as one. */
const QUESTIONS_TO_CONNECT = 10

/** A connection on which nothing has come for so many times as long as one question may take is given up, */
const QUESTIONS_OF_SILENCE = 10

/** and another is tried after this long; after twice as long each time that nothing was answered on it. */
const FIRST_RETRY_MS = 1000

/** After a late answer nobody waits for the next one for this long; after another late one for twice as long. */
const FIRST_REST_MS = 250

const LONGEST_PAUSE_MS = 30_000

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
 * A connection to Redis or Valkey that never makes anybody wait for it: without a server, or with one that is late,
 * speaks of something else or says no, a question is answered null. After a late answer nothing is asked for a while, on
 * a connection that stays: under load the next answers would be late too.
 */
export function redisConnection({ url, timeoutMs, onLost, onConnected, onRefused }: Wanted) {
  const connectMs = timeoutMs * QUESTIONS_TO_CONNECT
  const silentMs = timeoutMs * QUESTIONS_OF_SILENCE
  let current: Client | null = null
  let ready = false
  let lostBefore = false
  let closed = false
  let heardAt = 0
  let restMs = FIRST_REST_MS
  let restsUntil = 0
  let retryMs = FIRST_RETRY_MS
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
    restsUntil = 0
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
    retry = setTimeout(() => void open(), retryMs).unref()
    retryMs = Math.min(retryMs * 2, LONGEST_PAUSE_MS)
  }

  /** Null when the server says no. Fails when it cannot be asked or is late; what it has been sent, it does all the same. */
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
        hearNo(error.message)
        return null
      },
    )
    return within(timeoutMs, heard)
  }

  function hearNo(why: string): void {
    const [kind = ''] = why.split(' ')
    if (!refused.has(kind)) onRefused(why)
    refused.add(kind)
  }

  /** Several answers that are late at once are one lateness. */
  function rest(): void {
    if (performance.now() < restsUntil) return
    restsUntil = performance.now() + restMs
    restMs = Math.min(restMs * 2, LONGEST_PAUSE_MS)
  }

  const opened = open()

  return {
    /** Settles when the first try to connect has ended, well or not. */
    opened,

    /** Null when it was not answered in time, or would not be. */
    async ask(...command: readonly (string | Buffer)[]): Promise<unknown> {
      if (performance.now() < restsUntil) return null
      try {
        const reply = await send(command)
        restMs = FIRST_REST_MS
        retryMs = FIRST_RETRY_MS
        return reply
      } catch {
        rest()
        return null
      }
    },

    /** For what is to be done and has no answer: it is sent even after late answers. Settles soon, done or not. */
    async tell(...command: readonly (string | Buffer)[]): Promise<void> {
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

/** A timer that lets what has come while this process was busy be read first: that counts as in time. */
function afterPending(ms: number, act: () => void): NodeJS.Timeout {
  return setTimeout(() => setImmediate(act), ms)
}

async function within<Value>(ms: number, answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = afterPending(ms, () => refuse(new Error(`no answer within ${ms} ms`)))
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
