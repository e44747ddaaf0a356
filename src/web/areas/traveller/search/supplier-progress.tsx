import { Check, CircleSlash, Clock3, LoaderCircle, X } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { classes } from '#ui/classes.ts'
import { Progress } from '#ui/progress.tsx'
import { answeredSuppliers } from './answered-suppliers.ts'
import type { AnsweredSupplier } from './answered-suppliers.ts'

type SupplierProgressProps = {
  plans: SearchResults['suppliers'] | undefined
  complete: boolean
}

/** Number of suppliers that have answered, in one line that expands to their results by name. */
export function SupplierProgress({ plans, complete }: SupplierProgressProps) {
  const { t } = useTranslation('search')
  const suppliers = plans && answeredSuppliers(plans, complete)
  const total = suppliers?.length ?? 0
  const answered = suppliers?.filter(({ status }) => status !== 'asking').length ?? 0
  const silent = suppliers?.filter(({ status }) => status === 'failed' || status === 'missed').length ?? 0
  const words = !suppliers
    ? t('progress_asking')
    : complete
      ? t('progress_all', { count: total })
      : t('progress_some', { answered, total })
  return (
    <section aria-label={t('progress')} className="supplier-progress">
      <details>
        <summary>
          {/* A new element for new text: in right-to-left lines a browser counts changed text as a layout shift. */}
          <span key={words}>{words}</span>
          {silent > 0 && <span className="text-bad"> · {t('progress_silent', { count: silent })}</span>}
        </summary>
        <ul>
          {suppliers?.map((supplier) => (
            <li key={supplier.id}>
              <StatusIcon {...supplier} />
              <bdi className="font-medium text-ink">{supplier.name}</bdi>
              <span className={classes(supplier.status === 'failed' && 'text-bad')}>
                {t(`supplier_status.${supplier.status}`, { count: supplier.offers })}
              </span>
            </li>
          ))}
        </ul>
      </details>
      <span className={classes('absolute inset-x-0 bottom-0', complete && 'invisible')}>
        <Progress label={words} value={complete ? 1 : answered} max={complete ? 1 : Math.max(1, total)} />
      </span>
    </section>
  )
}

function StatusIcon({ status, offers }: AnsweredSupplier) {
  const iconClasses = 'size-3.5 shrink-0'
  if (status === 'asking') return <LoaderCircle className={`${iconClasses} animate-spin text-coral-deep`} />
  if (status === 'missed') return <Clock3 className={`${iconClasses} text-careful`} />
  if (status === 'failed') return <X className={`${iconClasses} text-bad`} />
  if (status === 'off' || offers === 0) return <CircleSlash className={iconClasses} />
  return <Check className={`${iconClasses} text-good`} />
}
