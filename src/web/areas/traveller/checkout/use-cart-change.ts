import { useState } from 'react'
import type { z } from 'zod'
import type { Booking, ModifyBookingBody } from '#domains/rentals/bookings/booking.contract.ts'
import { rentalsApi, useModifyBookingMutation } from '#web/rentals/rentals.api.ts'

type CartChange = Pick<z.input<typeof ModifyBookingBody>, 'extras' | 'protection_id'>

/**
 * Changes the extras and protection of a cart. A change lists all extras, so until the booking has been refetched the
 * next one builds on the last reply: built on the stale booking, it would undo the last one.
 */
export function useCartChange(booking: Booking) {
  const { booking_id } = booking
  const [modify, { isLoading, error, data: changed }] = useModifyBookingMutation()
  const [told, setTold] = useState<Booking | null>(null)
  const { isFetching } = rentalsApi.endpoints.bookings.useQueryState({ booking_id })

  const change = async (what: CartChange) => {
    if (isLoading) return
    const { data } = await modify({ booking_id, ...what })
    if (data) setTold(data.booking)
  }
  return { newest: (isFetching && told) || booking, change, changed, isLoading, error }
}
