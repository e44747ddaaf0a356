import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { isolate } from '#kernel/isolate.ts'

/** Formats a card as "Visa •••• 4242", in that order in any text; a generic text if the card is unknown. */
export function useCardName(): (card: Booking['card']) => string {
  const { t } = useTranslation('booking')
  return (card) => {
    if (!card) return t('card.yours')
    const brand = t(`card.${card.brand}`, { defaultValue: t('card.other') })
    return isolate(`${brand} •••• ${card.last4}`, 'ltr')
  }
}
