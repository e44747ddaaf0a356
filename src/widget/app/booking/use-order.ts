import { useRef, useState } from 'react'
import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'
import type { Trip } from '#domains/trips/journey/trip.contract.ts'
import type { Money } from '#kernel/money.ts'
import type { TripsError, TripsReply } from '../../trips/trips-client.ts'
import type { Chosen } from '../offer/chosen.ts'
import { useWidget } from '../widget-context.ts'
import { orderBody, type ReadOrder } from './order-body.ts'
import { refusalOf } from './order-refusal.ts'
import { useBooking } from './use-booking.ts'

export type OrderState =
  | { is: 'idle' }
  | { is: 'busy' }
  /** The traveller decides again. */
  | { is: 'dearer'; before: Money }
  | { is: 'cheaper'; before: Money }
  /** Nobody offers it any more. */
  | { is: 'gone'; error: TripsError | null }
  | { is: 'failed'; error: TripsError }

/** Books what was chosen. A price that has expired is asked for again; if it is the same, the booking just goes on. */
export function useOrder(onBooked: (trip: Trip) => void) {
  const { trips, tell, given } = useWidget()
  const { choose } = useBooking()
  const [state, setState] = useState<OrderState>({ is: 'idle' })
  const key = useRef({ of: '', is: '' })

  /** The same order has the same key, so that it is booked once however often it is sent. */
  function keyOf(body: object): string {
    const of = JSON.stringify(body)
    if (key.current.of !== of) key.current = { of, is: crypto.randomUUID() }
    return key.current.is
  }

  function post(chosen: Chosen, order: ReadOrder, noted: typeof given | null): Promise<TripsReply> {
    const body = orderBody(chosen, order, noted)
    return trips.call('/api/trip/create', { body, headers: { 'idempotency-key': keyOf(body) } })
  }

  /** The chosen option as it is offered now, or why not. */
  async function offeredNow({ request, option }: Chosen) {
    const reply = await trips.call('/api/trip/quote', { body: request })
    if (!reply.ok) return { error: reply.error }
    const { options } = reply.data as TripQuote
    return { option: options.find(({ vehicle_type }) => vehicle_type.id === option.vehicle_type.id) ?? null }
  }

  async function send(chosen: Chosen, order: ReadOrder, turn = 1): Promise<OrderState> {
    let reply = await post(chosen, order, given)
    if (!reply.ok && refusalOf(reply.error) === 'without_notes') {
      tell({ type: 'error', code: 'metadata_invalid' })
      reply = await post(chosen, order, null)
    }
    if (reply.ok) {
      onBooked((reply.data as { trip: Trip }).trip)
      return { is: 'idle' }
    }
    const { error } = reply
    const refusal = refusalOf(error)
    if (refusal === 'choose_again') return { is: 'gone', error }
    if (refusal !== 'price_again' || turn > 2) return { is: 'failed', error }
    const now = await offeredNow(chosen)
    if ('error' in now) return { is: 'failed', error: now.error }
    if (!now.option) return { is: 'gone', error: null }
    const again = { ...chosen, option: now.option }
    choose(again)
    const [before, after] = [chosen.option.fare.total, now.option.fare.total]
    if (before.amount === after.amount && before.currency === after.currency)
      return send(again, order, turn + 1)
    return { is: after.amount > before.amount ? 'dearer' : 'cheaper', before }
  }

  return {
    state,
    async order(chosen: Chosen, read: ReadOrder): Promise<OrderState> {
      setState({ is: 'busy' })
      const next = await send(chosen, read)
      setState(next)
      return next
    },
    settle: () => setState({ is: 'idle' }),
  }
}
