import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { createSandboxPayments } from '#connectors/payments/sandbox/payments.ts'
import { startSimulators } from '#src/simulators.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { testApp, type TestApp } from '../../infrastructure/app.ts'
import { booksOf } from './books.ts'
import { netCharged, LONGER, settleFor } from './changes.ts'
import { testClock } from '../../infrastructure/clock.ts'
import { gatewayAt } from '../../stand-ins/gateway.ts'
import { CARD, DRIVER, journey } from './journey.ts'
import { ledgerOf } from './ledger.ts'

const PAYMENTS_KEY = 'rebooking-test-secret'

let traveller = 0

/** The app for a test file with Green Motion, which rebooks for a change: the old reservation is cancelled last. */
export function rebookingEnvironment() {
  let outside: Awaited<ReturnType<typeof startSimulators<'greenMotion'>>>
  let app: TestApp
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rihla-rebook-'))
    outside = await startSimulators({
      dataDir,
      clock: testClock(),
      suppliers: ['greenMotion'],
      paymentsKey: null,
      fleet: { stock: 50 },
    })
    app = await testApp({
      environment: { PAYMENTS_KEY },
      otherSuppliers: { greenMotion: outside.suppliers.greenMotion.url },
    })
  })
  beforeEach(async () => {
    await outside.suppliers.greenMotion.injectFault({ mode: 'none' })
    await gatewayAt(app.simulators.payments.url).injectFault({ mode: 'none' })
  })
  afterAll(async () => {
    await app.close()
    await outside.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  /** A traveller with a four-day rental, and a priced change of it to seven days that is not yet accepted. */
  async function readyToChange() {
    const { guest, offers, cart, order, read, cancel } = journey(app)
    const driver = { ...DRIVER, email: `rebooker-${(traveller += 1)}@example.com` }
    const token = await guest()
    const offer = (await offers(undefined, { filters: { SUPPLIER: ['green-motion'] } })).find(
      ({ supplier, cancellation }) => supplier.code === 'green-motion' && cancellation.free_until !== null,
    )
    if (!offer) throw new Error('no offer of Green Motion')
    const quoted = await app.call('/api/vehicle-detail', { body: { offer_id: offer.offer_id } })
    const booking = await cart(token, quoted.body.quote_id)
    const ordered = await order(token, booking, { driver })
    expect(ordered.body.booking.status).toBe('confirmed')
    const requestChange = (body: object) =>
      app.call('/api/user/modify-booking', { token, body: { booking_id: booking.booking_id, ...body } })
    const quotedChange = (await requestChange(LONGER)).body.change
    return {
      before: ordered.body.booking as Booking,
      accept: () => requestChange({ ...LONGER, accept_total: quotedChange.price.total, payment: CARD }),
      read: () => read(token, booking.booking_id),
      cancel: () => cancel(token, booking),
      books: () => booksOf(app, booking),
      ledger: () => ledgerOf(app.database.db, booking.booking_id),
      /** Statuses of this traveller's reservations, the oldest first. */
      cars: () =>
        outside.suppliers.greenMotion
          .book()
          .flatMap((line) => (line.email === driver.email ? line.status : [])),
      /** The bank releases its hold for the change, as when a hold expires. */
      async loseHold() {
        const { id } = await app.database.db
          .selectFrom('payments')
          .select('id')
          .where('booking_id', '=', booking.booking_id)
          .where('state', '=', 'authorised')
          .executeTakeFirstOrThrow()
        const { url } = app.simulators.payments
        const lost = await createSandboxPayments({ url, apiKey: PAYMENTS_KEY, timeoutMs: 5_000 }).release(id)
        expect(lost.ok).toBe(true)
      },
    }
  }

  return {
    readyToChange,
    settleFor: (minutes: number) => settleFor(app, minutes),
    get supplier() {
      return outside.suppliers.greenMotion
    },
    injectGatewayFault: (order: Parameters<ReturnType<typeof gatewayAt>['injectFault']>[0]) =>
      gatewayAt(app.simulators.payments.url).injectFault(order),
  }
}

export type Rebooker = Awaited<ReturnType<ReturnType<typeof rebookingEnvironment>['readyToChange']>>

/** Expects one car, the one on the booking, paid for once at its price; nothing authorised, nothing owed. */
export async function expectOneCar({ read, cars, books, ledger }: Rebooker): Promise<Booking> {
  const booking = await read()
  expect(booking.status).toBe('confirmed')
  expect(cars().filter((status) => status === 'booked')).toHaveLength(1)
  const { charges } = await books()
  expect(netCharged(charges)).toBe(booking.price.pay_now.amount)
  expect(charges.filter((charge) => charge?.status === 'authorised')).toEqual([])
  const balances = await ledger()
  expect(balances['gateway']).toBe(booking.price.pay_now.amount)
  expect([balances['travellers'], balances['card_holds']]).toEqual([undefined, undefined])
  return booking
}
