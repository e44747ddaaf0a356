import { Check } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { extraAtDesk, protectionAtDesk } from '#domains/rentals/bookings/price-rows.contract.ts'
import { DeskPrice } from '#web/rentals/desk-price.tsx'
import { ExtraName } from '#web/rentals/extra-name.tsx'

/** The extras added so far, for review. */
export function ChosenExtras({ booking: { extras, protection } }: { booking: Booking }) {
  const { t } = useTranslation('checkout')
  const chosen = [
    ...(protection
      ? [
          {
            id: protection.id,
            name: t(`terms:protection.${protection.kind}`),
            amount: protection.price_for_rental,
            own: protectionAtDesk(protection),
          },
        ]
      : []),
    ...extras.map(({ extra, quantity, amount }) => ({
      id: extra.id,
      name: <ExtraName extra={extra} quantity={quantity} />,
      amount,
      own: extraAtDesk(extra, quantity),
    })),
  ]
  if (chosen.length === 0) return <p className="text-sm text-ink-soft">{t('extras.nothing')}</p>
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {chosen.map(({ id, name, amount, own }) => (
        <li key={id} className="flex items-center gap-2">
          <Check className="size-4 shrink-0 text-good" />
          <bdi className="min-w-0 grow">{name}</bdi>
          <span className="text-end font-medium">
            <DeskPrice shown={amount} own={own} />
          </span>
        </li>
      ))}
    </ul>
  )
}
