import { useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { Booking, ModifyBookingReply } from '#domains/rentals/bookings/booking.contract.ts'
import { useModifyBookingMutation } from '#web/rentals/rentals.api.ts'
import { orderOf, type CheckedValues } from '../checkout/checkout-values.ts'
import { forgetForm } from '../checkout/stored-form.ts'
import { atFields, orderOutcome, type OrderOutcome } from '../checkout/payment/order-outcome.ts'
import { tabStorage } from '#web/forms/tab-storage.ts'
import type { SendChecked } from '../checkout/use-checkout-form.ts'
import type { HostedCard } from '../card-fields/hosted-card.ts'
import {
  buildModifyInput,
  sameChange,
  type ModifyBookingInput,
  type ChangeDraft,
} from './requested-change.ts'
import { forgetDraft } from './stored-draft.ts'
import { changeFormId } from './use-change-form.ts'

type Reply = z.output<typeof ModifyBookingReply>

/** Price of a change as quoted by the supplier. */
export type QuotedPrice = NonNullable<Reply['change']> &
  Pick<Reply, 'difference' | 'coupon_dropped'> & { input: ModifyBookingInput }

export type ChangeRejection = Pick<OrderOutcome, 'title'> & {
  kind: OrderOutcome['kind'] | 'nothing'
  /** Its number among those since the last request, from 1. */
  count: number
}

export type Changing = {
  busy: boolean
  rejection: ChangeRejection | null
  /** A link that confirms the change was mailed. */
  mailed: boolean
  send: SendChecked
}

/** The price is still valid: another card, or a retry a little later, may succeed. */
const TRY_AGAIN: ReadonlySet<OrderOutcome['kind']> = new Set(['declined', 'payment', 'supplier', 'too_many'])

type Needs = {
  booking: Booking
  draft: ChangeDraft
  /** The price on the page, if it matches the form. */
  quoted: QuotedPrice | null
  onQuoted: (quoted: QuotedPrice | null) => void
  hostedCard: RefObject<HostedCard | null>
  onRefetch: () => Promise<unknown>
}

/** Requests the price of a change, then makes the change at the price on the page. */
export function useChange({ booking, draft, quoted, onQuoted, hostedCard, onRefetch }: Needs): Changing {
  const navigate = useNavigate()
  const [modify] = useModifyBookingMutation()
  const [busy, setBusy] = useState(false)
  const [rejection, setRejection] = useState<ChangeRejection | null>(null)
  const [mailed, setMailed] = useState(false)
  const { booking_id: bookingId } = booking
  const reject = (kind: ChangeRejection['kind'], title: string | null = null) =>
    setRejection((before) => ({ kind, title, count: (before?.count ?? 0) + 1 }))

  const failed = async (error: unknown, input: ModifyBookingInput): ReturnType<SendChecked> => {
    const { kind, title } = orderOutcome(error)
    if (kind === 'fields') return { error: atFields(error) }
    // Refetches the booking: a change whose response was lost may have been made.
    await onRefetch()
    if (!TRY_AGAIN.has(kind)) onQuoted(null)
    if (kind === 'price_changed') await requestPrice(input)
    reject(kind, title)
  }

  const requestPrice = async (input: ModifyBookingInput): ReturnType<SendChecked> => {
    const { data, error } = await modify({ booking_id: bookingId, ...input })
    if (!data?.change) return failed(error, {})
    const { change: priced, difference, coupon_dropped } = data
    onQuoted({ ...priced, difference, coupon_dropped, input })
  }

  const accept = async (
    values: CheckedValues,
    { input, price, due }: QuotedPrice,
  ): ReturnType<SendChecked> => {
    const hosted = hostedCard.current
    const taken = hosted && (await hosted.take(values))
    if (hosted && taken === null) return
    const { payment: entered } = orderOf(booking, values, price.total)
    const card = taken === null ? entered : { method: 'card' as const, payment_method_id: taken }
    const { data, error } = await modify({
      booking_id: bookingId,
      ...input,
      accept_total: price.total,
      ...(due.amount > 0 && card && { payment: card }),
    })
    if (!data) return failed(error, input)
    if (data.change?.confirmation === 'mailed') {
      setMailed(true)
      return onQuoted(null)
    }
    // The form stays: the bank may decline, and then another card is requested here.
    if (data.change?.action) return window.location.assign(data.change.action.url)
    const storage = tabStorage()
    forgetForm(storage, changeFormId(bookingId))
    forgetDraft(storage, bookingId)
    await navigate(`/booking/${booking.reference}`, { replace: true })
  }

  const send: SendChecked = async (values) => {
    const { driver } = orderOf(booking, values, booking.price.total).order
    const input = buildModifyInput(booking, draft, driver)
    if (sameChange(input, {})) return reject('nothing')
    setRejection(null)
    setMailed(false)
    setBusy(true)
    const failure = await (quoted && sameChange(quoted.input, input)
      ? accept(values, quoted)
      : requestPrice(input))
    setBusy(false)
    return failure
  }
  return { busy, rejection, mailed, send }
}
