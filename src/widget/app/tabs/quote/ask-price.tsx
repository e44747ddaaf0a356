import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useSteps } from '../../steps/use-steps.ts'
import type { Asked } from './use-quote.ts'

/** For a trip to an address that is not found: what to do, and the way to ask the dispatch desk. */
export function AskPrice({ asked }: { asked: Asked }) {
  const { t } = useTranslation('tabs')
  const { go } = useSteps()
  return (
    <Notice tone="careful" title={t('ask_price.title')}>
      <p>{t('ask_price.text')}</p>
      <Button look="second" className="mt-2" onClick={() => go({ name: 'price_request', asked })}>
        {t('ask_price.go')}
      </Button>
    </Notice>
  )
}
