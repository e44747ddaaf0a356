import { beforeEach, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import type { Language } from '#kernel/locale.ts'
import { derivedKey } from '#platform/crypto.ts'
import { DEVELOPMENT_SECRET } from '#platform/development-secret.ts'
import { signedTexts } from '#platform/signed-text.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { companyWith, keyWith } from '#testing/builders/trips/trip-people.ts'
import { TRIPS } from '#testing/builders/trips/trip-requests.ts'
import { explainFare } from '../fare/explain-fare.ts'
import { openQuote } from './open-quote.usecase.ts'
import type { TripQuote } from './quote.contract.ts'
import { findCardVersion } from '../rate-cards/rate-card.store.ts'

/** Signs like the app under test. */
const signed = signedTexts(derivedKey(DEVELOPMENT_SECRET, 'trip quotes'))

const app = forFile(await testApp())
const open = (quoteId: string, language: Language) =>
  openQuote({ db: app.database.db, clock: app.clock, quoteSigner: signed }, quoteId, language)
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

async function sedan(
  body: object,
  headers: Record<string, string> = {},
): Promise<TripQuote['options'][number]> {
  const { options } = (await app.call('/trips/api/trip/quote', { body, headers })).body as TripQuote
  const found = options.find(({ vehicle_type }) => vehicle_type.id === 'sedan')
  if (!found) throw new Error('no sedan')
  return found
}

const withoutOwnPart = (quoteId: string) => quoteId.slice(0, quoteId.lastIndexOf('.'))

test.for(Object.entries(TRIPS))('a quote of %s opens to the same fare and its times', async ([, request]) => {
  const { quote_id, fare } = await sedan(request)
  const opened = await open(quote_id, 'en')
  if (!opened.ok) throw new Error(opened.failure.code)
  expect(opened.value).toMatchObject({
    request,
    cityId: 'in-blr',
    timeZone: 'Asia/Kolkata',
    vehicleTypeId: 'sedan',
    companyId: null,
    rateCardVersionId: fare.rate_card?.version_id,
  })
  expect(opened.value.fare).toEqual(fare)
  const start = opened.value.startAt.toZonedDateTimeISO('Asia/Kolkata').toPlainDateTime()
  expect(start.toString({ smallestUnit: 'minute' })).toBe(request.start)
  expect(Temporal.Instant.compare(opened.value.endAt, opened.value.startAt)).toBe(1)
})

test.for([
  { name: 'a rental ends with its package', request: TRIPS.rental, end: '2027-01-15T17:30' },
  { name: 'a drive at its earliest', request: TRIPS.outstationOneWay, end: '2027-01-15T10:46' },
  { name: 'a round trip with its return', request: TRIPS.outstationRoundTrip, end: '2027-01-16T20:00' },
  { name: 'a hire when the car is back', request: TRIPS.selfDrive, end: '2027-01-16T13:00' },
])('$name', async ({ request, end }) => {
  const opened = await open((await sedan(request)).quote_id, 'en')
  const endAt = opened.ok && opened.value.endAt.toZonedDateTimeISO('Asia/Kolkata').toPlainDateTime()
  expect(endAt && endAt.toString({ smallestUnit: 'minute' })).toBe(end)
})

test('a quote opens in the language that is asked for, and keeps whose prices it has', async () => {
  const { companyId } = await companyWith(app)
  const { headers } = await keyWith(app, { companyId })
  const { quote_id, fare } = await sedan(TRIPS.rental, headers)
  const opened = await open(quote_id, 'ar')
  expect(opened).toMatchObject({ ok: true, value: { companyId, fare: { total: fare.total } } })
  expect(opened.ok && opened.value.fare.lines[0]?.label).toBe('باقة 8 ساعات / 80 كم')
})

test('a quote is booked before its lead time begins', async () => {
  const { quote_id } = await sedan({ ...TRIPS.rental, start: '2026-12-01T15:35' })
  app.clock.pass({ minutes: 5 })
  expect(await open(quote_id, 'en')).toMatchObject({ ok: true })
  app.clock.pass({ seconds: 1 })
  expect(await open(quote_id, 'en')).toEqual({ ok: false, failure: { code: 'trip_too_soon' } })
})

test('a quote is good for twenty minutes', async () => {
  const { quote_id } = await sedan({ ...TRIPS.rental, start: '2027-01-17T09:30' })
  app.clock.pass({ minutes: 19, seconds: 59 })
  expect((await open(quote_id, 'en')).ok).toBe(true)
  app.clock.pass({ seconds: 1 })
  expect(await open(quote_id, 'en')).toEqual({ ok: false, failure: { code: 'quote_expired' } })
})

test('a quote that we did not sign is unknown', async () => {
  const { quote_id } = await sedan(TRIPS.rental)
  const other = signedTexts(derivedKey('another secret altogether', 'trip quotes'))
  const text = signed.read(withoutOwnPart(quote_id)) ?? ''
  for (const id of ['', 'none', `x${quote_id}`, `${quote_id}x`, other.sign(text)])
    expect(await open(id, 'en')).toEqual({ ok: false, failure: { code: 'quote_unknown' } })
})

test('a quote whose rules or total no longer hold has expired', async () => {
  const { quote_id } = await sedan(TRIPS.rental)
  const key = JSON.parse(signed.read(withoutOwnPart(quote_id)) ?? '')
  const changed = [
    { ...key, inputs: { ...key.inputs, engine: 2 } },
    { ...key, total: { ...key.total, amount: key.total.amount + 1 } },
  ]
  for (const one of changed)
    expect(await open(signed.sign(JSON.stringify(one)), 'en')).toEqual({
      ok: false,
      failure: { code: 'quote_expired' },
    })
  const unpublished = { ...key, rateCardVersionId: crypto.randomUUID() }
  expect(await open(signed.sign(JSON.stringify(unpublished)), 'en')).toEqual({
    ok: false,
    failure: { code: 'quote_unknown' },
  })
})

test('a quote is opened, and explained, to the same cent after its rate card moved on', async () => {
  const { db } = app.database
  const tripRequest = { ...TRIPS.outstationRoundTrip, start: '2027-01-14T07:00' }
  const { quote_id, fare } = await sedan(tripRequest)
  const versionId = fare.rate_card?.version_id ?? ''
  const rateCard = await findCardVersion(db, versionId)
  if (!rateCard) throw new Error('no version')
  const content = { ...rateCard.content, per_km: 9900 }
  const next = { id: newId(), rate_card_id: rateCard.cardId, version: 2, from_day: '2026-01-01', content }
  await db
    .insertInto('rate_card_versions')
    .values({ ...next, published_at: Temporal.Instant.fromEpochMilliseconds(0) })
    .execute()
  app.clock.pass({ minutes: 2 })
  expect((await sedan(tripRequest)).fare.total.amount).toBeGreaterThan(fare.total.amount)
  const opened = await open(quote_id, 'en')
  expect(opened).toMatchObject({ ok: true, value: { rateCardVersionId: versionId, fare } })
  const inputs = opened.ok ? opened.value.inputs : null
  expect(inputs && explainFare(inputs, await findCardVersion(db, versionId), 'ar').total).toEqual(fare.total)
})
