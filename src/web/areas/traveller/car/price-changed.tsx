import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { CHOICE_FORM } from './car-url.ts'

type PriceChangedProps = {
  changed: NonNullable<Quote['price_changed']>
  accepted: boolean
  backTo: string
  onAccept: () => void
}

/** The price differs from the one shown in the search: both prices, and a choice if it rose. */
export function PriceChanged({ changed, accepted, backTo, onAccept }: PriceChangedProps) {
  const { t } = useTranslation('car')
  const hydrated = useHydrated()
  const rose = changed.after.amount > changed.before.amount
  return (
    <Notice tone={rose ? 'careful' : 'good'} title={t(rose ? 'price_rose_title' : 'price_fell_title')}>
      <dl className="my-2 flex flex-wrap gap-x-8 gap-y-1">
        <div className="flex gap-2">
          <dt>{t('price_before')}</dt>
          <dd>
            <s>
              <Price value={changed.before} />
            </s>
          </dd>
        </div>
        <div className="flex gap-2 font-semibold">
          <dt>{t('price_after')}</dt>
          <dd>
            <Price value={changed.after} />
          </dd>
        </div>
      </dl>
      {!rose && <p>{t('price_fell_text')}</p>}
      {rose && accepted && <p>{t('price_accepted')}</p>}
      {rose && !accepted && (
        <>
          <p>{t('price_rose_text')}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            {/* Before hydration the button does both: accepts, and continues. */}
            <Button
              variant="second"
              type={hydrated ? 'button' : 'submit'}
              form={CHOICE_FORM}
              onClick={onAccept}
            >
              {t('price_accept')}
            </Button>
            <LinkButton variant="quiet" to={backTo}>
              {t('price_back')}
            </LinkButton>
          </div>
        </>
      )}
    </Notice>
  )
}
