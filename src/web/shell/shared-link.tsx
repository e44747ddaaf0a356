import { languageRow } from '#kernel/locale.ts'
import { use } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation } from 'react-router'
import { useSite } from '#web/app/site.tsx'
import { PictureSigner } from '#web/app/picture-signer.ts'
import { textVersion } from '#kernel/text-version.ts'

type SharedLinkProps = {
  title: string
  description: string
  url: string
  /** True if the page has its own image; otherwise the home page's is shown. */
  ownPicture: boolean
  shared?: SharedWords | undefined
}

/** Texts of a shared link to a search or a car, also in its image. */
export type SharedWords = { title: string; description: string; total?: string | undefined; path: string }

/** Preview of links to the page on other sites (Open Graph and Twitter cards). */
export function SharedLink({ title, description, url, ownPicture, shared }: SharedLinkProps) {
  const { t } = useTranslation('shell')
  const { productName, publicUrl, language, languages } = useSite()
  const { pathname } = useLocation()
  const [path, texts] = ownPicture ? [pathname, [title, description]] : ['/', [productName, t('description')]]
  const name = path === '/' ? 'home' : path.slice(1)
  const sign = use(PictureSigner)
  const picture =
    shared && sign
      ? `${publicUrl}/og/shared/${sign({ language, title, description, ...(shared.total && { total: shared.total }) })}.png`
      : `${publicUrl}/og/${language}/${name}.png?v=${textVersion(texts.join('\n'))}`
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={languageRow(language).openGraphLocale} />
      {languages
        .filter((code) => code !== language)
        .map((code) => (
          <meta key={code} property="og:locale:alternate" content={languageRow(code).openGraphLocale} />
        ))}
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content={shared ? [title, description, shared.total].filter(Boolean).join(' · ') : texts[0]}
      />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
