import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { Button } from '#ui/button.tsx'
import { formatMoney } from '#ui/formats/price.tsx'

type LateCarsProps = { shown: readonly Offer[]; pending: readonly Offer[]; onPutIn: () => void }

/** Late cars that belong above the visitor's position: how many, what they change, a button to insert them. */
export function LateCars({ shown, pending, onPutIn }: LateCarsProps) {
  const { t } = useTranslation('search')
  const { language } = useSite()
  const [before, late] = [shown, pending].map(lowestTotal)
  const price = (offer: Offer | undefined) => (offer ? formatMoney(offer.price.total, language) : '')
  const cheaper = late && before && late.price.total.amount < before.price.total.amount
  return (
    <div role="status" className="sticky top-2 z-20 lg:top-16 empty:hidden">
      {pending.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-coral-deep bg-paper px-4 py-2 text-sm shadow-floating">
          <p className="min-w-0 grow basis-48">
            <strong className="font-semibold">{t('late.count', { count: pending.length })}</strong>{' '}
            {cheaper
              ? t('late.cheaper', { now: price(late), before: price(before) })
              : t('late.not_cheaper', { price: price(before) })}
          </p>
          <Button look="second" onClick={onPutIn}>
            {t('late.put_in')}
          </Button>
        </div>
      )}
    </div>
  )
}

function lowestTotal(offers: readonly Offer[]): Offer | undefined {
  return offers.reduce<Offer | undefined>(
    (lowest, offer) => (lowest && lowest.price.total.amount <= offer.price.total.amount ? lowest : offer),
    undefined,
  )
}
