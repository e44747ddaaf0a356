import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSite } from '#web/app/site.tsx'
import { StructuredData } from '#web/shell/structured-data.tsx'

/** Structured data of the site and its organization. */
export function StructuredSite() {
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
