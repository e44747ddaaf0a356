import { Check, CircleSlash, Clock3, LoaderCircle, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { classes } from '#ui/classes.ts'
import { Progress } from '#ui/progress.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { answeredSuppliers } from './answered-suppliers.ts'
import type { AnsweredSupplier } from './answered-suppliers.ts'

type SupplierProgressProps = {
  plans: SearchResults['suppliers'] | undefined
  complete: boolean
}

/** The suppliers requested and their results, by name; its height stays the same while they answer. */
export function SupplierProgress({ plans, complete }: SupplierProgressProps) {
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
    <section
      aria-label={t('progress')}
      className="relative flex flex-wrap items-center gap-x-6 pb-2 text-xs text-ink-soft"
    >
      <span className="flex min-h-9 items-center">
        {/* A new element for new text: in right-to-left lines a browser counts changed text as a layout shift. */}
        <span key={words}>{words}</span>
      </span>
      {suppliers ? (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-1 max-sm:order-last max-sm:basis-full sm:flex sm:flex-wrap sm:gap-x-6">
          {suppliers.map((supplier) => (
            <li key={supplier.id} className="flex items-start gap-1.5">
              <StatusIcon {...supplier} />
              <span className="min-w-0 sm:flex sm:gap-1.5">
                <bdi className="block font-medium text-ink">{supplier.name}</bdi>
                <span className={classes('block', supplier.status === 'failed' && 'text-bad')}>
                  {t(`supplier_status.${supplier.status}`, { count: supplier.offers })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-10 max-sm:order-last max-sm:basis-full sm:h-5 sm:w-72" />
      )}
      <span className={classes('absolute inset-x-0 bottom-0', complete && 'invisible')}>
        <Progress label={words} value={complete ? 1 : answered} max={complete ? 1 : Math.max(1, total)} />
      </span>
    </section>
  )
}

function StatusIcon({ status, offers }: AnsweredSupplier) {
  const look = 'mt-1 size-3.5 shrink-0'
  if (status === 'asking') return <LoaderCircle className={`${look} animate-spin text-coral-deep`} />
  if (status === 'missed') return <Clock3 className={`${look} text-careful`} />
  if (status === 'failed') return <X className={`${look} text-bad`} />
  if (status === 'off' || offers === 0) return <CircleSlash className={look} />
  return <Check className={`${look} text-good`} />
}
