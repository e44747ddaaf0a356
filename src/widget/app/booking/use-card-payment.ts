import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { TripPayLinkReply } from '#domains/trips/cards/trip-payment.contract.ts'
import type { TripsError } from '../../trips/trips-client.ts'
import { useWidget } from '../widget-context.ts'

type Payment = z.infer<typeof TripPayLinkReply>['payment']

/** Polling interval of a payment that is due, while the frame is visible. */
const POLL_MS = 4000

export type CardPaymentState = { payment: Payment | null; error: TripsError | null }

/**
 * Polls a trip's card payment until it is paid or over; a failed poll is retried by the next one. Null: no
 * trip.
 */
export function useCardPayment(tripId: string | null): CardPaymentState {
  const { trips } = useWidget()
  const [payment, setPayment] = useState<Payment | null>(null)
  const [error, setError] = useState<TripsError | null>(null)
  const isOver = payment !== null && !['due', 'asked', 'declined'].includes(payment.status)

  useEffect(() => {
    if (isOver || tripId === null) return
    const polling = new AbortController()
    const poll = async () => {
      if (document.hidden) return
      const reply = await trips.call(`/api/trip/${tripId}/payment`, { signal: polling.signal })
      if (polling.signal.aborted) return
      setError(reply.ok ? null : reply.error)
      if (reply.ok) setPayment((reply.data as { payment: Payment }).payment)
    }
    const now = () => void poll()
    now()
    const timer = setInterval(now, POLL_MS)
    document.addEventListener('visibilitychange', now, { signal: polling.signal })
    return () => {
      polling.abort()
      clearInterval(timer)
    }
  }, [trips, tripId, isOver])

  return { payment, error: payment ? null : error }
}
