import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
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
  className?: string
}

/** An optional phone: its country and its number. */
export function PhoneFields({ country, number, countries, chosen = '', className = '' }: PhoneFieldsProps) {
  const { t } = useTranslation('accounts')
  return (
    <fieldset className={`grid min-w-0 gap-4 ${className}`}>
      <legend className="sr-only">{t('phone.number')}</legend>
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
        label={t('phone.number')}
        hint={t('phone.hint')}
        autoComplete="tel-national"
      />
    </fieldset>
  )
}
