import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Money } from '#kernel/money.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useModifyBookingMutation } from '#web/rentals/rentals.api.ts'
import type { CheckoutForm } from '../use-checkout-form.ts'

export type DriverPrice = {
  /** The price for another driver is being requested: no order can be placed at the one shown. */
  busy: boolean
  /** The total before the driver's price was shown; null if it is the same. */
  before: Money | null
  error: unknown
  /** Asks once more for the price of the same driver. */
  askAgain: () => void
}

/**
 * A price depends on age and country of residence: as soon as others are typed, the cart is repriced. Whether an age
 * changes the price is for the server to decide.
 */
export function useDriverPrice(booking: Booking, form: CheckoutForm): DriverPrice {
  const [age, residence] = useWatch({ control: form.control, name: ['age', 'residence'] })
  const [modify, { isLoading, error }] = useModifyBookingMutation()
  const [before, setBefore] = useState<Money | null>(null)
  const asked = useRef(`${booking.driver_age} ${booking.residence}`)

  const ask = async (driverAge: number, country: string) => {
    const wanted = `${driverAge} ${country}`
    if (asked.current === wanted) return
    asked.current = wanted
    const { total } = booking.price
    const { data } = await modify({
      booking_id: booking.booking_id,
      driver_age: driverAge,
      residence: country,
    })
    if (asked.current !== wanted) return
    setBefore(data && data.difference.amount !== 0 ? total : null)
  }
  const askFor = (typedAge: string | undefined, country: string) => {
    const driverAge = /^\s*(?:1[89]|[2-9]\d)\s*$/.test(typedAge ?? '') ? Number(typedAge) : null
    if (driverAge !== null && /^[A-Z]{2}$/.test(country)) void ask(driverAge, country)
  }
  const onTyped = useEffectEvent(askFor)
  useEffect(() => onTyped(age, residence), [age, residence])
  const askAgain = () => {
    asked.current = ''
    askFor(age, residence)
  }
  return { busy: isLoading, before, error, askAgain }
}
