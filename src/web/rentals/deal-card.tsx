import { formatPercent } from '#ui/formats/text-formats.ts'
import type { Deal } from '#domains/rentals/seen-prices/seen-price.contract.ts'
import { TrendingDown, Check, Copy } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSite } from '#web/app/site.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import { PriceCard } from './price-card.tsx'
import { isolate } from '#kernel/isolate.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Button } from '#ui/button.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { useCopied } from '#ui/use-copied.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

/** An offer, as a list item: a price well below the usual one, or a public coupon. */
export function DealCard({ deal }: { deal: Deal }) {
  return deal.kind === 'price' ? <PriceDeal deal={deal} /> : <CouponDeal deal={deal} />
}

/** Returns a key that equal deals share. */
export function dealKey(deal: Deal): string {
  if (deal.kind === 'coupon') return deal.code
  const { category, pickup_date, days } = deal.price
  return `${deal.place.id} ${category} ${pickup_date} ${days}`
}

/** A price under the usual one. */
function PriceDeal({ deal }: { deal: Extract<Deal, { kind: 'price' }> }) {
  const { t } = useTranslation('deal')
  const { language } = useSite()
  const { place, price, usual, percent_under } = deal
  return (
    <PriceCard
      place={place}
      price={price}
      under={
        <span className="text-xs text-ink-soft" suppressHydrationWarning>
          {t('usual', { usual: formatMoney(usual, language) })}
        </span>
      }
      note={
        <span className="inline-flex items-center gap-1.5 font-medium text-good">
          <TrendingDown className="size-4" />
          {t('under', { percent: percent_under })}
        </span>
      }
    />
  )
}

type Coupon = Extract<Deal, { kind: 'coupon' }>

/** A coupon: discount, conditions, and its code to copy or to search with. */
function CouponDeal({ deal }: { deal: Coupon }) {
  const { t } = useTranslation('deal')
  const { language } = useSite()
  const { code, percent, amount, at_most, minimum, once_each, only_for, until } = deal
  const worth = amount ? formatMoney(amount, language) : formatPercent(percent ?? 0, language)
  return (
    <li className="flex flex-col rounded-card border border-dashed border-line-strong bg-paper p-4 md:p-5">
      <h3 className="text-xl tabular" suppressHydrationWarning>
        {t('off', { worth: isolate(worth) })}
      </h3>
      <ul className="mt-2 flex flex-col gap-1 text-xs text-ink-soft" suppressHydrationWarning>
        {at_most && <li>{t('at_most', { most: formatMoney(at_most, language) })}</li>}
        {minimum && <li>{t('minimum', { minimum: formatMoney(minimum, language) })}</li>}
        {only_for !== null && <li>{only_for}</li>}
        {once_each && <li>{t('once_each')}</li>}
        {until !== null && (
          <li>
            {t('until')} <DayText value={until.slice(0, 10)} />
          </li>
        )}
      </ul>
      <div className="mt-auto pt-4">
        <Code code={code} />
        <LinkButton
          to={`/search?${new URLSearchParams({ coupon: code })}`}
          variant="quiet"
          wide
          className="mt-2"
          aria-label={t('search_with_code', { code })}
        >
          {t('search_with')}
        </LinkButton>
      </div>
    </li>
  )
}

function Code({ code }: { code: string }) {
  const { t } = useTranslation('deal')
  const { copied, copy } = useCopied(code)
  const hydrated = useHydrated()
  return (
    <>
      <div className="flex items-stretch gap-2">
        <p className="flex min-h-12 min-w-0 grow items-center justify-center rounded-field bg-sand-deep px-3">
          <bdi dir="ltr" translate="no" className="font-semibold tracking-widest break-all select-all">
            {code}
          </bdi>
        </p>
        <Button
          variant="second"
          onClick={copy}
          disabled={!hydrated}
          aria-label={t('copy_code', { code })}
          className="disabled:opacity-100"
        >
          {copied ? <Check className="size-5" /> : <Copy className="size-5" />}
          {t(copied ? 'copied' : 'copy')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied && t('copied')}
      </p>
    </>
  )
}
