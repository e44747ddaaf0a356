import type { ReactNode } from 'react'
import { formatDay } from '#ui/formats/dates.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLanguage } from '#ui/use-language.ts'
import type { Preload } from '#web/app/page.ts'
import { isLinkSecret, useLinkSecret } from '#web/forms/use-link-secret.ts'
import { priceMailsApi, useReadPriceMailsQuery } from './price-mails.api.ts'

/** Fetches the subject of a page's link. */
export const preload: Preload = async ({ dispatch, url }) => {
  const secret = url.searchParams.get('secret') ?? ''
  if (isLinkSecret(secret))
    await dispatch(priceMailsApi.endpoints.readPriceMails.initiate({ secret }, { subscribe: false }))
}

/** Subject of a mailed link: the search of an alert, or a guarded booking; empty if the link has expired. */
export function WatchedPrice() {
  const { t } = useTranslation('price_mails')
  const language = useLanguage()
  const secret = useLinkSecret()
  const { data } = useReadPriceMailsQuery({ secret: secret ?? '' }, { skip: secret === null })
  if (!data) return null
  const { reference, search } = data
  if (!search) return reference === null ? null : <Facts>{fact(t('about.booking'), reference)}</Facts>
  const { place, dropoff_place, pickup_at, dropoff_at, most, conditions } = search
  return (
    <Facts>
      {fact(t('about.pickup'), place, formatDay(pickup_at, language))}
      {fact(t('about.dropoff'), dropoff_place ?? place, formatDay(dropoff_at, language))}
      {fact(t('about.most'), formatMoney(most, language))}
      {conditions.length > 0 && fact(t('about.only'), '', ...conditions)}
    </Facts>
  )
}

function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-card bg-sand p-4 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
      {children}
    </dl>
  )
}

/** `main` is emphasised; the other lines must be unique. */
function fact(name: string, main: string, ...lines: string[]) {
  return (
    <div className="contents">
      <dt className="text-ink-soft max-sm:-mb-2">{name}</dt>
      <dd>
        {main !== '' && (
          <div dir="auto" className="font-medium">
            {main}
          </div>
        )}
        {lines.map((line) => (
          <div key={line} dir="auto">
            {line}
          </div>
        ))}
      </dd>
    </div>
  )
}
