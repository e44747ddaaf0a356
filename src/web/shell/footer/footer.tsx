import { Suspense } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation } from 'react-router'
import { useSite } from '#web/app/site.tsx'
import { BrandMark } from '#ui/drawings/brand.tsx'
import { lazyHydrated } from '#ui/lazy-module.ts'
import { PageLink } from '../page-link.tsx'

/** The footer's link sets by their headings: labels and addresses. */
const LINK_SETS = {
  explore: { 'nav.home': '/', 'nav.about': '/about', 'nav.deals': '/deals', 'footer.places': '/car-hire' },
  help: {
    'nav.help': '/help',
    'nav.contact': '/contact',
    'nav.manage': '/manage-booking',
    'footer.saved': '/saved',
  },
  join: {
    'footer.partner': '/become-partner',
    'footer.supplier': '/become-supplier',
    'footer.local': '/local-deals',
    'footer.widget': '/widget',
  },
  legal: { 'footer.privacy': '/privacy-policy', 'footer.terms': '/terms-and-conditions' },
}

/** Pages whose footer has no link set, and the one without a footer (specification §2). */
const WITHOUT_LINKS: ReadonlySet<string> = new Set(['/become-partner', '/become-supplier'])
const WITHOUT_FOOTER = '/pdf-invoice'

const form = () => import('./newsletter-form.tsx').then((part) => part.NewsletterForm)
/** Works as the server renders it; its code comes after the page's. */
const NewsletterForm = import.meta.env.SSR ? await form() : lazyHydrated(form)

export function Footer() {
  const { t } = useTranslation('shell')
  const { productName } = useSite()
  const { pathname } = useLocation()
  if (pathname === WITHOUT_FOOTER) return null
  return (
    <footer className="on-petrol bg-petrol text-on-petrol-soft print:hidden">
      <div className="page-width py-8 md:py-12">
        {!WITHOUT_LINKS.has(pathname) && (
          <div className="mb-8 flex flex-col gap-10 border-b border-on-petrol-soft/30 pb-8 md:mb-10 md:pb-10">
            <Suspense fallback={null}>
              <NewsletterForm />
            </Suspense>
            <FooterLinks className="grid grid-cols-1 gap-x-6 gap-y-8 min-[22rem]:grid-cols-2 lg:grid-cols-4" />
          </div>
        )}
        <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
          <p className="flex items-center gap-2.5 text-base font-semibold text-on-petrol" translate="no">
            <BrandMark className="size-7" />
            {productName}
          </p>
          <p className="text-xs">
            <span className="block">
              <bdi>{t('footer.copyright')}</bdi>
            </span>
            <span className="block">{t('footer.rights')}</span>
          </p>
        </div>
      </div>
    </footer>
  )
}

function FooterLinks({ className }: { className: string }) {
  const { t } = useTranslation('shell')
  return (
    <nav aria-label={t('footer.label')} className={className}>
      {Object.entries(LINK_SETS).map(([set, links]) => (
        <div key={set}>
          <h2 className="text-xs text-on-petrol">{t(`footer.${set}`)}</h2>
          <ul className="mt-2">
            {Object.entries(links).map(([label, to]) => (
              <li key={to}>
                <PageLink
                  to={to}
                  className="inline-flex min-h-11 items-center py-1.5 text-sm leading-snug hover:text-on-petrol hover:underline"
                >
                  {t(label)}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
