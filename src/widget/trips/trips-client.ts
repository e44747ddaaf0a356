import { storedTokens, type TokenStorage } from './stored-tokens.ts'

/** Spreadsheets and PDF, which are handed on as they are. */
const FILES = /^application\/(pdf|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet)\b/i
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i

export type { TripsError, TripsReply }

export type TripsCall = {
  method?: 'GET' | 'POST'
  /** Sent as JSON. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
}

export type TripsClient = {
  /** Calls a path such as `/api/profile`, with the stored tokens. Never throws. */
  call(path: string, call?: TripsCall): Promise<TripsReply>
  /** Signs in by `/auth/login`, and stores the tokens. */
  signIn(body: object): Promise<TripsReply>
  /** Ends this sign-in; removes the tokens even if the server cannot be reached. */
  signOut(): Promise<TripsReply>
  /**
   * Ends all sign-ins of the person; keeps the tokens if the server cannot be reached, as the others are
   * still valid.
   */
  signOutEverywhere(): Promise<TripsReply>
  isSignedIn(): boolean
}

type Needs = {
  /** Base URL of the trips API, such as `https://rihla.example/trips`. */
  baseUrl: string
  /** Headers of every call: `language`, and `x-api-key` and `x-corp-id` if set. */
  headers: () => Readonly<Record<string, string>>
  storage: TokenStorage
  /** Milliseconds. */
  now: () => number
  /** Called after a 401 has cleared the tokens: the site goes to its root (specification §8). */
  onSignedOut: () => void
  timeoutMs: number
  /** Runs work that no other tab may run at the same time, if the browser has locks (`navigator.locks`). */
  alone?: (work: () => Promise<TripsReply | null>) => Promise<TripsReply | null>
  fetch?: typeof fetch
  /** Runs before each call, for example to renew the values behind `headers`. */
  beforeCall?: () => Promise<void>
}

/** A token is refreshed when fewer milliseconds than these remain (specification §9). */
const REFRESH_BEFORE_MS = 5000

/**
 * Calls trips with a bearer token and keeps it fresh: one refresh, however many calls wait for it, as a refresh token
 * that is used twice ends the sign-in. A 401, of a refresh too, clears the tokens and calls `onSignedOut`.
 */
export function tripsClient(needs: Needs): TripsClient {
  const { baseUrl, headers, storage, now, onSignedOut, timeoutMs } = needs
  const alone = needs.alone ?? ((work) => work())
  const send = needs.fetch ?? fetch
  const tokens = storedTokens({ storage, now })
  let refreshing: Promise<TripsReply | null> | null = null

  async function sendRequest(path: string, token: string | null, call: TripsCall = {}): Promise<TripsReply> {
    const { method = call.body === undefined ? 'GET' : 'POST', body, signal } = call
    await needs.beforeCall?.()
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await send(baseUrl + path, {
        method,
        headers: {
          ...headers(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...call.headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      return await readReply(response)
    } catch (error) {
      const status = timeout.aborted && !signal?.aborted ? 'TIMEOUT_ERROR' : 'FETCH_ERROR'
      return { ok: false, error: { status, error: String(error) } }
    }
  }

  /** Ends the sign-in of a rejected token, once; not a newer sign-in. */
  function endIfRefused(reply: TripsReply, token: string | null): void {
    if (reply.ok || reply.error.status !== 401) return
    const stored = tokens.read()
    const isCurrent = stored !== null && (stored.bearerToken === token || stored.refreshToken === token)
    if (!isCurrent && (stored !== null || token !== null)) return
    tokens.clear()
    onSignedOut()
  }

  const isFresh = (expiresAt: number) => expiresAt - now() >= REFRESH_BEFORE_MS

  /** Null: there are fresh tokens, or none at all; else why there are not. */
  async function refresh(): Promise<TripsReply | null> {
    // Another tab may have refreshed the tokens while this one waited for the lock.
    const stored = tokens.read()
    if (!stored || isFresh(stored.expiresAt)) return null
    const reply = await sendRequest('/auth/refresh-token', stored.refreshToken)
    if (reply.ok && tokens.store(reply.data)) return null
    endIfRefused(reply, stored.refreshToken)
    return reply
  }

  async function freshen(): Promise<TripsReply | null> {
    const stored = tokens.read()
    if (!stored || isFresh(stored.expiresAt)) return null
    refreshing ??= alone(refresh).finally(() => {
      refreshing = null
    })
    return refreshing
  }

  async function call(path: string, request?: TripsCall): Promise<TripsReply> {
    const failed = await freshen()
    if (failed) return failed
    const token = tokens.read()?.bearerToken ?? null
    const reply = await sendRequest(path, token, request)
    endIfRefused(reply, token)
    return reply
  }

  return {
    call,

    async signIn(body) {
      const reply = await sendRequest('/auth/login', null, { body })
      if (reply.ok) tokens.store(reply.data)
      return reply
    },

    async signOut() {
      const reply = await call('/auth/logout')
      tokens.clear()
      return reply
    },

    async signOutEverywhere() {
      const reply = await call('/auth/signout')
      if (reply.ok) tokens.clear()
      return reply
    },

    isSignedIn: () => tokens.read() !== null,
  }
}

/** Result of a call to trips: its data, or a named error (specification §8). */
type TripsReply =
  | { ok: true; status: number; data: unknown; headers: Headers }
  | { ok: false; error: TripsError }

type TripsError =
  | { status: 'FETCH_ERROR' | 'TIMEOUT_ERROR'; error: string }
  | { status: 'PARSING_ERROR'; originalStatus: number; data: string; error: string }
  /** `retryAfterS`: the server's Retry-After in seconds, if sent. */
  | { status: number; data: unknown; retryAfterS?: number }

/** Parses a reply by its content type: JSON, PDF and Excel as a `Blob`, anything else as text; null without a body. */
async function readReply(response: Response): Promise<TripsReply> {
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  if (response.ok && FILES.test(type)) return { ok: true, status, headers, data: await response.blob() }
  const text = await response.text()
  const parsed = text !== '' && JSON_TYPE.test(type) ? parseJson(text) : { data: text === '' ? null : text }
  if ('error' in parsed)
    return {
      ok: false,
      error: { status: 'PARSING_ERROR', originalStatus: status, data: text, error: parsed.error },
    }
  const { data } = parsed
  if (response.ok) return { ok: true, status, headers, data }
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return {
    ok: false,
    error: { status, data, ...(Number.isInteger(seconds) && seconds >= 0 && { retryAfterS: seconds }) },
  }
}

function parseJson(text: string): { data: unknown } | { error: string } {
  try {
    return { data: JSON.parse(text) as unknown }
  } catch (error) {
    return { error: String(error) }
  }
}
