import { expect, test } from 'vitest'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { booksOf } from '#testing/builders/rentals/books.ts'
import { journey } from '#testing/builders/rentals/journey.ts'
import { ledgerOf } from '#testing/builders/rentals/ledger.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'

const AT_ONCE = 6

const environment = { REFUND_APPROVAL: '100000 EUR' }
const app = forFile(await testApp({ environment, connections: 20 }))
const { url: paymentsUrl } = app.simulators.payments
/** Second process of the same installation. */
const other = forFile(await testApp({ environment, sharedWith: app, context: { paymentsUrl } }))
const people = peopleOf(app)
const tokens = await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    const id = await people.add({ role: 'staff', staffRoles: ['finance'] })
    return (await people.tokenOf(id)).token
  }),
)

async function ordered() {
  const { guest, quote, cart, order } = journey(app)
  const token = await guest()
  return (await order(token, await cart(token, (await quote('Non-refundable')).quote_id))).body.booking
}

test('however many give back at once, by whichever process, no more goes back than was paid, and each once', async () => {
  const booking = await ordered()
  const { booking_id: id, price } = booking
  const amount = Math.floor(price.pay_now.amount / 3)
  const answers = await Promise.all(
    tokens.map((token, at) =>
      (at % 2 === 0 ? app : other).call(`/api/staff/bookings/${id}/refund`, {
        token,
        body: { amount: { ...price.pay_now, amount }, cause: 'goodwill', reason: 'At once' },
      }),
    ),
  )
  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([200, 200, 200, 409, 409, 409])
  for (let minute = 0; minute < 4; minute++) {
    app.clock.pass({ minutes: 1 })
    await app.app.runJob('settle bookings')
  }
  expect((await booksOf(app, booking)).charges).toMatchObject([{ refunded: 3 * amount }])
  expect(await ledgerOf(app.database.db, id)).toMatchObject({
    gateway: price.pay_now.amount - 3 * amount,
    goodwill: 3 * amount,
  })
})

test('a process that ends between the writing and the gateway’s answer leaves a refund that another sends once', async () => {
  const booking = await ordered()
  const { booking_id: id, price } = booking
  const gateway = gatewayAt(app.simulators.payments.url)
  for (const mode of ['drop', 'drop_after'] as const) {
    await gateway.injectFault({ mode, operation: 'refund', times: 1 })
    const { status } = await app.call(`/api/staff/bookings/${id}/refund`, {
      token: tokens[0] ?? '',
      body: { amount: { ...price.pay_now, amount: 500 }, cause: 'goodwill', reason: 'It ends now' },
    })
    expect(status).toBe(200)
  }
  const due = app.database.db.selectFrom('refunds').select('status').where('status', '=', 'due')
  expect(await due.execute()).not.toEqual([])
  for (let minute = 0; minute < 8; minute++) {
    app.clock.pass({ minutes: 1 })
    await other.app.runJob('settle bookings')
  }
  expect(await due.execute()).toEqual([])
  expect((await booksOf(app, booking)).charges).toMatchObject([{ refunded: 1000 }])
  expect((await ledgerOf(app.database.db, id))['travellers']).toBeUndefined()
})
