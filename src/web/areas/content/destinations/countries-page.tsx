import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Preload } from '#web/app/page.ts'
import { FaultScreen } from '#web/shell/fault-screen.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { StructuredBreadcrumb } from '#web/shell/structured-breadcrumb.tsx'
import { destinationsApi, useListCountriesQuery } from './destinations.api.ts'
import { failedPage } from './right-address.ts'
import { StillLoading } from './still-loading.tsx'

export const preload: Preload = async ({ dispatch }) => {
  const { data, error } = await dispatch(
    destinationsApi.endpoints.listCountries.initiate({}, { subscribe: false }),
  )
  if (!data) failedPage(error)
}

/** Countries that have rental desks. */
export function Component() {
  const { t } = useTranslation('destinations')
  const { data, error } = useListCountriesQuery({})
  if (!data) return error ? <FaultScreen kind="broken" /> : <StillLoading />
  const { countries } = data
  return (
    <div className="page-width py-6 md:pb-14">
      <PageHead title={t('all.title')} description={t('all.lead')} />
      <StructuredBreadcrumb crumbs={[{ label: t('crumb') }]} />
      <h1 className="mt-3 text-2xl md:text-3xl">{t('all.title')}</h1>
      <p className="mt-3 max-w-3xl text-ink-soft">{t('all.lead')}</p>
      <ul className="mt-8 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {countries.map(({ country_code, name, path, places }) => (
          <li key={country_code}>
            <PageLink
              to={path}
              className="flex h-full items-center justify-between gap-3 rounded-card border border-line bg-paper p-4 transition-colors duration-150 hover:border-coral-deep"
            >
              <span className="text-sm font-semibold">{name}</span>
              <span className="shrink-0 text-xs text-ink-soft">{t('all.places', { count: places })}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
