import { expect, test } from 'vitest'
import {
  inputsOf,
  ONE_WAY,
  RENTAL,
  ROUND_TRIP,
  SELF_DRIVE,
  TRANSFER,
  versionOf,
} from '#testing/builders/trips/trip-fares.ts'
import { computeFare } from './compute-fare.ts'
import { explainFare } from './explain-fare.ts'
import type { FareInputs } from '../lines/fare-inputs.ts'
import { compareQuotedWithActual } from '../quotes/compare-quoted-with-actual.ts'
import type { RateCardContent } from '../shapes/card-content.contract.ts'

const day = (time: string, date = 15) => `2027-01-${date}T${time}`

/** Together, these trips use every rule. */
const TRIPS: { content: RateCardContent | null; inputs: FareInputs }[] = [
  {
    content: RENTAL,
    inputs: inputsOf({
      chosen: { kind: 'rental', package_id: '8h80km-garage' },
      start: day('15:00'),
      end: day('23:00'),
      taxBasisPoints: 500,
      actual: {
        km: 95.5,
        to: day('23:40'),
        charges: [{ kind: 'parking', reason: 'Cubbon Park', amount: 6000 }],
      },
    }),
  },
  {
    content: TRANSFER,
    inputs: inputsOf({
      chosen: { kind: 'transfer', zone_id: 'centre' },
      start: day('22:30'),
      end: day('23:10'),
      way: { km: 33 },
    }),
  },
  {
    content: TRANSFER,
    inputs: inputsOf({
      chosen: { kind: 'transfer', zone_id: null },
      start: day('09:00'),
      end: day('10:10'),
      way: { km: 35.5 },
      actual: { km: 36, waiting_minutes: 85 },
    }),
  },
  {
    content: ONE_WAY,
    inputs: inputsOf({
      chosen: { kind: 'outstation_one_way' },
      start: day('06:00'),
      end: day('08:00'),
      way: { km: 90 },
    }),
  },
  {
    content: ROUND_TRIP,
    inputs: inputsOf({
      chosen: { kind: 'outstation_round_trip' },
      start: day('06:00'),
      end: day('20:00', 17),
      driving: [],
      way: { km: 620 },
    }),
  },
  {
    content: SELF_DRIVE,
    inputs: inputsOf({
      chosen: { kind: 'self_drive', plan_id: 'day' },
      start: day('10:00'),
      end: day('13:00', 16),
    }),
  },
  {
    content: null,
    inputs: inputsOf({
      chosen: { kind: 'shuttle', seats: 3, seat_price: { amount: 45_000, currency: 'INR' } },
      start: day('10:00'),
      end: day('13:00'),
    }),
  },
]

const explained = (language: 'en' | 'ar') =>
  TRIPS.flatMap(({ content, inputs }) =>
    explainFare(inputs, content && versionOf(content), language).lines.map(({ label, explanation }) => [
      label,
      // Remove the marks that keep an amount together in Arabic.
      explanation.replaceAll('\u200F', '').replaceAll('\u00A0', ' '),
    ]),
  )

test('each line says its rule with its figures', () => {
  expect(explained('en')).toEqual([
    [
      'Package 8 hours / 80 km',
      'The package of 8 hours and 80 km costs ₹1,800.00. The way from the garage and back counts as well.',
    ],
    ['Extra kilometres', '95.5 km driven, 80 km included: 15.5 km at ₹14.00 each.'],
    [
      'Extra hours',
      '520 minutes used, 8 hours included; over time of up to 15 minutes is free, then each started hour counts: 1 × ₹150.00.',
    ],
    [
      'Driving at night (22:00–06:00)',
      '100 minutes between 22:00 and 06:00, as a share of ₹240.00 for a whole night.',
    ],
    ['Parking', 'As it was: Cubbon Park.'],
    ['Tax 5%', '5% of ₹2,277.00, the rate of India since 22 September 2025.'],
    ['Airport transfer', 'The fixed price of this zone of the city: ₹900.00.'],
    ['Driving at night (22:00–06:00)', 'Nights with driving between 22:00 and 06:00: 1 × ₹200.00.'],
    ['Tolls (estimate)', 'Estimated at ₹115.00 for the trip; billed at actuals.'],
    [
      'Airport transfer',
      'The place is in no zone. ₹500.00 from 20 km on, and ₹20.00 for each further kilometre, up to 35.5 km.',
    ],
    ['Waiting', '85 minutes waited, 1 hour free: 25 × ₹3.00 for each minute.'],
    ['Distance', '90 km one way, billed as at least 130 km: 130 km at ₹13.00 each.'],
    ['Driver allowance', 'Calendar days of the trip on the city’s clock: 1 × ₹300.00.'],
    ['Tolls (estimate)', 'Estimated for 90 km at ₹1.00 each; billed at actuals.'],
    [
      'Distance',
      '620 km there and back, billed as at least 250 km for each calendar day (3): 750 km at ₹12.00 each.',
    ],
    ['Driver allowance', 'Calendar days of the trip on the city’s clock: 3 × ₹300.00.'],
    ['Parking (estimate)', 'Estimated for each calendar day: 3 × ₹50.00; billed at actuals.'],
    ['Plan 24 hours / 240 km', '1 × ₹2,400.00: each period is 24 hours with 240 km.'],
    ['Extra hours', 'Started hours booked beyond whole periods: 3 × ₹150.00.'],
    ['Seats', '3 × ₹450.00.'],
  ])
})

test('the same in Arabic, with its plural forms', () => {
  const arabic = explained('ar')
  expect(arabic).toHaveLength(20)
  for (const [label = '', explanation = ''] of arabic) {
    expect(label).toMatch(/\p{Script=Arabic}/u)
    expect(explanation).toMatch(/\p{Script=Arabic}|^3 × /u)
    expect(explanation).not.toMatch(/undefined|NaN|\{|\$/)
  }
  expect(arabic[0]).toEqual([
    'باقة 8 ساعات / 80 كم',
    'سعر الباقة (8 ساعات و80 كم): 1,800.00 ₹. ويُحتسب أيضًا الطريق من المرآب وإليه.',
  ])
  expect(arabic[5]).toEqual([
    'الضريبة 5%',
    '5% من 2,277.00 ₹، وهي النسبة المعمول بها في الهند منذ 22 سبتمبر 2025.',
  ])
  expect(arabic[10]?.[1]).toBe('مدة الانتظار 85 دقيقة، والمجاني منها ساعة: 25 × 3.00 ₹ للدقيقة.')
  expect(arabic[17]?.[0]).toBe('خطة 24 ساعة / 240 كم')
})

test('an explanation has what the fare was computed from', () => {
  const [, { content, inputs }] = TRIPS as [unknown, (typeof TRIPS)[number]]
  const card = content && versionOf(content)
  const { lines, ...explanation } = explainFare(inputs, card, 'en')
  const { lines: fareLines, ...fare } = computeFare(inputs, card, 'en')
  expect(lines).toEqual(fareLines.map((line) => ({ ...line, explanation: expect.stringMatching(/\S/) })))
  expect(explanation).toEqual({
    ...fare,
    engine: 1,
    distance: { km: 33, minutes: 0, source: 'estimate', fallback: false },
    calendar_days: 1,
    tax: { country: 'IN', from_day: '2025-09-22', fuel_included: true, basis_points: 0 },
  })
  expect(explanation.rate_card).toEqual({
    id: card?.cardId,
    version: 1,
    version_id: card?.versionId,
  })
})

/**
 * Inputs and cards of the first engine as stored in January 2027. A change of any of these totals requires a new
 * engine.
 */
const STORED_FARES = [
  { trip: 0, total: 239_085 },
  { trip: 1, total: 121_500 },
  { trip: 2, total: 88_500 },
  { trip: 3, total: 208_000 },
  { trip: 4, total: 1_005_000 },
  { trip: 5, total: 285_000 },
  { trip: 6, total: 135_000 },
]

test.for(STORED_FARES)('what was kept of trip $trip still costs $total', ({ trip, total }) => {
  const { content, inputs } = JSON.parse(JSON.stringify(TRIPS[trip])) as (typeof TRIPS)[number]
  expect(computeFare(inputs, content && versionOf(content), 'en').total.amount).toBe(total)
})

test('inputs of an engine that there is not, or of another card, are no fare', () => {
  const [{ inputs }] = TRIPS as [(typeof TRIPS)[number]]
  expect(() => computeFare({ ...inputs, engine: 2 as 1 }, versionOf(RENTAL), 'en')).toThrow(/engine 2/)
  expect(() => computeFare(inputs, versionOf(TRANSFER), 'en')).toThrow(TypeError)
  expect(() => computeFare(inputs, null, 'en')).toThrow(TypeError)
})

test('a bill stands beside its quote, kind by kind, and both add up', () => {
  const chosen = { kind: 'transfer', zone_id: 'centre' } as const
  const trip = { chosen, start: day('21:00'), end: day('21:40'), way: { km: 33 }, taxBasisPoints: 500 }
  const quoted = computeFare(inputsOf(trip), versionOf(TRANSFER), 'en')
  const charges = [
    { kind: 'toll', reason: 'Way out', amount: 6000 },
    { kind: 'toll', reason: 'Way back', amount: 7000 },
    { kind: 'other', reason: 'Cleaning', amount: 50_000 },
  ] as const
  const actual = { km: 33, waiting_minutes: 70, to: day('22:20'), charges: [...charges] }
  const billed = computeFare(inputsOf({ ...trip, actual }), versionOf(TRANSFER), 'en')
  const inr = (amount: number) => ({ amount, currency: 'INR' })
  const rows = compareQuotedWithActual(quoted, billed)
  expect(rows).toEqual([
    { kind: 'transfer', label: 'Airport transfer', quoted: inr(90_000), actual: inr(90_000) },
    { kind: 'waiting', label: 'Waiting', quoted: null, actual: inr(3000) },
    { kind: 'night', label: 'Driving at night (22:00–06:00)', quoted: null, actual: inr(20_000) },
    { kind: 'toll', label: 'Tolls', quoted: inr(11_500), actual: inr(13_000) },
    { kind: 'other', label: 'Cleaning', quoted: null, actual: inr(50_000) },
    { kind: 'tax', label: 'Tax 5%', quoted: inr(5075), actual: inr(8800) },
  ])
  const sumOf = (column: 'quoted' | 'actual') =>
    rows.reduce((sum, row) => sum + (row[column]?.amount ?? 0), 0)
  expect([sumOf('quoted'), sumOf('actual')]).toEqual([quoted.total.amount, billed.total.amount])
  expect(compareQuotedWithActual(billed, quoted).map(({ kind }) => kind)).toEqual([
    'transfer',
    'toll',
    'waiting',
    'night',
    'other',
    'tax',
  ])
})
