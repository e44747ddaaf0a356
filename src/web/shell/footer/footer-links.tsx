import { useTranslation } from '#ui/messages/messages-provider.tsx'
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

export function FooterLinks({ className }: { className: string }) {
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
