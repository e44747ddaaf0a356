import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { Breadcrumb } from '#web/shell/breadcrumb.tsx'

type PageBannerProps = { title: string; description: string; text: string; children?: ReactNode }

/** The header of a content page: its title, and a link to the home page. */
export function PageBanner({ title, description, text, children }: PageBannerProps) {
  const { t } = useTranslation('shell')
  return (
    <>
      <PageHead title={title} description={description} />
      <div className="border-b border-line bg-sand-deep">
        <div className="page-width pt-6 pb-6 md:pb-8">
          <Breadcrumb crumbs={[{ label: t('nav.home'), to: '/' }, { label: title }]} />
          <h1 className="mt-4 text-2xl">{title}</h1>
          <p className="mt-3 max-w-2xl text-base text-ink-soft">{text}</p>
          {children}
        </div>
      </div>
    </>
  )
}
