import { expect, test } from 'vitest'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { enquirers, FORM_PATHS, FORMS, KIND_OF, type FormPath } from '#testing/builders/content/enquiries.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
const people = enquirers(app)

const CONTACT = '/api/get_in_touch'
const LOCAL_DEAL = '/api/looking-local-supplier'
const SUPPLIER = '/api/register_supplier'
const PARTNER = '/api/register_partner'

test.for(FORM_PATHS)(
  '%s keeps the form, and mails the sender its number and nothing that was typed',
  async (path) => {
    const email = `${KIND_OF[path]}@example.com`
    const { status, body } = await people.fillIn(path, { email: email.toUpperCase(), page: '/en/there' })
    expect(status).toBe(201)
    expect(body).toEqual({
      enquiry_id: expect.stringMatching(/^[\da-f-]{36}$/),
      number: expect.stringMatching(/^E-\d{4}-\d{4}$/),
      status: 'new',
    })
    expect(await people.stored(body.enquiry_id)).toMatchObject({
      number: body.number,
      kind: KIND_OF[path],
      state: 'new',
      lang_id: 1,
      name: 'Layla Haddad',
      email,
      user_id: null,
      page: '/en/there',
      signs: [],
    })
    const [mail, ...more] = await people.mailsTo(email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: `We have received your message ${body.number}`, lang_id: 1 })
    for (const entered of Object.values(FORMS[path]))
      if (typeof entered === 'string' && entered.length > 3) expect(mail?.text).not.toContain(entered)
  },
)

test('what was filled in is kept by the names of the form, and what was typed in lines keeps them', async () => {
  const { body } = await people.fillIn(CONTACT, { issue: 'One\r\nTwo' })
  const { issue: _, email: _email, ...content } = FORMS[CONTACT]
  expect(await people.stored(body.enquiry_id)).toMatchObject({ message: 'One\nTwo', content })
})

test.for(FORM_PATHS)(
  'the mail about %s to who has proved the address is in their language and repeats what they wrote',
  async (path) => {
    const email = `arabic.${KIND_OF[path]}@example.com`
    const token = await accountOf(app).registerVerified({ email })
    const { body } = await people.fillIn(path, { email, lang_id: 2 }, { token })
    const mail = (await people.mailsTo(email)).at(-1)
    expect(mail?.subject).toBe(`وصلتنا رسالتك: ${body.number}`)
    const form: Record<string, unknown> = FORMS[path]
    const entered = String(form['issue'] ?? form['notes'] ?? form['message'])
    for (const line of entered.split('\n')) expect(mail?.text).toContain(line)
  },
)

test('the mail names the place, the days, the industry and the country in words', async () => {
  const place = await accountOf(app).registerVerified({ email: 'place@example.com' })
  await people.fillIn(LOCAL_DEAL, { email: 'place@example.com' }, { token: place })
  const deal = (await people.mailsTo('place@example.com')).at(-1)
  expect(deal?.text).toContain('Dubai')
  expect(deal?.text).toContain('1 March 2027 – 31 March 2027')
  const company = await accountOf(app).registerVerified({ email: 'company@example.com' })
  await people.fillIn(SUPPLIER, { email: 'company@example.com' }, { token: company })
  const supplier = (await people.mailsTo('company@example.com')).at(-1)
  expect(supplier?.text).toContain('Car rental')
  expect(supplier?.text).toContain('United Arab Emirates')
})

test('a form without the token of an opened one is kept, and nobody is mailed', async () => {
  for (const path of FORM_PATHS) {
    const email = `program.${KIND_OF[path]}@example.com`
    const { status, body } = await people.send(path, { email })
    expect([status, body.status]).toEqual([201, 'new'])
    expect(await people.stored(body.enquiry_id)).toMatchObject({ state: 'new', signs: [] })
    expect(await people.mailsTo(email)).toEqual([])
  }
})

test('a form that stayed open for longer than a day is kept as without a token, so that nothing is lost', async () => {
  const form_token = await people.opened(CONTACT)
  app.clock.pass({ hours: 25 })
  const { status, body } = await people.send(CONTACT, { form_token, email: 'late@example.com' })
  expect(status).toBe(201)
  expect(await people.stored(body.enquiry_id)).toMatchObject({ state: 'new', signs: [] })
  expect(await people.mailsTo('late@example.com')).toEqual([])
})

test('a token of another form counts as none', async () => {
  const form_token = await people.opened(PARTNER)
  app.clock.pass({ seconds: 40 })
  const { body } = await people.send(CONTACT, { form_token, email: 'other@example.com' })
  expect(await people.stored(body.enquiry_id)).toMatchObject({ state: 'new', signs: [] })
  expect(await people.mailsTo('other@example.com')).toEqual([])
})

test('who is signed in is noted with the enquiry, and a guest is not', async () => {
  const token = await accountOf(app).registerVerified({ email: 'signed.in@example.com' })
  const { user } = (await app.call('/api/user/profile', { token })).body
  const { body } = await people.fillIn(CONTACT, {}, { token })
  expect((await people.stored(body.enquiry_id)).user_id).toBe(user.id)
  const guest = await journey(app).guest()
  const other = await people.fillIn(CONTACT, {}, { token: guest })
  expect((await people.stored(other.body.enquiry_id)).user_id).toBeNull()
})

test('a booking is attached if it is the sender’s or its driver has the address, else its reference stays text', async () => {
  const { guest, quote, cart, order } = journey(app)
  const token = await guest()
  const { booking_id, reference } = (
    await order(token, await cart(token, (await quote('Flexible')).quote_id))
  ).body.booking
  const attached = async (over: object, request = {}) => {
    const sent = await people.fillIn(CONTACT, { booking_reference: reference, ...over }, request)
    const { booking_id: id, content } = await people.stored(sent.body.enquiry_id)
    expect(content).toMatchObject({ booking_reference: expect.stringMatching(/\S/) })
    return id
  }
  expect(await attached({ email: DRIVER.email.toUpperCase() })).toBe(booking_id)
  expect(await attached({ email: DRIVER.email, booking_reference: ` ${reference.toLowerCase()}` })).toBe(
    booking_id,
  )
  expect(await attached({ email: 'somebody@example.com' }, { token })).toBe(booking_id)
  expect(await attached({ email: 'somebody@example.com' })).toBeNull()
  expect(await attached({ email: DRIVER.email, booking_reference: 'AAAAAAAAAA' })).toBeNull()
  const left = await cart(token, (await quote('Flexible')).quote_id)
  expect(await attached({ booking_reference: left.reference }, { token })).toBeNull()
})

type Rejection = { path: FormPath; over: object; field: string; message: string }

const REJECTIONS: Rejection[] = [
  ...[CONTACT, SUPPLIER, PARTNER].flatMap((path): Rejection[] => [
    {
      path: path as FormPath,
      over: { first_name: '' },
      field: 'first_name',
      message: 'First Name is Required',
    },
    { path: path as FormPath, over: { last_name: '' }, field: 'last_name', message: 'Last Name is Required' },
  ]),
  ...FORM_PATHS.flatMap((path): Rejection[] => [
    { path, over: { email: '' }, field: 'email', message: 'Email is Required' },
    { path, over: { email: 'layla@' }, field: 'email', message: 'Email is not valid' },
    { path, over: { phone: undefined }, field: 'phone', message: 'Phone is Required' },
    {
      path,
      over: { phone: { countryCode: '+971', phone: '1' } },
      field: 'phone.phone',
      message: 'Phone is not valid',
    },
    {
      path,
      over: { phone: { countryCode: '971', phone: '501234567' } },
      field: 'phone.countryCode',
      message: 'Country code must be + and up to four digits',
    },
    { path, over: { lang_id: 9 }, field: 'lang_id', message: 'Language must be 1, 2 or 3' },
    { path, over: { mobile: '1' }, field: 'mobile', message: 'Unknown field' },
  ]),
  { path: CONTACT, over: { subject: ' ' }, field: 'subject', message: 'Subject is Required' },
  {
    path: CONTACT,
    over: { subject: 'x'.repeat(151) },
    field: 'subject',
    message: 'At most 150 characters (max)',
  },
  { path: CONTACT, over: { issue: '' }, field: 'issue', message: 'Issue is Required' },
  {
    path: CONTACT,
    over: { issue: 'x'.repeat(4001) },
    field: 'issue',
    message: 'At most 4000 characters (max)',
  },
  {
    path: CONTACT,
    over: { issue: 'a\u0007b' },
    field: 'issue',
    message: 'Control characters are not allowed',
  },
  {
    path: CONTACT,
    over: { contact_number: { countryCode: '+965', phone: '5' } },
    field: 'contact_number.phone',
    message: 'Phone is not valid',
  },
  { path: LOCAL_DEAL, over: { name: '' }, field: 'name', message: 'Name is Required' },
  {
    path: LOCAL_DEAL,
    over: { pickup_id: '' },
    field: 'pickup_id',
    message: 'Pick Up Location is required',
  },
  {
    path: LOCAL_DEAL,
    over: { pickup_date: '2027-02-30' },
    field: 'pickup_date',
    message: 'Enter a valid date as YYYY-MM-DD',
  },
  { path: LOCAL_DEAL, over: { party: 0 }, field: 'party', message: 'Enter between 1 and 60 people' },
  { path: LOCAL_DEAL, over: { party: 61 }, field: 'party', message: 'Enter between 1 and 60 people' },
  { path: LOCAL_DEAL, over: { notes: '' }, field: 'notes', message: 'Message is Required' },
  ...([SUPPLIER, PARTNER] as const).flatMap((path): Rejection[] => [
    { path, over: { company: '' }, field: 'company', message: 'Company is Required' },
    { path, over: { industry_id: undefined }, field: 'industry_id', message: 'Industry is Required' },
    { path, over: { industry_id: 14 }, field: 'industry_id', message: 'Industry not found' },
    { path, over: { country: 'ZZ' }, field: 'country', message: 'Country not found' },
    {
      path,
      over: { phone: '+96550012345' },
      field: 'phone',
      message: 'Enter a country code and a number',
    },
    { path, over: { message: '' }, field: 'message', message: 'Message is Required' },
  ]),
  {
    path: SUPPLIER,
    over: { fleet_size: 0 },
    field: 'fleet_size',
    message: 'Fleet size must be between 1 and 1000000 cars',
  },
  { path: PARTNER, over: { website: '' }, field: 'website', message: 'Website is Required' },
  {
    path: PARTNER,
    over: { website: 'javascript:alert(1)' },
    field: 'website',
    message: 'Website must start with https:// or http://',
  },
  {
    path: PARTNER,
    over: { traffic: 1.5 },
    field: 'traffic',
    message: 'Enter monthly visitors as a whole number',
  },
]

test.for(REJECTIONS)('$path refuses $over', async ({ path, over, field, message }) => {
  const rejected = await people.send(path, over)
  expectProblem(rejected, { status: 400, code: 'invalid_request', fields: [{ path: field, message }] })
  expectArabic(await people.send(path, over, { query: '?lang_id=2' }))
})

test.for([
  { name: 'an unknown place', over: { pickup_id: 'XXQ' }, status: 404, code: 'location_not_found' },
  { name: 'yesterday', over: { pickup_date: '2026-11-30' }, status: 422, code: 'pick_up_in_the_past' },
  {
    name: 'two years ahead',
    over: { pickup_date: '2028-12-01', dropoff_date: '2028-12-02' },
    status: 422,
    code: 'pick_up_too_far',
  },
  {
    name: 'a return before the pick-up',
    over: { dropoff_date: '2027-02-28' },
    status: 422,
    code: 'drop_off_before_pick_up',
  },
])('a local deal is refused: $name', async ({ over, status, code }) => {
  expectProblem(await people.send(LOCAL_DEAL, over), { status, code })
  expectArabic(await people.send(LOCAL_DEAL, over, { query: '?lang_id=2' }))
})

test('today is a day at the place: there it begins earlier than in UTC', async () => {
  app.clock.set('2026-12-05T22:00:00Z')
  const today = { pickup_date: '2026-12-06', dropoff_date: '2026-12-06' }
  expect((await people.send(LOCAL_DEAL, today)).status).toBe(201)
  expectProblem(await people.send(LOCAL_DEAL, { ...today, pickup_date: '2026-12-05' }), {
    status: 422,
    code: 'pick_up_in_the_past',
  })
})

test('a form is opened by its kind alone, and its token is kept by nobody', async () => {
  const { headers } = await app.call('/api/enquiry-form?kind=contact')
  expect(headers.get('cache-control')).toBe('no-store')
  for (const query of ['', '?kind=weather'])
    expectProblem(await app.call(`/api/enquiry-form${query}`), {
      status: 400,
      code: 'invalid_request',
      fields: [{ path: 'kind' }],
    })
})

test('one network sends five forms a minute, whichever they are', async () => {
  const limited = await testApp({ environment: { RATE_LIMIT_SCALE: '1' } })
  try {
    const { send } = enquirers(limited)
    const answers = []
    for (const path of [...FORM_PATHS, CONTACT, SUPPLIER] as FormPath[]) answers.push(await send(path))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
    expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await limited.close()
  }
})
