import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation } from 'react-router'
import type { QuoteProblem } from '#domains/rentals/quotes/quote.contract.ts'
import { problemOf } from '#ui/error-words.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { causeOfProblem } from '../no-price/no-price.ts'
import { NoPriceState } from '../no-price/no-price-state.tsx'
import { useBackToResults } from './use-back-to-results.ts'

/** Explains why a car cannot be shown, with next steps. */
export function CarFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('car')
  const problem: QuoteProblem | null = problemOf(error)
  const cars = useBackToResults(problem?.search)
  const cause = causeOfProblem(problem)
  const { pathname, search } = useLocation()
  return (
    <div className="page-width py-6">
      <PageHead title={t(`no_price.${cause}.title`)} noIndex />
      <NoPriceState
        cause={cause}
        title={t(`no_price.${cause}.title`)}
        text={t(`no_price.${cause}.text`)}
        level={1}
        targets={{
          retry: { to: pathname + search, action: onRetry },
          other_cars: cars.to,
          change_times: cars.to,
          change_age: cars.to,
          change_search: cars.to,
          local_deals: '/local-deals',
        }}
        labels={{ other_cars: t(cars.text) }}
      />
    </div>
  )
}
