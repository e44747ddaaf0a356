import { Star } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { Button } from '#ui/button.tsx'
import { RatingDialog } from './rating-dialog.tsx'
import { ReadOnlyStars } from './star-field.tsx'

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
