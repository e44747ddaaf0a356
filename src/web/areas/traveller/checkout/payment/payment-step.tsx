import { Lock } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import type { HostedCard } from '../../card-fields/hosted-card.ts'
import { PaymentCard } from '../../card-fields/payment-card.tsx'
import { DeskPrice } from '#web/rentals/desk-price.tsx'
import { CouponField } from '../coupon-field.tsx'
import { OrderNotice } from './order-notice.tsx'
import { HoldExpiry, type PriceHold } from '../price-view.tsx'
import { RentalTerms } from '../rental-terms.tsx'
import { Step } from '../step.tsx'
import type { CheckoutForm } from '../use-checkout-form.ts'
import type { Ordering } from './use-order.ts'

type PaymentStepProps = {
  form: CheckoutForm
  booking: Booking
  card: boolean
  hostedCard: RefObject<HostedCard | null>
  order: Ordering
  hold: PriceHold
  /** Code of a coupon that was rejected on the way here, for correction. */
  rejectedCoupon: string | undefined
}

/** Payment schedule, card if required, terms, and the order button. */
export function PaymentStep(props: PaymentStepProps) {
  const { form, booking, card, hostedCard, order, hold, rejectedCoupon } = props
  const { t } = useTranslation('checkout')
  const { field } = form
  const { pay_now: now, pay_at_desk: atDesk } = booking.price
  return (
    <Step number={3} title={t(card ? 'payment.title' : 'payment.title_desk')}>
      <div className="flex flex-col gap-5">
        <dl className="grid grid-cols-2 gap-3">
          {[
            { word: t('price.now'), amount: now, own: null },
            { word: t('price.at_desk'), amount: atDesk, own: booking.desk?.pay_at_desk },
          ].map(({ word, amount, own }) => (
            <div key={word} className="rounded-card bg-sand-deep px-4 py-3">
              <dt className="text-xs text-ink-soft">{word}</dt>
              <dd className="text-lg font-semibold">
                <DeskPrice shown={amount} own={own} />
              </dd>
            </div>
          ))}
        </dl>
        <CouponField booking={booking} rejected={rejectedCoupon} />
        {card ? (
          <PaymentCard
            field={field}
            hostedCard={hostedCard}
            guarantee={now.amount === 0}
            shownAtDesk={booking.offer.payment.credit_card_required}
          />
        ) : (
          <p>{t(atDesk.amount > 0 ? 'payment.desk_text' : 'payment.nothing_text')}</p>
        )}
        <RentalTerms booking={booking} />
        <Checkbox {...field('terms')} label={t('payment.terms')} />
        {order.rejection?.at !== 0 && (
          <OrderNotice booking={booking} rejection={order.rejection} renewTo={hold.renewTo} />
        )}
        <div className="flex flex-col gap-2">
          <Button type="submit" wide busy={order.busy}>
            {card && <Lock className="size-4" />}
            <OrderWords card={card} booking={booking} />
          </Button>
          <p role="status" className="min-h-5 text-center text-xs text-ink-soft">
            {order.busy ? t('payment.busy') : t(now.amount > 0 ? 'payment.after_now' : 'payment.after')}
          </p>
          <HoldExpiry hold={hold} className="lg:hidden" />
        </div>
      </div>
    </Step>
  )
}

function OrderWords({ card, booking }: { card: boolean; booking: Booking }) {
  const { t } = useTranslation('checkout')
  const { language } = useSite()
  const { pay_now: now, pay_at_desk: atDesk } = booking.price
  if (now.amount > 0)
    return <bdi suppressHydrationWarning>{t('payment.pay', { price: formatMoney(now, language) })}</bdi>
  return <>{t(card || atDesk.amount === 0 ? 'payment.book' : 'payment.book_desk')}</>
}
