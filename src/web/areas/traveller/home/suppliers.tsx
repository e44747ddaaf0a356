import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Home } from '#domains/content/home.contract.ts'
import { SupplierRating } from '#web/rentals/rating/supplier-rating.tsx'
import { SupplierMark } from '#ui/drawings/supplier-mark.tsx'

/** Suppliers with their ratings. */
export function Suppliers({ suppliers }: Pick<Home, 'suppliers'>) {
  const { t } = useTranslation('home')
  if (suppliers.length === 0) return null
  return (
    <section aria-labelledby="suppliers" className="border-y border-line bg-paper">
      <div className="page-width flex flex-col gap-5 py-10 lg:flex-row lg:items-center lg:gap-10">
        <h2 id="suppliers" className="shrink-0 text-lg">
          {t('suppliers.title')}
        </h2>
        <ul className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:flex-wrap">
          {suppliers.map(({ id, name, ...rated }) => (
            <li key={id} className="flex items-center gap-2">
              <SupplierMark name={name} />
              <SupplierRating {...rated} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
