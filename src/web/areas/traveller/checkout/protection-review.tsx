import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Money } from '#kernel/money.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { protectionAtDesk } from '#domains/rentals/bookings/price-rows.contract.ts'
import { IncludedCoverFacts, ProtectionFacts } from '#web/rentals/cover-facts.tsx'
import { DeskPrice, useDeskMoney } from '#web/rentals/desk-price.tsx'

const NONE = 'none'

type ProtectionReviewProps = { booking: Booking; onChange: (id: string | null) => void }

/** The protection chosen, and the others to change to. */
export function ProtectionReview({ booking, onChange }: ProtectionReviewProps) {
  const { t } = useTranslation('checkout')
  const deskMoney = useDeskMoney()
  const excess = (left: Money | null, own: Money | null | undefined) => {
    if (left === null) return t('extras.excess_unknown')
    return left.amount === 0
      ? t('extras.excess_zero')
      : t('extras.excess', { price: deskMoney({ shown: left, own }) })
  }
  const options = [
    {
      value: NONE,
      label: t('extras.no_protection'),
      note: (
        <>
          <span className="block">{excess(booking.offer.excess, booking.offer.desk?.excess)}</span>
          <IncludedCoverFacts inclusions={booking.offer.inclusions} />
        </>
      ),
    },
    ...booking.available.protections.map((protection) => ({
      value: protection.id,
      label: t(`terms:protection.${protection.kind}`),
      note: (
        <>
          <span className="block">{excess(protection.excess_after, protection.desk_excess_after)}</span>
          {protection.kind === 'excess_refund' && (
            <span className="block">{t('terms:protection_note.excess_refund')}</span>
          )}
          <ProtectionFacts protection={protection} />
        </>
      ),
      end: (
        <span className="font-semibold">
          + <DeskPrice shown={protection.price_for_rental} own={protectionAtDesk(protection)} />
        </span>
      ),
    })),
  ]
  return (
    <RadioCards
      legend={t('extras.protection')}
      name="protection"
      options={options}
      value={booking.protection?.id ?? NONE}
      onChange={(event) => onChange(event.target.value === NONE ? null : event.target.value)}
    />
  )
}
