import { useTranslation } from 'react-i18next'
import { rentalsApi } from '#web/rentals/rentals.api.ts'
import type { Preload } from '#web/app/page.ts'
import { PopularPlaces } from '#web/rentals/search-form/popular-places.tsx'
import { SearchForm } from '#web/rentals/search-form/search-form.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { HeroDrawing } from '#ui/drawings/hero-drawing.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { ReasonsToTrust } from './reasons-to-trust.tsx'
import { StructuredSite } from './structured-site.tsx'

export const preload: Preload = ({ dispatch }) => dispatch(rentalsApi.endpoints.allLocation.initiate({}))

/** Home: the search form over the hero drawing, and what the product promises. */
export function Component() {
  const { t } = useTranslation('home')
  return (
    <>
      <PageHead />
      <StructuredSite />
      <div className="relative isolate bg-petrol text-on-petrol">
        <div className="absolute inset-0 -z-10 overflow-hidden">
          <HeroDrawing />
        </div>
        <div className="page-width pt-10 pb-10 md:pt-16 lg:pb-24">
          <h1 className="max-w-2xl text-2xl md:text-3xl">{t('title')}</h1>
          <p className="mt-3 max-w-xl text-base text-on-petrol md:mt-4">{t('lead')}</p>
          <SearchForm className="mt-8 shadow-floating md:mt-24 lg:mt-40" />
        </div>
      </div>
      <PopularPlaces className="page-width py-14 md:py-20" />
      <HowItWorks />
      <ReasonsToTrust />
    </>
  )
}
