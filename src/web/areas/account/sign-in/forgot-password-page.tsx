import { useTranslation } from 'react-i18next'
import { Form, useLocation } from 'react-router'
import { ForgetPasswordBody } from '#domains/accounts/account.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import type { Action } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { Button } from '#ui/button.tsx'
import { KeyDrawing, LetterDrawing } from '#ui/drawings/account-drawings.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { signInApi } from '#web/app/session/sign-in.api.ts'
import { readForm, refusedCall } from '#web/forms/account-form.ts'
import { AccountFrame } from '#web/shell/account-frame.tsx'
import { withCallbackUrl } from '#web/app/session/callback-url.ts'
import { Done } from '#web/shell/done.tsx'
import { FormRefusal } from '#web/forms/form-refusal.tsx'
import { useAccountForm } from '#web/forms/use-account-form.ts'

const ForgotForm = ForgetPasswordBody.pick({ email: true })

export const action: Action = async ({ dispatch, getState, form }) => {
  const read = readForm(ForgotForm, form)
  if (!read.ok) return read.refusal
  const body = { ...read.value, lang_id: getState().header.lang_id }
  const asked = await dispatch(signInApi.endpoints.forgetPassword.initiate(body))
  return asked.error ? refusedCall(form, asked.error) : { done: read.value.email }
}

/** Requests a password-reset link; the reply never reveals whether the account exists. */
export function Component() {
  const { t } = useTranslation('accounts')
  const here = useLocation()
  const form = useAccountForm()
  const signIn = (
    <PageLink
      to={withCallbackUrl('/login', here)}
      className="inline-flex min-h-11 items-center text-sm text-coral-deep underline underline-offset-4"
    >
      {t('forgot.back')}
    </PageLink>
  )
  if (form.done !== null)
    return (
      <Done
        drawing={<LetterDrawing className="w-full" />}
        title={t('forgot.done')}
        text={t('forgot.done_text', { email: isolate(form.done, 'ltr') })}
        next={signIn}
      />
    )
  return (
    <AccountFrame
      title={t('forgot.title')}
      text={t('forgot.text')}
      drawing={<KeyDrawing className="w-full" />}
    >
      <PageHead title={t('forgot.title')} description={t('forgot.text')} />
      <Form method="post" noValidate preventScrollReset className="flex flex-col gap-4">
        <FormRefusal form={form} />
        <TextField
          {...form.field('email')}
          type="email"
          dir="ltr"
          label={t('email')}
          autoComplete="username"
          required
        />
        <Button type="submit" wide busy={form.busy}>
          {t('forgot.send')}
        </Button>
      </Form>
      {signIn}
    </AccountFrame>
  )
}
