import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import { ok, type Result } from '#kernel/result.ts'
import { parseJson } from '#kernel/parse-json.ts'
import type { GatewayFailure } from '#domains/payments/payment-gateway.ts'
import { openSandboxBook, type SandboxBook } from './book.ts'
import { authorise, capture, refund, release, shown } from './desk.ts'
import { serveChallenge } from './challenge.ts'
import { type Operation, faultInjector, FaultMessage } from './fault-injection.ts'
import { AuthoriseMessage, MESSAGE_BYTES, RefundMessage } from '#connectors/payments/sandbox/wire.ts'

export type SandboxGateway = { url: string; close(): Promise<void> }

/** The effect of one request on the records. `lost` responses are never sent. */
type Outcome = { result: Result<unknown, GatewayFailure>; lost: boolean }

const PATH =
  /^\/payments\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/(authorise|capture|release|refunds))?$/

/**
 * Starts a card gateway without a bank, as a separate server on loopback. Its records under `dataDir` survive a crash.
 * The test card determines the result (`cards.ts`). `GET /_book` lists the payments; `POST /_faults` injects a fault.
 */
export async function startSandboxGateway({
  port,
  dataDir,
  clock,
  apiKey,
}: {
  port: number
  dataDir: string
  clock: Clock
  apiKey?: string
}): Promise<SandboxGateway> {
  const book = openSandboxBook(dataDir)
  const faults = faultInjector()
  let url = ''

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://sandbox').pathname
    const text = await readText(request)
    const challenged = CHALLENGE.exec(path)?.[1]
    if (challenged) return serveChallenge(book, challenged, { method: request.method, form: text }, response)
    const body = parseJson(text)
    if (path === '/_book') return reply(response, 200, bookList(book))
    if (path === '/_faults') {
      const ordered = FaultMessage.safeParse(body)
      if (ordered.success) faults.order(ordered.data)
      return reply(response, ordered.success ? 200 : 400, { ordered: ordered.success })
    }
    if (apiKey !== undefined && request.headers.authorization !== `Bearer ${apiKey}`)
      return reply(response, 401, { code: 'refused', reason: 'not_authorized' })
    const [, paymentId, action] = PATH.exec(path) ?? []
    const operation = operationOf(request.method, action)
    if (!paymentId || !operation) return reply(response, 404, { code: 'refused', reason: 'invalid_request' })

    const hit = faults.take(operation)
    if (hit?.mode === 'slow') await delay(hit.delayMs)
    if (hit?.mode === 'held') await faults.nextOrder()
    if (hit?.mode === 'drop') return void request.socket.destroy()
    if (hit?.mode === 'failing') return reply(response, 500, { error: 'the sandbox was told to fail' })
    if (hit?.mode === 'refusing') return reply(response, 409, invalid.failure)
    const outcome = book.alone(() => execute(book, operation, paymentId, body, clock.now()))
    if (hit?.mode === 'drop_after') return void request.socket.destroy()
    if (hit?.mode === 'garbage') return void response.writeHead(200).end('<html><b>502</i> \u0000{"status":')
    // A lost response leaves the caller waiting until its timeout.
    if (outcome.lost) return
    answer(response, outcome.result, `${url}/challenge/${paymentId}`)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    async close() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
      book.close()
    },
  }
}

/** The bank's page for a payment, opened in a browser. */
const CHALLENGE = /^\/challenge\/([0-9a-f-]{36})$/

const POSTED: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['authorise', 'authorise'],
  ['capture', 'capture'],
  ['release', 'release'],
  ['refunds', 'refund'],
])

function operationOf(method: string | undefined, action: string | undefined): Operation | null {
  if (action === undefined) return method === 'GET' ? 'find' : null
  return method === 'POST' ? (POSTED.get(action) ?? null) : null
}

function execute(
  book: SandboxBook,
  operation: Operation,
  paymentId: string,
  body: unknown,
  now: Temporal.Instant,
): Outcome {
  const answered = (result: Outcome['result']): Outcome => ({ result, lost: false })
  switch (operation) {
    case 'find': {
      const payment = book.find(paymentId)
      return answered(ok({ payment: payment && shown(payment) }))
    }
    case 'capture':
      return answered(capture(book, paymentId))
    case 'release':
      return answered(release(book, paymentId))
    case 'authorise': {
      const message = AuthoriseMessage.safeParse(body)
      return message.success ? authorise(book, { paymentId, ...message.data }, now) : answered(invalid)
    }
    case 'refund': {
      const message = RefundMessage.safeParse(body)
      return answered(message.success ? refund(book, { paymentId, ...message.data }) : invalid)
    }
  }
}

const invalid = {
  ok: false,
  failure: { code: 'refused', reason: 'invalid_request' },
} as const satisfies Outcome['result']

function answer(response: ServerResponse, result: Outcome['result'], challengeUrl: string): void {
  if (result.ok)
    reply(response, 200, isChallenged(result.value) ? { ...result.value, challengeUrl } : result.value)
  else reply(response, result.failure.code === 'declined' ? 402 : 409, result.failure)
}

function isChallenged(value: unknown): value is { status: 'action_required' } {
  return (
    typeof value === 'object' && value !== null && 'status' in value && value.status === 'action_required'
  )
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = z.instanceof(Buffer).parse(chunk)
    size += bytes.length
    if (size > MESSAGE_BYTES) throw new Error('a message longer than the sandbox reads')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Returns amounts in hundredths; null if nothing was ever held. */
function bookList(book: SandboxBook) {
  return book.all().map(({ paymentId, status, amount, captured, refunded }) => ({
    paymentId,
    status,
    amount: amount?.amount ?? null,
    currency: amount?.currency ?? null,
    captured: captured?.amount ?? 0,
    refunded: refunded?.amount ?? 0,
  }))
}
