import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { RENTAL } from '#testing/builders/trips/trip-fares.ts'
import { companyWith, keyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { TRIPS } from '#testing/builders/trips/trip-requests.ts'
import { newId } from '#kernel/ids.ts'
import type { TripQuote } from './quote.contract.ts'

const app = forFile(await testApp())
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

const requestQuote = (body: object, headers: Record<string, string> = {}) =>
  app.call('/trips/api/trip/quote', { body, headers })

async function quote(body: object, headers: Record<string, string> = {}): Promise<TripQuote> {
  const reply = await requestQuote(body, headers)
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply.body
}

const sedanOf = ({ options }: TripQuote) => {
  const sedan = options.find(({ vehicle_type }) => vehicle_type.id === 'sedan')
  if (!sedan) throw new Error('no sedan')
  return sedan
}

const linesOf = (body: TripQuote) =>
  Object.fromEntries(sedanOf(body).fare.lines.map(({ kind, amount }) => [kind, amount.amount]))

test('a rental is quoted with each type of vehicle, the smallest first, field by field', async () => {
  const quoted = await quote(TRIPS.rental)
  expect(quoted).toMatchObject({
    distance_km: null,
    duration_minutes: 480,
    time_zone: 'Asia/Kolkata',
  })
  expect(quoted.options.map(({ vehicle_type }) => vehicle_type.id)).toEqual([
    'hatchback',
    'sedan',
    'suv',
    'luxury',
    'tempo',
    'coach',
  ])
  const inr = (amount: number) => ({ amount, currency: 'INR' })
  const { rate_card } = sedanOf(quoted).fare
  expect(sedanOf(quoted)).toEqual({
    quote_id: expect.stringMatching(/^[\w-]+\.[\w-]{43}\.[A-Z2-9]{12}$/),
    vehicle_type: { id: 'sedan', name: 'Sedan', seats: 4, bags: 3, picture: 'saloon' },
    fare: {
      lines: [
        {
          kind: 'package',
          label: 'Package 8 hours / 80 km',
          quantity: 1,
          unit: 'piece',
          rate: inr(220_000),
          amount: inr(220_000),
          rule: 'package',
          inputs: { package_id: '8h80km', minutes: 480, km: 80, garage_to_garage: false },
        },
        {
          kind: 'tax',
          label: 'Tax 5%',
          quantity: null,
          unit: null,
          rate: null,
          amount: inr(11_000),
          rule: 'tax_of_country',
          inputs: {
            country: 'IN',
            from_day: '2025-09-22',
            fuel_included: true,
            basis_points: 500,
            net: 220_000,
          },
        },
      ],
      total: inr(231_000),
      included: { km: 80, minutes: 480 },
      beyond: { km: inr(1400), hour: inr(15_000), waiting_minute: null },
      deposit: null,
      rate_card: { id: rate_card?.id, version: 1, version_id: rate_card?.version_id },
    },
    expires_at: '2026-12-01T09:20:00Z',
    cancellation: [
      { until: '2027-01-15T02:00:00Z', fee: inr(0) },
      { until: '2027-01-15T04:00:00Z', fee: inr(115_500) },
      { until: null, fee: inr(231_000) },
    ],
  })
})

test('each category is priced by its own card, with the way it is driven', async () => {
  const oneWay = await quote(TRIPS.outstationOneWay)
  // 58.9 + 106.7 km via the stop.
  expect([oneWay.distance_km, oneWay.duration_minutes]).toEqual([165.6, 226])
  expect(linesOf(oneWay)).toEqual({
    distance: 223_560,
    driver_allowance: 30_000,
    toll: 19_872,
    permit: 40_000,
    tax: 15_672,
  })
  const roundTrip = await quote(TRIPS.outstationRoundTrip)
  expect(linesOf(roundTrip)).toEqual({
    distance: 600_000,
    driver_allowance: 60_000,
    toll: 39_720,
    permit: 40_000,
    tax: 36_986,
  })
  const pickUp = await quote(TRIPS.airportPickUp)
  expect(linesOf(pickUp)).toEqual({ transfer: 80_000, toll: 11_500, parking: 10_000, tax: 5075 })
  expect(sedanOf(pickUp).fare.included.minutes).toBe(60)
  const drop = await quote(TRIPS.airportDrop)
  // Whitefield, by its id, is outside the centre.
  expect(linesOf(drop)).toMatchObject({ transfer: 150_000 })
  const selfDrive = await quote(TRIPS.selfDrive)
  expect(linesOf(selfDrive)).toEqual({ plan: 230_000, extra_hours: 45_000, tax: 49_500 })
  expect(selfDrive).toMatchObject({ distance_km: null, duration_minutes: 1620 })
  expect(sedanOf(selfDrive).fare.deposit).toEqual({ amount: 500_000, currency: 'INR' })
  expect(selfDrive.options.map(({ vehicle_type }) => vehicle_type.id)).not.toContain('coach')
})

test('the language of a reply is that of its header, whatever the browser accepts', async () => {
  const arabic = sedanOf(await quote(TRIPS.rental, { language: 'ar', 'accept-language': 'en' }))
  expect(arabic.vehicle_type.name).toBe('سيدان')
  expect(arabic.fare.lines.map(({ label }) => label)).toEqual(['باقة 8 ساعات / 80 كم', 'الضريبة 5%'])
  const other = sedanOf(await quote(TRIPS.rental, { language: 'de', 'accept-language': 'ar' }))
  expect(other.vehicle_type.name).toBe('Sedan')
})

test('what is asked again is answered from memory for a minute, with ids of its own, and in another language or company anew', async () => {
  const whole = ({ options }: TripQuote) => options.map(({ quote_id }) => quote_id)
  const ids = (quoted: TripQuote) => whole(quoted).map((id) => id.slice(0, -13))
  const request = { ...TRIPS.rental, start: '2027-01-20T09:30' }
  await quote(request)
  const again = await quote(request)
  const first = ids(again)
  app.clock.pass({ seconds: 59 })
  const cached = [await quote(request), await quote(request)]
  expect(cached.map(ids)).toEqual([first, first])
  expect(new Set([again, ...cached].flatMap(whole)).size).toBe(3 * first.length)
  const { companyId } = await companyWith(app)
  const { headers } = await keyWith(app, { companyId })
  for (const other of [{ language: 'ar' }, headers])
    expect(ids(await quote(request, other))).not.toEqual(first)
  app.clock.pass({ seconds: 2 })
  expect(ids(await quote(request))).not.toEqual(first)
})

test('a company’s people, and pages of its key, see its own card where it has one', async () => {
  const { companyId } = await companyWith(app)
  await publishFor(companyId)
  const { headers: byKey } = await keyWith(app, { companyId })
  const { headers: byToken } = await profileOf(app, { companyId })
  const { headers: retail } = await profileOf(app)
  const { headers: anyKey } = await keyWith(app)
  for (const headers of [byKey, byToken])
    expect(sedanOf(await quote(TRIPS.rental, headers)).fare).toMatchObject({
      lines: [{ amount: { amount: 200_000 } }, { kind: 'tax' }],
    })
  for (const headers of [{}, retail, anyKey])
    expect(linesOf(await quote(TRIPS.rental, headers))).toMatchObject({ package: 220_000 })
  // Its other vehicles are priced by the public cards.
  expect((await quote(TRIPS.rental, byKey)).options).toHaveLength(6)
})

test('the newest version from a day on or before the pick-up holds', async () => {
  const { companyId } = await companyWith(app)
  const cardId = await publishFor(companyId, '2027-02-01', 1)
  const { headers } = await keyWith(app, { companyId })
  const packageOn = async (day: string) =>
    linesOf(await quote({ ...TRIPS.rental, start: `${day}T00:00` }, headers))['package']
  expect(await packageOn('2027-01-31')).toBe(220_000)
  expect(await packageOn('2027-02-01')).toBe(200_000)
  await insertVersion(cardId, '2027-03-01', 2, 300_000)
  await insertVersion(cardId, '2027-02-15', 3, 250_000)
  expect(await packageOn('2027-02-14')).toBe(200_000)
  expect(await packageOn('2027-02-15')).toBe(250_000)
  // Version 3 was published later, but applies from an earlier day.
  expect(await packageOn('2027-03-01')).toBe(250_000)
})

async function publishFor(companyId: string, fromDay = '2026-01-01', version = 1): Promise<string> {
  const id = newId()
  await app.database.db
    .insertInto('rate_cards')
    .values({
      id,
      city_id: 'in-blr',
      category: 2,
      vehicle_type_id: 'sedan',
      company_id: companyId,
      created_at: Temporal.Instant.fromEpochMilliseconds(0),
    })
    .execute()
  await insertVersion(id, fromDay, version, 200_000)
  return id
}

async function insertVersion(cardId: string, fromDay: string, version: number, price: number): Promise<void> {
  const packages = [{ id: '8h80km', minutes: 480, km: 80, price, garage_to_garage: false }]
  await app.database.db
    .insertInto('rate_card_versions')
    .values({
      id: newId(),
      rate_card_id: cardId,
      version,
      from_day: fromDay,
      content: { ...RENTAL, packages },
      published_at: Temporal.Instant.fromEpochMilliseconds(0),
    })
    .execute()
}
