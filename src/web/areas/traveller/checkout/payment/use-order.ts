import { useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { Money } from '#kernel/money.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { countryStorage, saveCountry } from '#web/app/visitor-country.ts'
import { usePageRestored } from '#web/app/use-page-restored.ts'
import type { HostedCard } from '../../card-fields/hosted-card.ts'
import { backFromBank, goToBank } from '../../booking/go-to-bank.ts'
import { findUnpaidReason, type UnpaidWord } from '#web/rentals/unpaid.ts'
import { useOrderMutation, useWithoutCreditOrderMutation } from '#web/rentals/rentals.api.ts'
import { orderOf } from '../checkout-values.ts'
import { forgetForm } from '../stored-form.ts'
import { attemptKey, endAttempt } from '#web/rentals/order-attempt.ts'
import { atFields, orderOutcome, type OrderOutcome, type OutcomeKind } from './order-outcome.ts'
import { tabStorage } from '#web/forms/tab-storage.ts'
import type { SendChecked } from '../use-checkout-form.ts'

/** `at`: time of the rejection on this page; 0 if earlier, as on the return from the bank. */
export type OrderRejection = OrderOutcome & { acceptedTotal: Money; at: number }

export type Ordering = {
  busy: boolean
  /** Reason why the last click did not become an order. */
  rejection: OrderRejection | null
  send: SendChecked
}

type Needs = {
  booking: Booking
  /** Hosted card field of the gateway: submitted once everything else is valid. */
  hostedCard: RefObject<HostedCard | null>
  onRefetch: () => Promise<unknown>
}

/** Orders the shown booking at the shown total; an uncertain response never leads to a second order. */
export function useOrder({ booking, hostedCard, onRefetch }: Needs): Ordering {
  const navigate = useNavigate()
  const { productName } = useSite()
  const [orderByCard] = useOrderMutation()
  const [orderWithoutCard] = useWithoutCreditOrderMutation()
  const [busy, setBusy] = useState(false)
  const [rejection, setRejection] = useState(() => earlierRejection(booking))
  // Back from the bank's page, Pay is enabled again, and the booking is refetched.
  usePageRestored(() => {
    backFromBank()
    setBusy(false)
    void onRefetch()
  })

  const send: SendChecked = async (values) => {
    const storage = tabStorage()
    const attempt = { action: 'order', bookingId: booking.booking_id } as const
    const idempotencyKey = attemptKey(storage, attempt)
    const acceptedTotal = booking.price.total
    const { order, payment: entered } = orderOf(booking, values, acceptedTotal)
    setBusy(true)
    setRejection(null)
    const hosted = hostedCard.current
    const taken = hosted && (await hosted.take(values))
    if (hosted && taken === null) return setBusy(false)
    const body =
      taken === null
        ? entered && { ...order, payment: entered }
        : { ...order, payment: { method: 'card' as const, payment_method_id: taken } }
    const byCard = body && (await orderByCard({ body, idempotencyKey }))
    const ordered = byCard ?? (await orderWithoutCard({ ...order, idempotencyKey }))
    if (ordered.data) {
      endAttempt(storage, attempt)
      saveCountry(countryStorage(), productName, { code: values.residence, from: 'used' })
      const action = byCard?.data?.payment.action
      // The form stays: the bank may decline, and then another card is requested here.
      if (action) return goToBank(action.url)
      forgetForm(storage, booking.booking_id)
      await navigate(`/booking/${ordered.data.booking.reference}`, { replace: true })
      return
    }
    const outcome = orderOutcome(ordered.error)
    if (outcome.certain) endAttempt(storage, attempt)
    // Refetches the booking: it has a new price, or an order whose response was lost, which leads on to its
    // page.
    await onRefetch()
    setBusy(false)
    if (outcome.kind === 'fields') return { error: atFields(ordered.error) }
    setRejection({ ...outcome, acceptedTotal, at: Date.now() })
  }
  return { busy, rejection, send }
}

const KIND_OF_UNPAID: Readonly<Record<UnpaidWord, OutcomeKind>> = {
  refused: 'bank_refused',
  unanswered: 'bank_unanswered',
  abandoned: 'given_up',
  declined: 'declined',
  unavailable: 'payment',
}

/** Returns the rejection of a traveller who returns from the bank without approval, shown at once. */
function earlierRejection(booking: Booking): OrderRejection | null {
  const word = findUnpaidReason(booking)
  if (!word) return null
  const kind = KIND_OF_UNPAID[word]
  return { kind, certain: true, faults: [], title: null, acceptedTotal: booking.price.total, at: 0 }
}
