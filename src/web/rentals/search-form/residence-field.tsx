import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#web/app/site.tsx'
import { countriesByName } from '#web/forms/countries-by-name.ts'
import { SelectField } from '#ui/fields/select-field.tsx'

/** The driver's country of residence, which some suppliers' prices depend on; optional. */
export function ResidenceField({ residence = '' }: { residence: string | undefined }) {
  const { t } = useTranslation('home')
  const { language } = useSite()
  const countries = useMemo(() => countriesByName(language), [language])
  return (
    <SelectField
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
