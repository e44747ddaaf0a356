import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Home } from '#domains/content/home.contract.ts'
import { DealCard, dealKey } from '#web/rentals/deal-card.tsx'
import { AllOf } from './all-of.tsx'

/** The best deals of the moment; absent where there is none. */
export function Deals({ deals }: Pick<Home, 'deals'>) {
  const { t } = useTranslation('home')
  if (deals.length === 0) return null
  return (
    <section aria-labelledby="deals" className="page-width pb-14 md:pb-20">
      <h2 id="deals" className="text-xl md:text-2xl">
        {t('deals.title')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('deals.text')}</p>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {deals.map((deal) => (
          <DealCard key={dealKey(deal)} deal={deal} />
        ))}
      </ul>
      <AllOf to="/deals">{t('deals.all')}</AllOf>
    </section>
  )
}
