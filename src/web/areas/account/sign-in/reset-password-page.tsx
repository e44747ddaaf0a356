import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { NewPasswordField } from '#domains/accounts/account.contract.ts'
import { problemOf } from '#ui/error-words.ts'
import { withCallbackUrl } from '#web/app/session/callback-url.ts'
import { recheckSession } from '#web/app/session/follow-session.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { KeyDrawing } from '#ui/drawings/account-drawings.tsx'
import { signInApi } from '#web/app/session/sign-in.api.ts'
import { formAction } from '#web/forms/form-action.ts'
import { AccountFrame } from '#web/shell/account-frame.tsx'
import { Done } from '#web/shell/done.tsx'
import { Form } from '#web/forms/form.tsx'
import { LinkNeeded } from '#web/shell/link-needed.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { useActionForm } from '#web/forms/use-action-form.ts'
import { useMailedSecret } from '#web/forms/use-mailed-secret.ts'

const ResetForm = z.object({ reset_token: z.string(), new_password: NewPasswordField })

export const action = formAction({
  contract: ResetForm,
  send: (body, { dispatch }) => dispatch(signInApi.endpoints.changePassword.initiate(body)),
  done: (_data, _sent, { dispatch, getState, site }) => {
    if (!import.meta.env.SSR) recheckSession({ store: { dispatch, getState }, productName: site.productName })
    return { done: 'changed' }
  },
})

/** Resets the password by a mailed link, whose secret is in the URL fragment. */
export function Component() {
  const { t } = useTranslation('accounts')
  const form = useActionForm()
  const mailed = useMailedSecret()
  const here = useLocation()
  if (form.done !== null)
    return (
      <Done
        drawing={<KeyDrawing />}
        title={t('reset.done')}
        text={t('reset.done_text')}
        next={<LinkButton to={withCallbackUrl('/login', here)}>{t('login.title')}</LinkButton>}
      />
    )
  return (
    <AccountFrame title={t('reset.title')} text={t('reset.text')} drawing={<KeyDrawing />}>
      {mailed.state === 'there' ? (
        <Form form={form} action={`${here.search}#${mailed.secret}`} label={t('reset.send')} wide>
          {problemOf(form.error)?.code === 'link_over' && (
            <LinkButton to="/forgot-password" variant="second">
              {t('link.another')}
            </LinkButton>
          )}
          <input type="hidden" name="reset_token" value={mailed.secret} />
          <PasswordField
            {...form.field('new_password')}
            label={t('password.new')}
            hint={t('password.hint')}
            autoComplete="new-password"
          />
        </Form>
      ) : (
        <LinkNeeded state={mailed.state} another="/forgot-password" />
      )}
    </AccountFrame>
  )
}
