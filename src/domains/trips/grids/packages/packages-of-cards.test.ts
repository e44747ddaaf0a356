import { expect, test } from 'vitest'
import type { RateCardContent } from '../../fares/rate-cards/rate-card-content.contract.ts'
import { packagesOf } from './packages-of-cards.ts'

const shared = { currency: 'INR', fuel_included: true, estimates: [] }
const sedan = { id: 'sedan', name: 'Sedan' }
const suv = { id: 'suv', name: 'SUV' }
const inr = (amount: number) => ({ amount, currency: 'INR' })

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
  night: null,
})

test('a package is listed once, from its cheapest vehicle, with each vehicle’s own price', () => {
  const cards = [
    { vehicleType: suv, content: rental(180_000, [{ id: '8h80km', price: 320_000 }]) },
    { vehicleType: sedan, content: rental(120_000) },
  ]
  expect(packagesOf(2, cards)).toEqual([
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

test('a plan is listed as it is, and a transfer from its cheapest zone or distance', () => {
  const plan = { id: '24h', minutes: 1440, km: 250, price: 250_000 }
  const drive: RateCardContent = {
    kind: 'self_drive',
    ...shared,
    plans: [plan],
    deposit: 500_000,
    extra_km: 900,
    extra_hour: 12_000,
    grace_minutes: 30,
  }
  expect(packagesOf(5, [{ vehicleType: sedan, content: drive }])).toMatchObject([
    { package_id: '24h', category: 5, minutes: 1440, km: 250, from: inr(250_000) },
  ])
  const transfer: RateCardContent = {
    kind: 'transfer',
    ...shared,
    zones: [{ zone_id: 'centre', price: 90_000 }],
    slabs: [{ from_km: 0, to_km: null, price: 60_000, per_km: 2000 }],
    waiting: { free_minutes: 45, per_minute: 200 },
    night: null,
  }
  expect(packagesOf(7, [{ vehicleType: sedan, content: transfer }])).toMatchObject([
    { package_id: 'transfer', category: 7, minutes: null, km: null, from: inr(60_000) },
  ])
})

test('no card, no package', () => {
  expect(packagesOf(2, [])).toEqual([])
})
