import { PlanName } from '#web/rentals/supplier-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { SupplierRating } from '#web/rentals/rating/supplier-rating.tsx'
import { SupplierMark } from '#ui/drawings/supplier-mark.tsx'

/**
 * The supplier, which of its rates this is (a car is often sold at several), and its rating by travellers, if any.
 */
export function OfferSupplier({ supplier }: { supplier: Offer['supplier'] }) {
  const { t } = useTranslation('search')
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
      <SupplierMark name={supplier.name} />
      <span>
        {t('plan')} <PlanName supplier={supplier} className="font-medium text-ink" />
      </span>
      {supplier.desk_brand && <bdi>{t('desk_brand', { brand: supplier.desk_brand })}</bdi>}
      <SupplierRating {...supplier} />
    </p>
  )
}
