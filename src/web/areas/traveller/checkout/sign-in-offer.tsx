import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation } from 'react-router'
import { withCallbackUrl } from '#web/app/session/callback-url.ts'
import { useSiteSelector } from '#web/app/store.ts'
import { PageLink } from '#web/shell/page-link.tsx'

const link = 'inline-flex min-h-11 items-center font-semibold text-coral-deep underline underline-offset-4'

/** For guests: the car in the cart moves into an account. */
export function SignInOffer() {
  const { t } = useTranslation('checkout')
  const here = useLocation()
  const signedIn = useSiteSelector(({ session }) => session.data.isLoggedIn)
  if (signedIn) return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 rounded-card bg-sand-deep px-4 py-1 text-sm text-ink-soft">
      {t('sign_in.text')}
      <PageLink to={withCallbackUrl('/login', here)} className={link}>
        {t('sign_in.login')}
      </PageLink>
      <PageLink to={withCallbackUrl('/register', here)} className={link}>
        {t('sign_in.register')}
      </PageLink>
    </p>
  )
}
