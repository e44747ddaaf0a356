import { Check, CircleSlash, Clock3, LoaderCircle, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { Progress } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Supplier = SearchResults['suppliers'][number]
type SupplierProgressProps = { suppliers: readonly Supplier[] | undefined; complete: boolean }

/** Who was asked and what came of it, by name; its height stays the same while they answer. */
export function SupplierProgress({ suppliers, complete }: SupplierProgressProps) {
  const { t } = useTranslation('search')
  const total = suppliers?.length ?? 0
  const answered = suppliers?.filter(({ status }) => complete || status !== 'late').length ?? 0
  const words = !suppliers
    ? t('progress_asking')
    : complete
      ? t('progress_all', { count: total })
      : t('progress_some', { answered, total })
  return (
    <section aria-label={t('progress')} className="flex flex-col gap-2 text-xs text-ink-soft">
      <div className="flex items-center gap-3">
        <span className="shrink-0">{words}</span>
        <Progress label={words} value={complete ? 1 : answered} max={complete ? 1 : Math.max(1, total)} />
      </div>
      {suppliers ? (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {suppliers.map((supplier) => (
            <li key={`${supplier.id} ${supplier.plan}`} className="inline-flex items-center gap-1.5">
              <StatusIcon supplier={supplier} complete={complete} />
              <bdi className="font-medium text-ink">{supplierName(supplier, suppliers)}</bdi>
              <span>
                {supplier.status === 'ok' || supplier.status === 'cached'
                  ? t('supplier_status.ok', { count: supplier.offers })
                  : t(
                      `supplier_status.${complete && supplier.status === 'late' ? 'missed' : supplier.status}`,
                    )}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-10 md:h-5" />
      )}
    </section>
  )
}

/** The plan is named where a supplier has more than one. */
function supplierName({ id, name, plan }: Supplier, all: readonly Supplier[]): string {
  return all.filter((other) => other.id === id).length > 1 && !name.includes(plan) ? `${name} ${plan}` : name
}

function StatusIcon({ supplier: { status, offers }, complete }: { supplier: Supplier; complete: boolean }) {
  if (status === 'late')
    return complete ? (
      <Clock3 aria-hidden="true" className="size-3.5 text-careful" />
    ) : (
      <LoaderCircle aria-hidden="true" className="size-3.5 animate-spin text-coral-deep" />
    )
  if (status === 'failed') return <X aria-hidden="true" className="size-3.5 text-bad" />
  if (status === 'off' || offers === 0) return <CircleSlash aria-hidden="true" className="size-3.5" />
  return <Check aria-hidden="true" className="size-3.5 text-good" />
}
