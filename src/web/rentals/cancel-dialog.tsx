import { useEffect, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useCancelBookingMutation } from './rentals.api.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { attemptKey, endAttempt } from './order-attempt.ts'
import { tabStorage } from '#web/forms/tab-storage.ts'
import { AmountRow } from './amount-row.tsx'

type CancelDialogProps = { booking: Booking; open: boolean; onClose: () => void }

/** First shows the cost of cancelling, then cancels. */
export function CancelDialog({ booking, open, onClose }: CancelDialogProps) {
  const { t } = useTranslation('booking')
  const words = useErrorWords()
  const [reason, setReason] = useState('')
  const [requestPreview, preview] = useCancelBookingMutation()
  const [cancel, cancelling] = useCancelBookingMutation()
  const { booking_id: bookingId } = booking

  useEffect(() => {
    if (open) void requestPreview({ body: { booking_id: bookingId, preview: true } })
  }, [open, requestPreview, bookingId])

  const confirm = async () => {
    const attempt = { action: 'cancel', bookingId } as const
    const storage = tabStorage()
    const trimmedReason = reason.trim()
    const answer = await cancel({
      body: { booking_id: bookingId, ...(trimmedReason && { reason: trimmedReason }) },
      idempotencyKey: attemptKey(storage, attempt),
    })
    if (answer.data || (answer.error && 'status' in answer.error && typeof answer.error.status === 'number'))
      endAttempt(storage, attempt)
    if (answer.data) onClose()
  }

  const cost = preview.data?.refund
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('cancel.title')}
      footer={
        <>
          <Button variant="second" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button
            variant="danger"
            busy={cancelling.isLoading}
            disabled={!cost}
            onClick={() => void confirm()}
          >
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{t('cancel.text', { car: booking.offer.vehicle.name, reference: booking.reference })}</p>
        <div aria-live="polite" className="min-h-24">
          {preview.error ? (
            <Notice tone="bad">{words(preview.error)}</Notice>
          ) : cost ? (
            <>
              <dl className="flex flex-col gap-2 rounded-card bg-sand-deep px-4 py-3">
                <AmountRow value={{ amount: cost.amount, currency: cost.currency }} strong>
                  {t('cancel.refund')}
                </AmountRow>
                <AmountRow value={cost.fee} strong>
                  {t('cancel.fee')}
                </AmountRow>
              </dl>
              <p className="mt-2 text-sm text-ink-soft">
                {t(
                  cost.amount > 0
                    ? 'cancel.back_soon'
                    : cost.fee.amount > 0
                      ? 'cancel.nothing_back'
                      : 'cancel.nothing_paid',
                )}
              </p>
            </>
          ) : (
            <Skeleton className="h-24" />
          )}
        </div>
        <TextField
          label={t('cancel.reason')}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
        {cancelling.error && <Notice tone="bad">{words(cancelling.error)}</Notice>}
      </div>
    </Dialog>
  )
}
