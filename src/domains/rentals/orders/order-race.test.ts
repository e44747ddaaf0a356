import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'

const app = forFile(await testApp({ fleet: { stock: 1000 } }))

test('a cart that changes while it is being ordered is never sold at a total its traveller did not see', async () => {
  const { guest, quote, cart, order, read } = journey(app)
  const token = await guest()
  const { quote_id, extras } = await quote('Flexible')
  const [extra] = extras
  if (!extra) throw new Error('an extra is needed')
  for (let round = 0; round < 25; round++) {
    const shown = await cart(token, quote_id)
    const change = app.call('/api/user/modify-booking', {
      token,
      body: { booking_id: shown.booking_id, extras: [{ id: extra.id, quantity: 1 }] },
    })
    const [ordered, changed] = await Promise.all([order(token, shown), change])
    const booking = await read(token, shown.booking_id)
    if (ordered.status === 201) expect(booking.price.total).toEqual(shown.price.total)
    else expect(ordered.body.code).toMatch(/^(price_changed|not_in_cart)$/)
    // A booking that is already confirmed is only quoted a price for the change.
    const isPriced = changed.body.change !== null
    if (changed.status === 200 && !isPriced) expect(booking.extras).toHaveLength(1)
  }
})

test('choices made at once are all kept', async () => {
  const { guest, quote, cart, read } = journey(app)
  const token = await guest()
  const { quote_id, extras, protections } = await quote('Flexible')
  const { booking_id } = await cart(token, quote_id)
  const change = (body: object) =>
    app.call('/api/user/modify-booking', { token, body: { booking_id, ...body } })
  const changes = await Promise.all([
    change({ extras: [{ id: extras[0]?.id, quantity: 1 }] }),
    change({ protection_id: protections[0]?.id }),
    change({ driver: DRIVER }),
  ])
  expect(changes.map(({ status }) => status)).toEqual([200, 200, 200])
  const booking = await read(token, booking_id)
  expect(booking.extras.map(({ extra }) => extra.id)).toEqual([extras[0]?.id])
  expect(booking.protection?.id).toBe(protections[0]?.id)
  expect(booking.driver).toMatchObject(DRIVER)
  const parts = booking.price.lines.reduce((sum, { amount }) => sum + amount.amount, 0)
  expect(parts).toBe(booking.price.total.amount)
})
