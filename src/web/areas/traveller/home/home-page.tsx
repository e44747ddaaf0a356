import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { shallowEqual } from 'react-redux'
import type { Preload } from '#web/app/page.ts'
import { useSiteSelector } from '#web/app/store.ts'
import { PopularPlaces } from '#web/rentals/search-form/popular-places.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { AllOf } from './all-of.tsx'
import { CommonQuestions } from './common-questions.tsx'
import { Deals } from './deals.tsx'
import { Hero } from './hero.tsx'
import { homeApi, homeAsked } from './home.api.ts'
import { HowItWorks } from './how-it-works.tsx'
import { ReasonsToTrust } from './reasons-to-trust.tsx'
import { Suppliers } from './suppliers.tsx'
import { Testimonials } from './testimonials.tsx'
import { WorkWithUs } from './work-with-us.tsx'
import { StructuredSite } from './structured-site.tsx'

const { initiate, useQuery } = homeApi.endpoints.home

export const preload: Preload = ({ dispatch, getState }) =>
  dispatch(initiate(homeAsked(getState()), { subscribe: false }))

/** Home: the search form over the hero drawing, and what `home` answers; without an answer, the form still stands. */
export function Component() {
  const { t } = useTranslation('home')
  const { data, error } = useQuery(useSiteSelector(homeAsked, shallowEqual))
  return (
    <>
      <PageHead />
      <StructuredSite />
      <Hero texts={data?.hero} failed={error !== undefined} />
      <PopularPlaces
        places={data?.popular_locations ?? (error ? [] : undefined)}
        className="page-width py-14 md:py-20"
      >
        <AllOf to="/car-hire">{t('popular.all')}</AllOf>
      </PopularPlaces>
      {data && <Deals deals={data.deals} />}
      {data && <HowItWorks steps={data.steps} />}
      <ReasonsToTrust />
      {data && (
        <>
          <Suppliers suppliers={data.suppliers} />
          <Testimonials testimonials={data.testimonials} />
          <CommonQuestions questions={data.faqs} />
        </>
      )}
      <WorkWithUs />
    </>
  )
}
