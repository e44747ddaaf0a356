import { Star } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { Button } from '#ui/button.tsx'
import { ReadOnlyStars, StarField } from './star-field.tsx'
import { ASPECTS } from '#domains/rentals/ratings/rating.contract.ts'
import { useRateBookingMutation } from '../rentals.api.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Refused } from '#web/forms/refused.tsx'

/** Requests a rating after the rental, and shows the submitted one. */
export function BookingRating({ booking }: { booking: Booking }) {
  const { t } = useTranslation('rating')
  const [open, setOpen] = useState(false)
  const thanks = useRef<HTMLParagraphElement>(null)
  const before = useRef(booking.rating)
  useEffect(() => {
    // The button that was pressed is no longer rendered.
    if (before.current === null) thanks.current?.focus()
    before.current = booking.rating
  }, [booking.rating])
  return (
    <>
      {booking.rating !== null && (
        <p ref={thanks} tabIndex={-1} className="flex flex-wrap items-center gap-2 text-sm">
          <ReadOnlyStars score={booking.rating} />
          {t('given', { score: booking.rating })}
        </p>
      )}
      {booking.can.rate && (
        <Button wide onClick={() => setOpen(true)}>
          <Star className="size-5" />
          {t('open')}
        </Button>
      )}
      <RatingDialog booking={booking} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

type RatingDialogProps = { booking: Booking; open: boolean; onClose: () => void }

/** A rental's rating in stars. Input stays until it is accepted, even if the dialog is closed. */
function RatingDialog({ booking, open, onClose }: RatingDialogProps) {
  const { t } = useTranslation('rating')
  const [score, setScore] = useState<number | null>(null)
  const [aspects, setAspects] = useState<Partial<Record<(typeof ASPECTS)[number], number>>>({})
  const [comment, setComment] = useState('')
  const [missing, setMissing] = useState(false)
  const [rate, { isLoading, error }] = useRateBookingMutation()

  const send = async () => {
    setMissing(score === null)
    if (score === null) return document.getElementById('rating-1')?.focus()
    const trimmed = comment.trim()
    const { data } = await rate({
      booking_id: booking.booking_id,
      score,
      aspects,
      ...(trimmed && { comment: trimmed }),
    })
    if (!data) return
    toast.success(t('thanks'))
    onClose()
  }

  const { vehicle, supplier, pickup } = booking.offer
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      footer={
        <>
          <Button variant="second" onClick={onClose}>
            {t('later')}
          </Button>
          <Button busy={isLoading} onClick={() => void send()}>
            {t('send')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">
          {t('of', { car: vehicle.name, supplier: supplier.name, city: pickup.city })}
        </p>
        <StarField
          id="rating"
          legend={t('overall')}
          value={score}
          error={missing && t('required')}
          onChange={(chosen) => {
            setScore(chosen)
            setMissing(false)
          }}
        />
        <div className="flex flex-col gap-2 border-t border-line pt-4">
          <p className="text-xs font-medium text-ink-soft">{t('more')}</p>
          {ASPECTS.map((aspect) => (
            <StarField
              key={aspect}
              id={`rating-${aspect}`}
              legend={t(`aspect.${aspect}`)}
              value={aspects[aspect] ?? null}
              onChange={(chosen) => setAspects({ ...aspects, [aspect]: chosen })}
              small
            />
          ))}
        </div>
        <TextArea
          label={t('comment')}
          hint={t('comment_hint')}
          value={comment}
          maxLength={1000}
          onChange={({ target }) => setComment(target.value)}
        />
        {error && <Refused error={error} />}
      </div>
    </Dialog>
  )
}
