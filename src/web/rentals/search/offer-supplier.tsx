import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { SupplierMark } from '#web/ui/drawings/supplier-mark.tsx'

/**
 * Whose car it is, at which of the supplier's rates (a car is often sold at several), and how travellers rate it; a
 * supplier nobody rated yet has no stars.
 */
export function OfferSupplier({ supplier }: { supplier: Offer['supplier'] }) {
  const { t } = useTranslation(['search', 'terms'])
  const plan = usePlanName(supplier)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
      <SupplierMark name={supplier.name} />
      <span>
        {t('plan')} <bdi className="font-medium text-ink">{plan}</bdi>
      </span>
      {supplier.desk_brand && <bdi>{t('desk_brand', { brand: supplier.desk_brand })}</bdi>}
      {supplier.rating > 0 && (
        <span className="inline-flex items-center gap-1">
          <Star aria-hidden="true" className="size-3.5 fill-current text-careful" />
          {t('rating', { rating: supplier.rating.toFixed(1) })}
        </span>
      )}
    </p>
  )
}

/** What a supplier's rate is called; in the supplier's own words where there are no others. */
export function usePlanName({ plan }: Offer['supplier']): string {
  const { t } = useTranslation('terms')
  return t(`terms:plan.${plan}`, { defaultValue: plan })
}
