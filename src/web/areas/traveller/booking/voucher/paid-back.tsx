import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Parts } from '#ui/parts.tsx'
import { AmountRow } from '#web/rentals/amount-row.tsx'

/** What we gave back beyond the terms, why, and whether it is on its way. */
export function PaidBack({ booking: { paid_back } }: { booking: Pick<Booking, 'paid_back'> }) {
  const { t } = useTranslation('booking')
  if (paid_back.length === 0) return null
  return (
    <dl className="mt-2 flex flex-col gap-2 rounded-card bg-sand-deep px-3 py-2">
      {paid_back.map(({ amount, cause, at, done }) => (
        <AmountRow key={at} value={amount} strong>
          {t(done ? 'paid_back.done' : 'paid_back.on_its_way')}
          <Parts className="text-xs">
            {t(`paid_back.causes.${cause}`)}
            <InstantText value={at} />
          </Parts>
        </AmountRow>
      ))}
    </dl>
  )
}
