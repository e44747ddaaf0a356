import type { Translate } from '#ui/messages/messages.ts'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSubmit } from 'react-router'
import { wordingOf } from '#domains/fares/categories.contract.ts'
import type { TripPaymentReply } from '#domains/trips/cards/trip-payment.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { Form } from '#web/forms/form.tsx'
import { useActionForm } from '#web/forms/use-action-form.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { problemOf } from '#ui/error-words.ts'
import { Notice } from '#ui/notice.tsx'
import { formatDay } from '#ui/formats/dates.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { wallTime } from '#ui/formats/wall-time.ts'
import { useLanguage } from '#ui/use-language.ts'
import type { HostedCard } from '../card-fields/hosted-card.ts'
import { PaymentCard } from '../card-fields/payment-card.tsx'
import type { TripLink } from './trip-payment.api.ts'

type PayFormProps = { link: TripLink; trip: TripPaymentReply }

/** The card form of a trip payment; input stays until it is paid. */
export function PayForm({ link, trip }: PayFormProps) {
  const { t } = useTranslation('trip_payment')
  const language = useLanguage()
  const form = useActionForm('trip-payment')
  const { hostedCard, taking, takeHosted } = useHostedCard()
  const declined = form.refused === 0 && trip.payment.status === 'declined'
  return (
    <Card className="mt-5">
      <Form form={form} explain={explain(t)} className="flex flex-col gap-5" onSubmit={takeHosted}>
        {declined && (
          <Notice tone="bad" title={t('refused.declined.title')}>
            <p>{t('refused.declined.text')}</p>
          </Notice>
        )}
        <input type="hidden" name="reference" value={link.reference} />
        <input type="hidden" name="token" value={link.token} />
        <PaymentCard field={form.field} hostedCard={hostedCard} guarantee={false} shownAtDesk={false} />
        <Button type="submit" busy={form.busy || taking}>
          {t('pay', { price: formatMoney(trip.trip.money.due, language) })}
        </Button>
        {trip.payment.pay_until !== null && (
          <p className="text-sm text-ink-soft">
            {t('after', {
              ...wordingOf(trip.trip.category),
              time: formatDay(wallTime(trip.payment.pay_until, trip.trip.city.time_zone), language),
              city: isolate(trip.trip.city.name),
            })}
          </p>
        )}
      </Form>
    </Card>
  )
}

/** With a hosted card field the form is sent with the gateway's card id. */
function useHostedCard() {
  const submit = useSubmit()
  const hostedCard = useRef<HostedCard | null>(null)
  const [taking, setTaking] = useState(false)
  const send = async (hosted: HostedCard, fields: FormData) => {
    setTaking(true)
    const taken = await hosted.take(null)
    setTaking(false)
    if (taken === null) return
    fields.set('payment_method_id', taken)
    await submit(fields, { method: 'post', preventScrollReset: true })
  }
  const takeHosted = (event: SubmitEvent<HTMLFormElement>) => {
    if (!hostedCard.current) return
    event.preventDefault()
    if (!taking) void send(hostedCard.current, new FormData(event.currentTarget))
  }
  return { hostedCard, taking, takeHosted }
}

/** Returns true if anything was charged. */
function explain(t: Translate) {
  return (error: unknown) => {
    const word = wordOf(problemOf(error)?.code)
    return { title: t(`refused.${word}.title`), text: t(`refused.${word}.text`) }
  }
}

/** Maps an error code to a text: card declined, payment impossible now, or result unknown. */
function wordOf(code: string | undefined): 'declined' | 'too_many' | 'payment' | 'unknown' {
  if (code === 'payment_declined') return 'declined'
  if (code === 'too_many_declines') return 'too_many'
  return code === 'payment_unavailable' ? 'payment' : 'unknown'
}
