import { ArrowRight } from 'lucide-react'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Button } from '#ui/button.tsx'
import { FaultList } from '#ui/fault-list.tsx'
import { lazyModule, lazyComponent } from '#ui/lazy-module.ts'
import { codeOf } from '../../failure/code-of.ts'
import { FailureNotice } from '../../failure/failure-notice.tsx'
import { useSteps } from '../../steps/use-steps.ts'
import type { TabProps } from '../tab.ts'
import { OptionSkeletons } from './option-skeletons.tsx'
import type { TripForm } from './use-trip-form.ts'

const requestPrice = lazyModule(() => import('./request-price.tsx'))
const RequestPrice = lazyComponent(requestPrice, (code) => code.RequestPrice)
const options = lazyModule(() => import('./options.tsx'))
const Options = lazyComponent(options, (code) => code.Options)

type TripViewProps = TabProps & {
  form: TripForm
  children: ReactNode
  /** Content below the button. */
  below?: ReactNode
}

/** A tab: its form and its results. */
export function TripView({ form, onChosen, children, below }: TripViewProps) {
  const { t } = useTranslation('tabs')
  const { step } = useSteps()
  const { quote, faults, rejectedAt } = form
  const hasOptions = step.name === 'options' && quote.input !== null
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (rejectedAt > 0) summary.current?.focus()
  }, [rejectedAt])

  return (
    <>
      <form
        noValidate
        hidden={hasOptions}
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <div className="flex flex-col gap-4 p-4 min-[480px]:p-5">
          <h1 className="sr-only">{t(`shell:tabs.${form.tab}`)}</h1>
          {faults.length > 0 && (
            <FaultList ref={summary} title={t('shell:faults', { count: faults.length })} faults={faults} />
          )}
          {form.failure && !hasOptions && <FailureNotice error={form.failure} />}
          {children}
          {quote.input && quote.error && codeOf(quote.error) === 'place_not_found' && (
            <Suspense>
              <RequestPrice input={quote.input} />
            </Suspense>
          )}
          <Button
            type="submit"
            wide
            busy={quote.isLoading}
            onFocus={options.ahead}
            onPointerEnter={options.ahead}
          >
            {t('see_prices')}
            <ArrowRight className="size-5 mirrored" />
          </Button>
          {below}
        </div>
      </form>
      {hasOptions && (
        <Suspense fallback={<OptionSkeletons />}>
          <Options quote={quote} onChosen={onChosen} />
        </Suspense>
      )}
    </>
  )
}
