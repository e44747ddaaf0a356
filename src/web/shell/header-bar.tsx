import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { useSite } from '#web/app/site.tsx'
import { BrandMark } from '#ui/drawings/brand.tsx'
import { PageLink } from './page-link.tsx'
import { AccountEntry } from './account-entry.tsx'
import { CurrencyMenu } from './currency-menu.tsx'
import { LanguageSwitch } from './language-switch.tsx'

const places = [
  { to: '/', label: 'nav.home' },
  { to: '/manage-booking', label: 'nav.manage' },
] as const

const navLink =
  'flex min-h-10 items-center rounded-field px-3 text-sm whitespace-nowrap text-on-petrol-soft hover:text-on-petrol aria-[current=page]:text-on-petrol aria-[current=page]:underline aria-[current=page]:decoration-coral aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8'

/** Brand, navigation with the visitor's account at its end, currency and language. */
export function HeaderBar() {
  const { t } = useTranslation('shell')
  const { productName } = useSite()
  return (
    <header className="on-petrol bg-petrol text-on-petrol print:hidden">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-2 md:flex-nowrap md:gap-x-6">
        <PageLink to="/" className="flex min-h-12 items-center gap-2.5 text-lg font-semibold" translate="no">
          <BrandMark className="size-8" />
          {productName}
        </PageLink>
        <nav
          aria-label={t('nav.label')}
          className="order-last -mx-2 flex w-full items-center gap-1 pb-2 md:order-none md:mx-0 md:w-auto md:grow md:pb-0"
        >
          {places.map(({ to, label }) => (
            <NavLink key={to} to={to} end className={navLink}>
              {t(label)}
            </NavLink>
          ))}
          <div className="ms-auto">
            <AccountEntry className={navLink} />
          </div>
        </nav>
        <div className="ms-auto flex items-center gap-1">
          <CurrencyMenu />
          <LanguageSwitch />
        </div>
      </div>
    </header>
  )
}
