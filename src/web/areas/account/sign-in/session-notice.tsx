import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { isolate } from '#kernel/isolate.ts'
import { useSiteSelector } from '#web/app/store.ts'
import { Notice } from '#ui/notice.tsx'
import { signInFault } from './sign-in-fault.ts'

/** Reason for the redirect, or the signed-in account. */
export function SessionNotice() {
  const { t } = useTranslation('accounts')
  const [query] = useSearchParams()
  const { isLoggedIn, userData } = useSiteSelector(({ session }) => session.data)
  const fault = signInFault(query)
  if (fault === 'session_required' || fault === 'second_step')
    return (
      <Notice tone="plain" title={t(`error.${fault}_title`)}>
        {t(`error.${fault}`)}
      </Notice>
    )
  if (fault) return <Notice tone="bad" title={t(`error.${fault}`)} />
  if (query.get('type') === 'email')
    return (
      <Notice tone="good" title={t('mailed.title')}>
        {t('mailed.text')}
      </Notice>
    )
  if (!isLoggedIn) return null
  return (
    <Notice tone="plain" title={t('login.already', { name: isolate(userData?.name ?? '') })}>
      {t('login.already_text')}
    </Notice>
  )
}
