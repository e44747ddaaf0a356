import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation } from 'react-router'
import { withCallbackUrl } from '#web/app/session/callback-url.ts'
import { useSiteSelector } from '#web/app/store.ts'
import { AccountMenu } from './account-menu.tsx'
import { NavLink } from '../site-link.tsx'

/** The end of the navigation: Login, or the signed-in user. */
export function AccountEntry({ className }: { className: string }) {
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
