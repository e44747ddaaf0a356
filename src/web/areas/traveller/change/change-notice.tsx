import { useEffect, useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { ChangeRefusal } from './use-change.ts'

/** Kinds with a message of their own; any other shows the problem's own title. */
const TOLD = [
  'nothing',
  'price_changed',
  'sold_out',
  'declined',
  'supplier',
  'payment',
  'not_yours',
  'unknown',
  'too_many',
] as const
type Told = (typeof TOLD)[number] | 'refused'

/** Why the change failed, that the booking is unchanged, and what to do next. Takes the focus. */
export function ChangeNotice({ booking, refusal }: { booking: Booking; refusal: ChangeRefusal | null }) {
  const { t } = useTranslation('change')
  const box = useRef<HTMLDivElement>(null)
  const count = refusal?.count ?? 0
  useEffect(() => {
    if (count > 0) box.current?.focus()
  }, [count])
  if (!refusal) return null
  const kind: Told = TOLD.find((one) => one === refusal.kind) ?? 'refused'
  const careful = kind === 'nothing' || kind === 'price_changed'
  const title = (kind === 'refused' && refusal.title) || t(`outcome.${kind}.title`)
  return (
    <Notice ref={box} tabIndex={-1} role="alert" tone={careful ? 'careful' : 'bad'} title={title}>
      <p>{t(`outcome.${kind}.text`, { supplier: booking.offer.supplier.name })}</p>
      {kind === 'not_yours' && (
        <LinkButton to="/manage-booking" look="second" className="mt-3">
          {t('outcome.manage')}
        </LinkButton>
      )}
      {kind === 'unknown' && (
        <LinkButton to={`/booking/${booking.reference}`} look="second" className="mt-3">
          {t('back')}
        </LinkButton>
      )}
    </Notice>
  )
}
