import { expect, test } from 'vitest'
import { sampleBooking } from '../mails/sample-booking.ts'
import { compareTerms, isNotWorse, type ComparedOffer } from './compare-terms.ts'
import type { ComparedTerm, Verdict } from './rebooking.contract.ts'

const OLD: ComparedOffer = sampleBooking().offer
const eur = (amount: number) => ({ amount, currency: 'EUR' })
const { vehicle, pickup, payment, mileage } = OLD
const AT_AIRPORT = { ...pickup, iata: 'DXB' }

type Row = {
  what: string
  term: ComparedTerm
  old?: Partial<ComparedOffer>
  found: Partial<ComparedOffer>
  is: Verdict
}

const car = (changed: Partial<ComparedOffer['vehicle']>) => ({ vehicle: { ...vehicle, ...changed } })
const OTHER_PLAN = { supplier: { ...OLD.supplier, id: 99 } }

const ROWS: Row[] = [
  {
    what: 'another desk in the same terminal',
    term: 'pickup',
    old: { pickup: AT_AIRPORT },
    found: { pickup: { ...AT_AIRPORT, id: 'EU-DXB' } },
    is: 'other',
  },
  {
    what: 'a shuttle in place of the terminal',
    term: 'pickup',
    old: { pickup: AT_AIRPORT },
    found: { pickup: { ...AT_AIRPORT, id: 'X', desk: 'shuttle' } },
    is: 'worse',
  },
  {
    what: 'the terminal in place of a shuttle',
    term: 'pickup',
    old: { pickup: { ...AT_AIRPORT, desk: 'shuttle' } },
    found: { pickup: { ...AT_AIRPORT, id: 'X' } },
    is: 'better',
  },
  {
    what: 'another airport',
    term: 'pickup',
    old: { pickup: AT_AIRPORT },
    found: { pickup: { ...AT_AIRPORT, id: 'X', iata: 'AUH' } },
    is: 'worse',
  },
  {
    what: 'a shuttle farther away',
    term: 'pickup',
    old: { pickup: { ...AT_AIRPORT, desk: 'shuttle' } },
    found: { pickup: { ...AT_AIRPORT, id: 'X', desk: 'shuttle' }, distance_km: 1.1 },
    is: 'worse',
  },
  {
    what: 'a shuttle as near',
    term: 'pickup',
    old: { pickup: { ...AT_AIRPORT, desk: 'shuttle' } },
    found: { pickup: { ...AT_AIRPORT, id: 'X', desk: 'shuttle' } },
    is: 'other',
  },
  { what: 'a class above', term: 'category', found: car({ category: 'intermediate' }), is: 'better' },
  { what: 'a class below', term: 'category', found: car({ category: 'economy' }), is: 'worse' },
  { what: 'a special car', term: 'category', found: car({ category: 'special' }), is: 'worse' },
  {
    what: 'an estate in place of a saloon',
    term: 'body_type',
    found: car({ body_type: 'estate' }),
    is: 'other',
  },
  { what: 'an SUV in place of a saloon', term: 'body_type', found: car({ body_type: 'suv' }), is: 'worse' },
  {
    what: 'manual in place of automatic',
    term: 'transmission',
    found: car({ transmission: 'manual' }),
    is: 'worse',
  },
  {
    what: 'automatic in place of manual',
    term: 'transmission',
    old: car({ transmission: 'manual' }),
    found: car({}),
    is: 'better',
  },
  { what: 'a car that is charged', term: 'fuel', found: car({ fuel: 'electric' }), is: 'worse' },
  { what: 'diesel in place of unspecified', term: 'fuel', found: car({ fuel: 'diesel' }), is: 'other' },
  { what: 'fewer seats', term: 'seats', found: car({ seats: 4 }), is: 'worse' },
  { what: 'unknown bags', term: 'bags', found: car({ bags: null }), is: 'worse' },
  {
    what: 'bags unknown in both, of one plan',
    term: 'bags',
    old: car({ bags: null }),
    found: car({ bags: null }),
    is: 'same',
  },
  {
    what: 'bags unknown in both, of two suppliers',
    term: 'bags',
    old: car({ bags: null }),
    found: { ...car({ bags: null }), ...OTHER_PLAN },
    is: 'worse',
  },
  {
    what: 'no air conditioning',
    term: 'air_conditioning',
    found: car({ air_conditioning: false }),
    is: 'worse',
  },
  { what: 'a full tank lost', term: 'fuel_policy', found: { fuel_policy: 'full_to_empty' }, is: 'worse' },
  { what: 'a full tank given', term: 'fuel_policy', found: { fuel_policy: 'free_full_tank' }, is: 'better' },
  {
    what: 'same to same in place of full to full',
    term: 'fuel_policy',
    found: { fuel_policy: 'same_to_same' },
    is: 'other',
  },
  {
    what: 'unlimited mileage',
    term: 'mileage',
    found: { mileage: { unlimited: true, km_included: null, extra_km: null } },
    is: 'better',
  },
  {
    what: 'fewer kilometres',
    term: 'mileage',
    found: { mileage: { ...mileage, km_included: 800 } },
    is: 'worse',
  },
  {
    what: 'a dearer kilometre',
    term: 'mileage',
    found: { mileage: { ...mileage, extra_km: eur(26) } },
    is: 'worse',
  },
  { what: 'cover that was included', term: 'cover', found: { inclusions: [] }, is: 'worse' },
  {
    what: 'more cover',
    term: 'cover',
    found: { inclusions: ['third_party_liability', 'theft_protection'] },
    is: 'better',
  },
  { what: 'a higher excess', term: 'excess', found: { excess: eur(110_001) }, is: 'worse' },
  { what: 'an unknown excess', term: 'excess', found: { excess: null }, is: 'worse' },
  { what: 'a lower deposit', term: 'deposit', found: { deposit: eur(20_000) }, is: 'better' },
  {
    what: 'a deposit in another currency',
    term: 'deposit',
    found: { deposit: { amount: 1, currency: 'USD' } },
    is: 'worse',
  },
  {
    what: 'free for an hour less',
    term: 'cancellation',
    found: { cancellation: { free_until: '2027-02-27T05:00:00Z', non_refundable: false } },
    is: 'worse',
  },
  {
    what: 'free for longer',
    term: 'cancellation',
    found: { cancellation: { free_until: '2027-02-28T06:00:00Z', non_refundable: false } },
    is: 'better',
  },
  {
    what: 'not refundable',
    term: 'cancellation',
    found: { cancellation: { free_until: null, non_refundable: true } },
    is: 'worse',
  },
  {
    what: 'paid at the desk in place of in part',
    term: 'payment',
    found: { payment: { ...payment, timing: 'desk' } },
    is: 'better',
  },
  {
    what: 'paid now in place of in part',
    term: 'payment',
    found: { payment: { ...payment, timing: 'now' } },
    is: 'worse',
  },
  {
    what: 'a card at the desk',
    term: 'credit_card',
    old: { payment: { ...payment, credit_card_required: false } },
    found: { payment },
    is: 'worse',
  },
  { what: 'a licence of two years', term: 'licence', found: { licence_years: 2 }, is: 'worse' },
]

test('a car is compared with itself as the same in each term', () => {
  expect(compareTerms(OLD, OLD).filter(({ verdict }) => verdict !== 'same')).toEqual([])
  expect(isNotWorse(OLD, OLD)).toBe(true)
})

test.for(ROWS)('$term: $what is $is', ({ term, old, found, is }) => {
  const before = { ...OLD, ...old }
  const after = { ...before, ...found }
  expect(compareTerms(before, after).find((one) => one.term === term)?.verdict).toBe(is)
  expect(isNotWorse(before, after)).toBe(is !== 'worse')
})
