import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSimulators } from '#src/simulators.ts'
import { freePort } from '#platform/db/embedded-postgres.ts'
import { netCharged } from '#testing/builders/rentals/changes.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'
import { callOver } from '#testing/infrastructure/http-call.ts'
import { CARD, journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { ledgerOf } from '#testing/builders/rentals/ledger.ts'
import { startServer } from '#testing/infrastructure/processes/processes.ts'
import { onSiteClock, siteClock } from '#testing/infrastructure/running-clock.ts'
import type { ChangeState } from './booking-change.ts'

const PAYMENTS_KEY = 'kill-test-secret'

/** Starts Green Motion, which cannot change reservations, and a gateway; both outlive each server. */
async function startEnvironment() {
  const database = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'rihla-rebook-kill-'))
  const outside = await startSimulators({
    dataDir,
    clock: siteClock,
    suppliers: ['greenMotion'],
    paymentsKey: PAYMENTS_KEY,
    fleet: { stock: 50 },
  })
  onTestFinished(async () => {
    await outside.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const paymentsUrl = outside.payments?.url ?? ''
  return {
    db: database.db,
    supplier: outside.suppliers.greenMotion,
    gateway: gatewayAt(paymentsUrl),
    environment: {
      ...onSiteClock(),
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      PLANS: 'green-motion',
      SUPPLIER_GREENMOTION_URL: outside.supplierUrls.greenMotion,
      PAYMENTS_URL: paymentsUrl,
      PAYMENTS_KEY,
    },
  }
}

type Environment = Awaited<ReturnType<typeof startEnvironment>>

/** Creates a confirmed booking of four days at a server, and prices its change to seven, ready to be accepted. */
async function readyToChange(url: string) {
  const rental = rentalAfter(siteClock.now(), 60)
  const call = callOver((path, request) => fetch(url + path, request))
  const { guest, offers, cart, order, read } = journey({ call }, rental)
  const token = await guest()
  const offer = (await offers()).find(({ cancellation }) => cancellation.free_until !== null)
  const quoted = await call('/api/vehicle-detail', { body: { offer_id: offer?.offer_id } })
  const { booking } = (await order(token, await cart(token, quoted.body.quote_id))).body
  expect(booking.status).toBe('confirmed')
  const { booking_id } = booking
  const times = Object.fromEntries(
    [...new URLSearchParams(rental)].filter(([name]) => /_(?:date|time)$/.test(name)),
  )
  const end = Temporal.PlainDate.from(times['dropoff_date'] ?? '').add({ days: 3 })
  const body = { booking_id, times: { ...times, dropoff_date: end.toString() } }
  const { price } = (await call('/api/user/modify-booking', { token, body })).body.change
  const accepted = { ...body, accept_total: price.total, payment: CARD }
  return {
    booking,
    /** The response of a killed server is lost. */
    accept: () => void call('/api/user/modify-booking', { token, body: accepted }).catch(() => null),
    read: () => read(token, booking_id),
  }
}

async function changeIs(state: ChangeState, { db }: Environment): Promise<void> {
  const states = () => db.selectFrom('booking_changes').select('state').where('state', '=', state).execute()
  await expect.poll(states, { interval: 10 }).toHaveLength(1)
}

function cancelsAre(count: number, { supplier }: Environment): Promise<void> {
  return expect.poll(() => supplier.calls('cancel'), { interval: 10 }).toBe(count)
}

const PAUSED = { mode: 'held', times: 1 } as const
const PAUSED_CANCEL = { ...PAUSED, operation: 'cancel' } as const

/** Brings a server to one step of the change, with its request sent and no response yet. */
const STEPS = {
  async taking(environment: Environment, accept: () => void) {
    await environment.gateway.injectFault({ ...PAUSED, operation: 'capture' })
    accept()
    await changeIs('rebooked', environment)
  },
  async cancellingOld(environment: Environment, accept: () => void) {
    await environment.supplier.injectFault(PAUSED_CANCEL)
    accept()
    await cancelsAre(1, environment)
  },
  async cancellingNew(environment: Environment, accept: () => void) {
    await STEPS.cancellingOld(environment, accept)
    await environment.supplier.injectFault(PAUSED_CANCEL)
    await cancelsAre(2, environment)
  },
  async payingBack(environment: Environment, accept: () => void) {
    await environment.gateway.injectFault({ ...PAUSED, operation: 'refund' })
    accept()
    await changeIs('refused', environment)
  },
}

test.for([
  { step: 'taking', what: 'the difference is taken', isOldCarRetained: false, days: 7 },
  { step: 'cancellingOld', what: 'the old car is let go', isOldCarRetained: false, days: 7 },
  { step: 'cancellingNew', what: 'the new car is let go again', isOldCarRetained: true, days: 4 },
  { step: 'payingBack', what: 'what was taken is paid back', isOldCarRetained: true, days: 4 },
] as const)(
  'killed while $what, the change ends with one car, of $days days, paid once',
  async ({ step, isOldCarRetained, days }) => {
    const around = await startEnvironment()
    const { db, supplier, gateway, environment } = around
    const first = await startServer(environment)
    onTestFinished(() => first.kill())
    const { booking, accept, read } = await readyToChange(first.url)
    if (isOldCarRetained) supplier.blockCancellation(booking.supplier_reference)
    await STEPS[step](around, accept)
    await first.kill()
    // The pending request still takes effect.
    await supplier.injectFault({ mode: 'none' })
    await gateway.injectFault({ mode: 'none' })
    const second = await startServer(environment)
    onTestFinished(() => second.kill())

    const state = () =>
      db
        .selectFrom('bookings')
        .select('supplier_state')
        .where('id', '=', booking.booking_id)
        .executeTakeFirst()
    await expect.poll(state, { interval: 100 }).toEqual({ supplier_state: 'reserved' })
    const after = await read()
    expect(after.days).toBe(days)
    expect(after.supplier_reference === booking.supplier_reference).toBe(isOldCarRetained)
    const booked = supplier.book().filter(({ status }) => status === 'booked')
    expect(booked.map(({ supplierReference }) => supplierReference)).toEqual([after.supplier_reference])
    const charges = await gateway.book()
    expect(netCharged(charges)).toBe(after.price.pay_now.amount)
    expect(charges.filter(({ status }) => status === 'authorised')).toEqual([])
    const { gateway: balance, travellers, card_holds: held } = await ledgerOf(db, booking.booking_id)
    expect({ balance, travellers, held }).toEqual({ balance: after.price.pay_now.amount })
    const mails = await db.selectFrom('mails').select('subject').execute()
    const subjectEnd = isOldCarRetained ? /was not changed$/ : /has been changed$/
    expect(mails.filter(({ subject }) => subjectEnd.test(subject))).toHaveLength(1)
  },
)
