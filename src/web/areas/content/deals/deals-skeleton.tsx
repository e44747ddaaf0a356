import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six']

/** The deals while they are on their way. */
export function DealsSkeleton() {
  const { t } = useTranslation('shell')
  return (
    <div aria-busy="true" className="page-width py-8 md:py-12">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-7 w-48" />
      <div className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-60" />
        ))}
      </div>
    </div>
  )
}
