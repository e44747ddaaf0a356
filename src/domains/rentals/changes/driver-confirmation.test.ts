import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { confirmedBooking, expectWhole, LONGER } from '#testing/builders/rentals/changes.ts'
import { CARD, journey } from '#testing/builders/rentals/journey.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { CONFIRM_HOURS, CONFIRM_PAUSE_SECONDS } from './driver-confirmation.ts'

let count = 0
const app = forFile(await testApp({ fleet: { stock: 100 } }))
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

/** Creates a booking with two viewers: its owner, and a visitor who opened it with reference and email. */
async function twoReaders() {
  const trip = await confirmedBooking(app)
  const token = await journey(app).tokenFor(trip.booking, trip.driver.email)
  const { booking_id, price } = trip.booking
  const friend = { ...trip.driver, first_name: 'Mona', email: `friend-${(count += 1)}@example.com` }
  const requestChange = (body: object, query = '') =>
    app.call(`/api/user/modify-booking${query}`, { token, body: { booking_id, ...body } })
  return {
    trip,
    friend,
    requestChange,
    accept: (driver: object) => requestChange({ driver, accept_total: price.total }),
  }
}

async function mailsTo(address: string) {
  const mails = await app.database.db
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('recipient', '=', address)
    .orderBy('id')
    .execute()
  return mails.map(({ subject, text }) => ({ subject, text }))
}

async function secretTo(address: string): Promise<string> {
  const found = (await mailsTo(address)).findLast(({ text }) => text.includes('/confirm-change#'))
  return /confirm-change#([\w-]+)/.exec(found?.text ?? '')?.[1] ?? ''
}

const confirm = (secret: string, query = '') => app.call(`/api/confirm-change${query}`, { body: { secret } })

test('another driver asked for by reference waits for a link mailed to the old address, and both addresses are told', async () => {
  const { trip, friend, requestChange, accept } = await twoReaders()
  const old = trip.driver.email
  const told = await requestChange({ driver: friend })
  expect(told.body).toMatchObject({ difference: { amount: 0 }, change: { confirmation: 'needed' } })
  expect(await secretTo(old)).toBe('')
  const accepted = await accept(friend)
  expect(accepted.body).toMatchObject({
    booking: { driver: trip.driver },
    change: { confirmation: 'mailed' },
  })
  expect(await trip.read()).toEqual(trip.booking)
  expect(await mailsTo(friend.email)).toEqual([])

  const secret = await secretTo(old)
  expect((await mailsTo(old)).at(-1)?.text).toContain(friend.email)
  expect(await confirm(secret)).toMatchObject({
    status: 200,
    body: { reference: trip.booking.reference, made: true },
  })
  expect((await expectWhole(trip)).driver).toMatchObject(friend)
  const { reference } = trip.booking
  expect((await mailsTo(old)).at(-1)?.subject).toBe(
    `The email address for your booking ${reference} has changed`,
  )
  expect((await mailsTo(friend.email)).map(({ subject }) => subject)).toEqual([
    `Your booking ${reference} has been changed`,
  ])
  expectProblem(await confirm(secret), { status: 410, code: 'link_over' })
  expectArabic(await confirm(secret, '?lang_id=2'))
})

test('presses of the link at once make the change once', async () => {
  const { trip, friend, accept } = await twoReaders()
  await accept(friend)
  const secret = await secretTo(trip.driver.email)
  const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(secret)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410])
  const { events } = await expectWhole(trip)
  expect(events.filter(({ kind }) => kind === 'changed')).toHaveLength(1)
})

test('who booked changes the driver at once, and both addresses are told', async () => {
  const { trip, friend } = await twoReaders()
  const { told, made } = await trip.change({ driver: friend })
  expect(told.change.confirmation).toBeNull()
  expect(made.body).toMatchObject({ booking: { driver: friend }, change: { confirmation: null } })
  const subjects = [...(await mailsTo(trip.driver.email)), ...(await mailsTo(friend.email))]
  expect(subjects.slice(-2).map(({ subject }) => subject)).toEqual([
    `The email address for your booking ${trip.booking.reference} has changed`,
    `Your booking ${trip.booking.reference} has been changed`,
  ])
})

test('times and a flight number need no link; a driver with other times, or one that costs more, is for who booked', async () => {
  const { trip, friend, requestChange, accept } = await twoReaders()
  const flight = await accept({ ...trip.driver, flight_number: 'EK203' })
  expect(flight.body).toMatchObject({ booking: { driver: { flight_number: 'EK 203' } } })
  for (const body of [
    { driver: friend, ...LONGER },
    { driver: friend, extras: [] },
  ]) {
    expectProblem(await requestChange(body), { status: 422, code: 'driver_change_alone' })
    expectArabic(await requestChange(body, '?lang_id=2'))
  }
  const { body: told } = await requestChange(LONGER)
  expect(told.change.confirmation).toBeNull()
  const longer = await requestChange({ ...LONGER, accept_total: told.change.price.total, payment: CARD })
  expect(longer.body).toMatchObject({ booking: { days: 7 }, change: { confirmation: null } })
  expect(await secretTo(trip.driver.email)).toBe('')
})

test('the same is mailed once, another driver soon after is put off, and then the first link is over', async () => {
  const { trip, friend, accept } = await twoReaders()
  const old = trip.driver.email
  await accept(friend)
  const first = await secretTo(old)
  expect((await accept(friend)).body.change.confirmation).toBe('mailed')
  expect(await secretTo(old)).toBe(first)
  const another = { ...friend, last_name: 'Aziz' }
  const rateLimited = await accept(another)
  expectProblem(rateLimited, { status: 429, code: 'link_too_soon' })
  expect(Number(rateLimited.headers.get('retry-after'))).toBe(CONFIRM_PAUSE_SECONDS)
  app.clock.pass({ seconds: CONFIRM_PAUSE_SECONDS })
  expect((await accept(another)).status).toBe(200)
  expectProblem(await confirm(first), { status: 410, code: 'link_over' })
  expect((await confirm(await secretTo(old))).body.made).toBe(true)
  expect((await trip.read()).driver?.last_name).toBe('Aziz')
})

test('a link is over after a day, and once the booking has another address', async () => {
  const { trip, friend, accept } = await twoReaders()
  await accept(friend)
  const secret = await secretTo(trip.driver.email)
  app.clock.pass({ hours: CONFIRM_HOURS })
  expectProblem(await confirm(secret), { status: 410, code: 'link_over' })
  app.clock.set('2026-12-01T09:30:00Z')
  await trip.change({ driver: { ...trip.driver, email: `moved-${(count += 1)}@example.com` } })
  expectProblem(await confirm(secret), { status: 410, code: 'link_over' })
  expect((await trip.read()).driver?.first_name).toBe(trip.driver.first_name)
})

test('a supplier that cannot be reached leaves the link good for another press', async () => {
  const { trip, friend, accept } = await twoReaders()
  await accept(friend)
  const secret = await secretTo(trip.driver.email)
  // The held price has expired and is fetched again.
  app.clock.pass({ hours: 2 })
  await app.simulators.okMobility.injectFault({ mode: 'closed' })
  expectProblem(await confirm(secret), { status: 502, code: 'supplier_unavailable' })
  await app.simulators.okMobility.injectFault({ mode: 'none' })
  app.clock.pass({ minutes: 10 })
  expect(await confirm(secret)).toMatchObject({ status: 200, body: { made: true } })
})
