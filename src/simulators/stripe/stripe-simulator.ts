import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Operation, type InjectedFault, faultInjector } from '../sandbox/fault-injection.ts'
import { simulatedDisputes } from './simulated-disputes.ts'
import { invalid, newStripeId, simulatedIntents, StripeRejection } from './simulated-intents.ts'

export type StripeSimulator = Awaited<ReturnType<typeof startStripeSimulator>>

type Answer = { status: number; body: unknown }
type StoredReply = { request: string; answer: Answer | null }

/**
 * Simulates the parts of Stripe's documented API that our payments use: intents, refunds, disputes, idempotency keys,
 * the bank's 3-D Secure page, and the events that Stripe would send, stored for a test to deliver. Its records are in
 * memory.
 */
export async function startStripeSimulator({
  secretKey,
  webhookSecret,
}: {
  secretKey: string
  webhookSecret: string
}) {
  const keys = new Map<string, StoredReply>()
  const events: { id: string; type: string; body: string }[] = []
  const faults = faultInjector()
  let url = ''
  function onEvent(type: string, object: object): void {
    const id = newStripeId('evt')
    events.push({ id, type, body: JSON.stringify({ id, object: 'event', type, data: { object } }) })
  }
  const account = simulatedIntents({ url: () => url, onEvent })
  const disputes = simulatedDisputes({ find: account.find, onEvent })

  function execute(method: string, path: readonly string[], form: URLSearchParams): unknown {
    const [resource, id, action] = path
    if (resource === 'payment_intents' && method === 'POST') {
      if (!id) return account.create(Number(form.get('amount')), form.get('currency') ?? '', metadataOf(form))
      if (action === 'confirm')
        return account.confirm(id, form.get('payment_method') ?? '', form.get('return_url') ?? '')
      if (action === 'capture') return account.capture(id)
      if (action === 'cancel') return account.cancel(id)
    }
    if (resource === 'payment_intents' && id && !action) return account.find(id)
    if (resource === 'refunds' && method === 'POST')
      return account.refund(form.get('payment_intent') ?? '', Number(form.get('amount')), metadataOf(form))
    if (resource === 'refunds')
      return { object: 'list', has_more: false, data: account.refundsOf(form.get('payment_intent') ?? '') }
    if (resource === 'disputes' && method === 'GET')
      return { object: 'list', has_more: false, data: disputes.of(form.get('payment_intent') ?? '') }
    if (resource === 'disputes' && id && action === 'close') return disputes.close(id)
    throw invalid('url_invalid', 404)
  }

  function answerTo(method: string, path: readonly string[], form: URLSearchParams): Answer {
    try {
      return { status: 200, body: structuredClone(execute(method, path, form)) }
    } catch (error) {
      if (!(error instanceof StripeRejection)) throw error
      return { status: error.status, body: { error: structuredClone(error.error) } }
    }
  }

  /** Repeats the first response under a key. Rejects the key with other parameters. */
  function once(
    key: string | undefined,
    request: string,
    answer: () => Answer,
  ): Answer & { replayed: boolean } {
    const stored = key === undefined ? undefined : keys.get(key)
    if (stored && stored.request !== request)
      return {
        status: 400,
        body: { error: { type: 'idempotency_error', message: 'other parameters' } },
        replayed: false,
      }
    if (stored?.answer) return { ...stored.answer, replayed: true }
    const fresh = answer()
    if (key !== undefined) keys.set(key, { request, answer: fresh })
    return { ...fresh, replayed: false }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const body = await text(request)
    const [version, ...path] = pathname.split('/').slice(1)
    const method = request.method ?? 'GET'
    if (version === '3ds' && path[0]) {
      const back = account.challenge(path[0], body !== 'fail')
      return void response.writeHead(303, { location: back }).end()
    }
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return reply(response, {
        status: 401,
        body: { error: { type: 'invalid_request_error', message: 'key' } },
      })
    const operation = operationOf(method, path)
    const hit = operation && faults.take(operation)
    if (hit?.mode === 'drop') return void request.socket.destroy()
    if (hit?.mode === 'failing')
      return reply(response, { status: 500, body: { error: { type: 'api_error' } } })
    if (hit?.mode === 'refusing')
      return reply(response, { status: 400, body: { error: { type: 'invalid_request_error' } } })
    const key = request.headers['idempotency-key']
    const form = new URLSearchParams(body === '' ? searchParams : body)
    const answer = once(key?.toString(), `${method} ${pathname} ${body}`, () => answerTo(method, path, form))
    if (hit?.mode === 'drop_after') return void request.socket.destroy()
    if (hit?.mode === 'garbage') return void response.writeHead(200).end('<html>')
    reply(response, answer, answer.replayed)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    intents: account.all,
    refunds: () => account.all().flatMap(({ id }) => account.refundsOf(id)),
    /** Passes or fails the bank's challenge. Returns where the browser is redirected. */
    challenge: (intentId: string, passed: boolean) => account.challenge(intentId, passed),
    failRefund: account.failRefund,
    disputesOf: disputes.of,
    openDispute: disputes.open,
    moveDispute: disputes.move,
    order: (next: Pick<InjectedFault, 'mode'> & Partial<InjectedFault>) =>
      faults.order({ delayMs: 0, ...next }),
    /** Returns the events that Stripe would have sent so far, oldest first. */
    events: () => [...events],
    /** Returns Stripe's signature of a body: the scheme v1 of its documentation. */
    sign: (body: string, at: Temporal.Instant, secret = webhookSecret) => signature(body, at, secret),
    async close() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

function signature(body: string, at: Temporal.Instant, secret: string): string {
  const seconds = Math.floor(at.epochMilliseconds / 1000)
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}

function operationOf(method: string, [resource, id, action]: readonly string[]): Operation | null {
  if (resource === 'refunds') return method === 'POST' ? 'refund' : 'find'
  if (resource === 'disputes') return method === 'POST' ? 'refund' : 'find'
  if (action === 'confirm') return 'authorise'
  if (action === 'capture') return 'capture'
  if (action === 'cancel') return 'release'
  return id ? 'find' : null
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return key ? [[key, value]] : []
    }),
  )
}

function reply(response: ServerResponse, { status, body }: Answer, replayed = false): void {
  const headers = { 'content-type': 'application/json', ...(replayed && { 'idempotent-replayed': 'true' }) }
  response.writeHead(status, headers).end(JSON.stringify(body))
}
