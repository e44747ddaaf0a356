import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { companyWith, keyWith } from '#testing/builders/trips/trip-people.ts'

const CITY = 'sa-tif'

let app: TestApp
let companyId: string
beforeAll(async () => {
  app = await testApp()
  ;({ companyId } = await companyWith(app))
  await app.database.db
    .insertInto('cities')
    .values({
      id: CITY,
      name_en: 'Taif',
      name_ar: 'الطائف',
      country_code: 'SA',
      currency: 'SAR',
      time_zone: 'Asia/Riyadh',
      latitude: 21.3,
      longitude: 40.4,
    })
    .execute()
  await card({ vehicleType: 'suv', price: 4000, fromDay: '2026-01-01' })
  await card({ vehicleType: 'sedan', price: 3000, fromDay: '2026-01-01' })
  await card({ vehicleType: 'sedan', price: 2500, fromDay: '2026-01-01', companyId })
  await card({ vehicleType: 'coach', price: 100, fromDay: '2099-01-01' })
})
afterAll(() => app.close())

type Card = { vehicleType: string; price: number; fromDay: string; companyId?: string }

/** Inserts a rate card of local rentals with one package. */
async function card({ vehicleType, price, fromDay, companyId: company }: Card) {
  const { db } = app.database
  const id = newId()
  const now = app.clock.now()
  await db
    .insertInto('rate_cards')
    .values({
      id,
      city_id: CITY,
      category: 2,
      vehicle_type_id: vehicleType,
      company_id: company ?? null,
      created_at: now,
    })
    .execute()
  const packages = [{ id: '4h40km', minutes: 240, km: 40, price, garage_to_garage: false }]
  const content = {
    kind: 'rental',
    currency: 'SAR',
    fuel_included: true,
    packages,
    extra_km: 20,
    extra_hour: 300,
    grace_minutes: 15,
    night: null,
    estimates: [],
  }
  await db
    .insertInto('rate_card_versions')
    .values({ id: newId(), rate_card_id: id, version: 1, from_day: fromDay, content, published_at: now })
    .execute()
}

const grid = (query: string, headers: Record<string, string> = {}) =>
  app.call(`/trips/api/package/grid${query}`, { headers })
const sar = (amount: number) => ({ amount, currency: 'SAR' })

test('the packages of a city are those of the cards in force today, with tax', async () => {
  const { status, body } = await grid(`?city_id=${CITY}`)
  expect(status).toBe(200)
  expect(body).toEqual({
    rows: [
      {
        package_id: '4h40km',
        category: 2,
        minutes: 240,
        km: 40,
        garage_to_garage: false,
        from: sar(3450),
        vehicle_types: [
          { vehicle_type_id: 'sedan', name: 'Sedan', price: sar(3450) },
          { vehicle_type_id: 'suv', name: 'SUV', price: sar(4600) },
        ],
      },
    ],
    total: 1,
  })
  const arabic = await grid(`?city_id=${CITY}`, { language: 'ar' })
  expect(arabic.body.rows[0].vehicle_types[0].name).toBe('سيدان')
})

test('pages of a company show its own prices', async () => {
  const { headers } = await keyWith(app, { companyId })
  expect((await grid(`?city_id=${CITY}`, headers)).body.rows).toMatchObject([{ from: sar(2875) }])
})

test('a category without a card, and an unknown city, have no packages', async () => {
  expect((await grid(`?city_id=${CITY}&category=5`)).body).toEqual({ rows: [], total: 0 })
  expect((await grid('?city_id=xx-nowhere')).body).toEqual({ rows: [], total: 0 })
})

test.for([
  { query: '', path: 'city_id', code: 'city_required' },
  { query: '?city_id=%00', path: 'city_id', code: 'control_characters' },
  { query: '?city_id=a%00', path: 'city_id', code: 'control_characters' },
  { query: `?city_id=${CITY}&category=10`, path: 'category', code: 'trip_category_unknown' },
  { query: `?city_id=${CITY}&sort=price`, path: 'sort', code: 'sort_unknown' },
])('the query $query is rejected at its $path', async ({ query, path, code }) => {
  const reply = await grid(query)
  expectProblem(reply, { status: 400, code: 'invalid_request', fields: [{ path }] })
  expect(reply.body.fields).toMatchObject([{ code }])
})
