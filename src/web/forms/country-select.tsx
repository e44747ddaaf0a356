import type { ComponentProps, ReactNode } from 'react'
import { useSite } from '#web/app/site.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { countryName, type Country } from './use-countries.ts'

type CountrySelectProps = Omit<ComponentProps<typeof SelectField>, 'children'> & {
  countries: readonly Country[] | null
  /** Stands alone until the list is here. */
  chosen: string
  /** Whether their calling codes are shown, where the field is about telephones. */
  callingCodes: boolean
  /** What stands for no country, where none has to be chosen. */
  none?: ReactNode
}

/** The browser's own select over all countries. */
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
