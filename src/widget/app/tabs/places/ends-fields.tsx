import { ArrowDownUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

/** The fields for the two ends of a trip, with a button that swaps them. */
export function EndsFields({ onSwap, children }: { onSwap: () => void; children: ReactNode }) {
  const { t } = useTranslation('tabs')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
      <div className="flex min-w-0 flex-col gap-3">{children}</div>
      <button
        type="button"
        aria-label={t('place.swap')}
        title={t('place.swap')}
        onClick={onSwap}
        className="flex size-11 items-center justify-center rounded-full border border-line-strong bg-paper text-ink-soft transition-colors duration-150 hover:border-coral-deep hover:text-coral-deep"
      >
        <ArrowDownUp className="size-5" />
      </button>
    </div>
  )
}
