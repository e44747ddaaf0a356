import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import { useHeader } from '#web/app/store.ts'
import { buttonClasses } from '#ui/button.tsx'

/** The bill as files to hand on; before there is one, the fare. */
export function BillLinks({ trip: { trip_id, bill } }: { trip: StaffTrip }) {
  const { t } = useTranslation('dispatch')
  const { lang_id } = useHeader()
  return (
    <p className="flex flex-wrap gap-2">
      {(['pdf', 'xlsx'] as const).map((format) => (
        <a
          key={format}
          href={`/api/staff/trips/${trip_id}/bill?format=${format}&lang_id=${lang_id}`}
          download
          className={buttonClasses('second')}
        >
          {t(`fare.${bill ? 'bill' : 'quote'}_as_${format}`)}
        </a>
      ))}
    </p>
  )
}
