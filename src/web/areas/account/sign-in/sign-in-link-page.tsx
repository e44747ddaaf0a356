import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { KeyDrawing } from '#ui/drawings/account-drawings.tsx'
import { AccountFrame } from '#web/shell/account-frame.tsx'
import { LinkNeeded } from '#web/shell/link-needed.tsx'

/**
 * The target of a mailed sign-in link. It requires a click: mail scanners that open links must not use it up. The form
 * posts directly to the API, so that it needs no script.
 */
export function Component() {
  const { t } = useTranslation('accounts')
  const [query] = useSearchParams()
  const token = query.get('token')
  const callbackUrl = query.get('callbackUrl')
  return (
    <AccountFrame
      title={t('sign_in_link.title')}
      text={token === null ? undefined : t('sign_in_link.text')}
      drawing={<KeyDrawing />}
    >
      {token === null ? (
        <LinkNeeded state="missing" another="/login" />
      ) : (
        <form method="post" action="/api/auth/callback/email">
          <input type="hidden" name="token" value={token} />
          {callbackUrl !== null && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
          <Button type="submit" wide>
            {t('sign_in_link.send')}
          </Button>
        </form>
      )}
    </AccountFrame>
  )
}
