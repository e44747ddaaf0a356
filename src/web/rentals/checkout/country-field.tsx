import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSite } from '#web/site.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { CheckoutValues } from './checkout-values.ts'
import { fieldMessage } from './field-message.ts'
import { countryName, type Country } from './use-countries.ts'
import { fieldId } from './use-field.ts'

type CountryFieldProps = {
  field: 'residence' | 'phone_country'
  label: string
  autoComplete: string
  countries: readonly Country[] | null
  className?: string
}

/** A country, with its calling code where the field is about telephones. Until the list is here, the chosen one. */
export function CountryField({ field: name, label, autoComplete, countries, className }: CountryFieldProps) {
  const { t } = useTranslation(['checkout', 'terms'])
  const { language } = useSite()
  const { field, fieldState } = useController<CheckoutValues, typeof name>({ name })
  const message = fieldState.error?.message
  const options = countries ?? [
    { code: field.value, name: countryName(field.value, language), callingCode: null },
  ]
  return (
    <SelectField
      {...field}
      id={fieldId(name)}
      label={label}
      autoComplete={autoComplete}
      error={message && fieldMessage(message, t)}
      className={className}
    >
      {options.map(({ code, name: country, callingCode }) => (
        <option key={code} value={code} suppressHydrationWarning>
          {name === 'phone_country' && callingCode ? `${country} (\u200e${callingCode})` : country}
        </option>
      ))}
    </SelectField>
  )
}
