import { useEffect } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Button } from '#ui/button.tsx'
import { NoCarsDrawing } from '#ui/drawings/no-cars-drawing.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureNotice } from '../../failure/failure-notice.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useSteps } from '../../steps/use-steps.ts'
import type { TabProps } from '../tab.ts'
import { OptionCard } from './option-card.tsx'
import { OptionSkeletons } from './option-skeletons.tsx'
import { TripSummary } from './trip-summary.tsx'
import type { useQuote } from './use-quote.ts'

/** A quote is good for 20 minutes; an older one than this is asked for anew when it is come back to. */
const FRESH_MS = 15 * 60_000

type OptionsProps = TabProps & { quote: ReturnType<typeof useQuote> }

/** What a trip costs with each type of vehicle. */
export function Options({ quote: question, onChosen }: OptionsProps) {
  const { asked, quote, quotedAt, quotedIn, error, isAsking, ask } = question
  const { t } = useTranslation('tabs')
  const { back } = useSteps()
  const language = useLanguage()
  useEffect(() => {
    const isOutdated = Date.now() - quotedAt > FRESH_MS || quotedIn !== language
    if (asked && quote && isOutdated) void ask(asked)
    // Looked at when the options are shown, and when they are to be in another language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [language])
  if (!asked) return null
  const change = (
    <Button look="second" onClick={back}>
      {t('options.change')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-3 p-4 min-[480px]:p-5">
      <TripSummary asked={asked} quote={quote} onChange={back} />
      {isAsking && <OptionSkeletons />}
      {error && (
        <>
          <FailureNotice error={error} onRetry={() => void ask(asked)} />
          {change}
        </>
      )}
      {quote?.options.length === 0 && (
        <EmptyState
          drawing={<NoCarsDrawing />}
          title={t('options.none')}
          text={t('options.none_next')}
          action={change}
        />
      )}
      {quote && (
        <ul className="flex flex-col gap-3">
          {quote.options.map((option) => (
            <OptionCard
              key={option.vehicle_type.id}
              option={option}
              category={asked.request.category}
              timeZone={quote.time_zone}
              onChoose={() => onChosen({ ...asked, option, timeZone: quote.time_zone })}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
