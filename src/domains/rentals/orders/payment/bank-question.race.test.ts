import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { booksOf } from '#testing/builders/rentals/books.ts'
import { CARD, DRIVER, journey } from '#testing/builders/rentals/journey.ts'

const app = forFile(await testApp({ fleet: { stock: 50 } }))

test('a yes at the bank and the traveller giving up at one moment end in a booking paid once, or in nothing held', async () => {
  const { guest, quote, cart, order } = journey(app)
  for (let round = 0; round < 8; round++) {
    const token = await guest()
    const booking = await cart(token, (await quote('Non-refundable')).quote_id)
    const { booking_id } = booking
    const driver = { ...DRIVER, email: `torn-${round}@example.com` }
    const ordered = await order(token, booking, { driver, card: { ...CARD, number: '4000002500003155' } })
    const bank: string = ordered.body.payment.action.url
    const yes = async () => {
      const answered = await fetch(bank, {
        method: 'POST',
        body: new URLSearchParams({ answer: 'yes' }),
        redirect: 'manual',
      })
      await app.app.request(answered.headers.get('location') ?? '')
    }
    const giveUp = () =>
      app.call('/api/user/payment-action', { token, body: { booking_id, act: 'abandoned' } })
    await Promise.all(
      round % 2 ? [yes(), giveUp(), app.app.runJob('settle bookings')] : [giveUp(), yes(), giveUp()],
    )
    app.clock.pass({ minutes: 2 })
    await app.app.runJob('settle bookings')
    const { status, charges, atOkMobility, tasks } = await booksOf(app, booking)
    expect(tasks).toEqual([])
    if (status === 'confirmed')
      expect({ charges, atOkMobility }).toMatchObject({
        charges: [{ status: 'captured', captured: booking.price.total.amount, refunded: 0 }],
        atOkMobility: ['booked'],
      })
    else
      expect({ status, charges, atOkMobility }).toMatchObject({
        status: 'cart',
        charges: [{ status: 'released', captured: 0 }],
        atOkMobility: [],
      })
  }
})
