import type { ReactNode } from 'react'
import type { Quote, QuotedProtection } from '#domains/rentals/quotes/quote.contract.ts'
import { Card } from '#ui/card.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Parts } from '#ui/parts.tsx'
import { BreakdownLines } from '#web/rentals/breakdown-lines.tsx'
import { useChangeWords } from '#web/rentals/change-words.ts'
import { DeskPrice } from '#web/rentals/desk-price.tsx'
import { useCancellationWords, useMileageWords } from '#web/rentals/offer-words.ts'
import type { Breakdown } from '#web/rentals/price-breakdown.ts'
import { AmountRow } from '#web/rentals/amount-row.tsx'
import { remainingExcess } from '#web/rentals/remaining-excess.ts'
import { useQuoteClock } from '#web/rentals/use-quote-clock.ts'

type ReadOutProps = { quote: Quote; breakdown: Breakdown; protection: QuotedProtection | null }

/** Text to read to the caller before booking: price breakdown, deposit, charges at the desk, and terms. */
export function ReadOut({ quote, breakdown, protection }: ReadOutProps) {
  const { t } = useTranslation('staff_callers')
  const { offer, terms } = quote
  const { until } = useQuoteClock(quote.expires_at)
  const excess = remainingExcess(offer, protection)
  const cancellation = useCancellationWords(offer, 'long', 'cancelling_text').words
  const change = useChangeWords(offer, 'long')
  const mileage = useMileageWords(offer)
  const outside = offer.fees.filter(({ included }) => !included)
  const stated = t('search:not_stated')
  return (
    <Card as="aside" aria-label={t('read_out')} className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg">{t('read_out')}</h2>
        <p className="text-xs text-ink-soft">{until && t('car:held_until', { time: until })}</p>
      </div>
      <dl className="flex flex-col gap-2 text-sm">
        <BreakdownLines lines={breakdown.lines} />
        <div className="flex items-baseline justify-between gap-3 border-t border-line pt-2">
          <dt>{t('total', { days: t('terms:count.days', { count: quote.days }) })}</dt>
          <dd aria-live="polite" className="text-xl font-semibold">
            <Price value={breakdown.total} />
          </dd>
        </div>
        <AmountRow value={breakdown.payNow}>{t('search:pay_now')}</AmountRow>
        <AmountRow value={breakdown.payAtDesk} own={breakdown.payAtDeskOwn}>
          {t('search:pay_at_desk')}
        </AmountRow>
        {outside.map(({ kind, amount, desk_amount }) => (
          <AmountRow key={kind} value={amount} own={desk_amount}>
            {t(`terms:fee.${kind}`, { defaultValue: kind })}
          </AmountRow>
        ))}
      </dl>
      <dl className="flex flex-col gap-3 text-sm">
        <Term word={t('terms:word.deposit')}>
          {offer.deposit ? <DeskPrice shown={offer.deposit} own={offer.desk?.deposit} /> : stated}
        </Term>
        <Term word={t(excess.lowered ? 'terms:word.excess_protected' : 'terms:word.excess')}>
          {excess.shown ? <DeskPrice shown={excess.shown} own={excess.own} /> : stated}
        </Term>
        <Term word={t('cancelling')}>
          <span suppressHydrationWarning>
            {cancellation} {change}
          </span>
        </Term>
        <Term word={t('distance_and_fuel')}>
          <Parts>
            {mileage}
            {t(`terms:fuel_policy.${offer.fuel_policy}`)}
          </Parts>
        </Term>
        <Term word={t('bring')}>
          <Parts>
            {t(offer.payment.credit_card_required ? 'car:card_needed' : 'car:card_not_needed')}
            {t('terms:licence_years', { count: offer.licence_years ?? 1 })}
          </Parts>
        </Term>
      </dl>
      {terms.length > 0 && (
        <div>
          {terms.map(({ id, heading, text }) => (
            <details key={id} className="border-t border-line">
              <summary className="min-h-11 py-3 text-sm font-medium">{heading}</summary>
              <p className="pb-3 text-sm whitespace-pre-line text-ink-soft">{text}</p>
            </details>
          ))}
        </div>
      )}
    </Card>
  )
}

function Term({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{word}</dt>
      <dd>{children}</dd>
    </div>
  )
}
