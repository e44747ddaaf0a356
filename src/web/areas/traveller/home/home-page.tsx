import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { shallowEqual } from 'react-redux'
import { useSearchParams } from 'react-router'
import type { Preload } from '#web/app/page.ts'
import { useSiteSelector } from '#web/app/store.ts'
import { PopularPlaces } from '#web/rentals/search-form/popular-places.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { preloadPreview, previewedVersion } from '#web/shell/previewed-version.ts'
import { Hero } from './hero.tsx'
import { homeApi, homeParams } from './home.api.ts'
import { PartnerSummary } from './partner-summary.tsx'
import { ReasonsToTrust } from './reasons-to-trust.tsx'
import { Testimonials } from './testimonials.tsx'
import type { Home } from '#domains/content/home.contract.ts'
import { DealCard, dealKey } from '#web/rentals/deal-card.tsx'
import { SupplierRating } from '#web/rentals/rating/supplier-rating.tsx'
import { SupplierMark } from '#ui/drawings/supplier-mark.tsx'
import { useSite } from '#web/app/site.tsx'
import { Question, Questions } from '#ui/questions.tsx'
import { StructuredData } from '#web/shell/structured-data.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import type { BodyType } from '#kernel/acriss.ts'
import { CarDrawing } from '#ui/drawings/car-drawing.tsx'
import { ArrowRight } from 'lucide-react'
import { PageLink } from '#web/shell/page-link.tsx'

const CARS: readonly BodyType[] = ['hatchback', 'suv', 'convertible']

const STEPS = [
  { key: 'partner', to: '/become-partner' },
  { key: 'supplier', to: '/become-supplier' },
  { key: 'local', to: '/local-deals' },
] as const

const { home, homePreview } = homeApi.endpoints

export const preload: Preload = async ({ dispatch, getState, url }) => {
  const version = previewedVersion(url.searchParams)
  const request = dispatch(home.initiate(homeParams(getState()), { subscribe: false }))
  if (version !== null) await preloadPreview(dispatch(homePreview.initiate(version, { subscribe: false })))
  return request
}

/**
 * Home: the search form over the hero image, and the sections of `home`; if that call fails, the form alone.
 */
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

/** The best current deals; nothing if there are none. */
function Deals({ deals }: Pick<Home, 'deals'>) {
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

/** Suppliers with their ratings. */
function Suppliers({ suppliers }: Pick<Home, 'suppliers'>) {
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

/** Most frequent questions, with a link to all. */
function CommonQuestions({ questions }: { questions: Home['faqs'] }) {
  const { t } = useTranslation('home')
  const { basename } = useSite()
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions" className="page-width py-14 md:py-20">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 id="questions" className="text-xl md:text-2xl">
            {t('questions.title')}
          </h2>
          <AllOf to="/help">{t('questions.all')}</AllOf>
        </div>
        <Questions>
          {questions.map(({ question, answer }) => (
            <Question key={question} question={question} answer={answer} basename={basename} />
          ))}
        </Questions>
      </div>
    </section>
  )
}

/** Structured data of the site and its organization. */
function StructuredSite() {
  const { t } = useTranslation('shell')
  const { productName, publicUrl, language } = useSite()
  const organization = { '@id': `${publicUrl}/#organization` }
  return (
    <StructuredData
      graph={[
        {
          '@type': 'Organization',
          ...organization,
          name: productName,
          url: publicUrl,
          logo: `${publicUrl}/favicon.svg`,
        },
        {
          '@type': 'WebSite',
          '@id': `${publicUrl}/#website`,
          name: productName,
          url: publicUrl,
          inLanguage: language,
          description: t('description'),
          publisher: organization,
        },
      ]}
    />
  )
}

/** Links for affiliates, suppliers, and requests beyond the search. */
function WorkWithUs() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="work" className="bg-sand-deep">
      <div className="page-width py-14 md:py-20">
        <h2 id="work" className="text-xl md:text-2xl">
          {t('work.title')}
        </h2>
        <ul className="mt-8 grid gap-3 md:grid-cols-3">
          {STEPS.map(({ key, to }) => (
            <li key={key} className="flex flex-col rounded-card border border-line bg-paper p-4 md:p-6">
              <h3 className="text-lg">{t(`work.${key}.title`)}</h3>
              <p className="mt-2 mb-5 text-ink-soft">{t(`work.${key}.text`)}</p>
              <LinkButton to={to} variant="second" className="mt-auto self-start text-center">
                {t(`work.${key}.link`)}
              </LinkButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The steps of a rental, on one road. */
function HowItWorks({ steps }: Pick<Home, 'steps'>) {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="steps" className="bg-sand-deep">
      <div className="page-width py-14 md:py-20">
        <h2 id="steps" className="text-xl md:text-2xl">
          {t('steps.title')}
        </h2>
        <ol className="mt-8 grid gap-10 md:grid-cols-3 md:gap-6">
          {steps.map(({ title, text }, at) => (
            <li key={title}>
              <CarDrawing bodyType={CARS[at % CARS.length] ?? 'hatchback'} className="block w-44" />
              <div aria-hidden="true" className="mb-5 flex items-center gap-3">
                <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-petrol text-sm font-semibold text-on-petrol tabular">
                  {at + 1}
                </span>
                <span className="h-px grow border-t-2 border-dashed border-line-strong" />
              </div>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-2 max-w-sm text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** A link to the full page of a home section. */
function AllOf({ to, children }: { to: string; children: string }) {
  return (
    <p className="mt-4">
      <PageLink
        to={to}
        className="inline-flex min-h-11 items-center gap-2 font-medium text-coral-deep underline-offset-4 hover:underline"
      >
        {children}
        <ArrowRight className="size-4 mirrored" />
      </PageLink>
    </p>
  )
}
