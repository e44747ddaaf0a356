import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { shallowEqual } from 'react-redux'
import { useSearchParams } from 'react-router'
import type { Preload } from '#web/app/page.ts'
import { useSiteSelector } from '#web/app/store.ts'
import { PopularPlaces } from '#web/rentals/search-form/popular-places.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { preloadPreview, previewedVersion } from '#web/shell/previewed-version.ts'
import { AllOf } from './all-of.tsx'
import { CommonQuestions } from './common-questions.tsx'
import { Deals } from './deals.tsx'
import { Hero } from './hero.tsx'
import { homeApi, homeParams } from './home.api.ts'
import { HowItWorks } from './how-it-works.tsx'
import { PartnerSummary } from './partner-summary.tsx'
import { ReasonsToTrust } from './reasons-to-trust.tsx'
import { Suppliers } from './suppliers.tsx'
import { Testimonials } from './testimonials.tsx'
import { WorkWithUs } from './work-with-us.tsx'
import { StructuredSite } from './structured-site.tsx'

const { home, homePreview } = homeApi.endpoints

export const preload: Preload = async ({ dispatch, getState, url }) => {
  const version = previewedVersion(url.searchParams)
  const request = dispatch(home.initiate(homeParams(getState()), { subscribe: false }))
  if (version !== null) await preloadPreview(dispatch(homePreview.initiate(version, { subscribe: false })))
  return request
}

/** Home: the search form over the hero drawing, and what `home` answers; without an answer, the form still stands. */
export function Component() {
  const { t } = useTranslation('home')
  const [search] = useSearchParams()
  const version = previewedVersion(search)
  const { data, error } = home.useQuery(useSiteSelector(homeParams, shallowEqual))
  const { data: previewed } = homePreview.useQuery(version ?? 0, { skip: version === null })
  const texts = previewed ?? data
  return (
    <>
      <PageHead noIndex={version !== null} />
      <StructuredSite />
      <Hero texts={texts?.hero} failed={error !== undefined} />
      {data?.partner && <PartnerSummary partner={data.partner} />}
      <PopularPlaces
        places={data?.popular_locations ?? (error ? [] : undefined)}
        className="page-width py-14 md:py-20"
      >
        <AllOf to="/car-hire">{t('popular.all')}</AllOf>
      </PopularPlaces>
      {data && <Deals deals={data.deals} />}
      {texts && <HowItWorks steps={texts.steps} />}
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
