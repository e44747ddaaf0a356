import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CheckoutValues } from '../checkout-values.ts'
import { CountrySelect } from '#web/forms/country-select.tsx'
import { fieldMessage } from '#web/forms/field-message.ts'
import type { Country } from '#web/forms/use-countries.ts'
import { fieldId } from '../use-field.ts'

type CountryFieldProps = {
  field: 'residence' | 'phone_country'
  label: string
  autoComplete: string
  countries: readonly Country[] | null
  className?: string
}

/** A country of the surrounding form, with its calling code if the field is about telephones. */
export function CountryField({ field: name, label, autoComplete, countries, className }: CountryFieldProps) {
  const { t } = useTranslation(['checkout', 'terms'])
  const { field, fieldState } = useController<CheckoutValues, typeof name>({ name })
  const message = fieldState.error?.message
  return (
    <CountrySelect
      {...field}
      id={fieldId(name)}
      label={label}
      autoComplete={autoComplete}
      error={message && fieldMessage(message, t)}
      className={className}
      countries={countries}
      chosen={field.value}
      callingCodes={name === 'phone_country'}
    />
  )
}
