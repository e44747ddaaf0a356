import { Star } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

/** The mean rating of a supplier and the number of votes; hidden without votes. */
export function SupplierRating({
  rating,
  rating_count: count,
}: {
  rating: number | null
  rating_count: number
}) {
  const { t } = useTranslation('terms')
  if (rating === null || !(count > 0)) return null
  return (
    <span className="inline-flex items-center gap-1 text-xs text-ink-soft tabular">
      <Star className="size-3.5 shrink-0 fill-current text-careful" />
      {t('terms:rating', { rating: rating.toFixed(1), count })}
    </span>
  )
}
