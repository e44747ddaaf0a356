import { expect, test } from 'vitest'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { CARD, DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import type { Invoice } from './invoice.contract.ts'
import { currentInvoice } from './invoice.ts'

const app = forFile(await testApp({ fleet: { stock: 500 } }))

async function confirmed() {
  const { guest, quote, cart, order, cancel, read } = journey(app)
  const token = await guest()
  const booking = await cart(token, (await quote('Flexible')).quote_id)
  const ordered: Booking = (await order(token, booking)).body.booking
  expect(ordered.status).toBe('confirmed')
  const requestChange = (body: object) =>
    app.call('/api/user/modify-booking', { token, body: { booking_id: booking.booking_id, ...body } })
  return {
    booking: ordered,
    async change(body: object, card = CARD) {
      const { price, due } = (await requestChange(body)).body.change
      const paying = due.amount > 0 ? { payment: card } : {}
      expect((await requestChange({ ...body, accept_total: price.total, ...paying })).status).toBe(200)
    },
    cancel: () => cancel(token, booking),
    read: () => read(token, booking.booking_id),
    invoices: async (): Promise<Invoice[]> =>
      (await app.call(`/api/user/invoice?reference=${booking.reference}`, { token })).body.items,
    pdf: (number: string) =>
      app.app.request(`http://rihla.test/booking/${booking.reference}/invoice/${number}?lang_id=2`, {
        headers: { authorization: `Basic ${token}` },
      }),
    mailOfChange: () =>
      app.database.db
        .selectFrom('mails')
        .select('attachments')
        .where('subject', '=', `Your booking ${booking.reference} has been changed`)
        .executeTakeFirstOrThrow(),
  }
}

const until = (day: string) => ({
  times: { pickup_date: '2027-03-01', pickup_time: '10:00', dropoff_date: day, dropoff_time: '10:00' },
})

/** Invoices minus credit notes. */
function amountRetained(issued: readonly Invoice[]): number {
  return issued.reduce((sum, { paid, refund }) => sum + (refund ? -refund.amount.amount : paid.amount), 0)
}

test('a change credits the invoice and issues one for the booking as it is now', async () => {
  const trip = await confirmed()
  await trip.change(until('2027-03-08'))
  const issued = await trip.invoices()
  const [first, second, note] = issued
  expect(issued.map(({ kind }) => kind)).toEqual(['invoice', 'invoice', 'credit_note'])
  expect(note).toMatchObject({
    credits: first?.number,
    replaced_by: second?.number,
    lines: first?.lines,
    refund: { amount: first?.paid, fee: { amount: 0 } },
  })
  const booking = await trip.read()
  expect(second).toMatchObject({ days: 7, total: booking.price.total, paid: booking.price.pay_now })
  expect(amountRetained(issued)).toBe(booking.price.pay_now.amount)
  expect(booking.invoices.map(({ number }) => number)).toEqual(issued.map(({ number }) => number))
  expect((await trip.pdf(note?.number ?? '')).status).toBe(200)
})

test('however often a booking is changed and then cancelled, invoices less credit notes are what we keep', async () => {
  const trip = await confirmed()
  for (const day of ['2027-03-09', '2027-03-03', '2027-03-06']) {
    await trip.change(until(day))
    const issued = await trip.invoices()
    const { price } = await trip.read()
    expect(amountRetained(issued)).toBe(price.pay_now.amount)
    expect(currentInvoice(issued)).toMatchObject({ paid: price.pay_now, dropoff: { at: `${day}T10:00` } })
  }
  const { body } = await trip.cancel()
  const issued = await trip.invoices()
  expect(issued.at(-1)).toMatchObject({ kind: 'credit_note', replaced_by: null })
  expect(amountRetained(issued)).toBe(body.refund.fee.amount)
  expect(currentInvoice(issued)).toBeNull()
})

test('a change that leaves the invoice true issues nothing; another name is another invoice', async () => {
  const trip = await confirmed()
  await trip.change({ driver: { ...DRIVER, flight_number: 'EK 203' } })
  expect(await trip.invoices()).toHaveLength(1)
  await trip.change({ driver: { ...DRIVER, first_name: 'Mona' } })
  const issued = await trip.invoices()
  expect(issued.map(({ buyer }) => buyer.name)).toEqual(['Layla Haddad', 'Mona Haddad', 'Layla Haddad'])
})

test('paid by two cards, an invoice names neither', async () => {
  const trip = await confirmed()
  await trip.change(until('2027-03-08'), { ...CARD, number: '5555555555554444' })
  expect(currentInvoice(await trip.invoices())?.card).toBeNull()
  expect((await trip.read()).card).toBeNull()
})

test('the new invoice and the credit note go with the mail of the change', async () => {
  const trip = await confirmed()
  await trip.change(until('2027-03-08'))
  const [, second, note] = await trip.invoices()
  const { attachments } = await trip.mailOfChange()
  const files = (attachments as { filename: string }[]).map(({ filename }) => filename)
  expect(files).toEqual(expect.arrayContaining([`${second?.number}.pdf`, `${note?.number}.pdf`]))
})

test('numbers have no gaps after any changes between them', async () => {
  const { rows } = await app.database.pool.query(
    'select series, array_agg(position order by position) as positions from invoices group by series',
  )
  for (const { positions } of rows)
    expect(positions).toEqual(Array.from({ length: positions.length }, (_, at) => at + 1))
})
