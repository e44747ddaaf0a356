import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Money } from '#kernel/money.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { NoCarsDrawing } from '#ui/drawings/no-cars-drawing.tsx'
import { WaitingDrawing } from '#ui/drawings/state-drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { sameSearchAddress } from '../../booking/addresses.ts'
import { BeforeAndAfter } from '../before-and-after.tsx'
import { useFreshCart } from '../use-fresh-cart.ts'

/** Returns true if an order failed because its supplier reserved at a higher price than it had quoted. */
export function priceRoseAtSupplier({ status, events }: Booking): boolean {
  return status === 'failed' && events.some(({ kind }) => kind === 'supplier_price_rose')
}

/** The order was reverted, and today's price is being requested; all input stays. */
export function PriceRose({ booking }: { booking: Booking }) {
  const { t } = useTranslation('checkout')
  const { failed } = useFreshCart(booking)
  const car = booking.offer.vehicle.name
  return (
    <div role="status">
      <EmptyState
        level={1}
        drawing={failed ? <NoCarsDrawing /> : <WaitingDrawing />}
        title={t('outcome.price_changed.title')}
        text={t(failed ? 'price_rose.gone' : 'price_rose.asking', { car })}
        action={failed && <LinkButton to={sameSearchAddress(booking)}>{t('outcome.other_cars')}</LinkButton>}
      />
    </div>
  )
}

/** A notice at the new cart's checkout: the old price and the current one. */
export function PriceRoseNotice({ before, booking }: { before: Money; booking: Booking }) {
  const { t } = useTranslation('checkout')
  return (
    <Notice tone="careful" title={t('outcome.price_changed.title')}>
      <p>{t('price_rose.text')}</p>
      <BeforeAndAfter before={before} after={booking.price.total} />
      <LinkButton to={sameSearchAddress(booking)} variant="second" className="mt-3">
        {t('outcome.other_cars')}
      </LinkButton>
    </Notice>
  )
}
