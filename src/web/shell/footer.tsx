import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useSite } from '#web/app/site.tsx'
import { BrandMark } from '#ui/drawings/brand.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { PageLink } from './page-link.tsx'

/** Pages whose footer has no link set, and the one without a footer (specification §2). */
const WITHOUT_LINKS: ReadonlySet<string> = new Set(['/become-partner', '/become-supplier'])
const WITHOUT_FOOTER = '/pdf-invoice'

export function Footer() {
  const { t } = useTranslation('shell')
  const { productName } = useSite()
  const { pathname } = useLocation()
  if (pathname === WITHOUT_FOOTER) return null
  return (
    <footer className="on-petrol bg-petrol text-on-petrol-soft print:hidden">
      {!WITHOUT_LINKS.has(pathname) && (
        <div className="page-width pt-8 empty:hidden">
          <NewsletterForm />
        </div>
      )}
      <div className="page-width flex flex-col gap-4 py-8 sm:flex-row sm:items-center sm:justify-between">
        <p className="flex items-center gap-2.5 text-base font-semibold text-on-petrol" translate="no">
          <BrandMark className="size-7" />
          {productName}
        </p>
        {!WITHOUT_LINKS.has(pathname) && (
          <nav aria-label={t('footer.label')} className="flex flex-wrap gap-x-6">
            <PageLink to="/" className="inline-flex min-h-12 items-center text-sm hover:text-on-petrol">
              {t('nav.home')}
            </PageLink>
            <PageLink
              to="/manage-booking"
              className="inline-flex min-h-12 items-center text-sm hover:text-on-petrol"
            >
              {t('nav.manage')}
            </PageLink>
          </nav>
        )}
        <p className="text-xs">
          <span className="block">
            <bdi>{t('footer.copyright')}</bdi>
          </span>
          <span className="block">{t('footer.rights')}</span>
        </p>
      </div>
    </footer>
  )
}
