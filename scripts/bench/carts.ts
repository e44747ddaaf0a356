import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { completeSearch, rentalQuery } from './search.ts'

export type Guest = {
  token: string
  /** Creates this many carts, all of the same car on a plan that is paid in part; a user may have 20 at most. */
  fillCarts: (count: number) => Promise<Booking[]>
}

/** Creates a guest who rents cars. */
export async function newGuest(url: string): Promise<Guest> {
  const { token } = (await (await fetch(`${url}/api/guest-login`)).json()) as { token: string }
  const post = async <Reply>(path: string, message: object): Promise<Reply> => {
    const headers = { authorization: `Basic ${token}`, 'content-type': 'application/json' }
    const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(message) })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as Reply
  }
  const { items } = await completeSearch(url, rentalQuery(), { sort: 'price', page_size: 100 })
  const offer = items.find(({ payment }) => payment.timing === 'part')
  if (!offer) throw new Error('no offer is paid in part')
  const { quote_id } = await post<Quote>('/api/vehicle-detail', { offer_id: offer.offer_id })
  return {
    token,
    async fillCarts(count) {
      const carts: Booking[] = []
      while (carts.length < count)
        carts.push((await post<{ booking: Booking }>('/api/user/add-car', { quote_id })).booking)
      return carts
    },
  }
}
