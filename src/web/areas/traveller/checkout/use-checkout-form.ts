import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { FIELD_ERRORS } from '#kernel/contract.ts'
import { useSite } from '#web/app/site.tsx'
import { countryOfLanguage } from '#web/app/visitor-country.ts'
import { useKnownDriver } from './use-known-driver.ts'
import { checkoutSchema, type CheckedValues, type CheckoutValues } from './checkout-values.ts'
import { keepForm, storedForm } from './stored-form.ts'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'
import { tabStorage } from '#web/forms/tab-storage.ts'

/** Prefilled from the search: values stored in this tab are newer. */
const PREFILLED: ReadonlySet<keyof CheckoutValues> = new Set(['phone_country', 'residence', 'age'])

export type CheckoutForm = UseFormReturn<CheckoutValues, unknown, CheckedValues>

/** The form of a booking: checked by the contract's rules, and kept in this tab while it is filled in. */
export function useCheckoutForm(booking: Booking, card: boolean): CheckoutForm {
  const { today, language } = useSite()
  const resolver: Resolver<CheckoutValues, unknown, CheckedValues> = async (values, context, options) => {
    const { readPhone } = await phoneNumbers.wanted()
    const schema = checkoutSchema({ card, phoneCountry: values.phone_country, readPhone, today })
    return zodResolver(schema, FIELD_ERRORS)(values, context, options)
  }
  const form = useForm<CheckoutValues, unknown, CheckedValues>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    // Text fields have no default: what was typed before hydration, or filled in by the browser, stays.
    defaultValues: {
      phone_country: countryOfLanguage(language),
      residence: booking.residence,
      age: String(booking.driver_age),
      terms: false,
    },
  })
  const { booking_id: bookingId } = booking
  const { setValue, getValues, subscribe } = form
  useEffect(() => {
    const storage = tabStorage()
    for (const [name, value] of Object.entries(storedForm(storage, bookingId))) {
      const field = name as keyof CheckoutValues
      if (!getValues(field) || PREFILLED.has(field)) setValue(field, value)
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepForm(storage, bookingId, values),
    })
  }, [bookingId, getValues, setValue, subscribe])
  useKnownDriver(booking, form)
  return form
}
