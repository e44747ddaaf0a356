import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSimulators } from '#src/simulators.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'

/** Simulates a supplier whose system finds a reservation only by its number, and lists a driver's reservations. */
let app: TestApp
let supplier: Awaited<ReturnType<typeof startOta>>
const clock = testClock()
let dataDir: string
const startOta = () => startSimulators({ dataDir, clock, suppliers: ['ota'], paymentsKey: null })
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rihla-listed-'))
  supplier = await startOta()
  app = await testApp({
    environment: { SUPPLIER_OTA_DIALECT: 'hertz' },
    otherSuppliers: supplier.supplierUrls,
    context: { clock },
  })
})
afterAll(async () => {
  await app.close()
  await supplier.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** Places an order that the supplier accepts but whose response is lost, and returns how it is settled. */
async function orderUnheard(driver: typeof DRIVER) {
  const { guest, offers, cart, order, orderAtDesk, read } = journey(app)
  const token = await guest()
  const ours = (await offers()).find((one) => one.supplier.plan === 'Classic')
  const quoted = await app.call('/api/vehicle-detail', { body: { offer_id: ours!.offer_id } })
  const booking = await cart(token, quoted.body.quote_id)
  await supplier.suppliers.ota.injectFault({ mode: 'drop_after_booking', operation: 'reserve', times: 1 })
  const payNow = booking.price.pay_now.amount > 0
  await (payNow ? order : orderAtDesk)(token, booking, { driver })
  for (let minute = 0; minute < 3; minute++) {
    clock.pass({ minutes: 1 })
    await app.app.runJob('settle bookings')
  }
  return read(token, booking.booking_id)
}

const tasks = () => app.database.db.selectFrom('staff_tasks').select('kind').execute()

test('a reservation whose answer was lost is found in the supplier’s list, and is nobody’s task', async () => {
  const booking = await orderUnheard(DRIVER)
  expect(booking.status).toBe('confirmed')
  expect(supplier.suppliers.ota.book().map(({ supplierReference }) => supplierReference)).toEqual([
    booking.supplier_reference,
  ])
  expect(await tasks()).toEqual([])
})

test('where two that are listed may be meant, a person finds out', async () => {
  const booking = await orderUnheard(DRIVER)
  expect(booking.status).toBe('awaiting_supplier')
  expect(await tasks()).toEqual([{ kind: 'find_reservation' }])
})
