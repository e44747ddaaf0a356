import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSite } from '#web/app/site.tsx'
import { countriesByName } from '#web/forms/countries-by-name.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'
import { useReadProfileQuery } from '#web/app/session/profile.api.ts'
import { useSiteSelector } from '#web/app/store.ts'
import { countryStorage, followCountry, readCountry } from '#web/app/visitor-country.ts'

type ResidenceFieldProps = {
  /** Country of residence of the search. */
  residence: string | undefined
  /** True before any search: then it is the visitor's own country, as soon as that is known. */
  open: boolean
}

/** The driver's country of residence, which some suppliers' prices depend on; optional. */
export function ResidenceField({ residence = '', open }: ResidenceFieldProps) {
  const { t } = useTranslation('home')
  const { language } = useSite()
  const countries = useMemo(() => countriesByName(language), [language])
  const known = useKnownCountry()
  const field = useRef<HTMLSelectElement>(null)
  const filled = useRef('')
  useEffect(() => {
    // A choice of the visitor stays.
    if (!open || known === null || field.current?.value !== filled.current) return
    field.current.value = known
    filled.current = field.current.value
  }, [open, known])
  return (
    <SelectField
      ref={field}
      id="residence"
      name="residence"
      autoComplete="country"
      defaultValue={residence}
      label={t('form.residence')}
      className="w-64 max-w-full"
    >
      <option value="">{t('form.residence_none')}</option>
      {countries.map(({ code, name }) => (
        // A browser may have other country names than the server.
        <option key={code} value={code} suppressHydrationWarning>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/** The visitor's country: from the account's phone, else the last order, else the network. Null if unknown. */
function useKnownCountry(): string | null {
  const { productName } = useSite()
  const signedIn = useSiteSelector(({ session }) => session.data.isLoggedIn)
  const { data: profile } = useReadProfileQuery(undefined, { skip: !signedIn })
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
  const stored = useSyncExternalStore(
    followCountry,
    () => readCountry(countryStorage(), productName)?.code ?? null,
    () => null,
  )
  return ofAccount ?? stored
}
