import { Heart, ChevronDown } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSite } from '#web/app/site.tsx'
import { BrandMark } from '#ui/drawings/brand.tsx'
import { classes } from '#ui/classes.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { PageLink } from '../page-link.tsx'
import { NavLink } from '../site-link.tsx'
import { useLocation } from 'react-router'
import { withCallbackUrl } from '#web/app/session/callback-url.ts'
import { useSiteSelector, useHeader, useSiteDispatch } from '#web/app/store.ts'
import { AccountMenu } from './account-menu.tsx'
import { useClosingMenu } from './use-closing-menu.ts'
import { useEffect } from 'react'
import { CURRENCIES } from '#kernel/locale.ts'
import { currencyChosen } from '#web/app/header.ts'
import { saveCurrency, subscribeToCurrency } from '#web/app/preferences.ts'

/** The cars that a visitor saved: an icon of the header, an entry of its menu. */
const SAVED = '/saved'

/** Labels of the navigation with their pages, in its order (specification §2). */
const SITE_PAGES = Object.entries({
  'nav.home': '/',
  'nav.about': '/about',
  'nav.deals': '/deals',
  'nav.help': '/help',
  'nav.contact': '/contact',
  'nav.manage': '/manage-booking',
})

const entry =
  'min-h-10 items-center gap-2 rounded-field px-2 text-sm whitespace-nowrap max-[22rem]:px-1 text-on-petrol-soft hover:text-on-petrol sm:px-3 lg:px-2 lg:text-xs xl:text-sm'
const navLink =
  'aria-[current=page]:text-on-petrol aria-[current=page]:underline aria-[current=page]:decoration-coral aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8'
const shown = classes('flex', entry, navLink)
const onLarge = classes('hidden lg:flex', entry, navLink)
const MANAGE = '/manage-booking'

/** Brand, navigation with the visitor's account at its end, currency and language. */
export function HeaderBar() {
  const { t } = useTranslation('shell')
  const { productName } = useSite()
  return (
    <header className="on-petrol bg-petrol text-on-petrol print:hidden">
      <div className="page-width relative flex min-h-16 flex-wrap items-center gap-x-2 md:flex-nowrap md:gap-x-4">
        <PageLink to="/" className="flex min-h-12 items-center gap-2.5 text-lg font-semibold" translate="no">
          <BrandMark className="size-8" />
          {productName}
        </PageLink>
        <nav
          aria-label={t('nav.label')}
          className="order-last -mx-2 flex w-full items-center gap-1 pb-2 md:order-none md:mx-0 md:w-auto md:grow md:pb-0 lg:gap-0 xl:gap-1"
        >
          <SiteMenu className={classes('flex [&::-webkit-details-marker]:hidden', entry)} />
          {SITE_PAGES.map(([label, to]) => (
            // A narrow screen shows only the link that travellers come back for.
            <NavLink key={to} to={to} className={to === MANAGE ? shown : onLarge}>
              {t(label)}
            </NavLink>
          ))}
          <div className="ms-auto">
            <AccountEntry className={shown} />
          </div>
        </nav>
        <div className="ms-auto flex items-center gap-1 lg:gap-0 xl:gap-1">
          <NavLink
            to={SAVED}
            aria-label={t('footer.saved')}
            title={t('footer.saved')}
            className="flex min-h-12 min-w-11 items-center justify-center rounded-field hover:bg-petrol-deep max-[22rem]:hidden"
          >
            <Heart aria-hidden="true" className="size-5" />
          </NavLink>
          <CurrencyMenu />
          <LanguageSwitch />
        </div>
      </div>
    </header>
  )
}

/** The end of the navigation: Login, or the signed-in user. */
function AccountEntry({ className }: { className: string }) {
  const { t } = useTranslation('shell')
  const here = useLocation()
  const { status, data } = useSiteSelector(({ session }) => session)
  const { isLoggedIn, userData } = data
  if (status !== 'unauthenticated' && isLoggedIn && userData) return <AccountMenu user={userData} />
  return (
    <NavLink to={withCallbackUrl('/login', here)} className={className}>
      {t('nav.login')}
    </NavLink>
  )
}

/** The navigation of narrow screens, over the page below the header; opens before hydration. */
function SiteMenu({ className }: { className: string }) {
  const { t } = useTranslation('shell')
  const menu = useClosingMenu()
  return (
    <details ref={menu} className="group lg:hidden">
      <summary className={className}>
        {t('nav.menu')}
        <ChevronDown className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ul className="absolute inset-x-4 top-full z-30 mt-1 on-paper rounded-card border border-line bg-paper p-1.5 shadow-floating md:inset-e-auto md:w-80">
        {[...SITE_PAGES, ['footer.saved', SAVED] as const].map(([label, to]) => (
          <li key={to}>
            <NavLink
              to={to}
              className="flex min-h-12 items-center rounded-field px-3 text-base text-ink hover:bg-sand-deep aria-[current=page]:bg-coral-wash aria-[current=page]:font-semibold aria-[current=page]:text-coral-deep"
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The currency prices are shown in; another one re-prices the page. */
function CurrencyMenu() {
  const { t } = useTranslation('shell')
  const { productName } = useSite()
  const { currency_id } = useHeader()
  const dispatch = useSiteDispatch()
  useEffect(
    () => subscribeToCurrency(productName, (id) => dispatch(currencyChosen(id))),
    [productName, dispatch],
  )
  const choose = (id: number) => {
    saveCurrency(productName, id)
    dispatch(currencyChosen(id))
  }
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={t('currency')}
        // On Back a browser restores a field's value, which looks like a new choice.
        autoComplete="off"
        value={currency_id}
        onChange={(event) => choose(Number(event.target.value))}
        className="min-h-12 cursor-pointer appearance-none rounded-field bg-transparent ps-3 pe-8 text-sm text-on-petrol hover:bg-petrol-deep"
      >
        {CURRENCIES.map(({ id, code }) => (
          <option key={id} value={id} className="bg-paper text-ink">
            {code}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute inset-e-2.5 size-4" />
    </span>
  )
}
