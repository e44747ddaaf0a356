import { Star } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { Button } from '#ui/button.tsx'
import { RatingDialog } from './rating-dialog.tsx'
import { GivenStars } from './star-field.tsx'

/** Asks for a rental's rating once it is over, and shows the one that was given. */
export function BookingRating({ booking }: { booking: Booking }) {
  const { t } = useTranslation('rating')
  const [open, setOpen] = useState(false)
  const given = useRef<HTMLParagraphElement>(null)
  const before = useRef(booking.rating)
  useEffect(() => {
    // The button that was pressed is no longer rendered.
    if (before.current === null) given.current?.focus()
    before.current = booking.rating
  }, [booking.rating])
  return (
    <>
      {booking.rating !== null && (
        <p ref={given} tabIndex={-1} className="flex flex-wrap items-center gap-2 text-sm">
          <GivenStars score={booking.rating} />
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
