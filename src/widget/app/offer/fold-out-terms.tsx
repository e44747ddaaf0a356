import { ChevronDown } from 'lucide-react'
import { wordingOf } from '#domains/fares/categories.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'
import { FareAndCancellation } from './fare-and-cancellation.tsx'

type FoldOutTermsProps = {
  title: string
  option: TripQuote['options'][number]
  category: number
  timeZone: string
}

/** The foot of a card: the fare and the cancellation fee, expandable. */
export function FoldOutTerms({
  title,
  option: { fare, cancellation },
  category,
  timeZone,
}: FoldOutTermsProps) {
  const { t } = useTranslation('tabs')
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between px-4 text-xs font-semibold text-coral-deep hover:bg-coral-wash">
        {title}
        <ChevronDown className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <FareAndCancellation
        fare={fare}
        cancellation={cancellation}
        note={t('cancel.prepaid', wordingOf(category))}
        timeZone={timeZone}
        className="border-t border-line"
      />
    </details>
  )
}
