import { expect, test } from 'vitest'
import type { Destination } from '#domains/content/destinations/destination.contract.ts'
import type { SeenPrice } from '#domains/rentals/seen-prices/seen-price.contract.ts'
import type { Category } from '#kernel/acriss.ts'
import { everyDay } from '#kernel/opening-hours.ts'
import { sampleDubai } from '#testing/builders/content/sample-home.ts'
import { plainPrice } from './plain-price.ts'
import { questionsOf } from './questions.ts'
import { structuredDesks } from './structured-desks.ts'

const euros = (amount: number) => ({ amount, currency: 'EUR' })

const PLACE: Destination['place'] = {
  ...sampleDubai,
  name: 'Dubai International Airport',
  path: '/car-hire/united-arab-emirates/dubai-airport-dxb',
  indexed: true,
}

type Supplier = Destination['suppliers'][number]

function supplier(
  name: string,
  desk: Supplier['stations'][number]['desk'],
  over: Partial<Supplier> = {},
): Supplier {
  return {
    id: name.length,
    name,
    logo: '',
    rating: null,
    rating_count: 0,
    stations: [
      {
        ...PLACE,
        name: 'Terminal 1',
        type: 'station',
        desk,
        distance_km: 0.2,
        address: { addressLine: 'Arrivals', city: 'Dubai', country: 'United Arab Emirates' },
        phone: { countryCode: '+971', phone: '42166666' },
        opening_hours: everyDay(800, 2400),
      },
    ],
    deposit: null,
    fuel_policies: [],
    unlimited_mileage: null,
    young_driver_until: null,
    ...over,
  }
}

const price = (category: Category, perDay: number, days = 3): SeenPrice => ({
  category,
  pickup_date: '2027-03-01',
  days,
  total: euros(perDay * days),
  per_day: euros(perDay),
  seen_at: '2026-12-01T09:00:00.000Z',
})

const destination = (over: Partial<Destination> = {}): Destination => ({
  place: PLACE,
  country_path: '/car-hire/united-arab-emirates',
  suppliers: [],
  days: 3,
  by_category: [],
  by_month: [],
  by_days_left: [],
  one_way: [],
  near: [],
  updated_at: null,
  ...over,
})

const answersFor = (over: Partial<Destination>) =>
  Object.fromEntries(questionsOf(destination(over)).map((question) => [question.kind, question]))

test('a question whose figure is missing is not asked', () => {
  const city = { ...PLACE, type: 'city' as const }
  expect(questionsOf(destination({ place: city, suppliers: [supplier('OK', 'downtown')] }))).toEqual([])
})

test('a car costs what the lowest price per day was, however long its rental', () => {
  const { cost } = answersFor({ by_category: [price('mini', 3100, 1), price('economy', 2900, 7)] })
  expect(cost).toMatchObject({ price: { category: 'economy', days: 7 } })
})

test('the cheapest month is named where there is another to compare it with', () => {
  const march = { month: '2027-03', price: price('mini', 3000) }
  const april = { month: '2027-04', price: price('mini', 2500) }
  expect(answersFor({ by_month: [march] })['month']).toBeUndefined()
  expect(answersFor({ by_month: [march, april] })['month']).toMatchObject({ month: '2027-04' })
})

test('the deposit goes from the lowest of any supplier to the highest of any', () => {
  const suppliers = [
    supplier('A', 'shuttle', { deposit: { low: euros(900), high: euros(1000) } }),
    supplier('B', 'shuttle', { deposit: { low: euros(700), high: euros(800) } }),
    supplier('C', 'shuttle'),
  ]
  expect(answersFor({ suppliers })['deposit']).toMatchObject({ low: euros(700), high: euros(1000) })
})

test('suppliers with a desk in the terminal are told from those without', () => {
  const suppliers = [supplier('A', 'in_terminal'), supplier('B', 'shuttle')]
  expect(answersFor({ suppliers })['terminal']).toEqual({ kind: 'terminal', inside: ['A'], outside: ['B'] })
})

test('a fee for young drivers names who asks it, and up to which age at most', () => {
  const suppliers = [
    supplier('A', 'shuttle', { young_driver_until: 22, fuel_policies: ['full_to_full'] }),
    supplier('B', 'shuttle', { young_driver_until: 24, fuel_policies: ['full_to_full'] }),
    supplier('C', 'shuttle'),
  ]
  expect(answersFor({ suppliers })['young']).toEqual({ kind: 'young', suppliers: ['A', 'B'], until: 24 })
  expect(answersFor({ suppliers })['fuel']).toEqual({ kind: 'fuel', policies: ['full_to_full'] })
})

test('of the places to drop a car off four are named', () => {
  const one_way = Array.from({ length: 8 }, (_, at) => ({ ...PLACE, name: `Place ${at}` }))
  expect(answersFor({ one_way })['elsewhere']).toMatchObject({
    places: ['Place 0', 'Place 1', 'Place 2', 'Place 3'],
  })
})

test('a price in the head of a page is whole and never too low', () => {
  expect([plainPrice(euros(9600)), plainPrice(euros(9699))]).toEqual(['96 EUR', '96 EUR'])
})

test('search engines are told each desk and when it is open, and no price', () => {
  const graph = structuredDesks(
    destination({ suppliers: [supplier('A', 'in_terminal')], by_category: [price('mini', 1)] }),
  )
  expect(graph).toHaveLength(1)
  expect(graph[0]).toMatchObject({
    '@type': 'AutoRental',
    name: 'A – Terminal 1',
    telephone: '+97142166666',
    address: { streetAddress: 'Arrivals', addressLocality: 'Dubai', addressCountry: 'AE' },
    openingHoursSpecification: [{ opens: '08:00', closes: '23:59' }],
  })
  expect(JSON.stringify(graph)).not.toMatch(/Offer|price/i)
})
