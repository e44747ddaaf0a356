import { useMemo, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { localeOf } from '#ui/formats/dates.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'

type Props = {
  id: string
  label: string
  country: string
  number: string
  error?: ReactNode
  onType: (changes: { phoneCountry?: string; phone?: string }) => void
}

/** A phone number: its country, and the number as written there, or with its own +. */
export function PhoneInput({ id, label, country, number, error, onType }: Props) {
  const { t } = useTranslation('sign_in')
  const language = useLanguage()
  const numbers = usePhoneNumbers()
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(localeOf(language), { type: 'region' })
    const collator = new Intl.Collator(localeOf(language))
    return (numbers?.countryCodes() ?? [country])
      .map((code) => ({ code, name: names.of(code) ?? code, calling: numbers?.callingCode(code) ?? '' }))
      .toSorted((one, other) => collator.compare(one.name, other.name))
  }, [numbers, country, language])
  // A number with its own + determines the country.
  const own = number.trimStart().startsWith('+') ? numbers?.readPhone(country, number) : null
  const shown = (own && numbers?.countryOf(own)) ?? country
  return (
    <div className="grid gap-3 min-[480px]:grid-cols-2">
      <SelectField
        id={`${id}Country`}
        label={t('phone_country')}
        value={shown}
        autoComplete="country"
        onChange={(event) => onType({ phoneCountry: event.target.value })}
      >
        {countries.map(({ code, name, calling }) => (
          <option key={code} value={code}>
            {/* Left-to-right marks, so that the + stays before its digits in Arabic. */}
            {calling === '' ? name : `${name} (\u200E${calling}\u200E)`}
          </option>
        ))}
      </SelectField>
      <TextField
        id={id}
        type="tel"
        dir="ltr"
        inputMode="tel"
        autoComplete="tel-national"
        className="rtl:[&_input]:text-end"
        label={label}
        value={number}
        error={error}
        onChange={(event) => onType({ phone: event.target.value })}
      />
    </div>
  )
}

type PhoneNumbers = Awaited<ReturnType<typeof phoneNumbers.whenNeeded>>

/** Returns the world's phone number rules; null until their code has loaded. */
function usePhoneNumbers(): PhoneNumbers | null {
  const [numbers, setNumbers] = useState<PhoneNumbers | null>(null)
  useEffect(() => {
    void phoneNumbers.whenNeeded().then((loaded) => setNumbers(() => loaded))
  }, [])
  return numbers
}
