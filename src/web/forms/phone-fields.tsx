import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { CountrySelect } from './country-select.tsx'
import type { Country } from './use-countries.ts'
import { TextField } from '#ui/fields/text-field.tsx'

type Fault = { error?: ReactNode }
type PhoneFieldsProps = {
  country: ComponentProps<'select'> & Fault
  number: ComponentProps<'input'> & Fault
  countries: readonly Country[] | null
  /** The only country option until the list has loaded. */
  chosen?: string | undefined
  required?: boolean
  className?: string
}

/** A phone: its country and its number. */
export function PhoneFields({
  country,
  number,
  countries,
  chosen = '',
  required = false,
  className = '',
}: PhoneFieldsProps) {
  const { t } = useTranslation('accounts')
  const label = t(required ? 'phone.required' : 'phone.number')
  return (
    <fieldset className={`grid min-w-0 gap-4 ${className}`}>
      <legend className="sr-only">{label}</legend>
      <CountrySelect
        {...country}
        label={t('phone.country')}
        autoComplete="country"
        countries={countries}
        chosen={chosen}
        callingCodes
        none={t('phone.no_country')}
      />
      <TextField
        {...number}
        type="tel"
        dir="ltr"
        label={label}
        required={required}
        hint={t('phone.hint')}
        autoComplete="tel-national"
      />
    </fieldset>
  )
}
