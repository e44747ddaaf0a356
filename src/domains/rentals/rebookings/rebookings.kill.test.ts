import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSimulators } from '#src/simulators.ts'
import { freePort } from '#platform/db/embedded-postgres.ts'
import { netCharged } from '#testing/builders/rentals/changes.ts'
import { CARD, DRIVER, journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { killPoints } from '#testing/builders/rentals/kill-points.ts'
import { ledgerOf, ledgerTotals } from '#testing/builders/rentals/ledger.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { callOver } from '#testing/infrastructure/http-call.ts'
import { startServer } from '#testing/infrastructure/processes/processes.ts'
import { onSiteClock, siteClock } from '#testing/infrastructure/running-clock.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import type { RebookingState } from './rebooking.contract.ts'

const PAYMENTS_KEY = 'kill-test-secret'
const PAUSED = { mode: 'held', times: 1 } as const
/** Poll interval; the timeout allows for a busy machine. */
const POLLING = { interval: 10 }
/** Travellers whose server is killed during a call, and one whose is not. */
const TRAVELLERS = 7
/** Number of transactions in a rebooking, from the cart to the refund. A process is killed before each. */
const TRANSACTIONS = 10

/** Starts OK Mobility and a gateway, which outlive each server. */
async function startEnvironment() {
  const database = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'rihla-guard-kill-'))
  const outside = await startSimulators({
    dataDir,
    clock: siteClock,
    suppliers: ['okMobility'],
    paymentsKey: PAYMENTS_KEY,
    fleet: { classes: 2, stock: 50 },
  })
  onTestFinished(async () => {
    await outside.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const paymentsUrl = outside.payments?.url ?? ''
  const environment = {
    ...onSiteClock(),
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PLANS: 'ok-mobility',
    SUPPLIER_OKMOBILITY_URL: outside.supplierUrls.okMobility,
    PAYMENTS_URL: paymentsUrl,
    PAYMENTS_KEY,
  }
  return {
    db: database.db,
    supplier: outside.suppliers.okMobility,
    gateway: gatewayAt(paymentsUrl),
    async start() {
      const server = await startServer(environment)
      onTestFinished(() => server.kill())
      return server
    },
    call: callOver((path, request) => fetch(`http://127.0.0.1:${environment.PORT}${path}`, request)),
  }
}

type Environment = Awaited<ReturnType<typeof startEnvironment>>
type Guarded = { token: string; booking: Booking }

/** Creates a confirmed booking with its guard switched on. */
async function guarded({ call }: Environment, at: number): Promise<Guarded> {
  const { guest, quote, cart, order } = journey({ call }, rentalAfter(siteClock.now(), 60))
  const token = await guest()
  const filled = await cart(token, (await quote('Flexible')).quote_id)
  const { booking } = (await order(token, filled, { driver: { ...DRIVER, email: `kill-${at}@example.com` } }))
    .body
  expect(booking.status).toBe('confirmed')
  const { booking_id } = booking
  expect((await call('/api/user/price-guard', { token, body: { booking_id, on: true } })).status).toBe(200)
  return { token, booking }
}

/** Submits without waiting: the response of a killed server is lost. */
async function press({ call }: Environment, { token, booking: { booking_id } }: Guarded): Promise<void> {
  const { rebooking } = (await call(`/api/user/price-guard?booking_id=${booking_id}`, { token })).body
  const body = { booking_id, accept_total: rebooking.price.total, payment: CARD }
  void call('/api/user/rebook', { token, body }).catch(() => null)
}

/** Resubmits requests that a killed server did not answer, while there is anything to submit. */
function pressUntilDone(around: Environment, one: Guarded): Promise<void> {
  const pressed = async () => {
    const row = await rowOf(around, one)
    if (row?.state === 'offered' || (row?.state === 'ordering' && row.new_status === 'cart'))
      await press(around, one)
    return row?.state
  }
  return expect.poll(pressed, { interval: 200 }).toBe('done')
}

const rowOf = ({ db }: Environment, { booking }: Guarded) =>
  db
    .selectFrom('rebookings as r')
    .leftJoin('bookings as n', 'n.id', 'r.new_booking_id')
    .innerJoin('bookings as o', 'o.id', 'r.booking_id')
    .select([
      'r.state',
      'n.id as new_id',
      'n.status as new_status',
      'n.supplier_state',
      'o.status as old_status',
    ])
    .where('r.booking_id', '=', booking.booking_id)
    .executeTakeFirst()

async function userOf({ db }: Environment, { booking }: Guarded): Promise<string> {
  const { user_id } = await db
    .selectFrom('bookings')
    .select('user_id')
    .where('id', '=', booking.booking_id)
    .executeTakeFirstOrThrow()
  return user_id
}

function stateIs(state: RebookingState, around: Environment, one: Guarded): Promise<void> {
  const read = async () => (await rowOf(around, one))?.state
  return expect.poll(read, { interval: 20 }).toBe(state)
}

/** Expects one car at the supplier, one charge of its price, and matching records. */
async function expectReplaced(around: Environment, one: Guarded): Promise<void> {
  await stateIs('done', around, one)
  const { db, supplier, call } = around
  const row = await rowOf(around, one)
  expect(row).toMatchObject({ new_status: 'confirmed', old_status: 'cancelled' })
  const { read } = journey({ call })
  const now = await read(one.token, row?.new_id ?? '')
  const refunded = async () => (await read(one.token, one.booking.booking_id)).payment_status
  await expect.poll(refunded, { interval: 50 }).toBe('refunded')
  const live = supplier.book().filter((line) => line.email === now.driver?.email && line.status === 'booked')
  expect(live.map(({ reference }) => reference)).toEqual([now.reference])
  expect(await ledgerOf(db, one.booking.booking_id)).toEqual({})
  expect((await ledgerOf(db, now.booking_id))['gateway']).toBe(now.price.pay_now.amount)
}

test('killed before any of its transactions, or while asking the price, holding the money, reserving, taking the money, cancelling or paying back, each rebooking ends with the new car alone, paid once', async () => {
  const around = await startEnvironment()
  const { db, supplier, gateway, start } = around
  const first = await start()
  const all: Guarded[] = []
  for (let at = 0; at < TRAVELLERS + TRANSACTIONS; at++) all.push(await guarded(around, at))
  const [rechecking, holding, taking, reserving, payingBack, cancelling, unhindered, ...writing] = all as [
    Guarded,
    Guarded,
    Guarded,
    Guarded,
    Guarded,
    Guarded,
    Guarded,
    ...Guarded[],
  ]
  const points = await killPoints(db)
  // A new process has no rates in memory.
  await first.kill()
  supplier.prices(8_000)
  await db.updateTable('price_guards').set({ next_look_at: siteClock.now() }).execute()
  const second = await start()
  for (const one of all) await stateIs('offered', around, one)

  for (const [at, one] of [...writing, unhindered].entries()) {
    await points.block(await userOf(around, one), at + 1)
    await press(around, one)
  }
  await points.waitForBlocked(TRANSACTIONS)
  await expectReplaced(around, unhindered)
  expect(await points.countTransactions(await userOf(around, unhindered)), 'each has its own kill').toBe(
    TRANSACTIONS,
  )

  const priced = supplier.calls('recheck')
  await supplier.injectFault({ ...PAUSED, operation: 'recheck' })
  await press(around, rechecking)
  await expect.poll(() => supplier.calls('recheck'), POLLING).toBeGreaterThan(priced)
  await gateway.injectFault({ ...PAUSED, operation: 'capture' })
  await press(around, taking)
  const reserved = async () => (await rowOf(around, taking))?.supplier_state
  await expect.poll(reserved, POLLING).toBe('reserved')
  const callsBefore = supplier.calls('reserve')
  await supplier.injectFault({ ...PAUSED, operation: 'reserve' })
  await press(around, reserving)
  await expect.poll(() => supplier.calls('reserve'), POLLING).toBeGreaterThan(callsBefore)
  const charged = (await gateway.book()).length
  await gateway.injectFault({ ...PAUSED, operation: 'authorise' })
  await press(around, holding)
  await expect.poll(async () => (await gateway.book()).length, POLLING).toBeGreaterThan(charged)
  await second.kill()
  await points.letGo()
  await gateway.injectFault({ mode: 'none' })
  await supplier.injectFault({ mode: 'none' })
  const third = await start()
  // An abandoned hold is refunded, and the car may be ordered again.
  for (const one of [rechecking, holding, ...writing]) await pressUntilDone(around, one)
  for (const one of [rechecking, holding, taking, reserving, ...writing]) await expectReplaced(around, one)

  await gateway.injectFault({ ...PAUSED, operation: 'refund' })
  await press(around, payingBack)
  await stateIs('cancelling', around, payingBack)
  await expect.poll(async () => (await rowOf(around, payingBack))?.old_status, POLLING).toBe('cancelled')
  const cancelled = supplier.calls('cancel')
  await supplier.injectFault({ ...PAUSED, operation: 'cancel' })
  await press(around, cancelling)
  await expect.poll(() => supplier.calls('cancel'), POLLING).toBeGreaterThan(cancelled)
  await third.kill()
  await gateway.injectFault({ mode: 'none' })
  await supplier.injectFault({ mode: 'none' })
  await start()
  for (const one of all) await expectReplaced(around, one)

  const charges = await gateway.book()
  const { gateway: balance, card_holds: held, travellers } = await ledgerTotals(db)
  expect({ balance, held, travellers }).toEqual({ balance: netCharged(charges), held: 0, travellers: 0 })
  expect(charges.filter(({ status }) => status === 'authorised')).toEqual([])
  expect(await db.selectFrom('staff_tasks').select('kind').execute()).toEqual([])
})
