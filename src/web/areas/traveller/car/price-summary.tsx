import { Clock3 } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { formatMoney, Price } from '#ui/formats/price.tsx'
import { BreakdownLines } from '#web/rentals/breakdown-lines.tsx'
import { CHOICE_FORM } from './car-url.ts'
import { AmountRow } from '#web/rentals/amount-row.tsx'
import type { Breakdown } from '#web/rentals/price-breakdown.ts'

export type PayProps = {
  quote: Quote
  breakdown: Breakdown
  /** The price hold has expired. */
  expired: boolean
  /** End of the hold on the visitor's clock; null until known. */
  until: string | null
  mustAccept: boolean
  busy: boolean
  onRenew: () => void
}

/** The price by line, in a sidebar that stays in view on large screens. */
export function PriceSummary(props: PayProps) {
  const { t } = useTranslation('car')
  const { language } = useSite()
  const { quote, breakdown } = props
  const outside = quote.offer.fees.filter(({ included }) => !included)
  return (
    <Card
      as="aside"
      aria-label={t('summary')}
      id="price"
      className="flex flex-col gap-4 self-start lg:sticky lg:top-4"
    >
      <h2 className="text-lg">{t('summary')}</h2>
      <dl className="flex flex-col gap-2 text-sm">
        <BreakdownLines lines={breakdown.lines} />
        <div className="mt-1 flex items-baseline justify-between gap-x-3 border-t border-line pt-3">
          <dt>{t('total_for', { days: t('terms:count.days', { count: quote.days }) })}</dt>
          <dd aria-live="polite" className="text-xl font-semibold">
            <Price value={breakdown.total} />
          </dd>
        </div>
      </dl>
      <p className="-mt-3 text-end text-xs text-ink-soft tabular" suppressHydrationWarning>
        {t('per_day_note', { price: formatMoney(breakdown.perDay, language) })}
      </p>
      <dl className="flex flex-col gap-1 rounded-card bg-sand-deep px-3 py-2 text-sm">
        <AmountRow value={breakdown.payNow}>{t('pay_now')}</AmountRow>
        <AmountRow value={breakdown.payAtDesk} own={breakdown.payAtDeskOwn}>
          {t('pay_at_desk')}
        </AmountRow>
      </dl>
      {outside.length > 0 && (
        <div className="text-xs">
          <p className="mb-1 text-ink-soft">{t('at_desk_also')}</p>
          <dl className="flex flex-col gap-1">
            {outside.map(({ kind, amount, desk_amount }) => (
              <AmountRow key={kind} value={amount} own={desk_amount}>
                {t(`terms:fee.${kind}`, { defaultValue: kind })}
              </AmountRow>
            ))}
          </dl>
        </div>
      )}
      <HoldNotice {...props} />
      <div className="max-lg:hidden">
        <Continue {...props} />
      </div>
    </Card>
  )
}

/** Continues to the checkout, or requests the price again when it has expired. */
export function Continue({ expired, mustAccept, busy, onRenew }: PayProps) {
  const { t } = useTranslation('car')
  if (expired)
    return (
      <Button wide busy={busy} onClick={onRenew}>
        {t('renew')}
      </Button>
    )
  return (
    <>
      <Button
        wide
        type={mustAccept ? 'button' : 'submit'}
        form={CHOICE_FORM}
        busy={busy}
        aria-disabled={mustAccept}
        className="aria-disabled:opacity-60"
      >
        {t('continue')}
      </Button>
      {mustAccept && <p className="mt-2 text-center text-xs text-careful">{t('accept_first')}</p>}
    </>
  )
}

function HoldNotice({ expired, until }: PayProps) {
  const { t } = useTranslation('car')
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-xs text-ink-soft">
      {(expired || until) && <Clock3 className="size-4 shrink-0" />}
      {expired ? t('expired') : until && t('held_until', { time: until })}
    </p>
  )
}
