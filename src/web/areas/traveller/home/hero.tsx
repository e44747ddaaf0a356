import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Home } from '#domains/content/home.contract.ts'
import { SearchForm } from '#web/rentals/search-form/search-form.tsx'
import { HeroDrawing } from '#ui/drawings/hero-drawing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type HeroProps = { texts: Home['hero'] | undefined; failed: boolean }

/** The search form over the hero drawing. */
export function Hero({ texts, failed }: HeroProps) {
  return (
    <div className="on-petrol relative isolate bg-petrol text-on-petrol">
      <div className="absolute inset-0 -z-10 overflow-hidden">
        <HeroDrawing />
      </div>
      <div className="page-width pt-10 pb-10 md:pt-16 lg:pb-24">
        <Heading texts={texts} failed={failed} />
        <SearchForm className="mt-8 shadow-floating md:mt-24 lg:mt-40" />
      </div>
    </div>
  )
}

function Heading({ texts, failed }: HeroProps) {
  const { t } = useTranslation('home')
  if (!texts && !failed)
    return (
      <>
        <Skeleton className="h-9 max-w-2xl bg-petrol-deep md:h-12" />
        <Skeleton className="mt-3 h-12 max-w-xl bg-petrol-deep md:mt-4" />
      </>
    )
  return (
    <>
      <h1 className="max-w-2xl text-2xl md:text-3xl">{texts?.title ?? t('form.label')}</h1>
      {texts && <p className="mt-3 max-w-xl text-base text-on-petrol md:mt-4">{texts.lead}</p>}
    </>
  )
}
