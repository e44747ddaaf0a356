import { useEffect } from 'react'
import type { DefaultValues } from 'react-hook-form'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { countryOfLanguage, countryStorage, readCountry } from '#web/app/visitor-country.ts'
import { USUAL_AGE } from '#web/rentals/search-form/search-url.ts'
import { useForm } from '#web/forms/use-form.ts'
import { checkoutSchema, type CheckedValues, type CheckoutValues } from './checkout-values.ts'
import { saveForm, storedForm } from './stored-form.ts'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'
import { tabStorage } from '#web/forms/tab-storage.ts'
import { useReadProfileQuery } from '#web/app/session/profile.api.ts'
import { useSiteSelector } from '#web/app/store.ts'
import { knownDriver } from './driver/known-driver.ts'

export type CheckoutForm = ReturnType<typeof useDriverForm>
/** Sends the validated values; returns the error if the fields show it. */
export type SendChecked = (values: CheckedValues) => Promise<{ error: unknown } | void>

type DriverFormOf = {
  /** True if it has card fields; `priced`: if it has a price to agree to. */
  card: boolean
  priced?: boolean
  values: DefaultValues<CheckoutValues>
  send: SendChecked
}

/** Returns the form of a driver and a card. The contract's rules validate each field when it loses focus. */
export function useDriverForm({ card, priced = true, values, send }: DriverFormOf) {
  const { today } = useSite()
  return useForm<CheckoutValues, CheckedValues, never>({
    id: 'checkout',
    validation: { mode: 'onTouched' },
    contract: async ({ phone_country }) => {
      const { readPhone } = await phoneNumbers.whenNeeded()
      return checkoutSchema({ card, priced, phoneCountry: phone_country, readPhone, today })
    },
    values,
    send,
  })
}

/** Prefilled from the search: values stored in this tab are newer. */
const PREFILLED: ReadonlySet<keyof CheckoutValues> = new Set(['phone_country', 'residence', 'age'])

/** Returns the form of an order, stored in this tab while it is filled in. */
export function useCheckoutForm(booking: Booking, card: boolean, send: SendChecked): CheckoutForm {
  const { language } = useSite()
  const form = useDriverForm({
    card,
    // Text fields have no default: input from before hydration or browser autofill stays.
    values: {
      phone_country: countryOfLanguage(language),
      residence: booking.residence,
      // 30 means "aged 30 – 65": the driver must enter their age.
      ...(booking.driver_age !== USUAL_AGE && { age: String(booking.driver_age) }),
      terms: false,
    },
    send,
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
      callback: ({ values }) => saveForm(storage, bookingId, values),
    })
  }, [bookingId, getValues, setValue, subscribe])
  useKnownDriver(booking, form)
  return form
}

type Form = Pick<CheckoutForm, 'getValues' | 'setValue' | 'formState'>

/**
 * Prefills the driver from the account and the browser; input and values stored in this tab take precedence.
 */
function useKnownDriver(booking: Booking, { getValues, setValue, formState }: Form): void {
  const { language, productName } = useSite()
  const signedIn = useSiteSelector(({ session }) => session.data.isLoggedIn)
  const { data: profile } = useReadProfileQuery(undefined, { skip: !signedIn })
  const { defaultValues } = formState
  useEffect(() => {
    let over = false
    const fill = async () => {
      const account = profile?.user ?? null
      const numbers = account?.phone ? await phoneNumbers.whenNeeded() : null
      if (over) return
      const accountCountry = (account?.phone && numbers?.countryOf(account.phone)) ?? null
      const country = readCountry(countryStorage(), productName)?.code ?? null
      const stored = storedForm(tabStorage(), booking.booking_id)
      const known = knownDriver({ account, accountCountry, country, language, booking })
      for (const [name, value] of Object.entries(known)) {
        const field = name as keyof typeof known
        const now = getValues(field)
        const untouched = !now || now === defaultValues?.[field]
        // Saved input includes values that were prefilled before the account was known.
        if (untouched && (!stored[field] || stored[field] === now)) setValue(field, value)
      }
    }
    void fill()
    return () => void (over = true)
  }, [profile, booking, language, productName, getValues, setValue, defaultValues])
}
