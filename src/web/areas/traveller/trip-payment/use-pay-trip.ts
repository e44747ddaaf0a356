import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { useBackAgain } from '#web/app/use-back-again.ts'
import { useSite } from '#web/app/site.tsx'
import { backFromBank, leaveForBank } from '../booking/leave-for-bank.ts'
import type { HostedCard } from '../card-fields/hosted-card.ts'
import {
  CARD_FIELDS,
  cardShape,
  NO_CARD,
  typedPayment,
  type CardValues,
  type CheckedCard,
} from '../checkout/payment/card-values.ts'
import { orderOutcome, type OrderOutcome } from '../checkout/payment/order-outcome.ts'
import { usePayTripMutation, type TripLink } from './trip-payment.api.ts'

type Needs = {
  link: TripLink
  hostedCard: RefObject<HostedCard | null>
  onLookAgain: () => Promise<unknown>
}

/** Pays a trip with the card on the page; what was typed stays until it is paid. */
export function usePayTrip({ link, hostedCard, onLookAgain }: Needs) {
  const { today, cardField } = useSite()
  const [pay] = usePayTripMutation()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<(OrderOutcome & { at: number }) | null>(null)
  const pressed = useRef(false)
  const form = useForm<CardValues, unknown, CheckedCard>({
    resolver: zodResolver(z.object(cardField.kind === 'typed' ? cardShape(today) : NO_CARD)),
    mode: 'onTouched',
  })
  useBackAgain(() => {
    backFromBank()
    setBusy(false)
    void onLookAgain()
  })

  const send = async (values: CheckedCard) => {
    setBusy(true)
    setRefusal(null)
    const hosted = hostedCard.current
    const taken = hosted && (await hosted.take(null))
    if (hosted && taken === null) return setBusy(false)
    const typed = typedPayment(values)
    const paid = await pay(
      taken === null && typed
        ? { ...link, payment: typed }
        : { ...link, payment: { method: 'card', payment_method_id: taken ?? '' } },
    )
    const action = paid.data?.payment.action
    if (action) return leaveForBank(action.url)
    await onLookAgain()
    setBusy(false)
    if (paid.data) return
    const outcome = orderOutcome(paid.error)
    for (const { field, message } of outcome.faults) {
      const own = CARD_FIELDS.find((name) => name === field)
      if (own) form.setError(own, { type: 'server', message })
    }
    setRefusal({ ...outcome, at: Date.now() })
  }

  const submit = async (event: FormEvent) => {
    if (pressed.current) return event.preventDefault()
    pressed.current = true
    await form
      .handleSubmit(send)(event)
      .finally(() => (pressed.current = false))
  }
  return { form, busy, refusal, submit }
}
