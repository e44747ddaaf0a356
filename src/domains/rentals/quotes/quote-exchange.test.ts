import type { RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { ecbDocument, startCentralBank } from '#testing/stand-ins/central-bank.ts'
import { journey, RENTAL } from '#testing/builders/rentals/journey.ts'
import { quoteStore } from './quote.store.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

/** Starts the app with a central bank that responds as given, and starts its jobs. */
async function appWithRates(answer: RequestListener): Promise<TestApp> {
  const bank = await startCentralBank(answer)
  open.push(bank)
  const app = await testApp({
    environment: { ECB_URL: bank.url },
    // A silent bank only causes a log line, not a test failure.
    context: { log: createLog('silent') },
  })
  open.push(app)
  return app
}

async function started(answer: RequestListener): Promise<TestApp> {
  const app = await appWithRates(answer)
  app.app.startJobs()
  return app
}

/** A week instead of four days. */
const LONGER = {
  pickup_date: '2027-03-01',
  pickup_time: '10:00',
  dropoff_date: '2027-03-08',
  dropoff_time: '10:00',
}

/** Returns a quote in dirhams and the exchange rates stored with it. */
async function quoted(app: TestApp) {
  const [offer] = await journey(app).offers(RENTAL.replace('currency_id=1', 'currency_id=5'))
  const { body: quote } = await app.call('/api/vehicle-detail', { body: { offer_id: offer?.offer_id } })
  const stored = await quoteStore(app.database.db).find(quote.quote_id)
  return { quote, exchange: stored?.exchange }
}

test('a quote is made at the bank’s rates, and keeps them with their date, as the cart made of it does', async () => {
  const app = await started((_, response) =>
    response.end(ecbDocument('2026-11-30', { USD: '1.5', GBP: '0.8' })),
  )
  await expect.poll(async () => (await quoted(app)).exchange?.date).toBe('2026-11-30')
  const { quote, exchange } = await quoted(app)
  expect(exchange?.perEuro).toMatchObject({ EUR: '1', USD: '1.5', GBP: '0.8', AED: '5.50875', KWD: '0.3565' })
  expect(quote.offer.price.total.currency).toBe('AED')
  const traveller = journey(app)
  const { booking_id } = await traveller.cart(await traveller.guest(), quote.quote_id)
  const [storedCart] = await app.database.db
    .selectFrom('bookings')
    .select('exchange')
    .where('id', '=', booking_id)
    .execute()
  expect(storedCart?.exchange).toEqual(exchange)
})

test('while the bank hangs, cars are quoted at the dated table that every database starts with', async () => {
  const app = await started(() => {})
  expect((await quoted(app)).exchange).toMatchObject({ date: '2026-11-02', perEuro: { USD: '1.1625' } })
})

test('a cart whose times are changed takes the day’s rates with its new price, and its reservation is not too dear', async () => {
  // A euro is worth fewer dirhams than in the dated table, so the supplier's price in euros converts to fewer.
  const app = await appWithRates((_, response) => response.end(ecbDocument('2026-11-30', { USD: '1' })))
  const traveller = journey(app, RENTAL.replace('currency_id=1', 'currency_id=5'))
  const token = await traveller.guest()
  const { booking_id } = await traveller.cart(token, (await traveller.quote('Flexible')).quote_id)
  app.app.startJobs()
  await expect.poll(async () => (await quoted(app)).exchange?.date).toBe('2026-11-30')
  const body = { booking_id, times: LONGER }
  const { body: changed } = await app.call('/api/user/modify-booking', { token, body })
  const storedCart = await app.database.db
    .selectFrom('bookings')
    .select('exchange')
    .where('id', '=', booking_id)
    .executeTakeFirstOrThrow()
  expect(storedCart.exchange).toMatchObject({ date: '2026-11-30', perEuro: { AED: '3.6725' } })
  const ordered = await traveller.order(token, changed.booking)
  expect(ordered).toMatchObject({ status: 201, body: { booking: { status: 'confirmed' } } })
})
