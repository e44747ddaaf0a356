import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { Money } from '#kernel/money.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useBackAgain } from '#web/app/use-back-again.ts'
import type { HostedCard } from '../../card-fields/hosted-card.ts'
import { backFromBank, leaveForBank } from '../../booking/leave-for-bank.ts'
import { whyUnpaid, type UnpaidWord } from '#web/rentals/unpaid.ts'
import { useOrderMutation, useWithoutCreditOrderMutation } from '#web/rentals/rentals.api.ts'
import { orderOf, type CheckedValues } from '../checkout-values.ts'
import { forgetForm } from '../kept-form.ts'
import { attemptKey, endAttempt } from '#web/rentals/order-attempt.ts'
import { orderOutcome, type OrderOutcome, type OutcomeKind } from './order-outcome.ts'
import { tabStorage } from '#web/forms/tab-storage.ts'
import type { CheckoutForm } from '../use-checkout-form.ts'

/** `at`: when it was refused on this page; 0 where its reader came with it, back from the bank. */
export type OrderRefusal = OrderOutcome & { acceptedTotal: Money; at: number }

export type Ordering = {
  busy: boolean
  /** What became of the last press, when it did not become an order. */
  refusal: OrderRefusal | null
  /** When fields were last found at fault; 0 never. */
  refusedAt: number
  submit: (event: FormEvent) => Promise<void>
}

type Needs = {
  booking: Booking
  form: CheckoutForm
  /** Where the gateway takes the card itself: it is asked for it when all else is right. */
  hostedCard: RefObject<HostedCard | null>
  onLookAgain: () => Promise<unknown>
}

/** Orders what the page shows, at the total it shows; an uncertain answer never leads to a second order. */
export function useOrder({ booking, form, hostedCard, onLookAgain }: Needs): Ordering {
  const navigate = useNavigate()
  const [orderByCard] = useOrderMutation()
  const [orderWithoutCard] = useWithoutCreditOrderMutation()
  const [busy, setBusy] = useState(false)
  const pressed = useRef(false)
  const [refusal, setRefusal] = useState(() => refusedBefore(booking))
  const [refusedAt, setRefusedAt] = useState(0)
  // Back from the bank's page, Pay takes a press again, and what became of the order is looked at.
  useBackAgain(() => {
    backFromBank()
    setBusy(false)
    void onLookAgain()
  })

  const send = async (values: CheckedValues) => {
    const storage = tabStorage()
    const attempt = { act: 'order', bookingId: booking.booking_id } as const
    const idempotencyKey = attemptKey(storage, attempt)
    const acceptedTotal = booking.price.total
    const { order, payment: typed } = orderOf(booking, values, acceptedTotal)
    setBusy(true)
    setRefusal(null)
    const hosted = hostedCard.current
    const taken = hosted && (await hosted.take(values))
    if (hosted && taken === null) return setBusy(false)
    const body =
      taken === null
        ? typed && { ...order, payment: typed }
        : { ...order, payment: { method: 'card' as const, payment_method_id: taken } }
    const byCard = body && (await orderByCard({ body, idempotencyKey }))
    const ordered = byCard ?? (await orderWithoutCard({ body: order, idempotencyKey }))
    if (ordered.data) {
      endAttempt(storage, attempt)
      const action = byCard?.data?.payment.action
      // What was typed is kept: the bank may say no, and then another card is asked for here.
      if (action) return leaveForBank(action.url)
      forgetForm(storage, booking.booking_id)
      await navigate(`/booking/${ordered.data.booking.reference}`, { replace: true })
      return
    }
    const outcome = orderOutcome(ordered.error)
    if (outcome.certain) endAttempt(storage, attempt)
    for (const { field, message } of outcome.faults) form.setError(field, { type: 'server', message })
    // The booking as it stands now: a new price, or an order that went through unheard, which leads on to its page.
    await onLookAgain()
    setBusy(false)
    if (outcome.kind === 'fields') setRefusedAt(Date.now())
    else setRefusal({ ...outcome, acceptedTotal, at: Date.now() })
  }

  const submit = async (event: FormEvent) => {
    // The form is checked before it is sent: a second press meanwhile is the same wish.
    if (pressed.current) return event.preventDefault()
    pressed.current = true
    await form
      .handleSubmit(send, () => setRefusedAt(Date.now()))(event)
      .finally(() => (pressed.current = false))
  }
  return { busy, refusal, refusedAt, submit }
}

const KIND_OF_UNPAID: Readonly<Record<UnpaidWord, OutcomeKind>> = {
  refused: 'bank_refused',
  unanswered: 'bank_unanswered',
  abandoned: 'given_up',
  declined: 'declined',
  unavailable: 'payment',
}

/** Who comes back from a bank that was not told yes reads it at once. */
function refusedBefore(booking: Booking): OrderRefusal | null {
  const word = whyUnpaid(booking)
  if (!word) return null
  const kind = KIND_OF_UNPAID[word]
  return { kind, certain: true, faults: [], title: null, acceptedTotal: booking.price.total, at: 0 }
}
