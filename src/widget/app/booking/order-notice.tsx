import { useEffect, useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Money } from '#kernel/money.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Price } from '#ui/formats/price.tsx'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { useSteps } from '../steps/use-steps.ts'
import type { OrderState } from './use-order.ts'

type Props = { state: OrderState; total: Money; onAgain: () => void }

/** Explains a failed order and the next step. */
export function OrderNotice({ state, total, onAgain }: Props) {
  const { t } = useTranslation('booking')
  const { back } = useSteps()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.is !== 'idle' && state.is !== 'busy' && state.is !== 'failed') box.current?.focus()
  }, [state])
  if (state.is === 'idle' || state.is === 'busy') return null
  if (state.is === 'failed') return <FailureNotice error={state.error} onRetry={onAgain} />
  if (state.is === 'gone') {
    const again = (
      <Button variant="second" className="mt-2" onClick={back}>
        {t('choose_again')}
      </Button>
    )
    return state.error ? (
      <FailureNotice error={state.error}>{again}</FailureNotice>
    ) : (
      <Notice ref={box} tabIndex={-1} tone="bad" title={t('gone.title')}>
        <p>{t('gone.text')}</p>
        {again}
      </Notice>
    )
  }
  return (
    <Notice ref={box} tabIndex={-1} tone="careful" title={t(`${state.is}.title`)}>
      <p>
        {t('price_was')} <Price value={state.before} />, {t('price_is')}{' '}
        <Price value={total} className="font-semibold" />. {t('price_decide')}
      </p>
    </Notice>
  )
}
