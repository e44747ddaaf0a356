import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useSteps } from '../../steps/use-steps.ts'
import type { TripQuoteInput } from './use-quote.ts'

/** Notice for an address that was not found, with a price request to the dispatch desk. */
export function RequestPrice({ input }: { input: TripQuoteInput }) {
  const { t } = useTranslation('tabs')
  const { go } = useSteps()
  return (
    <Notice tone="careful" title={t('ask_price.title')}>
      <p>{t('ask_price.text')}</p>
      <Button variant="second" className="mt-2" onClick={() => go({ name: 'price_request', input })}>
        {t('ask_price.go')}
      </Button>
    </Notice>
  )
}
