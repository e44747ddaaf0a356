import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { useSite } from '#web/app/site.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { EnvelopeDrawing } from '#ui/drawings/account-drawings.tsx'
import { AFTER_SIGN_IN, sameOriginPage } from '#web/app/session/callback-url.ts'
import { Done } from '#web/shell/done.tsx'

/** The end of a registration: mentions the mailed link, and returns to the visitor's previous page. */
export function Component() {
  const { t } = useTranslation('accounts')
  const { publicUrl } = useSite()
  const [query] = useSearchParams()
  const back = sameOriginPage(query.get('callbackUrl'), new URL(publicUrl).origin)
  return (
    <Done
      drawing={<EnvelopeDrawing />}
      title={t('registered.title')}
      text={t('registered.text')}
      next={
        <>
          <LinkButton to={back ?? AFTER_SIGN_IN}>
            {t(back === null ? 'registered.search' : 'registered.go_on')}
          </LinkButton>
          <LinkButton to="/account" variant="second">
            {t('registered.account')}
          </LinkButton>
        </>
      }
    />
  )
}
