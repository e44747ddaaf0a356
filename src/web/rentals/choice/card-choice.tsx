import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { CompareToggle } from './compare-toggle.tsx'
import { keptCar } from './car-refs.ts'
import { SaveToggle } from './save-toggle.tsx'

/** Compare and Save of one offer. Both need script: before it their place is kept, and the page is lighter. */
export function CardChoice({ offer }: { offer: Offer }) {
  const hydrated = useHydrated()
  return (
    <div className="flex min-h-11 flex-wrap gap-1 noscript:hidden">
      {hydrated && <Toggles offer={offer} />}
    </div>
  )
}

function Toggles({ offer }: { offer: Offer }) {
  const car = keptCar(offer)
  const { name } = offer.supplier
  return (
    <>
      <CompareToggle car={car} supplier={name} />
      <SaveToggle car={car} supplier={name} />
    </>
  )
}
