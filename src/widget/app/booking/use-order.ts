import { useRef, useState } from 'react'
import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'
import type { Trip } from '#domains/trips/journey/trip.contract.ts'
import type { Money } from '#kernel/money.ts'
import type { TripsError, TripsReply } from '../../trips/trips-client.ts'
import type { Chosen } from '../offer/chosen.ts'
import { useWidget } from '../widget-context.ts'
import { orderBody, type ReadOrder } from './order-body.ts'
import { chooseRecovery } from './order-recovery.ts'
import { useBooking } from './use-booking.ts'

export type OrderState =
  | { is: 'idle' }
  | { is: 'busy' }
  /** The traveller decides again. */
  | { is: 'dearer'; before: Money }
  | { is: 'cheaper'; before: Money }
  /** The option is no longer offered. */
  | { is: 'gone'; error: TripsError | null }
  | { is: 'failed'; error: TripsError }

/** Books the chosen option. Requests an expired price again; if it is unchanged, the booking continues. */
export function useOrder(onBooked: (trip: Trip) => void) {
  const { trips, notifyHost, host } = useWidget()
  const { choose } = useBooking()
  const [state, setState] = useState<OrderState>({ is: 'idle' })
  const key = useRef({ of: '', is: '' })

  /**
   * Returns the idempotency key of an order: equal orders have the same key, so that it is booked only once.
   */
  function keyOf(body: object): string {
    const of = JSON.stringify(body)
    if (key.current.of !== of) key.current = { of, is: crypto.randomUUID() }
    return key.current.is
  }

  function post(chosen: Chosen, order: ReadOrder, context: typeof host | null): Promise<TripsReply> {
    const body = orderBody(chosen, order, context)
    return trips.call('/api/trip/create', { body, headers: { 'idempotency-key': keyOf(body) } })
  }

  /** Fetches the chosen option at its current price, or the error. */
  async function offeredNow({ request, option }: Chosen) {
    const reply = await trips.call('/api/trip/quote', { body: request })
    if (!reply.ok) return { error: reply.error }
    const { options } = reply.data as TripQuote
    return { option: options.find(({ vehicle_type }) => vehicle_type.id === option.vehicle_type.id) ?? null }
  }

  async function send(chosen: Chosen, order: ReadOrder, attempt = 1): Promise<OrderState> {
    let reply = await post(chosen, order, host)
    if (!reply.ok && chooseRecovery(reply.error) === 'without_notes') {
      notifyHost({ type: 'error', code: 'metadata_invalid' })
      reply = await post(chosen, order, null)
    }
    if (reply.ok) {
      onBooked((reply.data as { trip: Trip }).trip)
      return { is: 'idle' }
    }
    const { error } = reply
    const recovery = chooseRecovery(error)
    if (recovery === 'choose_again') return { is: 'gone', error }
    if (recovery !== 'price_again' || attempt > 2) return { is: 'failed', error }
    const now = await offeredNow(chosen)
    if ('error' in now) return { is: 'failed', error: now.error }
    if (!now.option) return { is: 'gone', error: null }
    const again = { ...chosen, option: now.option }
    choose(again)
    const [before, after] = [chosen.option.fare.total, now.option.fare.total]
    if (before.amount === after.amount && before.currency === after.currency)
      return send(again, order, attempt + 1)
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
