import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { UserReply } from '#domains/accounts/account.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useForgetPasswordMutation } from '#web/app/session/sign-in.api.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { useHeader } from '#web/app/store.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Notice } from '#ui/notice.tsx'

type ChoosePasswordProps = {
  user: UserReply
  /** True if shown instead of a form that needs the password. */
  needed?: boolean
}

/**
 * For users who only sign in through another service: a link to choose a first password. It needs a verified address;
 * with an unverified one, the other ways of signing in would end.
 */
export function ChoosePassword({ user, needed = false }: ChoosePasswordProps) {
  const { t } = useTranslation('account')
  const words = useErrorWords()
  const { lang_id } = useHeader()
  // Shared: requested once, however many cards of a page show it.
  const [requestLink, { data, error, isLoading }] = useForgetPasswordMutation({
    fixedCacheKey: 'choose password',
  })
  const reason = needed && <p className="text-sm">{t('choose_password.needed')}</p>
  if (!user.email_verified)
    return (
      <div className="flex flex-col items-start gap-3">
        {reason}
        <p className="text-sm">{t('choose_password.unproved')}</p>
        <LinkButton to="/account" variant="second">
          {t('choose_password.prove')}
        </LinkButton>
      </div>
    )
  return (
    <div className="flex flex-col items-start gap-3">
      {reason}
      {error && <Notice tone="bad">{words(error)}</Notice>}
      {data && (
        <Notice tone="good" title={t('email.sent')}>
          {t('choose_password.sent', { email: isolate(user.email, 'ltr') })}
        </Notice>
      )}
      <Button
        variant="second"
        busy={isLoading}
        onClick={() => void requestLink({ email: user.email, lang_id })}
      >
        {t('choose_password.send')}
      </Button>
    </div>
  )
}
