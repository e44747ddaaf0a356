import { useEffect } from 'react'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'
import { useUserProfileQuery } from '#web/app/session/profile.api.ts'
import { useSite } from '#web/app/site.tsx'
import { useSiteSelector } from '#web/app/store.ts'
import { countryStorage, readCountry } from '#web/app/visitor-country.ts'
import { tabStorage } from '#web/forms/tab-storage.ts'
import type { CheckoutForm } from './use-checkout-form.ts'
import { knownDriver } from './driver/known-driver.ts'
import { storedForm } from './stored-form.ts'

type Form = Pick<CheckoutForm, 'getValues' | 'setValue' | 'formState'>

/** Fills in what the account and the browser know of the driver; what was typed or kept in this tab stays. */
export function useKnownDriver(booking: Booking, { getValues, setValue, formState }: Form): void {
  const { language, productName } = useSite()
  const signedIn = useSiteSelector(({ session }) => session.data.isLoggedIn)
  const { data: profile } = useUserProfileQuery(undefined, { skip: !signedIn })
  const { defaultValues } = formState
  useEffect(() => {
    let over = false
    const fill = async () => {
      const account = profile?.user ?? null
      const numbers = account?.phone ? await phoneNumbers.wanted() : null
      if (over) return
      const accountCountry = (account?.phone && numbers?.countryOf(account.phone)) ?? null
      const country = readCountry(countryStorage(), productName)?.code ?? null
      const kept = storedForm(tabStorage(), booking.booking_id)
      const known = knownDriver({ account, accountCountry, country, language, booking })
      for (const [name, value] of Object.entries(known)) {
        const field = name as keyof typeof known
        const now = getValues(field)
        const untouched = !now || now === defaultValues?.[field]
        // What is kept includes what was filled in here before the account was known.
        if (untouched && (!kept[field] || kept[field] === now)) setValue(field, value)
      }
    }
    void fill()
    return () => void (over = true)
  }, [profile, booking, language, productName, getValues, setValue, defaultValues])
}
