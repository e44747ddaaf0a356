import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { changedSearch } from '#testing/builders/rentals/searching.ts'
import { RENTAL } from '#testing/builders/rentals/journey.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'

const app = forFile(await testApp())
const search = changedSearch(app)

const PLACE = 'A location ID must have 3 to 60 letters, digits or dashes'
const TIME = 'Enter a time as HH:mm'
const AGE = 'Driver’s age must be between 18 and 99'
const COUNTRY = 'A country must be two capital letters'

const QUERIES: { name: string; field: string; values: (string | null)[]; message?: string }[] = [
  {
    name: 'no pick-up place',
    field: 'pickup_id',
    values: [null, '', '   '],
    message: 'Pick Up Location is required',
  },
  {
    name: 'a place that cannot be',
    field: 'pickup_id',
    values: ['DX', '../../etc', "DXB'--", 'مطار', 'D XB'],
    message: PLACE,
  },
  {
    name: 'a place with a control character',
    field: 'pickup_id',
    values: ['DX\u0000B', 'DX\u001fB'],
    message: 'Control characters are not allowed',
  },
  {
    name: 'an over-long place',
    field: 'pickup_id',
    values: ['D'.repeat(61)],
    message: 'At most 60 characters (max)',
  },
  {
    name: 'a drop-off place that cannot be',
    field: 'dropoff_id',
    values: ['DX', 'D'.repeat(61), 'DXB\u0000', "1' or '1'='1"],
    message: PLACE,
  },
  {
    name: 'a day that is none',
    field: 'pickup_date',
    values: [
      null,
      '',
      '2027-02-30',
      '2027-02-29',
      '2027-13-01',
      '2027-2-3',
      '01/03/2027',
      '20270301',
      '2027-03-01T10:00',
      '٢٠٢٧-٠٣-٠١',
      '+002027-03-01',
      'today',
    ],
    message: 'Enter a valid date as YYYY-MM-DD',
  },
  {
    name: 'a drop-off day that is none',
    field: 'dropoff_date',
    values: [null, '2027-04-31', '0'],
    message: 'Enter a valid date as YYYY-MM-DD',
  },
  {
    name: 'a time that is none',
    field: 'pickup_time',
    values: [null, '', '24:00', '9:00', '10:60', '10', '10:00:00', '10.00', '-1:00', '10:00\u0000'],
    message: TIME,
  },
  {
    name: 'a drop-off time that is none',
    field: 'dropoff_time',
    values: [null, '25:00', 'noon'],
    message: TIME,
  },
  { name: 'an age out of bounds', field: 'driver_age', values: ['17', '100', '-30', '0'], message: AGE },
  {
    name: 'an age that is no number',
    field: 'driver_age',
    values: ['NaN', 'Infinity', '30.5', '1e2', '0x1E', ' 30', '9'.repeat(400), 'thirty'],
    message: AGE,
  },
  {
    name: 'a residence that is no country',
    field: 'residence',
    values: ['ae', 'ARE', 'A1', '\u0000\u0000'],
    message: COUNTRY,
  },
  {
    name: 'a currency that is none of ours',
    field: 'currency_id',
    values: ['0', '12', '-1', 'EUR', '1.5', '99999999999999999999'],
    message: 'Unknown currency',
  },
  {
    name: 'a language that is none',
    field: 'lang_id',
    values: ['0', '4', 'ar', '1.0'],
    message: 'Language must be 1, 2 or 3',
  },
  {
    name: 'a card that is neither true nor false',
    field: 'with_credit_card',
    values: ['yes', '1', 'TRUE'],
  },
  { name: 'a patience out of bounds', field: 'wait_ms', values: ['-1', '10001', '1e3', 'soon'] },
]

const QUERY_ROWS = QUERIES.flatMap(({ values, ...row }) => values.map((value) => ({ ...row, value })))

test.for(QUERY_ROWS)('$name is refused: $field=$value', async ({ field, value, message }) => {
  const reply = await search({ [field]: value })
  const fault = { path: field, ...(message !== undefined && { message }) }
  expectProblem(reply, { status: 400, code: 'invalid_request', fields: [fault] })
  expect(reply.body.fields).toHaveLength(1)
})

test.for(QUERY_ROWS.filter(({ field }) => field !== 'lang_id'))(
  '$name is refused in Arabic: $field=$value',
  async ({ field, value, message }) => {
    const reply = await search({ [field]: value, lang_id: '2' })
    expectArabic(reply)
    // A custom message has its own Arabic text, not the generic one.
    if (message !== undefined) expect(reply.body.fields[0].message).not.toBe('هذه القيمة غير صالحة')
  },
)

test('every fault is named at once, of the query in one answer', async () => {
  const { body } = await search({ pickup_id: '', pickup_time: '25:00', driver_age: '5' })
  expect(body.fields.map(({ path }: { path: string }) => path)).toEqual([
    'pickup_id',
    'pickup_time',
    'driver_age',
  ])
})

test.for([
  { name: 'a pick-up in the past', changes: { pickup_date: '2026-11-30' }, code: 'pick_up_in_the_past' },
  {
    name: 'a pick-up at this very minute of Dubai’s clock',
    changes: { pickup_date: '2026-12-01', pickup_time: '13:00' },
    code: 'pick_up_in_the_past',
  },
  {
    name: 'a pick-up of an earlier century',
    changes: { pickup_date: '1000-01-01' },
    code: 'pick_up_in_the_past',
  },
  {
    name: 'a drop-off before the pick-up',
    changes: { dropoff_date: '2027-02-28' },
    code: 'drop_off_before_pick_up',
  },
  {
    name: 'a drop-off at the pick-up',
    changes: { dropoff_date: '2027-03-01' },
    code: 'drop_off_before_pick_up',
  },
  {
    name: 'a rental of more than 90 days',
    changes: { dropoff_date: '2027-05-30', dropoff_time: '10:01' },
    code: 'rental_too_long',
  },
  {
    name: 'a pick-up years ahead',
    changes: { pickup_date: '9998-12-30', dropoff_date: '9998-12-31' },
    code: 'pick_up_too_far',
  },
] as const)('$name is refused by its rule', async ({ changes, code }) => {
  expectProblem(await search(changes), { status: 422, code })
  expectArabic(await search({ ...changes, lang_id: '2' }))
})

test.for([
  {
    name: 'a minute ahead in Dubai, where it is later than here',
    changes: {
      pickup_id: 'DXB',
      pickup_date: '2026-12-01',
      pickup_time: '13:01',
      dropoff_date: '2026-12-03',
    },
  },
  {
    name: 'an hour past in London and ahead in New York',
    changes: {
      pickup_id: 'JFK',
      pickup_date: '2026-12-01',
      pickup_time: '08:00',
      dropoff_date: '2026-12-03',
    },
  },
])('the past is told by the station’s clock: $name', async ({ changes }) => {
  expect((await search(changes)).status).toBe(200)
})

test.for([
  { name: 'pick-up', changes: { pickup_id: 'QQQ' } },
  { name: 'drop-off', changes: { dropoff_id: 'QQQ-nowhere' } },
])('an unknown $name place is not found', async ({ changes }) => {
  expectProblem(await search(changes), { status: 404, code: 'location_not_found' })
  expectArabic(await search({ ...changes, lang_id: '2' }))
})

test('a field given twice is refused, an unknown one ignored', async () => {
  const twice = await app.call(`/api/searching?${RENTAL}&pickup_id=LHR`, { body: {} })
  expectProblem(twice, { status: 400, code: 'invalid_request', fields: [{ path: 'pickup_id' }] })
  const unknown = await app.call(`/api/searching?${RENTAL}&utm_source=mail&__proto__=1&constructor=2`, {
    body: { page_size: 1 },
  })
  expect(unknown.status).toBe(200)
})

test('a malformed percent sign in the query breaks nothing', async () => {
  expectProblem(await app.call(`/api/searching?${RENTAL}&residence=%E0%A4%A`, { body: {} }), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'residence', message: COUNTRY }],
  })
})
