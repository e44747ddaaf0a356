import { useTranslation } from 'react-i18next'
import { useSite } from '#web/app/site.tsx'

/** Structured data of the site for search engines (schema.org); never executed. */
export function StructuredSite() {
  const { t } = useTranslation('shell')
  const { productName, publicUrl, language } = useSite()
  const site = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        name: productName,
        url: publicUrl,
        inLanguage: language,
        description: t('description'),
      },
      { '@type': 'AutoRental', name: productName, url: publicUrl, logo: `${publicUrl}/favicon.svg` },
    ],
  }
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(site).replaceAll('<', String.raw`\u003c`) }}
    />
  )
}
