import { useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { Breadcrumb } from '#web/shell/breadcrumb.tsx'
import { useQuoteClock } from '#web/rentals/use-quote-clock.ts'
import { carAddress } from '../booking/addresses.ts'
import { needsCard } from './checkout-values.ts'
import { useArrival, type CheckoutArrival } from './driver/arrival.ts'
import { DriverStep } from './driver/driver-step.tsx'
import { ExtrasStep } from './extras-step.tsx'
import { OrderNotice } from './payment/order-notice.tsx'
import { PaymentStep } from './payment/payment-step.tsx'
import { PriceSidebar, PriceBar } from './price-view.tsx'
import type { HostedCard } from '../card-fields/hosted-card.ts'
import { RentalGlance } from './rental-glance.tsx'
import { PriceRoseNotice } from './payment/price-rose.tsx'
import { Form } from '#web/forms/form.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useDriverPrice } from './driver/use-driver-price.ts'
import { useOrder } from './payment/use-order.ts'
import { Notice } from '#ui/notice.tsx'

type CheckoutViewProps = { booking: Booking; onRefetch: () => Promise<unknown> }

/** Three short steps on one page, the price always in view. */
export function CheckoutView({ booking, onRefetch }: CheckoutViewProps) {
  const { t } = useTranslation('checkout')
  const card = needsCard(booking)
  const { cardField } = useSite()
  const hostedCard = useRef<HostedCard>(null)
  const order = useOrder({ booking, hostedCard, onRefetch })
  const form = useCheckoutForm(booking, card && cardField.kind === 'typed', order.send)
  const driverPrice = useDriverPrice(booking, form)
  const { priceRose } = useArrival()
  const rejectedCoupon = useRejectedCoupon(booking)
  const { until, expired } = useQuoteClock(booking.quote_expires_at)
  const hold = { until, expired, renewTo: carAddress(booking) }
  return (
    <>
      <Breadcrumb
        crumbs={[{ label: booking.offer.vehicle.name, to: carAddress(booking) }, { label: t('title') }]}
      />
      <h1 className="mt-2 text-xl md:text-2xl">{t('title')}</h1>
      <p className="mt-1 text-ink-soft">{t('intro')}</p>
      <div className="mt-3 flex flex-col gap-3 empty:hidden">
        {order.rejection?.at === 0 && (
          <OrderNotice booking={booking} rejection={order.rejection} renewTo={hold.renewTo} />
        )}
        {priceRose && <PriceRoseNotice before={priceRose.before} booking={booking} />}
        {rejectedCoupon && <RejectedCouponNotice coupon={rejectedCoupon} />}
      </div>
      <div className="mt-5 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Form form={form} aria-label={t('title')} className="flex min-w-0 flex-col gap-5">
          <RentalGlance booking={booking} className="lg:hidden" />
          <DriverStep form={form} booking={booking} price={driverPrice} />
          <ExtrasStep booking={booking} />
          <PaymentStep
            form={form}
            booking={booking}
            card={card}
            hostedCard={hostedCard}
            order={{ ...order, busy: order.busy || driverPrice.busy }}
            hold={hold}
            rejectedCoupon={rejectedCoupon?.code}
          />
        </Form>
        <PriceSidebar booking={booking} hold={hold} />
      </div>
      <PriceBar booking={booking} hold={hold} />
    </>
  )
}

type RejectedCoupon = NonNullable<CheckoutArrival['refusedCoupon']>

/** Provides the coupon rejected on the way here; null as soon as the cart has accepted another. */
function useRejectedCoupon({ coupon }: Booking): RejectedCoupon | null {
  const { refusedCoupon = null } = useArrival()
  const [replaced, setReplaced] = useState(coupon !== null)
  if (coupon && !replaced) setReplaced(true)
  return replaced ? null : refusedCoupon
}

function RejectedCouponNotice({ coupon: { code, why } }: { coupon: RejectedCoupon }) {
  const { t } = useTranslation('checkout')
  return (
    <Notice tone="careful" title={t('coupon.not_applied', { code })}>
      <p>{why}</p>
      <p>{t('coupon.not_applied_text')}</p>
    </Notice>
  )
}
