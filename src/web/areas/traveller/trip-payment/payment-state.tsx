import { useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { TripPaymentReply } from '#domains/trips/cards/trip-payment.contract.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { formatMoney } from '#ui/price.tsx'
import { useLanguage } from '#ui/use-language.ts'
import type { HostedCard } from '../card-fields/hosted-card.ts'
import { PaymentCard } from '../checkout/payment/payment-card.tsx'
import type { TripLink } from './trip-payment.api.ts'
import { usePayTrip } from './use-pay-trip.ts'

type Props = { link: TripLink; trip: TripPaymentReply; onLookAgain: () => Promise<unknown> }

/** What became of the payment, or the card to pay with. */
export function PaymentState({ link, trip, onLookAgain }: Props) {
  const { t } = useTranslation('trip_payment')
  const { status, card, action } = trip.payment
  if (status === 'paid' || status === 'refunded')
    return (
      <Notice className="mt-5" tone={status === 'paid' ? 'good' : 'plain'} title={t(`state.${status}.title`)}>
        <p>{t(`state.${status}.text`)}</p>
        {card && <p>{t('card', { last4: card.last4 })}</p>}
      </Notice>
    )
  if (status === 'cancelled' || status === 'refund_failed')
    return (
      <Notice className="mt-5" tone="careful" title={t(`state.${status}.title`)}>
        <p>{t(`state.${status}.text`)}</p>
      </Notice>
    )
  if (status === 'asked' && action)
    return (
      <Notice className="mt-5" tone="careful" title={t('state.asked.title')}>
        <p>{t('state.asked.text')}</p>
        <a className="mt-2 inline-flex min-h-8 items-center underline underline-offset-4" href={action.url}>
          {t('state.asked.bank')}
        </a>
      </Notice>
    )
  return <PayForm link={link} trip={trip} onLookAgain={onLookAgain} />
}

function PayForm({ link, trip, onLookAgain }: Props) {
  const { t } = useTranslation('trip_payment')
  const language = useLanguage()
  const hostedCard = useRef<HostedCard | null>(null)
  const { form, busy, refusal, submit } = usePayTrip({ link, hostedCard, onLookAgain })
  const declined = refusal === null && trip.payment.status === 'declined'
  return (
    <FormProvider {...form}>
      <Card className="mt-5">
        <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
          {declined && (
            <Notice tone="bad" title={t('refused.declined.title')}>
              <p>{t('refused.declined.text')}</p>
            </Notice>
          )}
          {refusal && refusal.kind !== 'fields' && (
            <Notice key={refusal.at} tone="bad" title={t(`refused.${wordOf(refusal.kind)}.title`)}>
              <p>{t(`refused.${wordOf(refusal.kind)}.text`)}</p>
            </Notice>
          )}
          <PaymentCard hostedCard={hostedCard} guarantee={false} shownAtDesk={false} />
          <Button type="submit" busy={busy}>
            {t('pay', { price: formatMoney(trip.trip.total, language) })}
          </Button>
          <p className="text-sm text-ink-soft">{t('after')}</p>
        </form>
      </Card>
    </FormProvider>
  )
}

/** A refusal's words: the card's own, that the payment is not possible now, or that nobody knows yet. */
function wordOf(kind: string): 'declined' | 'payment' | 'unknown' {
  if (kind === 'declined' || kind === 'payment') return kind
  return 'unknown'
}
