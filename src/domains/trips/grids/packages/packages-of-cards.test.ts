import { expect, test } from 'vitest'
import { computeFare, type CardVersion } from '#domains/fares/fare/compute-fare.ts'
import type { RateCardContent } from '#domains/fares/shapes/card-content.contract.ts'
import { TRIP_TAXES } from '#domains/fares/taxes/trip-taxes.ts'
import { inputsOf } from '#testing/builders/trips/trip-fares.ts'
import { packagesOf } from './packages-of-cards.ts'

const sedan = { id: 'sedan', name: 'Sedan' }
const suv = { id: 'suv', name: 'SUV' }
const cardOf = (content: RateCardContent): CardVersion => ({
  cardId: 'card',
  version: 1,
  versionId: 'version',
  content,
})
const shared = { currency: 'INR', fuel_included: true, estimates: [] }
const inr = (amount: number) => ({ amount, currency: 'INR' })
const shownIn = (country: string) => ({ taxes: TRIP_TAXES, country, day: '2027-03-01' })
const INDIA = shownIn('IN')

const rental = (price: number, more: { id: string; price: number }[] = []): RateCardContent => ({
  kind: 'rental',
  ...shared,
  packages: [{ id: '4h40km', price }, ...more].map((one) => ({
    ...one,
    minutes: 240,
    km: 40,
    garage_to_garage: false,
  })),
  extra_km: 1500,
  extra_hour: 15_000,
  grace_minutes: 15,
  night: { amount: 24_000, by: 'night' },
})
const drive: RateCardContent = {
  kind: 'self_drive',
  ...shared,
  fuel_included: false,
  plans: [{ id: '24h', minutes: 1440, km: 250, price: 250_000 }],
  deposit: 500_000,
  extra_km: 900,
  extra_hour: 12_000,
  grace_minutes: 30,
}
const transfer: RateCardContent = {
  kind: 'transfer',
  ...shared,
  zones: [{ zone_id: 'centre', price: 90_000 }],
  slabs: [{ from_km: 0, to_km: null, price: 60_000, per_km: 2000 }],
  waiting: { free_minutes: 45, per_minute: 200 },
  night: null,
}

test('a package is listed once, from its cheapest vehicle, with each vehicle’s own price', () => {
  const cards = [
    { vehicleType: suv, card: cardOf(rental(180_000, [{ id: '8h80km', price: 320_000 }])) },
    { vehicleType: sedan, card: cardOf(rental(120_000)) },
  ]
  expect(packagesOf(2, cards, shownIn('KW'))).toEqual([
    {
      package_id: '4h40km',
      category: 2,
      minutes: 240,
      km: 40,
      garage_to_garage: false,
      from: inr(120_000),
      vehicle_types: [
        { vehicle_type_id: 'suv', name: 'SUV', price: inr(180_000) },
        { vehicle_type_id: 'sedan', name: 'Sedan', price: inr(120_000) },
      ],
    },
    {
      package_id: '8h80km',
      category: 2,
      minutes: 240,
      km: 40,
      garage_to_garage: false,
      from: inr(320_000),
      vehicle_types: [{ vehicle_type_id: 'suv', name: 'SUV', price: inr(320_000) }],
    },
  ])
})

test('a plan is listed unchanged, and a transfer from its cheapest zone or distance', () => {
  expect(packagesOf(5, [{ vehicleType: sedan, card: cardOf(drive) }], INDIA)).toMatchObject([
    { package_id: '24h', category: 5, minutes: 1440, km: 250 },
  ])
  expect(packagesOf(7, [{ vehicleType: sedan, card: cardOf(transfer) }], shownIn('KW'))).toMatchObject([
    { package_id: 'transfer', category: 7, minutes: null, km: null, from: inr(60_000) },
  ])
})

test.for([
  { name: 'the Emirates add 5%', content: rental(65_000), country: 'AE', from: 68_250 },
  { name: 'Saudi Arabia adds 15%', content: rental(65_000), country: 'SA', from: 74_750 },
  { name: 'Kuwait adds none', content: rental(65_000), country: 'KW', from: 65_000 },
  { name: 'India adds 5% with fuel', content: rental(65_000), country: 'IN', from: 68_250 },
  { name: 'India adds 18% without', content: drive, country: 'IN', from: 295_000 },
  { name: 'the tax is rounded once', content: rental(65_010), country: 'AE', from: 68_261 },
  {
    name: 'tolls and parking are taxed with the rest',
    content: { ...rental(65_000), estimates: [{ kind: 'parking', per: 'day', amount: 2000 }] },
    country: 'AE',
    from: 70_350,
  },
  {
    name: 'a toll of a transfer too',
    content: { ...transfer, estimates: [{ kind: 'toll', per: 'trip', amount: 400 }] },
    country: 'AE',
    from: 63_420,
  },
] satisfies { name: string; content: RateCardContent; country: string; from: number }[])(
  'a starting price is a total: $name',
  ({ content, country, from }) => {
    const category = content.kind === 'rental' ? 2 : content.kind === 'transfer' ? 7 : 5
    const [row] = packagesOf(category, [{ vehicleType: sedan, card: cardOf(content) }], shownIn(country))
    expect(row?.from).toEqual(inr(from))
    expect(row?.vehicle_types[0]?.price).toEqual(inr(from))
  },
)

test('the price of a plan equals its quote of that length', () => {
  const card = cardOf(drive)
  const [row] = packagesOf(5, [{ vehicleType: sedan, card }], INDIA)
  const inputs = inputsOf({
    chosen: { kind: 'self_drive', plan_id: '24h' },
    start: '2027-03-01T10:00',
    end: '2027-03-02T10:00',
    taxBasisPoints: 1800,
  })
  expect(row?.from).toEqual(computeFare(inputs, card, 'en').total)
})

test('without a card there is no package', () => {
  expect(packagesOf(2, [], INDIA)).toEqual([])
})
