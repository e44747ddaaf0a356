import type { StaffBooking } from '#domains/rentals/staff/staff-booking.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { langIdOf } from '#kernel/locale.ts'
import { useLanguage } from '#ui/use-language.ts'
import { statusDisplayOf } from '#web/rentals/booking-status.ts'
import { BookingChip } from './booking-chip.tsx'

/** How a booking stands, at its supplier, with its money, and whether somebody is waited for. */
export function BookingHead({ found }: { found: StaffBooking }) {
  const { booking, supplier_state, journal } = found
  const { t } = useTranslation('staff_bookings')
  const language = useLanguage()
  const open = journal.flatMap((entry) => (entry.of === 'task' && entry.done_at === null ? [entry.kind] : []))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-4">
      <p className="flex flex-wrap gap-1">
        <BookingChip status={booking.status} />
        <Chip>{t(`supplier_states.${supplier_state}`)}</Chip>
        <Chip>{t(`payment_statuses.${booking.payment_status}`)}</Chip>
        {booking.for_caller && <Chip>{t('for_caller')}</Chip>}
        {open.map((kind) => (
          <Chip key={kind} tone="careful">
            {t(`staff:tasks.kinds.${kind}`)}
          </Chip>
        ))}
      </p>
      {statusDisplayOf(booking).voucher && (
        <a
          href={`/api/staff/bookings/${booking.booking_id}/voucher.pdf?lang_id=${langIdOf(language)}`}
          className="text-sm text-coral-deep underline underline-offset-4"
        >
          {t('voucher')}
        </a>
      )}
      <Price value={booking.price.total} className="ms-auto text-lg font-semibold" />
    </div>
  )
}
