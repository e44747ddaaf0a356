import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { SupplierMark } from '#web/ui/drawings/supplier-mark.tsx'

/** Whose car it is, and how travellers rate it; a supplier nobody rated yet has no stars. */
export function OfferSupplier({ supplier }: { supplier: Offer['supplier'] }) {
  const { t } = useTranslation('search')
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
      <SupplierMark name={supplier.name} />
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
