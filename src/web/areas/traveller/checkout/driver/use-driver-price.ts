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
  /** Requests the price of the same driver again. */
  retry: () => void
}

/**
 * Reprices the cart when the driver's age or country of residence changes. The server decides if an age
 * changes the price.
 */
export function useDriverPrice(booking: Booking, form: CheckoutForm): DriverPrice {
  const [age, residence] = useWatch({ control: form.control, name: ['age', 'residence'] })
  const [modify, { isLoading, error }] = useModifyBookingMutation()
  const [before, setBefore] = useState<Money | null>(null)
  const requested = useRef(`${booking.driver_age} ${booking.residence}`)

  const reprice = async (driverAge: number, country: string) => {
    const key = `${driverAge} ${country}`
    if (requested.current === key) return
    requested.current = key
    const { total } = booking.price
    const { data } = await modify({
      booking_id: booking.booking_id,
      driver_age: driverAge,
      residence: country,
    })
    if (requested.current !== key) return
    setBefore(data && data.difference.amount !== 0 ? total : null)
  }
  const repriceIfValid = (ageText: string | undefined, country: string) => {
    const driverAge = /^\s*(?:1[89]|[2-9]\d)\s*$/.test(ageText ?? '') ? Number(ageText) : null
    if (driverAge !== null && /^[A-Z]{2}$/.test(country)) void reprice(driverAge, country)
  }
  const onInput = useEffectEvent(repriceIfValid)
  useEffect(() => onInput(age, residence), [age, residence])
  const retry = () => {
    requested.current = ''
    repriceIfValid(age, residence)
  }
  return { busy: isLoading, before, error, retry }
}
