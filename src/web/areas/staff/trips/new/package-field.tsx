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

/** Select field for the packages (hours and kilometres) or the self-drive plans of a city. */
export function PackageField({
  input,
  onInput,
  errorOf,
  path,
}: TripFieldsProps & { path: keyof typeof parts }) {
  const { t } = useTranslation('dispatch')
  const language = useLanguage()
  const { part, label } = parts[path]
  const { currentData: offered } = useTripPackagesQuery(
    { city_id: input.cityId, category: input.category, language },
    { skip: input.cityId === '' },
  )
  return (
    <SelectField
      id={`trip-${path}`}
      label={t(label)}
      hint={input.cityId === '' ? t('new.city_first') : undefined}
      value={input[part]}
      error={errorOf(path)}
      onChange={({ target: { value } }) => onInput({ [part]: value })}
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
