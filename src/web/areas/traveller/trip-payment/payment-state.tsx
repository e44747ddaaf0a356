import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { wordingOf } from '#domains/fares/categories.contract.ts'
import type { TripPaymentReply } from '#domains/trips/cards/trip-payment.contract.ts'
import { Price } from '#ui/formats/price.tsx'
import { Notice } from '#ui/notice.tsx'
import { PayForm } from './pay-form.tsx'
import { shownState } from './shown-state.ts'
import type { TripLink } from './trip-payment.api.ts'

type PaymentStateProps = { link: TripLink; trip: TripPaymentReply }

/** What became of the payment, or the card to pay with. */
export function PaymentState({ link, trip }: PaymentStateProps) {
  const { t } = useTranslation('trip_payment')
  const { card, action } = trip.payment
  const status = shownState(trip)
  const wording = wordingOf(trip.trip.category)
  if (status === 'paid' || status === 'refunded' || status === 'charged')
    return (
      <Notice
        className="mt-5"
        tone={status === 'paid' ? 'good' : 'plain'}
        title={t(`state.${status}.title`, wording)}
      >
        <p>{t(`state.${status}.text`, wording)}</p>
        {card && <p>{t('card', { last4: card.last4 })}</p>}
      </Notice>
    )
  if (status === 'part_paid')
    return (
      <Notice className="mt-5" tone="careful" title={t('state.part_paid.title', wording)}>
        <p>
          {t('state.part_paid.text', wording)} <Price value={trip.trip.money.due} className="font-semibold" />
        </p>
        {card && <p>{t('card', { last4: card.last4 })}</p>}
      </Notice>
    )
  if (status === 'cancelled' || status === 'refund_failed')
    return (
      <Notice className="mt-5" tone="careful" title={t(`state.${status}.title`, wording)}>
        <p>{t(`state.${status}.text`, wording)}</p>
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
  return <PayForm link={link} trip={trip} />
}
