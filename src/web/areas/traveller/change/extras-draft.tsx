import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { ExtrasReview } from '../checkout/extras-review.tsx'
import { ProtectionReview } from '../checkout/protection-review.tsx'
import { Step } from '../checkout/step.tsx'
import { draftedBooking, type ChangeDraft } from './asked-change.ts'

type ExtrasDraftProps = {
  booking: Booking
  draft: ChangeDraft
  onChange: (changed: Pick<ChangeDraft, 'extras'> | Pick<ChangeDraft, 'protectionId'>) => void
}

/** Extras and protection to add or remove. */
export function ExtrasDraft({ booking, draft, onChange }: ExtrasDraftProps) {
  const { t } = useTranslation('change')
  const { extras, protections } = booking.available
  const drafted = draftedBooking(booking, draft)
  if (extras.length === 0 && protections.length === 0)
    return (
      <Step number={3} title={t('checkout:extras.title')}>
        <p className="text-sm text-ink-soft">{t('checkout:extras.none')}</p>
      </Step>
    )
  return (
    <Step number={3} title={t('checkout:extras.title')} text={t('extras.text')}>
      <div className="flex flex-col gap-5">
        {protections.length > 0 && (
          <ProtectionReview booking={drafted} onChange={(protectionId) => onChange({ protectionId })} />
        )}
        {extras.length > 0 && (
          <ExtrasReview booking={drafted} onChange={(chosen) => onChange({ extras: chosen })} />
        )}
      </div>
    </Step>
  )
}
