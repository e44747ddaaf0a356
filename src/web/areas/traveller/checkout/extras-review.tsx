import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { extraAtDesk } from '#domains/rentals/bookings/price-rows.contract.ts'
import { useDeskMoney } from '#web/rentals/desk-price.tsx'
import { ExtraName, useExtraName } from '#web/rentals/extra-name.tsx'
import { QuantityStepper } from '#web/rentals/quantity-stepper.tsx'

type ExtrasReviewProps = { booking: Booking; onChange: (chosen: { id: string; quantity: number }[]) => void }

/** The quantity of each extra; the whole choice is sent with each change. */
export function ExtrasReview({ booking, onChange }: ExtrasReviewProps) {
  const { t } = useTranslation('checkout')
  const deskMoney = useDeskMoney()
  const nameOf = useExtraName()
  const chosen = booking.extras.map(({ extra, quantity }) => ({ id: extra.id, quantity }))
  const quantityOf = (id: string) => chosen.find((one) => one.id === id)?.quantity ?? 0
  const withQuantity = (id: string, quantity: number) =>
    [...chosen.filter((one) => one.id !== id), { id, quantity }].filter((one) => one.quantity > 0)
  return (
    <div>
      <h3 className="text-xs font-medium text-ink-soft">{t('extras.extras')}</h3>
      <ul className="mt-1 flex flex-col">
        {booking.available.extras.map((extra) => (
          <li
            key={extra.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-2 first:border-t-0"
          >
            <div className="min-w-0">
              <p className="font-medium">
                <ExtraName extra={extra} />
              </p>
              <p className="text-xs text-ink-soft tabular" suppressHydrationWarning>
                {t('extras.for_rental', {
                  price: deskMoney({ shown: extra.price_for_rental, own: extraAtDesk(extra) }),
                })}
              </p>
            </div>
            <QuantityStepper
              name={nameOf(extra)}
              value={quantityOf(extra.id)}
              max={extra.max}
              onChange={(quantity) => onChange(withQuantity(extra.id, quantity))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
