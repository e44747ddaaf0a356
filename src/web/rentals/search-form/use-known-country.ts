import { useEffect, useState, useSyncExternalStore } from 'react'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'
import { useUserProfileQuery } from '#web/app/session/profile.api.ts'
import { useSite } from '#web/app/site.tsx'
import { useSiteSelector } from '#web/app/store.ts'
import { countryStorage, followCountry, readCountry } from '#web/app/visitor-country.ts'

/** Where the visitor lives, as far as it is known: by the account's phone, else by the last order, else by the network. */
export function useKnownCountry(): string | null {
  const { productName } = useSite()
  const signedIn = useSiteSelector(({ session }) => session.data.isLoggedIn)
  const { data: profile } = useUserProfileQuery(undefined, { skip: !signedIn })
  const phone = profile?.user.phone ?? null
  const [ofAccount, setOfAccount] = useState<string | null>(null)
  useEffect(() => {
    if (!phone) return
    phoneNumbers.wanted().then(
      ({ countryOf }) => setOfAccount(countryOf(phone)),
      // Without its code the next one counts.
      () => undefined,
    )
  }, [phone])
  const kept = useSyncExternalStore(
    followCountry,
    () => readCountry(countryStorage(), productName)?.code ?? null,
    () => null,
  )
  return ofAccount ?? kept
}
