import { Lock } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { RebookingShown } from '#domains/rentals/rebookings/rebooking.contract.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { problemOf } from '#ui/error-words.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { useSite } from '#web/app/site.tsx'
import { Form } from '#web/forms/form.tsx'
import { tabStorage } from '#web/forms/tab-storage.ts'
import { useForm } from '#web/forms/use-form.ts'
import { attemptKey, endAttempt } from '#web/rentals/order-attempt.ts'
import { goToBank } from '../booking/go-to-bank.ts'
import { useCardName } from '../booking/card-name.ts'
import { cardShape, NO_CARD, toCardPayment, type CardValues } from '../card-fields/card-values.ts'
import type { HostedCard } from '../card-fields/hosted-card.ts'
import { PaymentCard } from '../card-fields/payment-card.tsx'
import { needsCard } from '../checkout/checkout-values.ts'
import { orderOutcome } from '../checkout/payment/order-outcome.ts'
import { useRebookMutation } from './price-guard.api.ts'

type RebookFormProps = { booking: Booking; rebooking: RebookingShown }

const EMPTY_CARD: CardValues = { card_number: '', card_expiry: '', card_cvc: '', card_holder: '' }

/** Consequences of rebooking, the card if required, and the button. */
export function RebookForm({ booking, rebooking }: RebookFormProps) {
  const { t } = useTranslation('rebook')
  const { language, today, cardField } = useSite()
  const navigate = useNavigate()
  const cardName = useCardName()
  const [rebook] = useRebookMutation()
  const hostedCard = useRef<HostedCard>(null)
  const { price, offer } = rebooking
  const withCard = needsCard({ offer, price })
  const isEntered = withCard && cardField.kind === 'typed'
  const money = (value: typeof price.total) => formatMoney(value, language)

  const form = useForm({
    id: 'checkout',
    contract: z.object(isEntered ? cardShape(today) : NO_CARD),
    values: EMPTY_CARD,
    async send(values) {
      const taken = withCard && hostedCard.current ? await hostedCard.current.take(booking.driver) : null
      if (withCard && hostedCard.current && taken === null) return
      const card = toCardPayment(values)
      const payment = taken === null ? card : { method: 'card' as const, payment_method_id: taken }
      const storage = tabStorage()
      const attempt = { action: 'rebook', bookingId: booking.booking_id } as const
      const answer = await rebook({
        body: {
          booking_id: booking.booking_id,
          accept_total: price.total,
          ...(payment && { payment }),
        } as Parameters<typeof rebook>[0]['body'],
        idempotencyKey: attemptKey(storage, attempt),
      })
      if (answer.data || orderOutcome(answer.error).certain) endAttempt(storage, attempt)
      return answer
    },
    done: (ordered) =>
      ordered.payment.action
        ? goToBank(ordered.payment.action.url)
        : navigate(`/booking/${ordered.booking.reference}`, { replace: true }),
  })

  const explain = (error: unknown) => {
    const problem = problemOf(error)
    if (problem?.code === 'price_changed')
      return { title: t('refused.changed'), text: t('refused.changed_text') }
    return { title: problem?.title ?? t('refused.unknown'), text: t('refused.stands') }
  }

  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 className="text-lg">{t('press.title')}</h2>
        <ol className="mt-2 flex list-decimal flex-col gap-1 ps-5 text-sm">
          <li suppressHydrationWarning>
            {price.pay_now.amount > 0 ? t('press.paid', { price: money(price.pay_now) }) : t('press.unpaid')}
          </li>
          <li>{t('press.then')}</li>
          {booking.price.pay_now.amount > 0 && (
            <li suppressHydrationWarning>
              {t('press.refund', { price: money(booking.price.pay_now), card: cardName(booking.card) })}
            </li>
          )}
        </ol>
      </div>
      {rebooking.missing.length > 0 && (
        <p className="text-sm">
          {t('press.missing', {
            extras: rebooking.missing
              .map(({ kind, name }) => (kind === 'other' ? name : t(`terms:extra.${kind}`)))
              .join(t('comma')),
          })}
        </p>
      )}
      {booking.coupon && <p className="text-sm">{t('press.coupon', { code: booking.coupon.code })}</p>}
      <Form form={form} explain={explain} aria-label={t('press.title')} className="flex flex-col gap-5">
        {withCard && (
          <PaymentCard
            field={form.field}
            hostedCard={hostedCard}
            guarantee={price.pay_now.amount === 0}
            shownAtDesk={offer.payment.credit_card_required}
          />
        )}
        <div className="flex flex-col gap-2">
          <Button type="submit" wide busy={form.busy}>
            {withCard && <Lock aria-hidden="true" className="size-4" />}
            <bdi suppressHydrationWarning>
              {price.pay_now.amount > 0
                ? t('press.pay', { price: money(price.pay_now) })
                : t('press.send', { price: money(rebooking.saving) })}
            </bdi>
          </Button>
          <p role="status" className="min-h-5 text-center text-xs text-ink-soft">
            {form.busy ? t('press.busy') : t('press.agree')}
          </p>
        </div>
      </Form>
    </Card>
  )
}
