import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { isolate } from '#kernel/isolate.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useTripPackagesQuery } from '../trips.api.ts'
import type { TripFieldsProps } from './trip-fields-props.ts'

const parts = {
  package_id: { part: 'packageId', label: 'new.package' },
  plan_id: { part: 'planId', label: 'new.plan' },
} as const

/** The package of hours and kilometres, or the plan of a car without a driver, that the city offers. */
export function PackageField({
  typed,
  onType,
  errorOf,
  path,
}: TripFieldsProps & { path: keyof typeof parts }) {
  const { t } = useTranslation('dispatch')
  const language = useLanguage()
  const { part, label } = parts[path]
  const { currentData: offered } = useTripPackagesQuery(
    { city_id: typed.cityId, category: typed.category, language },
    { skip: typed.cityId === '' },
  )
  return (
    <SelectField
      id={`trip-${path}`}
      label={t(label)}
      hint={typed.cityId === '' ? t('new.city_first') : undefined}
      value={typed[part]}
      error={errorOf(path)}
      onChange={({ target: { value } }) => onType({ [part]: value })}
      required
    >
      <option value="">{t('assign.choose')}</option>
      {offered?.rows.map(({ package_id, minutes, km, from }) => (
        <option key={package_id} value={package_id}>
          {t('new.package_option', {
            hours: (minutes ?? 0) / 60,
            km: km ?? 0,
            price: isolate(formatMoney(from, language)),
          })}
        </option>
      ))}
    </SelectField>
  )
}
