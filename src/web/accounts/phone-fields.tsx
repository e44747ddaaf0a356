import { useTranslation } from 'react-i18next'
import { CountrySelect } from '../rentals/checkout/country-select.tsx'
import { useCountries } from '../rentals/checkout/use-countries.ts'
import { TextField } from '../ui/text-field.tsx'
import type { AccountForm } from './use-account-form.ts'

/** A phone that need not be given: its country and its number. */
export function PhoneFields({ form }: { form: AccountForm }) {
  const { t } = useTranslation('accounts')
  const countries = useCountries()
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="sr-only">{t('register.phone')}</legend>
      <CountrySelect
        {...form.field('phone_country')}
        label={t('register.phone_country')}
        autoComplete="country"
        countries={countries}
        chosen={form.kept.phone_country ?? ''}
        callingCodes
        none={t('register.no_country')}
      />
      <TextField
        {...form.field('phone')}
        type="tel"
        dir="ltr"
        label={t('register.phone')}
        hint={t('register.phone_hint')}
        autoComplete="tel-national"
      />
    </fieldset>
  )
}
