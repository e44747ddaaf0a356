import { useTranslation } from 'react-i18next'
import type { QuoteProblem } from '#domains/rentals/quotes/quote.contract.ts'
import { problemOf, useErrorWords } from '#ui/error-words.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { NoCarsDrawing } from '#ui/drawings/no-cars-drawing.tsx'
import { LostRoadDrawing } from '#ui/drawings/state-drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useBackToResults } from './use-back-to-results.ts'

type Kind = { title: string; text?: string; again: boolean }

const KINDS: Readonly<Record<number, Kind>> = {
  400: { title: 'not_found_title', again: false },
  404: { title: 'not_found_title', again: false },
  409: { title: 'gone_title', text: 'gone_text', again: false },
  410: { title: 'expired_title', text: 'expired_text', again: false },
  422: { title: 'refused_title', again: false },
  502: { title: 'supplier_title', text: 'supplier_text', again: true },
  504: { title: 'supplier_title', text: 'supplier_text', again: true },
}

/** Why the car cannot be shown, in words, and what to do next. */
export function CarFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('car')
  const words = useErrorWords()
  const problem: QuoteProblem | null = problemOf(error)
  const cars = useBackToResults(problem?.search)
  const { title, text, again } = KINDS[problem?.status ?? 0] ?? { title: 'failed_title', again: true }
  const Drawing = again ? LostRoadDrawing : NoCarsDrawing
  return (
    <div className="page-width py-6">
      <PageHead title={t(title)} noIndex />
      <EmptyState
        level={1}
        drawing={<Drawing className="w-full" />}
        title={t(title)}
        text={text ? t(text) : problem ? words(error) : t('failed_text')}
        action={
          <>
            {again && <Button onClick={onRetry}>{t('retry')}</Button>}
            <LinkButton to={cars.to} look={again ? 'second' : 'main'}>
              {t(cars.text)}
            </LinkButton>
          </>
        }
      />
    </div>
  )
}
