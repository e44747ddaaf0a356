import { expect, test } from 'vitest'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'
import { CARD, DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import type { Invoice } from './invoice.contract.ts'

const app = forFile(
  await testApp({
    fleet: { stock: 500 },
    environment: {
      COMPANY_NAME: 'Rihla Travel',
      COMPANY_ADDRESS: 'Gulf Road 12|Kuwait City',
      COMPANY_TAX_ID: 'KW-1',
    },
  }),
)

async function ordered(plan: 'Flexible' | 'Standard') {
  const { guest, quote, cart, order, orderAtDesk } = journey(app)
  const token = await guest()
  const quoted = await quote(plan, (one) => plan !== 'Standard' || !one.payment.credit_card_required)
  const filled = await cart(token, quoted.quote_id)
  const { body } = await (plan === 'Standard' ? orderAtDesk : order)(token, filled)
  expect(body.booking.status).toBe('confirmed')
  return { token, booking: body.booking as Booking }
}

async function invoicesOf(token: string, reference: string): Promise<Invoice[]> {
  return (await app.call(`/api/user/invoice?reference=${reference}`, { token })).body.items
}

test('what we took is invoiced when the car is confirmed, in lines that add up', async () => {
  const { token, booking } = await ordered('Flexible')
  const [invoice, ...others] = await invoicesOf(token, booking.reference)
  expect(others).toEqual([])
  expect(invoice).toMatchObject({
    kind: 'invoice',
    reference: booking.reference,
    credits: null,
    seller: { name: 'Rihla Travel', lines: ['Gulf Road 12', 'Kuwait City'], tax_id: 'KW-1' },
    buyer: { name: 'Layla Haddad', email: DRIVER.email },
    total: booking.price.total,
    paid: booking.price.pay_now,
    at_desk: booking.price.pay_at_desk,
    card: { brand: 'visa', last4: '4242' },
    refund: null,
  })
  expect(invoice?.number).toMatch(/^INV-2026-\d{6}$/)
  const sum = invoice?.lines.reduce((all, { amount }) => all + amount.amount, 0)
  expect(sum).toBe(invoice?.total.amount)
  expect((invoice?.paid.amount ?? 0) + (invoice?.at_desk.amount ?? 0)).toBe(invoice?.total.amount)
})

test('what is paid at the desk is not ours to invoice', async () => {
  const { token, booking } = await ordered('Standard')
  expect(await invoicesOf(token, booking.reference)).toEqual([])
  expect(booking.invoices).toEqual([])
})

test('numbers have no gaps after declined or rejected orders between them', async () => {
  const { guest, quote, cart, order } = journey(app)
  const token = await guest()
  const quoted = await quote('Flexible')
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const declined = at % 3 === 0
      const card = { number: declined ? '4000000000000002' : '4242424242424242' }
      const filled = await cart(token, quoted.quote_id)
      return order(token, filled, { card: { ...CARD, ...card } })
    }),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(8)
  const { rows } = await app.database.pool.query(
    'select series, position from invoices order by series, position',
  )
  const positions = rows.map(({ position }) => position)
  expect(positions).toEqual(positions.map((_, at) => at + 1))
  const { rows: counted } = await app.database.pool.query('select last from invoice_series')
  expect(counted).toEqual([{ last: positions.length }])
})

test('a cancellation with a refund has its own credit note, which names the invoice', async () => {
  const { token, booking } = await ordered('Flexible')
  const cancelled = await journey(app).cancel(token, booking)
  const [invoice, note] = await invoicesOf(token, booking.reference)
  expect(note).toMatchObject({
    kind: 'credit_note',
    credits: invoice?.number,
    number: expect.stringMatching(/^CN-2026-\d{6}$/),
    paid: booking.price.pay_now,
    refund: { amount: { amount: cancelled.body.refund.amount }, fee: cancelled.body.refund.fee },
  })
  const back = (note?.refund?.amount.amount ?? 0) + (note?.refund?.fee.amount ?? 0)
  expect(back).toBe(note?.paid.amount)
  expect(invoice?.kind).toBe('invoice')
})

test('the supplier’s silence between cancelling and refund issues one credit note, not two', async () => {
  const { token, booking } = await ordered('Flexible')
  const gateway = gatewayAt(app.simulators.payments.url)
  await gateway.injectFault({ mode: 'failing' })
  await journey(app).cancel(token, booking)
  await gateway.injectFault({ mode: 'none' })
  app.clock.pass({ minutes: 5 })
  await app.app.runJob('settle bookings')
  expect((await invoicesOf(token, booking.reference)).map(({ kind }) => kind)).toEqual([
    'invoice',
    'credit_note',
  ])
})

test('a booking names the documents that were issued for it, read alone or in a list', async () => {
  const { token, booking } = await ordered('Flexible')
  const listed = async () => {
    const { body } = await app.call('/api/user/booking', { token })
    const invoices = (await invoicesOf(token, booking.reference)).map(({ kind, number, issued_at }) => ({
      kind,
      number,
      issued_at,
    }))
    return { listed: body.items[0].invoices, invoices }
  }
  const before = await listed()
  expect(before.listed).toEqual(before.invoices)
  expect(booking.invoices).toEqual(before.invoices)
  expect(before.listed).toHaveLength(1)

  const cancelled = await journey(app).cancel(token, booking)
  const after = await listed()
  expect(after.listed).toEqual(after.invoices)
  expect(cancelled.body.booking.invoices).toEqual(after.invoices)
  expect(after.listed).toHaveLength(2)
})

test('its PDF is drawn in either language, and goes with the mail in the reader’s', async () => {
  const { token, booking } = await ordered('Flexible')
  const [invoice] = await invoicesOf(token, booking.reference)
  for (const language of [1, 2]) {
    const answer = await app.app.request(
      `http://rihla.test/booking/${booking.reference}/invoice/${invoice?.number}?lang_id=${language}`,
      { headers: { authorization: `Basic ${token}` } },
    )
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    expect(pdf).toContain(`/Lang (${language === 2 ? 'ar' : 'en'})`)
  }
  await app.app.runJob('send mails')
  const mailbox = await (await app.app.request('http://rihla.test/mailbox')).text()
  const id = /href="\/mailbox\/([\w-]+)"/.exec(mailbox)?.[1]
  const mail = await (await app.app.request(`http://rihla.test/mailbox/${id}`)).text()
  expect(mail).toContain(`${invoice?.number}.pdf`)
  for (const attachment of ['the invoice', 'the voucher']) {
    const at = attachment === 'the invoice' ? 1 : 2
    const file = await app.app.request(`http://rihla.test/mailbox/${id}/attachments/${at}`)
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5), attachment).toBe('%PDF-')
  }
})

test.for([
  { path: '/api/user/invoice?reference=KMRTW7XYZ2', whose: 'own', status: 404 },
  { path: '/api/user/invoice?reference=%20', whose: 'own', status: 400 },
  { path: '/api/user/invoice', whose: 'own', status: 400 },
  { path: '/api/user/invoice?reference={reference}', whose: 'another', status: 404 },
  { path: '/api/user/invoice?reference={reference}', whose: 'nobody', status: 401 },
  { path: '/booking/{reference}/invoice/{number}', whose: 'another', status: 404 },
  { path: '/booking/{reference}/invoice/{number}', whose: 'nobody', status: 401 },
  { path: '/booking/{reference}/invoice/INV-2026-999999', whose: 'own', status: 404 },
  { path: '/booking/{reference}/invoice/{number}?lang_id=9', whose: 'own', status: 400 },
])('$path requested by $whose: $status', async ({ path, whose, status }) => {
  const { token, booking } = await ordered('Flexible')
  const [invoice] = await invoicesOf(token, booking.reference)
  const address = path.replace('{reference}', booking.reference).replace('{number}', invoice?.number ?? '')
  const tokens: Record<string, string> = { own: token, another: await journey(app).guest() }
  const as = tokens[whose]
  const answer = await app.call(address, as === undefined ? {} : { token: as })
  expect(answer.status).toBe(status)
  expect(answer.body.code).toEqual(expect.any(String))
})
