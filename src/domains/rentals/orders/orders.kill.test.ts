import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openSandboxBook } from '#src/simulators/sandbox/book.ts'
import { bookLine, type BookLine } from '#src/simulators/world/booked-rental.ts'
import { openBook } from '#src/simulators/world/book.ts'
import { freePort } from '#platform/db/embedded-postgres.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'
import { callOver } from '#testing/infrastructure/http-call.ts'
import { DRIVER, journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { startKillEnvironment } from '#testing/infrastructure/processes/kill-environment.ts'
import { ledgerTotals } from '#testing/builders/rentals/ledger.ts'
import { startServer, type RunningServer } from '#testing/infrastructure/processes/processes.ts'
import { onSiteClock, siteClock } from '#testing/infrastructure/running-clock.ts'
import { chooseSeed, seededRandom } from '#testing/infrastructure/seeded-random.ts'
import type { Booking } from '../bookings/booking.contract.ts'

const PLANS = ['Flexible', 'Non-refundable']

type Random = ReturnType<typeof seededRandom>
type Order = { token: string; booking: Booking; email: string; retries: boolean }
type Answer = Awaited<ReturnType<ReturnType<typeof callOver>>>
/** `answer` is null if the connection was cut and this traveller did not retry. */
type Outcome = Order & { answer: Answer | null; cuts: number }

/** Simulates travellers of a server that restarts at one address. */
function travellersAt(url: string, random: Random) {
  const call = callOver((path, request) => fetch(url + path, request))
  const steps = journey({ call }, rentalAfter(siteClock.now(), 60))

  return {
    ...steps,

    /** Fills carts of both card plans, with up to `classes` car classes. */
    async fillCarts(count: number, classes: number): Promise<Order[]> {
      const offers = await steps.offers(undefined, { sort: 'price' })
      const byPlan = PLANS.map((plan) =>
        offers.filter(({ supplier }) => supplier.plan === plan).slice(0, classes),
      )
      return Promise.all(
        Array.from({ length: count }, async (_, at): Promise<Order> => {
          const retries = random.chance(0.5)
          const choice = byPlan[at % 2]!
          const { offer_id } = choice[Math.floor(at / 2) % choice.length]!
          const quote = await call('/api/vehicle-detail', { body: { offer_id } })
          const token = await steps.guest()
          const booking = await steps.cart(token, quote.body.quote_id)
          return { token, booking, email: `traveller-${at}@example.com`, retries }
        }),
      )
    },

    /**
     * Places an order and retries it with the same key: always if the server was down, otherwise if this traveller
     * retries.
     */
    async place(order: Order): Promise<Outcome> {
      const key = crypto.randomUUID()
      const driver = { ...DRIVER, email: order.email }
      for (let cuts = 0; ;) {
        try {
          const answer = await steps.order(order.token, order.booking, { key, driver })
          if (answer.body.code !== 'request_in_progress') return { ...order, answer, cuts }
        } catch (error) {
          if (!neverSent(error)) {
            cuts += 1
            if (!order.retries) return { ...order, answer: null, cuts }
          }
        }
        await wait(100)
      }
    },
  }
}

function neverSent(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.cause instanceof Error &&
    'code' in error.cause &&
    error.cause.code === 'ECONNREFUSED'
  )
}

/** Runs each group of orders against its own server process; all but the last are killed. */
async function orderThroughKills(parts: {
  groups: Order[][]
  place: (order: Order) => Promise<Outcome>
  first: RunningServer
  restart: () => Promise<RunningServer>
  random: Random
  maxLifetimeMs: number
}): Promise<{ outcomes: Outcome[]; last: RunningServer }> {
  const { groups, place, random } = parts
  let server = parts.first
  const placed: Promise<Outcome>[] = []
  for (const [run, group] of groups.entries()) {
    placed.push(...group.map(async (order) => wait(random.between(0, 300)).then(() => place(order))))
    if (run === groups.length - 1) break
    await wait(random.between(100, parts.maxLifetimeMs))
    await server.kill()
    server = await parts.restart()
  }
  return { outcomes: await Promise.all(placed), last: server }
}

function inGroups<Item>(items: readonly Item[], count: number): Item[][] {
  return Array.from({ length: count }, (_, group) => items.filter((_item, at) => at % count === group))
}

type Charge = { captured: number; status: string }

/**
 * Expects each order to be confirmed on both sides and charged once, or on neither and not charged, as its response
 * says.
 */
function expectSettled(
  outcomes: readonly Outcome[],
  now: ReadonlyMap<string, Booking>,
  book: readonly BookLine[],
  charges: readonly Charge[],
): void {
  const live = new Map(book.filter(({ status }) => status === 'booked').map((line) => [line.reference, line]))
  for (const {
    booking: { booking_id, reference },
    answer,
  } of outcomes) {
    const booking = now.get(booking_id)
    if (!booking) throw new Error(`booking ${reference} is gone`)
    expect.soft(live.has(reference), `${reference} is ${booking.status}`).toBe(booking.status === 'confirmed')
    expect.soft(booking.supplier_reference, reference).toBe(live.get(reference)?.supplierReference ?? null)
    const charged = booking.status === 'confirmed' ? ['paid'] : ['none', 'released']
    expect.soft(charged, `${reference} is ${booking.status}`).toContain(booking.payment_status)
    expect.soft(['confirmed', 'cart', 'failed'], reference).toContain(booking.status)
    if (answer?.body.booking?.status === 'confirmed') expect.soft(booking.status, reference).toBe('confirmed')
    if (answer && answer.status !== 201)
      expect.soft(booking.status, `${reference} ${answer.body.code}`).not.toBe('confirmed')
  }
  const references = new Set<string | null>(outcomes.map(({ booking }) => booking.reference))
  expect(book.filter(({ reference }) => !references.has(reference))).toEqual([])
  const due = outcomes.flatMap(({ booking }) =>
    live.has(booking.reference) ? booking.price.pay_now.amount : [],
  )
  const captured = charges.filter(({ status }) => status === 'captured').map((charge) => charge.captured)
  expect(captured.sort(byNumber)).toEqual(due.sort(byNumber))
  expect(charges.filter(({ status }) => status === 'authorised')).toEqual([])
}

function byNumber(one: number, other: number): number {
  return one - other
}

function figures(outcomes: readonly Outcome[], now: ReadonlyMap<string, Booking>): string {
  const statuses = Map.groupBy(now.values(), ({ status }) => status)
  const cut = outcomes.filter(({ cuts }) => cuts > 0)
  const again = cut.filter(({ retries }) => retries).length
  return `${cut.length} orders cut off (${again} asked again); ${[...statuses].map(([status, all]) => `${all.length} ${status}`).join(', ')}`
}

test('through five kills while suppliers and gateway live on, each order ends on both sides or on neither, paid once', async () => {
  const seed = chooseSeed()
  const random = seededRandom(seed)
  const startedAt = performance.now()
  const { database, outside, environment } = await startKillEnvironment()
  const first = await startServer(environment)
  let server = first
  onTestFinished(() => server.kill())

  const { fillCarts, place, read } = travellersAt(first.url, random)
  const orders = await fillCarts(66, 1)
  const { outcomes } = await orderThroughKills({
    groups: inGroups(orders, 6),
    place,
    first,
    restart: async () => (server = await startServer(environment)),
    random,
    maxLifetimeMs: 600,
  })
  const unsettled = () =>
    database.db
      .selectFrom('bookings')
      .select('reference')
      .where('status', 'in', ['awaiting_payment', 'awaiting_supplier'])
      .execute()
  await expect.poll(unsettled, { interval: 200 }).toEqual([])

  const now = new Map<string, Booking>()
  for (const { token, booking } of outcomes)
    now.set(booking.booking_id, await read(token, booking.booking_id))
  const book = (await (await fetch(`${outside.urls.okMobility}/_book`)).json()) as BookLine[]
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`seed ${seed}, 5 kills, ${seconds} s: ${figures(outcomes, now)}`)
  const charges = await gatewayAt(outside.urls.payments).book()
  expectSettled(outcomes, now, book, charges)
  const { gateway, card_holds: held, travellers } = await ledgerTotals(database.db)
  expect({ gateway, held, travellers }).toEqual({
    gateway: charges.reduce((sum, { captured }) => sum + captured, 0),
    held: 0,
    travellers: 0,
  })

  // The kills must have interrupted something.
  expect(outcomes.filter(({ cuts }) => cuts > 0).length).toBeGreaterThan(5)
  expect([...now.values()].filter(({ status }) => status === 'confirmed').length).toBeGreaterThan(13)
  const mailed = await database.db.selectFrom('mails').select('recipient').execute()
  const notified = new Set(mailed.map(({ recipient }) => recipient))
  const untold = outcomes.filter(
    ({ booking, email }) => now.get(booking.booking_id)?.status === 'confirmed' && !notified.has(email),
  )
  expect(untold.map(({ booking }) => booking.reference)).toEqual([])
})

test('through two kills that take the simulators and strand the database, each order ends the same way', async () => {
  const seed = chooseSeed()
  const random = seededRandom(seed)
  const startedAt = performance.now()
  const dataDir = await mkdtemp(join(tmpdir(), 'rihla-kill-'))
  const environment = { ...onSiteClock(), PORT: String(await freePort()), DATA_DIR: dataDir }
  const first = await startServer(environment)
  let server = first
  let exitCode: number | null = null
  onTestFinished(async () => {
    // Starting stops the database left behind by a kill, so that nothing of this test keeps running.
    if (exitCode !== 0) {
      if (server.hasEnded()) server = await startServer(environment)
      await server.stop()
    }
    await rm(dataDir, { recursive: true, force: true })
  })

  const { fillCarts, place, read } = travellersAt(first.url, random)
  const orders = await fillCarts(18, 8)
  const { outcomes } = await orderThroughKills({
    groups: inGroups(orders, 3),
    place,
    first,
    restart: async () => (server = await startServer(environment)),
    random,
    maxLifetimeMs: 600,
  })
  const now = new Map<string, Booking>()
  const statuses = async () => {
    for (const { token, booking } of outcomes)
      now.set(booking.booking_id, await read(token, booking.booking_id))
    return [...now.values()].map(({ status }) => status).filter((status) => status.startsWith('awaiting'))
  }
  await expect.poll(statuses, { interval: 300 }).toEqual([])

  exitCode = await server.stop()
  expect(exitCode).toBe(0)
  const book = openBook(join(dataDir, 'simulators', 'ok-mobility', 'ok-mobility.sqlite'), String)
  const gateway = openSandboxBook(join(dataDir, 'simulators', 'payments'))
  const lines = book.list().map(bookLine)
  const charges = gateway.all().map(({ status, captured }) => ({ status, captured: captured?.amount ?? 0 }))
  book.close()
  gateway.close()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`seed ${seed}, 2 kills with everything, ${seconds} s: ${figures(outcomes, now)}`)
  expectSettled(outcomes, now, lines, charges)
  expect([...now.values()].filter(({ status }) => status === 'confirmed').length).toBeGreaterThan(6)
})
