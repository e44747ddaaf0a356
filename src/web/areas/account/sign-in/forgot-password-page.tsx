import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation } from 'react-router'
import { ForgetPasswordBody } from '#domains/accounts/account.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { KeyDrawing, EnvelopeDrawing } from '#ui/drawings/account-drawings.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { EmailInput } from '#ui/fields/text-field.tsx'
import { signInApi } from '#web/app/session/sign-in.api.ts'
import { formAction } from '#web/forms/form-action.ts'
import { AccountFrame } from '#web/shell/account-frame.tsx'
import { withCallbackUrl } from '#web/app/session/callback-url.ts'
import { Done } from '#web/shell/done.tsx'
import { Form } from '#web/forms/form.tsx'
import { useActionForm } from '#web/forms/use-action-form.ts'

const ForgotForm = ForgetPasswordBody.pick({ email: true })

export const action = formAction({
  contract: ForgotForm,
  send: (body, { dispatch }) => dispatch(signInApi.endpoints.forgetPassword.initiate(body)),
  done: (_, { email }) => ({ done: email }),
})

/** Requests a password-reset link; the reply never reveals whether the account exists. */
export function Component() {
  const { t } = useTranslation('accounts')
  const here = useLocation()
  const form = useActionForm()
  const signIn = (
    <TextLink to={withCallbackUrl('/login', here)} className="inline-flex min-h-11 items-center text-sm">
      {t('forgot.back')}
    </TextLink>
  )
  if (form.done !== null)
    return (
      <Done
        drawing={<EnvelopeDrawing />}
        title={t('forgot.done')}
        text={t('forgot.done_text', { email: isolate(form.done, 'ltr') })}
        next={signIn}
      />
    )
  return (
    <AccountFrame
      title={t('forgot.title')}
      description={t('forgot.text')}
      text={t('forgot.text')}
      drawing={<KeyDrawing />}
    >
      <Form form={form} label={t('forgot.send')} wide>
        <EmailInput {...form.field('email')} label={t('email')} autoComplete="username" required />
      </Form>
      {signIn}
    </AccountFrame>
  )
}
