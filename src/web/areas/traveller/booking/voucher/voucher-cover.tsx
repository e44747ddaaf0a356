import { Check } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { coveredKinds } from './covered.ts'
import { ProtectionName } from '#web/rentals/supplier-text.tsx'

/** What is covered and included, and the protection that was added. */
export function VoucherCover({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const { protection } = booking
  const kinds = coveredKinds(booking)
  if (kinds.length === 0 && !protection) return null
  return (
    <section className="border-t border-line pt-4 text-sm">
      <h3 className="text-base">{t('voucher.covered')}</h3>
      <ul className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2 print:grid-cols-2">
        {kinds.map((kind) => (
          <li key={kind} className="flex items-start gap-2">
            <Mark />
            {t(`terms:inclusion.${kind}`, { defaultValue: kind })}
          </li>
        ))}
        {protection && (
          <li className="flex items-start gap-2 font-medium">
            <Mark />
            <span>
              {t(`terms:protection.${protection.kind}`)} (<ProtectionName protection={protection} />)
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}

function Mark() {
  return <Check className="mt-1 size-4 shrink-0 text-good" />
}
