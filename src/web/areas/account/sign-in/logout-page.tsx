import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Form, redirectDocument } from 'react-router'
import { errorWords } from '#ui/error-words.ts'
import { api } from '#web/app/api.ts'
import type { Action } from '#web/app/page.ts'
import { forgetUserData } from '#web/app/preferences.ts'
import { clearTab } from '#web/forms/tab-storage.ts'
import { notifyOtherTabs } from '#web/app/session/session-messages.ts'
import { toast, toastThere } from '#web/shell/toasts/toast.ts'
import { useSiteSelector } from '#web/app/store.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { KeyDrawing } from '#ui/drawings/account-drawings.tsx'
import { signInApi } from '#web/app/session/sign-in.api.ts'
import { AccountFrame } from '#web/shell/account-frame.tsx'

export const action: Action = async ({ dispatch, words, site }) => {
  // The session may end before the server handles these requests: their rejections would appear as errors of
  // this page.
  for (const query of dispatch(api.util.getRunningQueriesThunk())) query.abort()
  const { error } = await dispatch(signInApi.endpoints.logout.initiate())
  // A visitor whose token has expired is already signed out.
  const over = error === undefined || ('status' in error && error.status === 401)
  if (!import.meta.env.SSR && !over) toast.error(errorWords(error, words))
  if (!over) return null
  if (!import.meta.env.SSR) {
    forgetUserData(site.productName)
    clearTab()
    toastThere({ kind: 'success', text: words.t('shell:nav.logged_out') })
    notifyOtherTabs('signout')
  }
  // A new document, so that no data of the previous user is left. Without script this page confirms the sign-out.
  return redirectDocument(import.meta.env.SSR ? '/logout' : '/', 303)
}

/** Logout; the header's menu sends its form here. */
export function Component() {
  const { t } = useTranslation('accounts')
  const { isLoggedIn } = useSiteSelector(({ session }) => session.data)
  return (
    <AccountFrame title={t(isLoggedIn ? 'logout.title' : 'logout.done')} drawing={<KeyDrawing />}>
      {isLoggedIn ? (
        <Form method="post">
          <Button type="submit" wide>
            {t('shell:nav.logout')}
          </Button>
        </Form>
      ) : (
        <LinkButton to="/login">{t('login.title')}</LinkButton>
      )}
    </AccountFrame>
  )
}
