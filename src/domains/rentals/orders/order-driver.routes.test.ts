import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { DRIVER } from '#testing/builders/rentals/journey.ts'
import { AT_DESK, NEVER, ORDER, waitingCart } from '#testing/builders/rentals/orders.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'

const app = forFile(await testApp())
const waiting = await waitingCart(app)

const DRIVERS: { name: string; change: object; path: string; message?: string }[] = [
  ...[undefined, null, '', '   '].flatMap((value) => [
    {
      name: `the first name ${JSON.stringify(value)}`,
      change: { first_name: value },
      path: 'first_name',
      message: 'First Name is Required',
    },
    {
      name: `the last name ${JSON.stringify(value)}`,
      change: { last_name: value },
      path: 'last_name',
      message: 'Last Name is Required',
    },
    {
      name: `the e-mail ${JSON.stringify(value)}`,
      change: { email: value },
      path: 'email',
      message: 'Email is Required',
    },
  ]),
  ...[5, ['Layla'], { first: 'Layla' }].flatMap((value) =>
    ['first_name', 'last_name', 'email'].map((path) => ({
      name: `${path} as ${JSON.stringify(value)}`,
      change: { [path]: value },
      path,
      message: 'Enter text',
    })),
  ),
  { name: 'no phone', change: { phone: undefined }, path: 'phone', message: 'Phone is Required' },
  {
    name: 'a phone in one text',
    change: { phone: '+971501234567' },
    path: 'phone',
    message: 'Enter a country code and a number',
  },
  {
    name: 'a phone without its number',
    change: { phone: { countryCode: '+971' } },
    path: 'phone.phone',
    message: 'Phone is Required',
  },
  {
    name: 'an empty number',
    change: { phone: { countryCode: '+971', phone: ' ' } },
    path: 'phone.phone',
    message: 'Phone is Required',
  },
  ...['50', '12345', '5012345678901', 'abcdefghi', '501234567 or 1=1', '٥', '199999999', '+'].map(
    (phone) => ({
      name: `the phone ${phone}`,
      change: { phone: { countryCode: '+971', phone } },
      path: 'phone.phone',
      message: 'Phone is not valid',
    }),
  ),
  {
    name: 'a country code nobody has',
    change: { phone: { countryCode: '+999', phone: '501234567' } },
    path: 'phone.phone',
    message: 'Phone is not valid',
  },
  ...[undefined, '971', '00971', '+', '+0', '+12345', '+97a', 971].map((countryCode) => ({
    name: `the country code ${JSON.stringify(countryCode)}`,
    change: { phone: { countryCode, phone: '501234567' } },
    path: 'phone.countryCode',
    message: 'Country code must be + and up to four digits',
  })),
  {
    name: 'a phone with a field more',
    change: { phone: { ...DRIVER.phone, extension: '1' } },
    path: 'phone.extension',
    message: 'Unknown field',
  },
  ...['first_name', 'last_name'].flatMap((field) => [
    {
      name: `a NUL in ${field}`,
      change: { [field]: 'Lay\u0000la' },
      path: field,
      message: 'Control characters are not allowed',
    },
    {
      name: `a line break in ${field}`,
      change: { [field]: 'Lay\nla' },
      path: field,
      message: 'Control characters are not allowed',
    },
    {
      name: `an escape in ${field}`,
      change: { [field]: 'Lay\u001b[31mla' },
      path: field,
      message: 'Control characters are not allowed',
    },
    {
      name: `a C1 control in ${field}`,
      change: { [field]: 'Lay\u0085la' },
      path: field,
      message: 'Control characters are not allowed',
    },
    {
      name: `half a character in ${field}`,
      change: { [field]: 'Lay\ud83dla' },
      path: field,
      message: 'Control characters are not allowed',
    },
    {
      name: `an over-long ${field}`,
      change: { [field]: 'x'.repeat(61) },
      path: field,
      message: 'At most 60 characters (max)',
    },
  ]),
  ...[
    'layla',
    'layla@',
    '@example.com',
    'layla@example',
    'lay la@example.com',
    'layla@@example.com',
    'layla@exa_mple.com',
    'a@b.c,d@e.fr',
    'Layla <layla@example.com>',
    'layla@example.com\r\nBcc: x@y.zz',
    "layla'--@example.com;",
  ].map((email) => ({
    name: `the e-mail ${JSON.stringify(email)}`,
    change: { email },
    path: 'email',
  })),
  {
    name: 'an over-long e-mail',
    change: { email: `${'l'.repeat(250)}@example.com` },
    path: 'email',
    message: 'At most 254 characters (max)',
  },
  ...[undefined, null, 17, 100, -34, 34.5, '34', 1e300, true].map((age) => ({
    name: `the age ${JSON.stringify(age)}`,
    change: { age },
    path: 'age',
    message: 'Driver’s age must be between 18 and 99',
  })),
  ...[undefined, null, '', 'ae', 'ARE', 'A', 'A1', '٠٠', 7].map((residence) => ({
    name: `the residence ${JSON.stringify(residence)}`,
    change: { residence },
    path: 'residence',
    message: 'A country must be two capital letters',
  })),
  ...['', 'E', '203', 'EMIRATES 203', 'EK 20333', 'EK\u0000203', 7].map((flight) => ({
    name: `the flight ${JSON.stringify(flight)}`,
    change: { flight_number: flight },
    path: 'flight_number',
    message: 'Enter a flight number, like EK 203',
  })),
  ...['👩🏽‍🚀', '12', 'Sara\u202Enosila'].map((name) => ({
    name: `the name ${JSON.stringify(name)}`,
    change: { last_name: name },
    path: 'last_name',
    message: 'Enter a name in letters, without hidden characters that reverse it',
  })),
  { name: 'a field more', change: { passport: 'N1' }, path: 'passport', message: 'Unknown field' },
]

test.for(DRIVERS)(
  'a driver is refused by both orders, in both languages: $name',
  async ({ change, path, message }) => {
    const driver = { ...DRIVER, ...change }
    const fields = [{ path: `driver.${path}`, ...(message !== undefined && { message }) }]
    const refusal = { status: 400, code: 'invalid_request', fields }
    expectProblem(await waiting.send(ORDER, waiting.orderBody({ driver, accept_total: NEVER })), refusal)
    expectProblem(await waiting.send(AT_DESK, waiting.deskBody({ driver, accept_total: NEVER })), refusal)
    const arabic = await waiting.send(ORDER, waiting.orderBody({ driver, accept_total: NEVER }), {
      query: '?lang_id=2',
    })
    expectArabic(arabic)
    expect(arabic.body.fields[0].message).not.toBe('هذه القيمة غير صالحة')
  },
)

test('every fault of a driver is named at once', async () => {
  const { body } = await waiting.send(
    AT_DESK,
    waiting.deskBody({ driver: { phone: { countryCode: '+971', phone: '1' } } }),
  )
  expect(body.fields.map(({ path }: { path: string }) => path)).toEqual([
    'driver.first_name',
    'driver.last_name',
    'driver.email',
    'driver.phone.phone',
    'driver.age',
    'driver.residence',
  ])
})

test('names of any script, with marks and digits of their own, are a driver’s', async () => {
  const names = [
    'ليلى',
    'Ægir-Þór',
    "O'Neill",
    '小红',
    'Nguyễn',
    'Jean‑Luc',
    'José María',
    'عبد الله',
    'A'.repeat(60),
  ]
  for (const name of names) {
    const driver = {
      ...DRIVER,
      first_name: `  ${name} `,
      last_name: name,
      latin_first_name: 'Layla',
      latin_last_name: 'Haddad',
      residence: 'KW',
      phone: { countryCode: '+965', phone: '٥٠٠٠ ٠٠٠٠' },
    }
    const { status, body } = await app.call('/api/user/modify-booking', {
      token: waiting.token,
      body: { booking_id: waiting.cart.booking_id, driver },
    })
    expect(status).toBe(200)
    expect(body.booking.driver).toMatchObject({
      first_name: name,
      last_name: name,
      phone: { countryCode: '+965', phone: '50000000' },
    })
  }
})

test('a name that the desk cannot read is not ordered without the same in Latin letters', async () => {
  const body = (driver: object) => ({
    token: waiting.token,
    body: { booking_id: waiting.cart.booking_id, driver: { ...DRIVER, ...driver } },
  })
  const arabic = { first_name: 'ليلى', last_name: 'حداد', latin_first_name: 'Layla' }
  expectProblem(await app.call('/api/user/modify-booking', body(arabic)), {
    status: 400,
    code: 'invalid_request',
    fields: [
      {
        path: 'driver.latin_last_name',
        message: 'Enter the name in Latin letters, as on the passport or driving licence',
      },
    ],
  })
  const readable = { ...arabic, latin_last_name: 'Haddad' }
  const { body: changed } = await app.call('/api/user/modify-booking', body(readable))
  expect(changed.booking.driver).toMatchObject(readable)
})
