import { useController } from 'react-hook-form'
import { CountrySelect } from '#web/forms/country-select.tsx'
import type { Country } from '#web/forms/use-countries.ts'
import type { CheckoutForm } from '../use-checkout-form.ts'

type CountryFieldProps = {
  form: CheckoutForm
  field: 'residence' | 'phone_country'
  label: string
  autoComplete: string
  countries: readonly Country[] | null
  className?: string
}

/** A country, with its calling code if the field is about telephones. */
export function CountryField({
  form,
  field: name,
  label,
  autoComplete,
  countries,
  className,
}: CountryFieldProps) {
  const { field } = useController({ control: form.control, name })
  return (
    <CountrySelect
      {...field}
      id={form.field(name).id}
      label={label}
      autoComplete={autoComplete}
      error={form.faultAt(name)}
      className={className}
      countries={countries}
      chosen={field.value}
      callingCodes={name === 'phone_country'}
    />
  )
}
