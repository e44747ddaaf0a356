import { useTranslation } from 'react-i18next'
import { CityField } from './city-field.tsx'
import { PackageField } from './package-field.tsx'
import { TimeField } from './time-field.tsx'
import type { TripFieldsProps } from './trip-fields-props.ts'

/** A car without a driver. */
export function SelfDriveFields(fields: TripFieldsProps) {
  const { t } = useTranslation('dispatch')
  return (
    <>
      <CityField {...fields} />
      <PackageField {...fields} path="plan_id" />
      <TimeField {...fields} part="start" path="start" label={t('trip.start')} />
      <TimeField {...fields} part="end" path="end" label={t('new.return')} />
    </>
  )
}
