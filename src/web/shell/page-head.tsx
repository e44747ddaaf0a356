import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { addressIn } from '#web/app/address.ts'
import { useSite } from '#web/app/site.tsx'

type PageHeadProps = {
  /** The page's own title; home has none and is called by the product's name (specification §1). */
  title?: string | undefined
  description?: string | undefined
  /** For pages about one person's booking, and for error pages. */
  noIndex?: boolean
}

/** Title, description, canonical address and the other languages' addresses; React moves them into the head. */
export function PageHead({ title, description, noIndex = false }: PageHeadProps) {
  const { t } = useTranslation('shell')
  const { productName, publicUrl, basename } = useSite()
  const { pathname } = useLocation()
  const own = `${publicUrl}${basename}${pathname === '/' && basename ? '' : pathname}`
  return (
    <>
      <title>{title ? `${title} – ${productName}` : productName}</title>
      <meta name="description" content={description ?? t('description')} />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={own} />
          <link rel="alternate" hrefLang="en" href={publicUrl + addressIn('en', pathname)} />
          <link rel="alternate" hrefLang="ar" href={publicUrl + addressIn('ar', pathname)} />
          <link rel="alternate" hrefLang="x-default" href={publicUrl + pathname} />
        </>
      )}
    </>
  )
}
