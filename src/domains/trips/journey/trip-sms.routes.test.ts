import { afterAll, beforeAll, expect, test } from 'vitest'
import { dispatchOf } from '#testing/builders/trips/dispatch.ts'
import { TRAVELLER } from '#testing/builders/rentals/journeys.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'

let app: TestApp
let trips: Awaited<ReturnType<typeof dispatchOf>>['trips']
let act: Awaited<ReturnType<typeof dispatchOf>>['act']
beforeAll(async () => {
  app = await testApp()
  ;({ trips, act } = await dispatchOf(app))
})
afterAll(() => app.close())

let count = 0
/** Somebody who gave a number and no address. */
function byPhone() {
  count += 1
  const phone = { countryCode: '+971', phone: `5010000${String(count).padStart(2, '0')}` }
  return { traveller: { name: TRAVELLER.name, phone }, number: `+971${phone.phone}` }
}

const textsTo = async (number: string) =>
  (
    await app.database.db
      .selectFrom('sms_messages')
      .select('text')
      .where('recipient', '=', number)
      .orderBy('id')
      .execute()
  ).map(({ text }) => text)

async function driven(id: string) {
  await act(id, 'assign', { vehicle_id: await trips.vehicle(), driver_id: await trips.driver() })
  app.clock.set('2026-12-02T19:00:00Z')
  await act(id, 'start', { at: '2026-12-02T10:00', odometer_km: 10_000 })
  await act(id, 'end', { at: '2026-12-02T18:00', odometer_km: 10_080, waiting_minutes: 0 })
  await act(id, 'bill')
}

test.for([
  {
    langId: 1 as const,
    said: [/your vehicle.*Toyota.*Ravi Kumar, \+919876543210/, /has begun/, /₹2,520\.00, bill TRIP-/],
  },
  {
    langId: 2 as const,
    said: [/مركبتك.*Toyota.*Ravi Kumar، \+919876543210/, /بدأت رحلتك/, /2,520\.00.*TRIP-/],
  },
])('who has no address is texted what becomes of the trip, in language $langId', async ({ langId, said }) => {
  app.clock.set('2026-12-01T09:00:00Z')
  const { traveller, number } = byPhone()
  await driven(await trips.booked({ traveller, langId }))
  const texts = await textsTo(number)
  expect(texts).toHaveLength(said.length)
  for (const [at, text] of texts.entries()) expect(text).toMatch(said[at] ?? /^$/)
})

test('a cancellation is texted, and who has an address is mailed and not texted', async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  const { traveller, number } = byPhone()
  await act(await trips.booked({ traveller }), 'cancel', { reason: 'The vehicle is broken' })
  expect(await textsTo(number)).toEqual([expect.stringContaining('is cancelled')])

  const both = byPhone()
  await driven(await trips.booked({ traveller: { ...both.traveller, email: 'both@example.com' } }))
  expect(await textsTo(both.number)).toEqual([])
})

test('a number is texted of trips twelve times a day, however many are booked with it', async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  const { traveller, number } = byPhone()
  for (let trip = 0; trip < 14; trip++)
    await act(await trips.booked({ traveller }), 'cancel', { reason: 'Test' })
  expect(await textsTo(number)).toHaveLength(12)
  app.clock.pass({ hours: 25 })
  await act(await trips.booked({ traveller, start: '2026-12-05T10:00' }), 'cancel', { reason: 'Test' })
  expect(await textsTo(number)).toHaveLength(13)
})
