import { useEffect } from 'react'
import { DRIVER_NOTE_FIELDS, LATIN_NAME_FIELDS } from '#domains/rentals/bookings/driver.contract.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { CheckoutValues } from '../checkout/checkout-values.ts'
import { saveForm, storedForm } from '../checkout/stored-form.ts'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'
import { tabStorage } from '#web/forms/tab-storage.ts'
import { useDriverForm, type CheckoutForm, type SendChecked } from '../checkout/use-checkout-form.ts'

/** `priced`: the new price is on the page and needs consent; `card`: an additional card payment is due. */
type FormContext = { priced: boolean; card: boolean; send: SendChecked }

/**
 * Returns the form for a booking's changed driver, and for the card if more is due: the checkout's form and
 * its rules.
 */
export function useChangeForm(booking: Booking, context: FormContext): CheckoutForm {
  const form = useDriverForm({ ...context, values: { ...driverValues(booking), terms: false } })
  const { getValues, setValue, subscribe } = form
  const { booking_id: bookingId, driver, residence } = booking
  const formId = changeFormId(bookingId)
  useEffect(() => {
    const storage = tabStorage()
    for (const [name, value] of Object.entries(storedForm(storage, formId)))
      setValue(name as keyof CheckoutValues, value)
    const national = async () => {
      const { countryOf } = await phoneNumbers.whenNeeded()
      const country = driver && countryOf(driver.phone)
      const [input, first] = [getValues(), driverValues({ driver, residence })]
      // Does not overwrite stored values, or input from before the phone number rules loaded.
      if (!country || input.phone_country !== first.phone_country || input.phone !== first.phone) return
      setValue('phone_country', country)
      setValue('phone', driver.phone.phone)
    }
    void national()
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveForm(storage, formId, values),
    })
  }, [formId, driver, residence, getValues, setValue, subscribe])
  return form
}

/** Stored separately from the order form of the same booking. */
export function changeFormId(bookingId: string): string {
  return `change-${bookingId}`
}

/** Returns the driver's form values: the phone has its country code until its country loads. */
function driverValues({ driver, residence }: Pick<Booking, 'driver' | 'residence'>): Partial<CheckoutValues> {
  if (!driver) return {}
  const { first_name, last_name, email, phone, age } = driver
  return {
    first_name,
    last_name,
    email,
    phone_country: residence,
    phone: `${phone.countryCode}${phone.phone}`,
    residence: driver.residence,
    age: String(age),
    ...Object.fromEntries(
      [...LATIN_NAME_FIELDS, ...DRIVER_NOTE_FIELDS].map((note) => [note, driver[note] ?? '']),
    ),
  }
}
