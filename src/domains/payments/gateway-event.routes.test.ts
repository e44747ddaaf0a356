import { expect, test } from 'vitest'
import { startStripeSimulator } from '#src/simulators/stripe/stripe-simulator.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { DRIVER, journey, type PlanLabel } from '#testing/builders/rentals/journey.ts'
import { BANK_MINUTES } from '#domains/rentals/settlement/settlement.ts'
import { ledgerOf } from '#testing/builders/rentals/ledger.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { STRIPE_KEYS, stripeEnvironment } from '#testing/stand-ins/stripe.ts'

const WEBHOOK = '/api/payments/stripe/webhook'

let traveller = 0
const stripe = forFile(await startStripeSimulator(STRIPE_KEYS))
const app = forFile(
  await testApp({
    fleet: { stock: 50 },
    environment: stripeEnvironment(stripe),
  }),
)

async function cart(plan: PlanLabel = 'Flexible') {
  const { guest, quote, cart: fill, read, cancel } = journey(app)
  const driver = { ...DRIVER, email: `stripe-${(traveller += 1)}@example.com` }
  const token = await guest()
  const booking = await fill(token, (await quote(plan)).quote_id)
  const order = (payment: object) =>
    app.call('/api/user/order', {
      token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { booking_id: booking.booking_id, driver, accept_total: booking.price.total, payment },
    })
  return {
    booking,
    order: (paymentMethodId: string) => order({ method: 'card', payment_method_id: paymentMethodId }),
    orderWith: order,
    cancel: () => cancel(token, booking),
    read: () => read(token, booking.booking_id),
    paymentId: async () =>
      (
        await app.database.db
          .selectFrom('payments')
          .select('id')
          .where('booking_id', '=', booking.booking_id)
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow()
      ).id,
    intents: async () => {
      const payments = app.database.db.selectFrom('payments').select('id')
      const ids = new Set(
        (await payments.where('booking_id', '=', booking.booking_id).execute()).map(({ id }) => id),
      )
      return stripe.intents().filter(({ metadata }) => ids.has(metadata['payment_id'] ?? ''))
    },
  }
}

type Sent = { body: string }

function deliver({ body }: Sent, signature = stripe.sign(body, app.clock.now())) {
  return app.call(WEBHOOK, { body, headers: { 'stripe-signature': signature } })
}

function eventsOf(intentId: string): Sent[] {
  return stripe.events().filter(({ body }) => body.includes(intentId))
}

test('an order by a card of Stripe’s is confirmed, charged once, and in the ledger', async () => {
  const { booking, order, intents } = await cart()
  const ordered = await order('pm_card_visa')
  expect(ordered).toMatchObject({
    status: 201,
    body: {
      booking: { status: 'confirmed', payment_status: 'paid', card: { brand: 'visa', last4: '4242' } },
      payment: { status: 'paid' },
    },
  })
  const paid = booking.price.pay_now.amount
  expect(await intents()).toMatchObject([{ status: 'succeeded', amount: paid }])
  expect(await ledgerOf(app.database.db, booking.booking_id)).toMatchObject({ gateway: paid })
})

test('a card number is refused before anybody reads it', async () => {
  const { orderWith, intents } = await cart()
  const number = {
    number: '4242424242424242',
    expiry_month: 12,
    expiry_year: 2030,
    cvc: '123',
    holder: 'Layla',
  }
  const rejected = await orderWith({ method: 'card', ...number })
  expectProblem(rejected, { status: 400, code: 'invalid_request' })
  expect(JSON.stringify(rejected.body)).not.toContain('4242')
  expect(await intents()).toEqual([])
})

test('a declined card leaves the cart, and another one pays', async () => {
  const { order, intents } = await cart()
  expectProblem(await order('pm_card_visa_chargeDeclined'), { status: 422, code: 'payment_declined' })
  expect((await order('pm_card_visa')).body.booking.status).toBe('confirmed')
  expect((await intents()).map(({ status }) => status).toSorted()).toEqual([
    'requires_payment_method',
    'succeeded',
  ])
})

test('a bank that wants to be asked gets the traveller, and its yes confirms the booking when Stripe tells', async () => {
  const { order, read, intents } = await cart('Non-refundable')
  const orderReply = await order('pm_card_authenticationRequired')
  const [intent] = await intents()
  if (!intent) throw new Error('an intent is needed')
  expect(orderReply).toMatchObject({
    status: 201,
    body: {
      booking: { status: 'awaiting_payment' },
      payment: { status: 'pending', action: { type: 'redirect', url: `${stripe.url}/3ds/${intent.id}` } },
    },
  })
  stripe.challenge(intent.id, true)
  expect((await read()).status).toBe('awaiting_payment')
  const gatewayEvent = eventsOf(intent.id).at(-1)!
  expect(await deliver(gatewayEvent)).toMatchObject({ status: 200 })
  expect(await read()).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
})

test('the traveller who comes back from the bank is led to the booking, also when Stripe has told nothing', async () => {
  const { booking, order, intents, paymentId } = await cart('Non-refundable')
  await order('pm_card_authenticationRequired')
  stripe.challenge((await intents())[0]!.id, true)
  const back = await app.app.request(
    `http://rihla.test/payments/${await paymentId()}/return?payment_intent=pi_x`,
  )
  expect(back.status).toBe(303)
  expect(back.headers.get('location')).toBe(`/en/booking/${booking.reference}`)
  expect((await intents())[0]?.status).toBe('succeeded')
})

test('a bank that says no leaves the cart, nothing held, and the traveller is led back to it', async () => {
  const { booking, order, read, intents, paymentId } = await cart('Non-refundable')
  await order('pm_card_authenticationRequired')
  stripe.challenge((await intents())[0]!.id, false)
  const back = await app.app.request(`http://rihla.test/payments/${await paymentId()}/return`)
  expect(back.headers.get('location')).toBe(`/en/checkout/${booking.booking_id}`)
  const { events, ...unchanged } = await read()
  expect(unchanged).toMatchObject({ status: 'cart', payment_status: 'declined' })
  expect(events.at(-1)?.kind).toBe('payment_refused')
  expect(await ledgerOf(app.database.db, booking.booking_id)).toEqual({})
  expect((await order('pm_card_visa')).body.booking.status).toBe('confirmed')
})

test('a bank left unanswered is given up in time: the cart is as it was, and a late yes holds nothing', async () => {
  const { order, read, intents } = await cart('Non-refundable')
  await order('pm_card_authenticationRequired')
  for (let half = 0; half < BANK_MINUTES * 2 - 1; half++) {
    app.clock.pass({ seconds: 30 })
    await app.app.runJob('settle bookings')
  }
  expect((await read()).status).toBe('awaiting_payment')
  for (let half = 0; half < 4; half++) {
    app.clock.pass({ seconds: 30 })
    await app.app.runJob('settle bookings')
  }
  expect((await read()).status).not.toBe('awaiting_payment')
  const [intent] = await intents()
  expect(intent?.status).toBe('canceled')
  stripe.challenge(intent!.id, true)
  expect(await read()).toMatchObject({ status: 'cart', payment_status: 'released' })
  expect((await intents())[0]?.status).toBe('canceled')
})

test('an event that is forged, or sent again later, is refused and changes nothing', async () => {
  const { order, read, intents } = await cart('Non-refundable')
  await order('pm_card_authenticationRequired')
  const [intent] = await intents()
  stripe.challenge(intent!.id, true)
  const gatewayEvent = eventsOf(intent!.id).at(-1)!
  const signed = stripe.sign(gatewayEvent.body, app.clock.now())
  const late = stripe.sign(gatewayEvent.body, app.clock.now().subtract({ minutes: 6 }))
  const forged = stripe.sign(gatewayEvent.body, app.clock.now(), 'whsec_somebody_else')
  for (const rejected of [
    await deliver(gatewayEvent, ''),
    await deliver(gatewayEvent, forged),
    await deliver(gatewayEvent, late),
    await deliver({ body: gatewayEvent.body.replace(intent!.id, 'pi_another') }, signed),
  ])
    expectProblem(rejected, { status: 400, code: 'signature_invalid' })
  expect((await read()).status).toBe('awaiting_payment')
})

test('events that come twice, at once and in the wrong order change nothing', async () => {
  const { booking, order, cancel, read, intents } = await cart()
  await order('pm_card_visa')
  await cancel()
  const before = await read()
  expect(before).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
  const ledger = await ledgerOf(app.database.db, booking.booking_id)
  const refunds = stripe.refunds().length
  const [intent] = await intents()
  const backwards = eventsOf(intent!.id).toReversed()
  expect(backwards.length).toBeGreaterThan(3)
  for (const event of [...backwards, ...backwards]) expect((await deliver(event)).status).toBe(200)
  await Promise.all(backwards.map((event) => deliver(event)))
  expect(await read()).toEqual(before)
  expect(await ledgerOf(app.database.db, booking.booking_id)).toEqual(ledger)
  expect(stripe.refunds()).toHaveLength(refunds)
})

test('ten deliveries of a bank’s yes at once book and charge once', async () => {
  const { booking, order, read, intents } = await cart('Non-refundable')
  await order('pm_card_authenticationRequired')
  const [intent] = await intents()
  stripe.challenge(intent!.id, true)
  const gatewayEvent = eventsOf(intent!.id).at(-1)!
  await Promise.all(Array.from({ length: 10 }, () => deliver(gatewayEvent)))
  expect((await read()).status).toBe('confirmed')
  const booked = app.simulators.okMobility.book().filter(({ reference }) => reference === booking.reference)
  expect(booked).toHaveLength(1)
  expect(await ledgerOf(app.database.db, booking.booking_id)).toMatchObject({
    gateway: booking.price.pay_now.amount,
  })
})

test('an event of somebody else’s payment is taken and forgotten', async () => {
  const object = { object: 'payment_intent', id: 'pi_of_the_shop_next_door' }
  const body = JSON.stringify({ id: 'evt_x', type: 'payment_intent.succeeded', data: { object } })
  expect(await deliver({ body })).toMatchObject({ status: 200, body: { received: true } })
})
