import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { booksOf } from '#testing/builders/rentals/books.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'
import { CARD, DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { BANK_MINUTES } from '../../settlement/settlement.ts'

/** Card that requires 3-D Secure. */
const CHALLENGED_CARD = { ...CARD, number: '4000002500003155' }

let traveller = 0
const app = forFile(await testApp({ fleet: { stock: 50 } }))
beforeEach(async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  await gatewayAt(app.simulators.payments.url).injectFault({ mode: 'none' })
})

/** Places an order with a 3-D Secure challenge; returns the actions of its traveller and bank. */
async function challengedByBank() {
  const { guest, quote, cart, order, read } = journey(app)
  const driver = { ...DRIVER, email: `asked-${(traveller += 1)}@example.com` }
  const token = await guest()
  const booking = await cart(token, (await quote('Non-refundable')).quote_id)
  const { booking_id } = booking
  const bank: string = (await order(token, booking, { driver, card: CHALLENGED_CARD })).body.payment.action
    .url
  const answer = async (word: 'yes' | 'no') => {
    const body = new URLSearchParams({ answer: word })
    const answered = await fetch(bank, { method: 'POST', body, redirect: 'manual' })
    return app.app.request(answered.headers.get('location') ?? '')
  }
  return {
    booking,
    bank,
    answer,
    order: (card = CARD) => order(token, booking, { driver, card }),
    act: (act: string) => app.call('/api/user/payment-action', { token, body: { booking_id, act } }),
    read: () => read(token, booking_id),
    books: () => booksOf(app, booking),
  }
}

/** Advances the clock, running the job at each interval. */
async function settleFor(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 5) {
    app.clock.pass({ seconds: 5 })
    await app.app.runJob('settle bookings')
  }
}

const releasedCharge = { status: 'released', captured: 0, refunded: 0 }
const kindsOf = ({ events }: { events: { kind: string }[] }) => events.map(({ kind }) => kind)

test('while the bank asks, the booking says where and until when', async () => {
  const { bank, read } = await challengedByBank()
  const until = app.clock.now().add({ minutes: BANK_MINUTES }).toString()
  expect(await read()).toMatchObject({
    status: 'awaiting_payment',
    payment_action: { type: 'redirect', url: bank, until },
  })
})

test('a traveller who is back without an answer waits two minutes at most: nothing held, no car, and a mail', async () => {
  const { booking, act, read, books } = await challengedByBank()
  app.clock.pass({ minutes: 1 })
  expect((await act('returned')).body.booking.status).toBe('awaiting_payment')
  await settleFor(120)
  const after = await read()
  expect(after).toMatchObject({ status: 'cart', payment_status: 'released', payment_action: null })
  expect(kindsOf(after)).toContain('payment_unanswered')
  expect(await books()).toMatchObject({
    charges: [releasedCharge],
    atOkMobility: [],
    mails: [`Your payment did not go through: ${booking.reference}`],
  })
})

test('one who never comes back has as long as a bank gives, and is told by mail then', async () => {
  const { books } = await challengedByBank()
  await settleFor(BANK_MINUTES * 60 - 30)
  expect(await books()).toMatchObject({ status: 'awaiting_payment', mails: [] })
  await settleFor(60)
  expect(await books()).toMatchObject({ status: 'cart', charges: [releasedCharge], atOkMobility: [] })
  expect((await books()).mails).toHaveLength(1)
})

test('looking again does not lengthen the wait; going to the bank again does', async () => {
  const { act, bank, books, answer } = await challengedByBank()
  await act('returned')
  app.clock.pass({ seconds: 60 })
  await act('returned')
  const resumed = await act('resumed')
  expect(resumed.body.payment.action).toEqual({ type: 'redirect', url: bank })
  await settleFor(240)
  expect((await books()).status).toBe('awaiting_payment')
  await answer('yes')
  expect(await books()).toMatchObject({ status: 'confirmed', atOkMobility: ['booked'] })
})

test('the way back from the bank’s page counts as being back', async () => {
  const { books, read } = await challengedByBank()
  const { id } = await app.database.db
    .selectFrom('payments')
    .select('id')
    .where('booking_id', '=', (await read()).booking_id)
    .executeTakeFirstOrThrow()
  expect((await app.app.request(`/payments/${id}/return`)).status).toBe(303)
  await settleFor(120)
  expect((await books()).status).toBe('cart')
})

test('who wants another card is in the cart at once, without a mail, and that card pays once', async () => {
  const { booking, act, order, books } = await challengedByBank()
  const abandoned = await act('abandoned')
  expect(abandoned).toMatchObject({ status: 200, body: { booking: { status: 'cart', can: { pay: true } } } })
  expect(kindsOf(abandoned.body.booking)).toContain('payment_abandoned')
  expect((await order()).body.booking.status).toBe('confirmed')
  expect(await books()).toMatchObject({
    charges: [releasedCharge, { status: 'captured', captured: booking.price.total.amount }],
    atOkMobility: ['booked'],
    mails: [expect.stringContaining('confirmed')],
  })
})

test.for(['returned', 'abandoned'] as const)(
  'a yes at the bank after we gave up (%s) holds nothing and books nothing',
  async (how) => {
    const { act, answer, books, booking } = await challengedByBank()
    await act(how)
    if (how === 'returned') await settleFor(120)
    const back = await answer('yes')
    expect(back.headers.get('location')).toBe(`/en/checkout/${booking.booking_id}`)
    await settleFor(60)
    expect(await books()).toMatchObject({ status: 'cart', charges: [releasedCharge], atOkMobility: [] })
  },
)

test('a yes that came before the traveller gave up is given back, and books nothing', async () => {
  const { act, bank, books } = await challengedByBank()
  await fetch(bank, { method: 'POST', body: new URLSearchParams({ answer: 'yes' }), redirect: 'manual' })
  expect((await act('abandoned')).body.booking.status).toBe('cart')
  expect(await books()).toMatchObject({ charges: [releasedCharge], atOkMobility: [] })
})

test('giving up while the gateway does not answer is remembered, and done when it does', async () => {
  const { act, books } = await challengedByBank()
  const gateway = gatewayAt(app.simulators.payments.url)
  await gateway.injectFault({ mode: 'failing' })
  expect((await act('abandoned')).body).toMatchObject({
    booking: { status: 'awaiting_payment', payment_action: null },
  })
  await gateway.injectFault({ mode: 'none' })
  await settleFor(60)
  expect(await books()).toMatchObject({
    status: 'cart',
    charges: [releasedCharge],
    atOkMobility: [],
    mails: [],
  })
})

test('who tells the bank no is told so: not that the card was declined', async () => {
  const { answer, read, booking } = await challengedByBank()
  const back = await answer('no')
  expect(back.headers.get('location')).toBe(`/en/checkout/${booking.booking_id}`)
  const kinds = kindsOf(await read())
  expect(kinds).toContain('payment_refused')
  expect(kinds).not.toContain('payment_declined')
})

test.for(['returned', 'resumed', 'abandoned'])(
  '%s changes nothing once the payment is settled',
  async (act) => {
    const trip = await challengedByBank()
    await trip.answer('yes')
    const reply = await trip.act(act)
    expect(reply).toMatchObject({ status: 200, body: { booking: { status: 'confirmed' } } })
    expect(reply.body.payment.action).toBeUndefined()
  },
)
