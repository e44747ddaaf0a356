import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink } from './page-link.tsx'

/** The footer's link sets: a heading and its pages. */
const LINK_SETS = [
  {
    title: 'footer.explore',
    links: [
      { to: '/', label: 'nav.home' },
      { to: '/about', label: 'nav.about' },
      { to: '/deals', label: 'nav.deals' },
      { to: '/car-hire', label: 'footer.places' },
    ],
  },
  {
    title: 'footer.help',
    links: [
      { to: '/help', label: 'nav.help' },
      { to: '/contact', label: 'nav.contact' },
      { to: '/manage-booking', label: 'nav.manage' },
    ],
  },
  {
    title: 'footer.join',
    links: [
      { to: '/become-partner', label: 'footer.partner' },
      { to: '/become-supplier', label: 'footer.supplier' },
      { to: '/local-deals', label: 'footer.local' },
    ],
  },
  {
    title: 'footer.legal',
    links: [
      { to: '/privacy-policy', label: 'footer.privacy' },
      { to: '/terms-and-conditions', label: 'footer.terms' },
    ],
  },
] as const

export function FooterLinks({ className }: { className: string }) {
  const { t } = useTranslation('shell')
  const id = useId()
  return (
    <nav aria-label={t('footer.label')} className={className}>
      {LINK_SETS.map(({ title, links }) => (
        <div key={title}>
          <h2 id={id + title} className="text-xs font-semibold text-on-petrol">
            {t(title)}
          </h2>
          <ul aria-labelledby={id + title} className="mt-2 flex flex-col">
            {links.map(({ to, label }) => (
              <li key={to}>
                <PageLink
                  to={to}
                  className="inline-flex min-h-11 items-center py-1.5 text-sm leading-snug hover:text-on-petrol hover:underline hover:underline-offset-4"
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
