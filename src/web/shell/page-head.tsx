import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation, useMatches } from 'react-router'
import { addressIn } from '#web/app/address.ts'
import type { PageHandle } from '#web/app/page.ts'
import { useSite } from '#web/app/site.tsx'
import { SharedLink, type SharedWords } from './shared-link.tsx'

type PageHeadProps = {
  /** The page's own title; home has none and is called by the product's name (specification §1). */
  title?: string | undefined
  description?: string | undefined
  /** True in a state that search engines must not list, even if the page's route allows it. */
  noIndex?: boolean
  /** Preview image of links to this page instead of the home page's, on an unlisted page. */
  shared?: SharedWords | undefined
}

/**
 * Title, description, the preview of a shared link and, on pages that search engines list, the canonical
 * address and the other languages' addresses. React moves them into the head.
 */
export function PageHead({ title, description, noIndex = false, shared }: PageHeadProps) {
  const { t } = useTranslation('shell')
  const { productName, publicUrl, basename, language, languages } = useSite()
  const { pathname } = useLocation()
  const indexed = useIndexed() && !noIndex
  const own = `${publicUrl}${basename}${pathname === '/' && basename ? '' : pathname}`
  const about = description ?? t('description')
  return (
    <>
      <title>{title ? `${title} – ${productName}` : productName}</title>
      <meta name="description" content={about} />
      {/* For crawlers, which run no script: the browser needs neither the tags nor their code. */}
      {import.meta.env.SSR && (
        <SharedLink
          title={shared?.title ?? title ?? productName}
          description={shared?.description ?? about}
          url={shared ? `${publicUrl}${addressIn(language, shared.path)}` : own}
          ownPicture={indexed}
          shared={shared}
        />
      )}
      {indexed ? (
        <>
          <link rel="canonical" href={own} />
          {languages.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={publicUrl + addressIn(code, pathname)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={publicUrl + pathname} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}

/** Returns true if the page's route says that search engines list it. */
function useIndexed(): boolean {
  const { indexed = false } = (useMatches().at(-1)?.handle ?? {}) as Partial<PageHandle>
  return indexed
}
