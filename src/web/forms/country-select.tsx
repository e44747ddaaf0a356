import type { ComponentProps, ReactNode } from 'react'
import { useSite } from '#web/app/site.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { countryName, type Country } from './use-countries.ts'

type CountrySelectProps = Omit<ComponentProps<typeof SelectField>, 'children'> & {
  countries: readonly Country[] | null
  /** The only option until the list has loaded. */
  chosen: string
  /** True if to show calling codes, if the field is about telephones. */
  callingCodes: boolean
  /** The option for no country, if the country is optional. */
  none?: ReactNode
}

/** The browser's native select with all countries. */
export function CountrySelect({ countries, chosen, callingCodes, none, ...field }: CountrySelectProps) {
  const { language } = useSite()
  const alone =
    chosen === '' ? [] : [{ code: chosen, name: countryName(chosen, language), callingCode: null }]
  return (
    <SelectField {...field}>
      {none !== undefined && <option value="">{none}</option>}
      {(countries ?? alone).map(({ code, name, callingCode }) => (
        <option key={code} value={code} suppressHydrationWarning>
          {callingCodes && callingCode ? `${name} (\u200e${callingCode})` : name}
        </option>
      ))}
    </SelectField>
  )
}
