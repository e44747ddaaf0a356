import { Eye } from 'lucide-react'
import { isolate } from '#kernel/isolate.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useBookingPresenceQuery } from './booking-notes.api.ts'

const EVERY_MS = 20_000

/** Colleagues viewing this booking; heartbeat every 20 s. */
export function OtherViewers({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('booking_notes')
  const { data } = useBookingPresenceQuery(bookingId, { pollingInterval: EVERY_MS })
  const names = data?.others.map(({ name }) => isolate(name)) ?? []
  return (
    <p role="status" className="text-sm text-careful empty:hidden">
      {names.length > 0 && (
        <span className="flex items-center gap-2">
          <Eye aria-hidden="true" className="size-4 shrink-0" />
          {t('also_here', { names: names.join(' · ') })}
        </span>
      )}
    </p>
  )
}
