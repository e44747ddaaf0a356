import { Check, CircleSlash, Clock3, LoaderCircle, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { classes } from '#web/ui/classes.ts'
import { Progress } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { answeredSuppliers } from './answered-suppliers.ts'
import type { AnsweredSupplier } from './answered-suppliers.ts'

type SupplierProgressProps = {
  plans: SearchResults['suppliers'] | undefined
  complete: boolean
  /** Later offers stand at the end of the list; pressing sorts them in. */
  reordered: boolean
  onPutInOrder: () => void
}

/** Who was asked and what came of it, by name; its height stays the same while they answer. */
export function SupplierProgress({ plans, complete, reordered, onPutInOrder }: SupplierProgressProps) {
  const { t } = useTranslation('search')
  const suppliers = plans && answeredSuppliers(plans, complete)
  const total = suppliers?.length ?? 0
  const answered = suppliers?.filter(({ status }) => status !== 'asking').length ?? 0
  const words = !suppliers
    ? t('progress_asking')
    : complete
      ? t('progress_all', { count: total })
      : t('progress_some', { answered, total })
  return (
    <section aria-label={t('progress')} className="flex flex-col gap-1 text-xs text-ink-soft">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3">
        <span>{words}</span>
        {!complete && (
          <Progress label={words} value={answered} max={Math.max(1, total)} className="max-w-60" />
        )}
        {reordered && (
          <button
            type="button"
            onClick={onPutInOrder}
            className="ms-auto min-h-9 font-medium text-coral-deep underline underline-offset-4"
          >
            {t('came_later')} {t('put_in_order')}
          </button>
        )}
      </div>
      {suppliers ? (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {suppliers.map((supplier) => (
            <li key={supplier.id} className="inline-flex items-center gap-1.5">
              <StatusIcon {...supplier} />
              <bdi className="font-medium text-ink">{supplier.name}</bdi>
              <span className={classes(supplier.status === 'failed' && 'text-bad')}>
                {t(`supplier_status.${supplier.status}`, { count: supplier.offers })}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-16 sm:h-5" />
      )}
    </section>
  )
}

function StatusIcon({ status, offers }: AnsweredSupplier) {
  const look = 'size-3.5 shrink-0'
  if (status === 'asking')
    return <LoaderCircle aria-hidden="true" className={`${look} animate-spin text-coral-deep`} />
  if (status === 'missed') return <Clock3 aria-hidden="true" className={`${look} text-careful`} />
  if (status === 'failed') return <X aria-hidden="true" className={`${look} text-bad`} />
  if (status === 'off' || offers === 0) return <CircleSlash aria-hidden="true" className={look} />
  return <Check aria-hidden="true" className={`${look} text-good`} />
}
