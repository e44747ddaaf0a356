import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { newReference } from '#kernel/ids.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { CARD, DRIVER, journey } from '../rentals/journey.ts'

/** Days until the pick-up, and days of the rental. */
export type Stay = { inDays: number; days: number }

type Payer = { email?: string; card?: typeof CARD }

/** Visitors who came by a partner’s link, each in a browser of their own, through the API. */
export function linkVisitors(site: Pick<TestApp, 'app' | 'call' | 'clock'>, link: string) {
  /** The cookies that the link leaves in a browser. */
  async function cookieOfClick(): Promise<string> {
    const headers = { accept: 'text/html,*/*', 'user-agent': 'Mozilla/5.0 Firefox/140.0' }
    const reply = await site.app.request(link, { headers })
    const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    return cookies.join('; ')
  }

  /** Orders a car that can be cancelled, by default for a new person. */
  async function order(stay: Stay, { email = anAddress(), card = CARD }: Payer = {}) {
    const cookie = await cookieOfClick()
    const times = timesOf(site.clock.now(), stay)
    const call: TestApp['call'] = (path, request) =>
      site.call(path, { ...request, headers: { ...request?.headers, cookie } })
    const query = new URLSearchParams({ pickup_id: 'DXB', ...times, currency_id: '1', lang_id: '1' })
    const steps = journey({ call }, query.toString())
    const token = await steps.guest()
    const cart = await steps.cart(token, (await steps.quote('Flexible')).quote_id)
    const driver = { ...DRIVER, email, phone: aPhone() }
    const booking: Booking | undefined = (await steps.order(token, cart, { card, driver })).body.booking
    if (booking?.status !== 'confirmed') throw new Error(`${cart.reference} was not confirmed`)
    const change = (body: object) =>
      call('/api/user/modify-booking', { token, body: { booking_id: booking.booking_id, ...body } })

    return {
      ...booking,
      cancel: () => steps.cancel(token, booking),

      /** Brings the car back so many days after its pick-up. */
      async bringBackAfter(days: number) {
        const dropoff = Temporal.PlainDate.from(times.pickup_date).add({ days })
        const changeRequest = { times: { ...times, dropoff_date: dropoff.toString() } }
        const { price } = (await change(changeRequest)).body.change
        const { status } = await change({ ...changeRequest, accept_total: price.total })
        if (status !== 200) throw new Error(`${cart.reference} was not changed`)
      },
    }
  }
  return { order }
}

const anAddress = () => `${newReference().toLowerCase()}@example.com`

let phones = 550_000_000
const aPhone = () => ({ countryCode: '+971', phone: String((phones += 1)) })

function timesOf(now: Temporal.Instant, { inDays, days }: Stay) {
  const pickUp = now.toZonedDateTimeISO('UTC').toPlainDate().add({ days: inDays })
  return {
    pickup_date: pickUp.toString(),
    pickup_time: '10:00',
    dropoff_date: pickUp.add({ days }).toString(),
    dropoff_time: '10:00',
  }
}
