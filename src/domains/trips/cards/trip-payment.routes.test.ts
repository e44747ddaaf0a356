import { afterAll, beforeAll, expect, test } from 'vitest'
import { CARD } from '#testing/builders/rentals/journey.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { payLinks, tripToPay as addTripToPay } from '#testing/builders/trips/trip-to-pay.ts'
import { addTrip } from '#testing/builders/trips/trips.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'

const CHALLENGED = '4000002500003155'
const ANSWER_LOST = '4000000000000119'
const DECLINED = '4000000000000002'
const TOTAL = 45_600

let app: TestApp
beforeAll(async () => {
  app = await testApp({ timeouts: { paymentMs: 1000 } })
})
afterAll(() => app.close())

/** Adds a trip that is due by card, with its payment link. */
async function tripToPay() {
  const { id, link } = await addTripToPay(app)
  return {
    id,
    link,
    read: () => app.call(`/api/trip-payment?${new URLSearchParams(link).toString()}`),
    pay: (number = CARD.number) =>
      app.call('/api/trip-payment', { body: { ...link, payment: { ...CARD, number } } }),
    async cancel() {
      await app.database.db.updateTable('trips').set({ status: 'cancelled' }).where('id', '=', id).execute()
    },
    /** Stores the amount that a driver recorded. */
    async collect(amount: number) {
      await app.database.db.updateTable('trips').set({ collected: amount }).where('id', '=', id).execute()
    },
    /** Returns a function that reads the rate-limit counts of the open payment. */
    async counted() {
      const [payment] = await this.payments()
      const keys = payment?.counted_under ?? []
      return async () => {
        const rows = await app.database.db
          .selectFrom('window_counts')
          .select('count')
          .where('key', 'in', keys)
          .execute()
        return rows.reduce((all, { count }) => all + count, 0)
      }
    },
    async payments() {
      return app.database.db.selectFrom('payments').selectAll().where('trip_id', '=', id).execute()
    },
    async ledger() {
      const rows = await app.database.db
        .selectFrom('ledger_entries')
        .innerJoin('ledger_postings', 'ledger_postings.entry_id', 'ledger_entries.id')
        .select(['kind', 'account', 'amount'])
        .where('trip_id', '=', id)
        .orderBy('kind')
        .orderBy('account')
        .execute()
      return rows.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`)
    },
    async events() {
      const rows = await app.database.db
        .selectFrom('trip_events')
        .select('kind')
        .where('trip_id', '=', id)
        .orderBy('id')
        .execute()
      return rows.map(({ kind }) => kind)
    },
  }
}

const gateway = () => gatewayAt(app.simulators.payments.url)
const atGateway = async (paymentId: string | undefined) =>
  (await gateway().book()).find((line) => line.paymentId === paymentId)

test('a trip is shown with the amount due and its deadline', async () => {
  const { read, link } = await tripToPay()
  const { status, body, headers } = await read()
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({
    trip: {
      reference: link.reference,
      status: 'booked',
      category: 20,
      city: { name: 'Dubai', time_zone: 'Asia/Dubai' },
      way: ['Dubai Mall', 'Ibn Battuta', 'Abu Dhabi'],
      start: '2026-12-01T13:00',
      total: { amount: TOTAL, currency: 'AED' },
      money: {
        quoted: { amount: TOTAL, currency: 'AED' },
        billed: null,
        paid: { amount: 0, currency: 'AED' },
        due: { amount: TOTAL, currency: 'AED' },
      },
    },
    payment: {
      status: 'due',
      pay_until: app.clock.now().add({ minutes: 30 }).toString({ smallestUnit: 'second' }),
      card: null,
      action: null,
    },
  })
})

test('a card pays the total once: it is captured, posted and recorded', async () => {
  const trip = await tripToPay()
  const paid = await trip.pay()
  expect(paid.status).toBe(200)
  expect(paid.body.payment).toEqual({
    status: 'paid',
    pay_until: null,
    card: { brand: 'visa', last4: '4242' },
    action: null,
  })
  const [payment] = await trip.payments()
  expect(await atGateway(payment?.id)).toMatchObject({ status: 'captured', amount: TOTAL, currency: 'AED' })
  expect(await trip.ledger()).toEqual([
    `trip_capture gateway ${TOTAL}`,
    `trip_capture trip_revenue ${-TOTAL}`,
  ])
  expect(await trip.events()).toEqual(['paid'])
  expectProblem(await trip.pay(), { status: 409, code: 'trip_paid' })
  expect(await trip.payments()).toHaveLength(1)
})

test('two simultaneous payments pay once', async () => {
  const trip = await tripToPay()
  const replies = await Promise.all([trip.pay(), trip.pay(), trip.pay()])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of replies)
    if (status !== 200) expect(body.code).toMatch(/^(trip_paid|payment_in_progress)$/)
  const captured = (await Promise.all((await trip.payments()).map(({ id }) => atGateway(id)))).filter(
    (line) => line?.status === 'captured',
  )
  expect(captured).toHaveLength(1)
})

test('of twenty cards on one trip five reach the gateway in a day', async () => {
  const strict = await testApp({ sharedWith: app, environment: { RATE_LIMIT_SCALE: '1' } })
  try {
    const { link, payments } = await tripToPay()
    const pay = (number: string) =>
      strict.call('/api/trip-payment', { body: { ...link, payment: { ...CARD, number } } })
    for (let attempt = 0; attempt < 10; attempt++) await Promise.all([pay(DECLINED), pay(DECLINED)])
    expect((await payments()).length).toBe(5)
    const rejected = await pay(CARD.number)
    expectProblem(rejected, { status: 429, code: 'too_many_declines' })
  } finally {
    await strict.close()
  }
})

test('a declined card is reported, and another one pays', async () => {
  const trip = await tripToPay()
  expectProblem(await trip.pay(DECLINED), { status: 422, code: 'payment_declined' })
  expect((await trip.read()).body.payment.status).toBe('declined')
  expect((await trip.pay()).body.payment.status).toBe('paid')
})

test('the bank challenges first, and its answer pays on return', async () => {
  const trip = await tripToPay()
  const challenged = await trip.pay(CHALLENGED)
  expect(challenged.body.payment).toMatchObject({ status: 'asked', action: { type: 'redirect' } })
  const counted = await trip.counted()
  const before = await counted()
  expect(before).toBeGreaterThan(0)
  expectProblem(await trip.pay(), { status: 409, code: 'payment_in_progress' })
  const [payment] = await trip.payments()
  await fetch(challenged.body.payment.action.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'answer=yes',
    redirect: 'manual',
  })
  const returned = await app.app.request(`http://rihla.test/payments/${payment?.id}/return`)
  expect(returned.status).toBe(303)
  expect(returned.headers.get('location')).toContain(`/trip-payment/${trip.link.reference}?token=`)
  expect((await trip.read()).body.payment.status).toBe('paid')
  expect(await counted(), 'what its bank agreed to is no attempt').toBe(
    before - (payment?.counted_under?.length ?? 0),
  )
})

test('an unanswered bank challenge is abandoned after 15 minutes, and another card may pay', async () => {
  const trip = await tripToPay()
  await trip.pay(CHALLENGED)
  const counted = await trip.counted()
  const before = await counted()
  app.clock.pass({ minutes: 14 })
  await app.app.runJob('settle trip payments')
  expect((await trip.read()).body.payment.status).toBe('asked')
  app.clock.pass({ minutes: 2 })
  await app.app.runJob('settle trip payments')
  const [payment] = await trip.payments()
  expect(await atGateway(payment?.id)).toMatchObject({ status: 'released' })
  expect(await counted(), 'it was an attempt').toBe(before)
  expect((await trip.pay()).body.payment.status).toBe('paid')
})

test('a lost answer is looked up, and the trip is paid once', async () => {
  const trip = await tripToPay()
  await trip.pay(ANSWER_LOST)
  app.clock.pass({ minutes: 2 })
  await app.app.runJob('settle trip payments')
  expect((await trip.read()).body.payment.status).toBe('paid')
  expect(await trip.events()).toEqual(['paid'])
})

test('a trip cancelled during the authorisation of its card is not charged', async () => {
  const trip = await tripToPay()
  await trip.pay(CHALLENGED)
  await trip.cancel()
  await app.app.runJob('settle trip payments')
  app.clock.pass({ minutes: 1 })
  await app.app.runJob('settle trip payments')
  const [payment] = await trip.payments()
  expect(await atGateway(payment?.id)).toMatchObject({ status: 'released', captured: 0 })
  expect((await trip.read()).body.payment.status).toBe('cancelled')
  expectProblem(await trip.pay(), { status: 409, code: 'trip_not_payable' })
})

test('a card pays the amount that the driver has not collected', async () => {
  const trip = await tripToPay()
  await trip.collect(20_000)
  expect((await trip.pay()).body).toMatchObject({
    trip: { money: { paid: { amount: TOTAL }, due: { amount: 0 } } },
    payment: { status: 'paid' },
  })
  const [payment] = await trip.payments()
  expect(await atGateway(payment?.id)).toMatchObject({ status: 'captured', amount: TOTAL - 20_000 })
})

test('an amount that a driver collects during a bank challenge is not charged to the card', async () => {
  const trip = await tripToPay()
  await trip.pay(CHALLENGED)
  await trip.collect(TOTAL)
  app.clock.pass({ minutes: 1 })
  await app.app.runJob('settle trip payments')
  const [payment] = await trip.payments()
  expect(await atGateway(payment?.id)).toMatchObject({ status: 'released', captured: 0 })
  expect((await trip.read()).body.payment.status).toBe('paid')
  expectProblem(await trip.pay(), { status: 409, code: 'trip_paid' })
})

test.for([
  { collected: TOTAL, shown: 'refunded' },
  { collected: 20_000, shown: 'paid' },
])(
  'an amount of $collected that a driver collects between the capture and its record is refunded to the card, once',
  async ({ collected, shown }) => {
    const trip = await tripToPay()
    await gateway().injectFault({ mode: 'drop_after', operation: 'capture', times: 1 })
    await trip.pay()
    const [payment] = await trip.payments()
    expect(payment?.state).toBe('opened')
    expect(await atGateway(payment?.id)).toMatchObject({ captured: TOTAL, refunded: 0 })
    await trip.collect(collected)

    const settleTwice = () => Promise.all([1, 2].map(() => app.app.runJob('settle trip payments')))
    for (let minute = 0; minute < 3; minute++) {
      await settleTwice()
      app.clock.pass({ minutes: 1 })
    }
    expect(await atGateway(payment?.id)).toMatchObject({ captured: TOTAL, refunded: collected })
    expect(await trip.ledger()).toEqual([
      `trip_capture gateway ${TOTAL}`,
      `trip_capture trip_revenue ${-TOTAL}`,
      `trip_refund gateway ${-collected}`,
      `trip_refund trip_revenue ${collected}`,
    ])
    expect(await trip.events()).toEqual(['paid', 'refunded'])
    expect((await trip.read()).body).toMatchObject({
      trip: { money: { paid: { amount: TOTAL }, due: { amount: 0 } } },
      payment: { status: shown },
    })
  },
)

test('a trip with a driver is not cancelled for being unpaid, and its page shows no deadline', async () => {
  const trip = await tripToPay()
  for (const change of [{ status: 'started' }, { status: 'booked', approval: 'waiting' }] as const) {
    await app.database.db.updateTable('trips').set(change).where('id', '=', trip.id).execute()
    expect((await trip.read()).body.payment).toMatchObject({ status: 'due', pay_until: null })
  }
})

test('a link of another trip is rejected', async () => {
  const trip = await tripToPay()
  const other = await tripToPay()
  const link = { reference: trip.link.reference, token: other.link.token }
  expectProblem(await app.call(`/api/trip-payment?${new URLSearchParams(link).toString()}`), {
    status: 404,
    code: 'trip_not_found',
  })
  expectProblem(await app.call('/api/trip-payment', { body: { ...link, payment: CARD } }), {
    status: 404,
    code: 'trip_not_found',
  })
  const paidByDriver = await addTrip(app.database.db)
  const { reference } = await app.database.db
    .selectFrom('trips')
    .select('reference')
    .where('id', '=', paidByDriver)
    .executeTakeFirstOrThrow()
  const driverLink = { reference, token: payLinks.issue(reference, app.clock.now()) }
  expectProblem(await app.call('/api/trip-payment', { body: { ...driverLink, payment: CARD } }), {
    status: 409,
    code: 'trip_not_payable',
  })
})

test.for([
  { name: 'no token', change: { token: undefined }, path: 'token' },
  { name: 'a malformed reference', change: { reference: 'RH1' }, path: 'reference' },
  { name: 'no card', change: { payment: undefined }, path: 'payment' },
  {
    name: 'an invalid card number',
    change: { payment: { ...CARD, number: '12' } },
    path: 'payment.number',
  },
  { name: 'an amount', change: { amount: 1 }, path: 'amount' },
])('a payment is rejected: $name', async ({ change, path }) => {
  const trip = await tripToPay()
  const reply = await app.call('/api/trip-payment', { body: { ...trip.link, payment: CARD, ...change } })
  expectProblem(reply, { status: 400, code: 'invalid_request', fields: [{ path }] })
  expectArabic(
    await app.call('/api/trip-payment?lang_id=2', { body: { ...trip.link, payment: CARD, ...change } }),
  )
})
