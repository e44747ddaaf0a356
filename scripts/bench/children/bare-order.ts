import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { systemClock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { createApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { supplierConnectors } from '#src/supplier-connectors.ts'
import { answerParent } from '../child.ts'

type Cart = { id: string; reference: string }

/** First one order is placed and written down, then it is repeated for other carts. */
export type BareOrderTask =
  | {
      kind: 'record'
      environment: Record<string, string>
      cart: Cart
      order: RequestInit & { headers: Record<string, string> }
    }
  | { kind: 'repeat'; carts: Cart[]; atOnce: number }
  | { kind: 'count confirmed' }

type Statement = { text: string; values: unknown[] }
type Call = { url: string; method: string; headers: Record<string, string>; body: string }
type Step = { statements: Statement[] } | { call: Call }

const CALL_HEADERS = ['content-type', 'authorization', 'soapaction']
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

let database: Database | undefined
let steps: Step[] = []
/** What is another at each order: the ids made while it was recorded, and the cart's own. */
let ownIds: { cart: Cart; made: string[]; pattern: RegExp } | undefined

/** The same statements and calls as an order makes, without the product around them. Answers a rate or a count. */
answerParent(async (task: BareOrderTask): Promise<number> => {
  if (task.kind === 'record') return record(task)
  if (task.kind === 'repeat') return repeat(task)
  const counted = await database?.pool.query(
    `select count(*)::int as n from bookings where status = 'confirmed'`,
  )
  return counted?.rows[0].n
})

async function record({
  environment,
  cart,
  order,
}: Extract<BareOrderTask, { kind: 'record' }>): Promise<number> {
  const config = readConfig(environment)
  const recorded: (Statement | Call)[] = []
  const recording = openDatabase(config.DATABASE_URL ?? '', { connections: 4 })
  recording.pool.on('connect', (client) => {
    const query = client.query.bind(client)
    Object.assign(client, {
      query(text: string, values: unknown[] = []) {
        recorded.push({ text, values: values.map(asSent) })
        return query(text, values)
      },
    })
  })
  const through = (url: string | undefined) => recordingProxy(url ?? '', (call) => recorded.push(call))
  const app = await createApp({
    config,
    workerId: crypto.randomUUID(),
    publicUrl: 'http://bench.test',
    database: recording,
    clock: systemClock,
    log: createLog('warn'),
    connectors: supplierConnectors(config, {
      okMobility: await through(config.SUPPLIER_OKMOBILITY_URL),
      europcar: await through(config.SUPPLIER_EUROPCAR_URL),
    }),
    paymentsUrl: await through(config.PAYMENTS_URL),
  })
  recorded.length = 0
  const before = newId()
  const reply = await app.request('http://bench.test/api/user/order', order)
  if (reply.status !== 201) throw new Error(`the order answered ${reply.status} ${await reply.text()}`)
  steps = stepsOf(recorded.splice(0))
  // Ids carry their time, so those made by this order are the later ones.
  const found = JSON.stringify(steps).match(UUID) ?? []
  const made = [...new Set([...found.filter((id) => id > before), order.headers['idempotency-key'] ?? ''])]
  ownIds = { cart, made, pattern: new RegExp([cart.id, cart.reference, ...made].join('|'), 'g') }
  await recording.close()
  database = openDatabase(config.DATABASE_URL ?? '', { connections: 20 })
  return steps.length
}

/** A transaction's statements are one step. */
function stepsOf(recorded: readonly (Statement | Call)[]): Step[] {
  const found: Step[] = []
  let open: Statement[] | null = null
  for (const entry of recorded) {
    if (!('text' in entry)) found.push({ call: entry })
    else if (open) open.push(entry)
    else {
      const statements = [entry]
      found.push({ statements })
      if (entry.text === 'begin') open = statements
    }
    if ('text' in entry && entry.text === 'commit') open = null
  }
  return found
}

async function repeat({ carts, atOnce }: Extract<BareOrderTask, { kind: 'repeat' }>): Promise<number> {
  const startedAt = performance.now()
  const queue = [...carts]
  const work = async () => {
    for (let cart = queue.pop(); cart; cart = queue.pop()) await orderBare(cart)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return (carts.length / (performance.now() - startedAt)) * 1000
}

async function orderBare(cart: Cart): Promise<void> {
  if (!database || !ownIds) throw new Error('nothing was recorded')
  const { made, pattern, cart: first } = ownIds
  const others = new Map([
    [first.id, cart.id],
    [first.reference, cart.reference],
    ...made.map((id) => [id, newId()] as const),
  ])
  const own = (text: string) => text.replace(pattern, (id) => others.get(id) ?? id)
  const ownValue = (value: unknown) => (typeof value === 'string' ? own(value) : value)
  for (const step of steps) {
    if ('call' in step) {
      const { url, method, headers, body } = step.call
      const reply = await fetch(own(url), { method, headers, ...(body !== '' && { body: own(body) }) })
      await reply.text()
    } else {
      const client = await database.pool.connect()
      for (const { text, values } of step.statements) await client.query(text, values.map(ownValue))
      client.release()
    }
  }
}

/** A value as pg would send it: objects are text by then. */
function asSent(value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null
  if (!isObject || value instanceof Date || Buffer.isBuffer(value) || Array.isArray(value)) return value
  return JSON.stringify(value)
}

/** Passes calls on to `target` and tells of each; answers its address. */
async function recordingProxy(target: string, tell: (call: Call) => void): Promise<string> {
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const headers = Object.fromEntries(
      CALL_HEADERS.flatMap((name) => {
        const value = request.headers[name]
        return typeof value === 'string' ? [[name, value]] : []
      }),
    )
    const call = { url: target + (request.url ?? ''), method: request.method ?? 'GET', headers, body }
    tell(call)
    const reply = await fetch(call.url, { method: call.method, headers, ...(body !== '' && { body }) })
    response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await reply.arrayBuffer()))
  })
  server.unref()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
