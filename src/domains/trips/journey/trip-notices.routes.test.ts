import { afterAll, beforeAll, expect, test } from 'vitest'
import { dispatchOf } from '#testing/builders/trips/dispatch.ts'
import { TRAVELLER } from '#testing/builders/rentals/journeys.ts'
import { profileOf } from '#testing/builders/trips/trip-people.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'

let app: TestApp
let trips: Awaited<ReturnType<typeof dispatchOf>>['trips']
let perform: Awaited<ReturnType<typeof dispatchOf>>['perform']
beforeAll(async () => {
  app = await testApp({ environment: { RATE_LIMIT_SCALE: '1' } })
  ;({ trips, perform } = await dispatchOf(app))
})
afterAll(() => app.close())

let count = 0
/** Returns a traveller with a phone number and no email address. */
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
  await perform(id, 'assign', { vehicle_id: await trips.vehicle(), driver_id: await trips.driver() })
  app.clock.set('2026-12-02T19:00:00Z')
  await perform(id, 'start', { at: '2026-12-02T10:00', odometer_km: 10_000 })
  await perform(id, 'end', { at: '2026-12-02T18:00', odometer_km: 10_080, waiting_minutes: 0 })
  await perform(id, 'bill')
}

test.for([
  {
    langId: 1 as const,
    expected: [/your vehicle.*Toyota.*Ravi Kumar, \+919876543210/, /has started/, /₹2,520\.00, bill TRIP-/],
  },
  {
    langId: 2 as const,
    expected: [/مركبتك.*Toyota.*Ravi Kumar، \+919876543210/, /بدأت رحلتك/, /2,520\.00.*TRIP-/],
  },
])(
  'a traveller without an email address is notified by SMS, in language $langId',
  async ({ langId, expected }) => {
    app.clock.set('2026-12-01T09:00:00Z')
    const { traveller, number } = byPhone()
    await driven(await trips.booked({ traveller, langId }))
    const texts = await textsTo(number)
    expect(texts).toHaveLength(expected.length)
    for (const [at, text] of texts.entries()) expect(text).toMatch(expected[at] ?? /^$/)
  },
)

test('a cancellation is sent by SMS, and with an email address by mail only', async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  const { traveller, number } = byPhone()
  await perform(await trips.booked({ traveller }), 'cancel', { reason: 'The vehicle is broken' })
  expect(await textsTo(number)).toEqual([expect.stringContaining('has been cancelled')])

  const both = byPhone()
  await driven(await trips.booked({ traveller: { ...both.traveller, email: 'both@example.com' } }))
  expect(await textsTo(both.number)).toEqual([])
})

test('a number gets twelve SMS about trips a day, however many are booked with it', async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  const { traveller, number } = byPhone()
  for (let trip = 0; trip < 14; trip++)
    await perform(await trips.booked({ traveller }), 'cancel', { reason: 'Test' })
  expect(await textsTo(number)).toHaveLength(12)
  app.clock.pass({ hours: 25 })
  await perform(await trips.booked({ traveller, start: '2026-12-05T10:00' }), 'cancel', { reason: 'Test' })
  expect(await textsTo(number)).toHaveLength(13)
})

/** Books a trip for a traveller by the API, as a trips user. Returns its id. */
async function bookFor(
  { headers }: { headers: Record<string, string> },
  traveller: object,
  { day = 2, ...how }: { day?: number; pay_by?: 'card' } = {},
) {
  const start = `2026-12-0${day}T10:00`
  const { quote_id, fare } = await trips.quote(TRIP_CATEGORIES.rental, headers, { start })
  const body = { quote_id, traveller, ...how, accept_total: fare.total }
  const { status, body: booked } = await app.call('/trips/api/trip/create', { headers, body })
  expect([status, booked.code]).toEqual([201, undefined])
  return booked.trip
}
const cancel = ({ headers }: { headers: Record<string, string> }, trip_id: string, reason: string) =>
  app.call('/trips/api/trip/cancel', { headers, body: { trip_id, reason } })
const mailsTo = (email: string) =>
  app.database.db
    .selectFrom('mails')
    .select(['subject', 'text', 'html'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()

test('bookings with other people’s numbers that are cancelled send them no SMS', async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  const booker = await profileOf(app)
  const strangers = Array.from({ length: 5 }, byPhone)
  for (const [at, { traveller }] of strangers.entries()) {
    const { trip_id } = await bookFor(booker, traveller, { day: at + 2 })
    expect((await cancel(booker, trip_id, 'Call 0900 now')).status).toBe(200)
  }
  for (const { number } of strangers) expect(await textsTo(number)).toEqual([])
})

test('an unverified address gets four mails a day about trips that others book and cancel, without entered text', async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  const spellings = ['stranger@example.com', 'Stranger@Example.com', 'stranger+1@example.com']
  for (let person = 0; person < 4; person++) {
    const booker = await profileOf(app)
    const email = spellings[person % spellings.length]
    const traveller = { ...byPhone().traveller, name: 'You won at evil.example', email }
    const { trip_id } = await bookFor(booker, traveller)
    await cancel(booker, trip_id, 'Take your prize at http://evil.example')
  }
  const spelt = [...spellings, 'Stranger@example.com']
  const mails = (await Promise.all(spelt.map(mailsTo))).flat()
  expect(mails).toHaveLength(4)
  for (const { subject, text, html } of mails) expect(subject + text + html).not.toContain('evil.example')
})

test('consequences of an unpaid booking count for its booker and its reader', async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  const booker = await profileOf(app)
  const email = 'unpaid@example.com'
  const { traveller: called, number } = byPhone()
  for (const day of [2, 3, 4])
    await bookFor(booker, { ...byPhone().traveller, email }, { day, pay_by: 'card' })
  await bookFor(booker, called, { day: 5, pay_by: 'card' })
  app.clock.pass({ minutes: 31 })
  await app.app.runJob('cancel unpaid trips')
  expect((await mailsTo(email)).map(({ text }) => /Not paid in time/.test(text))).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect(await textsTo(number)).toEqual([])
})

test('a mail to a verified address has the entered text', async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  const email = 'proved@example.com'
  const booker = await profileOf(app, { email })
  for (const day of [2, 3, 4]) {
    const { trip_id } = await bookFor(
      booker,
      { ...byPhone().traveller, name: 'Layla Haddad', email },
      { day },
    )
    await cancel(booker, trip_id, 'Ill')
  }
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(6)
  expect(mails[1]?.text).toMatch(/Layla Haddad[^]*Ill[^]*\/en\/contact\?booking=[A-Z\d]{10}/)
})

test('a mail that asks for a reply links to our contact page, any other of a card trip to its payment', async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  const email = 'waited-for@example.com'
  const id = await trips.booked({ payBy: 'card', traveller: { ...byPhone().traveller, email } })
  await app.database.db.updateTable('trips').set({ paid: 252_000 }).where('id', '=', id).execute()
  await perform(id, 'assign', { vehicle_id: await trips.vehicle(), driver_id: await trips.driver() })
  app.clock.set('2026-12-02T07:00:00Z')
  await perform(id, 'no-show')
  const [assigned, noShow] = await mailsTo(email)
  expect(assigned?.text).toMatch(/\/en\/trip-payment\/[A-Z\d]{10}\?token=/)
  expect(noShow?.text).toMatch(/please write to us[^]*\/en\/contact\?booking=[A-Z\d]{10}/)
})
