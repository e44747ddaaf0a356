import { expect, test } from 'vitest'
import { taxesOf, taxOn, TRIP_TAXES } from './trip-taxes.ts'

test.for([
  { country: 'IN', day: '2025-09-21', fuelIncluded: true, percent: 5, from: '2017-07-01' },
  { country: 'IN', day: '2025-09-22', fuelIncluded: true, percent: 5, from: '2025-09-22' },
  { country: 'IN', day: '2027-01-15', fuelIncluded: false, percent: 18, from: '2025-09-22' },
  { country: 'AE', day: '2027-01-15', fuelIncluded: true, percent: 5, from: '2018-01-01' },
  { country: 'SA', day: '2020-06-30', fuelIncluded: true, percent: 5, from: '2018-01-01' },
  { country: 'SA', day: '2020-07-01', fuelIncluded: false, percent: 15, from: '2020-07-01' },
  { country: 'KW', day: '2027-01-15', fuelIncluded: true, percent: 0, from: '2018-01-01' },
  { country: 'QA', day: '2027-01-15', fuelIncluded: true, percent: 0, from: '2018-01-01' },
])('$country on $day, with fuel $fuelIncluded: $percent%', ({ percent, from, ...trip }) => {
  expect(taxOn(TRIP_TAXES, trip)).toMatchObject({ basis_points: percent * 100, from_day: from })
})

test('a country without a row is a fault, not free of tax', () => {
  expect(() => taxOn(TRIP_TAXES, { country: 'FR', day: '2027-01-15', fuelIncluded: true })).toThrow(
    RangeError,
  )
})

test('rows of the configuration hold from their day on, also on the day of one of ours', () => {
  const taxes = taxesOf('IN fuel 18% 2027-04-01, AE 7.5% 2018-01-01') ?? []
  const percentOf = (country: string, day: string, fuelIncluded = true) =>
    taxOn(taxes, { country, day, fuelIncluded }).basis_points / 100
  expect(percentOf('IN', '2027-03-31')).toBe(5)
  expect(percentOf('IN', '2027-04-01')).toBe(18)
  expect(percentOf('AE', '2027-01-15')).toBe(7.5)
  expect(percentOf('SA', '2027-01-15')).toBe(15)
})

test.for([
  '',
  'IN',
  'IN 5%',
  'IN 5 2027-04-01',
  'IN diesel 5% 2027-04-01',
  'in 5% 2027-04-01',
  'IN 5% 2027-02-30',
  'IN 5% 2027-04-01,',
])('a row such as "%s" is not read', (text) => {
  expect(taxesOf(text)).toBeNull()
})
