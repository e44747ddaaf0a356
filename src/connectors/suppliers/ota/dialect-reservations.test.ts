import { expect, test } from 'vitest'
import { answerOf, cost, keys, type DialectRow } from '#testing/stand-ins/ota-dialect.ts'
import { EXAMPLE_BOOKING } from './example-booking.ts'

/** The outer status, the reservation's own status, and the result. */
const LOCALIZA_STATES = [
  ['Reserved', 'Pending', 'pending'],
  ['Reserved', 'Failed', 'refused'],
  ['Reserved', 'Expired', 'cancelled'],
  ['Reserved', 'Cancelled', 'cancelled'],
  ['Reserved', 'Confirmed', 'confirmed'],
  ['Reserved', '', 'confirmed'],
  ['', 'Reserved', 'confirmed'],
  ['', '', 'confirmed'],
  ['Pending', 'Confirmed', 'pending'],
  ['Pending', '', 'pending'],
  ['Cancelled', 'Confirmed', null],
  ['Failed', 'Reserved', null],
  ['Reserved', 'Sonstiges', null],
  ['Sonstiges', 'Reserved', null],
] as const

/** Formats in which each system writes the state of a reservation. */
const ROWS: readonly DialectRow[] = [
  ...LOCALIZA_STATES.map(([around, own, status]): DialectRow => ({
    rule: `Localiza writes "${around}" around a reservation that is "${own}"`,
    dialect: 'localiza',
    sample: 'localiza-booked',
    change: (document) =>
      document
        .replace('<VehResRSCore', `<VehResRSCore${around && ` ReservationStatus="${around}"`}`)
        .replace(' ReservationStatus="Confirmed"', own && ` ReservationStatus="${own}"`),
    send: (supplier) => supplier.reserve(EXAMPLE_BOOKING),
    answer: status
      ? { ok: true, value: expect.objectContaining({ supplierReference: 'AL7XQ2P', status }) }
      : { ok: false, failure: expect.objectContaining({ code: 'garbage' }) },
  })),
  {
    rule: 'Localiza shows a cancelled reservation without its number, and says so by a warning beside it',
    dialect: 'localiza',
    sample: 'localiza-cancelled-empty',
    send: (supplier) => supplier.retrieve(keys('AL7XQ2P')),
    answer: { ok: true, value: { supplierReference: 'AL7XQ2P', status: 'cancelled', total: null } },
  },
  {
    rule: 'without that warning a reservation that has no number is garbage',
    dialect: 'localiza',
    sample: 'localiza-cancelled-empty',
    change: (document) => document.replace('LLNRRE045', 'LLNRRE099').replace('Code="95"', 'Code="303"'),
    send: (supplier) => supplier.retrieve(keys('AL7XQ2P')),
    answer: { ok: false, failure: expect.objectContaining({ code: 'garbage' }) },
  },
  {
    rule: 'Localiza gives an empty number beside that of the reservation',
    dialect: 'localiza',
    sample: 'localiza-booked',
    send: (supplier) => supplier.reserve(EXAMPLE_BOOKING),
    answer: {
      ok: true,
      value: { supplierReference: 'AL7XQ2P', status: 'confirmed', total: cost(44_977_660, 'COP') },
    },
  },
  {
    rule: 'Localiza says by a warning that a reservation was cancelled',
    dialect: 'localiza',
    sample: 'localiza-cancelled',
    send: (supplier) => supplier.retrieve(keys('AL7XQ2P')),
    answer: { ok: true, value: { supplierReference: 'AL7XQ2P', status: 'cancelled', total: null } },
  },
  {
    rule: 'Ace repeats the reservation when it is cancelled',
    dialect: 'ace',
    sample: 'ace-cancelled',
    send: (supplier) => supplier.cancel(keys('AC4471')),
    answer: { ok: true, value: { supplierReference: 'AC4471', status: 'cancelled', total: null } },
    request: /<VehCancelRQCore CancelType="Cancel">/,
  },
]

test.for(ROWS)('$rule', async ({ answer, request, ...row }) => {
  const { answered, sentRequest } = await answerOf(row)
  expect(answered).toEqual(answer)
  if (request) expect(sentRequest).toMatch(request)
})
