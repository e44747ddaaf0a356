import { numberIn } from '#domains/invoices/invoice.ts'
import { newId } from '#kernel/ids.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { answerParent } from '../child.ts'
import { callAgain, recordedApp, type Call } from './recorded-app.ts'

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
type Step = { statements: Statement[] } | { call: Call }

const INVOICE_NUMBER = /(INV-\d{4})-\d{6}/g
const SERIES = 'insert into "invoice_series"'
const INVOICE = 'insert into "invoices"'
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

let database: Database | undefined
let steps: Step[] = []
/** What is another at each order: the ids made while it was recorded, and the cart's own. */
let ownIds: { cart: Cart; made: string[]; pattern: RegExp; firstPosition: number } | undefined

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
  const recorded: (Statement | Call)[] = []
  const recording = openDatabase(environment['DATABASE_URL'] ?? '', { connections: 4 })
  recording.pool.on('connect', (client) => {
    const query = client.query.bind(client)
    Object.assign(client, {
      query(text: string, values: unknown[] = []) {
        recorded.push({ text, values: values.map(asSent) })
        return query(text, values)
      },
    })
  })
  const app = await recordedApp(environment, recording, (call) => recorded.push(call))
  recorded.length = 0
  const before = newId()
  const reply = await app.request('http://bench.test/api/user/order', order)
  if (reply.status !== 201) throw new Error(`the order answered ${reply.status} ${await reply.text()}`)
  steps = stepsOf(recorded.splice(0))
  // Ids carry their time, so those made by this order are the later ones.
  const found = JSON.stringify(steps).match(UUID) ?? []
  const made = [...new Set([...found.filter((id) => id > before), order.headers['idempotency-key'] ?? ''])]
  const position = /INV-\d{4}-(\d{6})/.exec(JSON.stringify(steps))?.[1]
  ownIds = {
    cart,
    made,
    pattern: new RegExp([cart.id, cart.reference, ...made].join('|'), 'g'),
    firstPosition: Number(position),
  }
  await recording.close()
  database = openDatabase(environment['DATABASE_URL'] ?? '', { connections: 20 })
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
  const { made, pattern, cart: first, firstPosition } = ownIds
  const others = new Map([
    [first.id, cart.id],
    [first.reference, cart.reference],
    ...made.map((id) => [id, newId()] as const),
  ])
  // An invoice's number is the next of its series, as the database answers it.
  let next = 0
  const own = (text: string) =>
    text
      .replace(pattern, (id) => others.get(id) ?? id)
      .replace(INVOICE_NUMBER, (_, series: string) => numberIn(series, next))
  const ownValue = (value: unknown, text: string) =>
    typeof value === 'string' ? own(value) : text.includes(INVOICE) && value === firstPosition ? next : value
  for (const step of steps) {
    if ('call' in step) {
      const { call } = step
      await callAgain({ ...call, url: own(call.url), body: own(call.body) })
    } else {
      const client = await database.pool.connect()
      for (const { text, values } of step.statements) {
        const { rows } = await client.query(
          text,
          values.map((value) => ownValue(value, text)),
        )
        if (text.includes(SERIES)) next = rows[0].last
      }
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
