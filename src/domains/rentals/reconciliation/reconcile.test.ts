import pino from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { createSandboxPayments } from '#connectors/payments/sandbox/payments.ts'
import { postEntries } from '#domains/payments/ledger.store.ts'
import { saleEntry } from '#domains/payments/public.ts'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import { readConfig } from '#src/config.ts'
import { supplierConnectors } from '#src/supplier-connectors.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'
import { DRIVER, journey, type PlanLabel } from '#testing/builders/rentals/journey.ts'
import type { Booking } from '../bookings/booking.contract.ts'

const lines: { reference: string; kind: string; ours: string; theirs: string }[] = []
let traveller = 0
const log = pino({ level: 'warn', base: null }, { write: (line) => lines.push(JSON.parse(line)) })
const app = forFile(await testApp({ fleet: { stock: 100 }, context: { log } }))
beforeEach(async () => {
  await gatewayAt(app.simulators.payments.url).injectFault({ mode: 'none' })
  await app.simulators.okMobility.injectFault({ mode: 'none' })
  await nextDay()
  lines.length = 0
})

async function bought(plan: PlanLabel = 'Flexible', { closed = false } = {}) {
  const { guest, quote, cart, order, orderAtDesk, cancel } = journey(app)
  const driver = { ...DRIVER, email: `reconciled-${(traveller += 1)}@example.com` }
  const token = await guest()
  const quoted = await quote(plan, (one) => plan !== 'Standard' || !one.payment.credit_card_required)
  const booking = await cart(token, quoted.quote_id)
  if (closed) await app.simulators.okMobility.injectFault({ mode: 'closed' })
  const ordered = await (plan === 'Standard' ? orderAtDesk : order)(token, booking, { driver })
  return { booking: ordered.body.booking as Booking, cancel: () => cancel(token, booking) }
}

/** Moves past earlier reconciliations, so that only later changes are compared. */
async function nextDay(): Promise<void> {
  app.clock.pass({ hours: 72 })
}

function gateway() {
  return createSandboxPayments({
    url: app.simulators.payments.url,
    apiKey: readConfig({}).PAYMENTS_KEY,
    timeoutMs: 2_000,
  })
}

async function paymentOf({ booking_id }: Booking): Promise<string> {
  const found = app.database.db.selectFrom('payments').select('id').where('booking_id', '=', booking_id)
  return (await found.executeTakeFirstOrThrow()).id
}

/** Simulates the supplier's staff cancelling a reservation without notifying us. */
async function cancelBehindOurBack({ booking_id, reference, supplier_reference }: Booking): Promise<void> {
  const { plan_id, sold } = await app.database.db
    .selectFrom('bookings')
    .select(['plan_id', 'sold'])
    .where('id', '=', booking_id)
    .executeTakeFirstOrThrow()
  const connector = supplierConnectors(readConfig({}), { okMobility: app.simulators.okMobility.url }).get(
    plan_id,
  )
  const { rental } = sold as { rental: never }
  const cancelled = await connector?.cancel({ reference, supplierReference: supplier_reference, rental })
  expect(cancelled?.ok).toBe(true)
}

function differences() {
  return app.database.db.selectFrom('reconciliation_differences').selectAll().orderBy('id').execute()
}

async function lastDay() {
  return app.database.db
    .selectFrom('reconciliations')
    .selectAll()
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

test('where all agree nothing is reported: paid, refunded, rejected and paid at the desk', async () => {
  await bought()
  await bought('Standard')
  await (await bought()).cancel()
  await (await bought('Non-refundable')).cancel()
  await bought('Flexible', { closed: true })
  await app.simulators.okMobility.injectFault({ mode: 'none' })
  await app.app.runJob('reconcile')
  expect(lines).toEqual([])
  expect(await lastDay()).toMatchObject({ bookings: 5, differences: 0 })
})

test('money that went back at the gateway alone is a row and a line in the log', async () => {
  const { booking } = await bought()
  const refund = { paymentId: await paymentOf(booking), refundId: newId(), amount: money(100, 'EUR') }
  expect((await gateway().refund(refund)).ok).toBe(true)
  await app.app.runJob('reconcile')
  const paid = booking.price.pay_now.amount
  const found = { kind: 'taken', ours: String(paid), theirs: String(paid - 100) }
  expect(lines).toMatchObject([{ level: 40, msg: 'books differ', reference: booking.reference, ...found }])
  expect((await differences()).at(-1)).toMatchObject({ booking_id: booking.booking_id, ...found })
  expect(await lastDay()).toMatchObject({ bookings: 1, differences: 1 })
})

test('an entry that belongs to nothing is found', async () => {
  const { booking } = await bought()
  const nothing = money(0, 'EUR')
  const sale = {
    total: money(900, 'EUR'),
    payNow: money(900, 'EUR'),
    payAtDesk: nothing,
    supplierTotal: nothing,
  }
  const stray = saleEntry({ bookingId: booking.booking_id, ...sale })
  await postEntries(app.database.db, [{ ...stray, id: 'sale/stray' }], app.clock.now())
  await app.app.runJob('reconcile')
  expect(lines).toMatchObject([
    { reference: booking.reference, kind: 'owed_to_traveller', ours: '0', theirs: '-900' },
  ])
})

test('a reservation that the supplier cancelled behind our back is found', async () => {
  const { booking } = await bought()
  await cancelBehindOurBack(booking)
  await app.app.runJob('reconcile')
  expect(lines).toMatchObject([
    { reference: booking.reference, kind: 'reservation', ours: 'reserved', theirs: 'cancelled' },
  ])
})

test('a side that does not answer has no differences, and is compared again the next day', async () => {
  const { booking } = await bought()
  await cancelBehindOurBack(booking)
  await app.simulators.okMobility.injectFault({ mode: 'failing' })
  await gatewayAt(app.simulators.payments.url).injectFault({ mode: 'failing' })
  await app.app.runJob('reconcile')
  expect(lines).toEqual([])
  await app.simulators.okMobility.injectFault({ mode: 'none' })
  await gatewayAt(app.simulators.payments.url).injectFault({ mode: 'none' })
  app.clock.pass({ hours: 24 })
  await app.app.runJob('reconcile')
  expect(lines).toMatchObject([{ reference: booking.reference, kind: 'reservation' }])
})

test('a lasting difference is reported once, and found each day', async () => {
  const { booking } = await bought()
  await cancelBehindOurBack(booking)
  await app.app.runJob('reconcile')
  app.clock.pass({ hours: 24 })
  await app.app.runJob('reconcile')
  expect(lines).toHaveLength(1)
  const [row] = (await differences()).slice(-1)
  expect(row?.last_seen_at.epochMilliseconds).toBe(row!.first_seen_at.epochMilliseconds + 86_400_000)
})

test('a day is compared once, and again if its run was cut short', async () => {
  const { booking } = await bought()
  await app.app.runJob('reconcile')
  await cancelBehindOurBack(booking)
  await app.app.runJob('reconcile')
  expect(lines).toEqual([])
  await app.database.db.updateTable('reconciliations').set({ ended_at: null }).execute()
  await app.app.runJob('reconcile')
  expect(lines).toHaveLength(1)
  expect(await lastDay()).toMatchObject({ bookings: 1, differences: 1 })
})

test('more bookings than are read at once are all compared', async () => {
  const one = await bought()
  for (let copy = 0; copy < 24; copy++)
    await app.database.pool.query(
      `insert into bookings select (jsonb_populate_record(b, jsonb_build_object(
        'id', gen_random_uuid(), 'supplier_reference', null,
        'reference', upper(translate(substr(md5(random()::text), 1, 10), '01', 'GH'))))).* from bookings b where id = $1`,
      [one.booking.booking_id],
    )
  await app.app.runJob('reconcile')
  // The supplier has none of the copied bookings.
  expect(await lastDay()).toMatchObject({ bookings: 25, differences: 24 })
})
