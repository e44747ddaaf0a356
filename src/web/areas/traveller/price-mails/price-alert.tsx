import { BellRing } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Money } from '#kernel/money.ts'
import { lazyModule } from '#ui/lazy-module.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { SearchCriteria } from '#web/rentals/search-form/search-url.ts'
import type { Choice } from '../search/search-address.ts'

const AlertForm = lazy(lazyModule(() => import('./alert-form.tsx')).whenNeeded)

type PriceAlertProps = { criteria: SearchCriteria; choice: Choice; lowest: Money | undefined }

/** "Tell me under €x": requests a mail when a car of this search, of its class and gearbox, costs less. */
export function PriceAlert({ criteria, choice, lowest }: PriceAlertProps) {
  const { t } = useTranslation('price_mails')
  const [isOpened, setOpened] = useState(false)
  if (!lowest) return null
  return (
    <details className="rounded-card border border-line bg-paper px-4 py-2" onToggle={() => setOpened(true)}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
        <BellRing aria-hidden="true" className="size-5 text-ink-soft" />
        {t('alert.open')}
      </summary>
      {isOpened && (
        <Suspense fallback={<Skeleton className="my-3 h-48" />}>
          <AlertForm criteria={criteria} choice={choice} lowest={lowest} />
        </Suspense>
      )}
    </details>
  )
}
