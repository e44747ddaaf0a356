import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSiteSelector } from '../store.ts'
import { Notice } from '../ui/notice.tsx'

/** Faults of signing in that have words of their own, by the names of specification §8; any other is told in general. */
const TOLD = {
  SessionRequired: 'session_required',
  AccessDenied: 'denied',
  AccountNotLinkedError: 'not_linked',
  AccountNotLinked: 'not_linked',
  OAuthAccountNotLinked: 'not_linked',
  Verification: 'link_over',
  EmailSignin: 'mail',
  CredentialsSignin: 'credentials',
} as const satisfies Record<string, string>

/** Why the visitor was sent here, or who they are already. */
export function SessionNotice() {
  const { t } = useTranslation('accounts')
  const [query] = useSearchParams()
  const { isLoggedIn, userData } = useSiteSelector(({ session }) => session.data)
  const error = query.get('error')
  if (error === 'SessionRequired')
    return (
      <Notice tone="plain" title={t('error.session_required_title')}>
        {t('error.session_required')}
      </Notice>
    )
  if (error !== null)
    return (
      <Notice tone="bad">
        {t(`error.${Object.hasOwn(TOLD, error) ? TOLD[error as keyof typeof TOLD] : 'other'}`)}
      </Notice>
    )
  if (!isLoggedIn) return null
  return (
    <Notice tone="plain" title={t('login.already', { name: `\u2068${userData?.name ?? ''}\u2069` })}>
      {t('login.already_text')}
    </Notice>
  )
}
