import pino from 'pino'
import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { journey } from '#testing/builders/rentals/journey.ts'

const lines: object[] = []
const log = pino({ level: 'warn', base: null }, { write: (line) => lines.push(JSON.parse(line)) })
const app = forFile(await testApp({ context: { log } }))

test('a booking that only a person can settle is one line in the log, with its reference and the deadline', async () => {
  const { guest, quote, cart, orderAtDesk } = journey(app)
  const token = await guest()
  const offered = await quote('Standard', ({ payment }) => !payment.credit_card_required)
  const booking = await cart(token, offered.quote_id)
  await app.simulators.europcar.injectFault({ mode: 'drop_after_booking', operation: 'reserve', times: 1 })
  const deadline = app.clock.now().add({ hours: 4 }).toString()
  await orderAtDesk(token, booking)
  for (let minute = 0; minute < 10; minute++) {
    app.clock.pass({ minutes: 1 })
    await app.app.runJob('settle bookings')
  }
  expect(lines).toMatchObject([
    {
      level: 40,
      msg: 'a booking needs a person',
      reference: booking.reference,
      kind: 'find_reservation',
      deadline,
    },
  ])
  expect(lines).toHaveLength(1)
})
