import { useTranslation } from 'react-i18next'
import type { Money } from '#kernel/money.ts'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { Price } from '#ui/formats/price.tsx'
import { DeskPrice } from '#web/rentals/desk-price.tsx'

/** The whole price of the stay; deposit and excess in the same weight, and what is paid when. */
export function OfferSums({ offer, days }: { offer: Offer; days: number }) {
  const { t } = useTranslation(['search', 'terms'])
  const { price } = offer
  return (
    <div className="flex flex-col gap-1 text-xs text-ink-soft">
      <dl>
        <dt>{t('total_for', { days: t('terms:count.days', { count: days }) })}</dt>
        <dd className="text-xl leading-tight font-semibold text-ink">
          <Price value={price.total} />
        </dd>
        <dd>
          <PerDay value={price.per_day} />
        </dd>
      </dl>
      <dl className="mt-2 flex flex-col gap-0.5">
        <Sum
          word={t('terms:word.deposit')}
          value={offer.deposit}
          own={offer.desk?.deposit}
          none={t('not_stated')}
          zero={t('deposit_none')}
        />
        <Sum
          word={t('terms:word.excess')}
          value={offer.excess}
          own={offer.desk?.excess}
          none={t('not_stated')}
          zero={t('excess_none')}
        />
      </dl>
      <dl className="mt-1 flex flex-col border-t border-line pt-2">
        {price.pay_now.amount > 0 && <Row word={t('pay_now')} value={price.pay_now} />}
        {price.pay_at_desk.amount > 0 && (
          <Row word={t('pay_at_desk')} value={price.pay_at_desk} own={offer.desk?.pay_at_desk} />
        )}
      </dl>
    </div>
  )
}

function PerDay({ value }: { value: Money }) {
  const { t } = useTranslation('search')
  const [before = '', after = ''] = t('per_day', { price: '|' }).split('|')
  return (
    <>
      {before}
      <Price value={value} />
      {after}
    </>
  )
}

type SumProps = {
  word: string
  value: Money | null
  own: Money | null | undefined
  none: string
  zero: string
}

function Sum({ word, value, own, none, zero }: SumProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt>{word}</dt>
      <dd className="text-sm font-semibold text-ink">
        {value === null ? none : value.amount === 0 ? zero : <DeskPrice shown={value} own={own} />}
      </dd>
    </div>
  )
}

function Row({ word, value, own }: { word: string; value: Money; own?: Money | null | undefined }) {
  return (
    <div className="flex justify-between gap-3">
      <dt>{word}</dt>
      <dd className="text-end font-medium text-ink">
        <DeskPrice shown={value} own={own} />
      </dd>
    </div>
  )
}
