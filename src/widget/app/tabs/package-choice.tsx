import { useEffect } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { PackagedCategory } from '#domains/fares/categories.contract.ts'
import type { PackageGridRow } from '#domains/trips/grids/packages/package.contract.ts'
import { FieldError } from '#ui/fields/field.tsx'
import { Price } from '#ui/formats/price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { durationText } from './quote/duration.ts'
import { useCall } from '../use-call.ts'

type PackageChoiceProps = {
  id: string
  legend: string
  category: PackagedCategory
  /** Null until one is chosen. */
  cityId: string | null
  value: string
  onChange: (id: string) => void
  error: string | undefined
}

/** The packages or plans of a city, as cards with the price from which they are. */
export function PackageChoice({ id, legend, category, cityId, value, onChange, error }: PackageChoiceProps) {
  const { t } = useTranslation('tabs')
  const query = `city_id=${encodeURIComponent(cityId ?? '')}&category=${category}&rows=-1&sort=from`
  const packages = useCall<{ rows: PackageGridRow[] }>(
    cityId === null ? null : `/api/package/grid?${query}`,
    {
      lasts: true,
    },
  )
  const rows = packages.data?.rows ?? []
  const isGone = packages.data !== null && value !== '' && !rows.some((row) => row.package_id === value)
  useEffect(() => {
    // Belongs to another city.
    if (isGone) onChange('')
  })
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-xs font-medium text-ink-soft">{legend}</legend>
      {packages.error && <FailureNotice error={packages.error} onRetry={packages.again} />}
      {cityId !== null && packages.data && rows.length === 0 && (
        <p className="rounded-card bg-sand-deep px-4 py-3 text-sm">{t('package.none')}</p>
      )}
      {(cityId === null || packages.isLoading) && (
        <Waiting isLoading={packages.isLoading} hint={t('package.first_place')} />
      )}
      {rows.length > 0 && (
        <div className="grid grid-cols-2 gap-2 min-[560px]:grid-cols-3">
          {rows.map((row, at) => (
            <label
              key={row.package_id}
              className="flex min-h-16 flex-col justify-center rounded-card border border-line-strong bg-paper px-3 py-2 transition-colors duration-150 hover:border-coral-deep has-checked:stands-out has-checked:border-coral-deep has-checked:bg-coral-wash has-checked:ring-1 has-checked:ring-coral-deep has-focus-visible:focus-ring"
            >
              <input
                type="radio"
                name={id}
                id={at === 0 ? id : undefined}
                value={row.package_id}
                checked={row.package_id === value}
                onChange={() => onChange(row.package_id)}
                className="sr-only"
              />
              <span className="text-sm font-semibold">{packageName(row)}</span>
              {row.garage_to_garage && <span className="text-2xs text-ink-soft">{t('package.garage')}</span>}
              <span className="text-2xs text-ink-soft">
                {t('package.from')} <Price value={row.from} />
              </span>
            </label>
          ))}
        </div>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )

  function packageName({ minutes, km }: PackageGridRow): string {
    return [
      ...(minutes === null ? [] : [durationText(minutes, t)]),
      ...(km === null ? [] : [t('options.km', { count: km })]),
    ].join(' · ')
  }
}

function Waiting({ isLoading, hint }: { isLoading: boolean; hint: string }) {
  return isLoading ? (
    <div className="grid grid-cols-2 gap-2 min-[560px]:grid-cols-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="hidden h-16 min-[560px]:block" />
    </div>
  ) : (
    <p className="flex min-h-16 items-center rounded-card border border-dashed border-line-strong px-4 text-xs text-ink-soft">
      {hint}
    </p>
  )
}
