import { expect, test } from 'vitest'
import { ONE_WAY, RENTAL, ROUND_TRIP, SELF_DRIVE, TRANSFER } from '#testing/builders/trips/trip-fares.ts'
import { cardFaults } from './card-faults.ts'
import type { RateCardContent } from '../shapes/card-content.contract.ts'
import { slabFault } from '../lines/slabs.ts'
import { TRIP_CATEGORIES } from '../categories.contract.ts'

const slab = (from_km: number, to_km: number | null, price = 0, per_km = 0) => ({
  from_km,
  to_km,
  price,
  per_km,
})

test.for([
  { name: 'one from 0 to ∞', slabs: [slab(0, null)], fault: null },
  { name: 'two that meet', slabs: [slab(0, 20), slab(20, null)], fault: null },
  { name: 'none', slabs: [], fault: { at: 0, code: 'slab_end' } },
  { name: 'one from 5 km', slabs: [slab(5, null)], fault: { at: 0, code: 'slab_start' } },
  { name: 'one that ends', slabs: [slab(0, 20)], fault: { at: 0, code: 'slab_end' } },
  { name: 'a gap', slabs: [slab(0, 20), slab(21, null)], fault: { at: 1, code: 'slab_gap' } },
  { name: 'an overlap', slabs: [slab(0, 20), slab(19, null)], fault: { at: 1, code: 'slab_overlap' } },
  {
    name: 'one after the endless one',
    slabs: [slab(0, null), slab(20, null)],
    fault: { at: 1, code: 'slab_overlap' },
  },
  { name: 'an empty one', slabs: [slab(0, 0), slab(0, null)], fault: { at: 0, code: 'slab_end' } },
  {
    name: 'a price that falls',
    slabs: [slab(0, 20, 1000, 100), slab(20, null, 2999)],
    fault: { at: 1, code: 'slab_falls' },
  },
  {
    name: 'a price that goes on from the one before',
    slabs: [slab(0, 20, 1000, 100), slab(20, null, 3000)],
    fault: null,
  },
])('slabs: $name', ({ slabs, fault }) => {
  expect(slabFault(slabs)).toEqual(fault)
})

const inIndia = (category: Parameters<typeof cardFaults>[1]['category']) => ({ category, currency: 'INR' })
const { rental, airportPickUp, airportDrop, outstationOneWay, outstationRoundTrip, selfDrive, shuttle } =
  TRIP_CATEGORIES
const cheaper = { id: '10h100km', minutes: 600, km: 100, price: 199_999, garage_to_garage: false }

test.for<{
  name: string
  content: RateCardContent
  category?: Parameters<typeof cardFaults>[1]['category']
  faults: object[]
}>([
  { name: 'a rental', content: RENTAL, category: rental, faults: [] },
  { name: 'a transfer from the airport', content: TRANSFER, category: airportPickUp, faults: [] },
  { name: 'a transfer to it', content: TRANSFER, category: airportDrop, faults: [] },
  { name: 'a trip one way', content: ONE_WAY, category: outstationOneWay, faults: [] },
  { name: 'a round trip', content: ROUND_TRIP, category: outstationRoundTrip, faults: [] },
  { name: 'a car without a driver', content: SELF_DRIVE, category: selfDrive, faults: [] },
  {
    name: 'another kind',
    content: RENTAL,
    category: airportDrop,
    faults: [{ path: 'kind', code: 'card_kind' }],
  },
  { name: 'a shuttle', content: RENTAL, category: shuttle, faults: [{ path: 'kind', code: 'card_kind' }] },
  {
    name: 'another currency',
    content: { ...ONE_WAY, currency: 'AED' },
    category: outstationOneWay,
    faults: [{ path: 'currency', code: 'card_currency' }],
  },
  {
    name: 'a package twice',
    content: { ...RENTAL, packages: [RENTAL.packages[0]!, RENTAL.packages[0]!] },
    category: rental,
    faults: [{ path: 'packages.1', code: 'card_twice' }],
  },
  {
    name: 'a larger package for less',
    content: { ...RENTAL, packages: [...RENTAL.packages, cheaper] },
    category: rental,
    faults: [{ path: 'packages.4', code: 'ladder_falls' }],
  },
  {
    name: 'a zone twice',
    content: { ...TRANSFER, zones: [...TRANSFER.zones, ...TRANSFER.zones] },
    category: airportPickUp,
    faults: [{ path: 'zones.1', code: 'card_twice' }],
  },
  {
    name: 'slabs with a gap',
    content: { ...TRANSFER, slabs: [slab(0, 20), slab(25, null)] },
    category: airportPickUp,
    faults: [{ path: 'slabs.1', code: 'slab_gap' }],
  },
])('the faults of a card: $name', ({ content, category = rental, faults }) => {
  expect(cardFaults(content, inIndia(category))).toEqual(faults)
})
