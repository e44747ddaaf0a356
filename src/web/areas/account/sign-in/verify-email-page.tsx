import { explainSignIn } from './explain-sign-in.ts'
import { useEffect } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useActionData } from 'react-router'
import { z } from 'zod'
import { PasswordField } from '#domains/accounts/account.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { problemOf } from '#ui/error-words.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { EnvelopeDrawing } from '#ui/drawings/account-drawings.tsx'
import { signInApi } from '#web/app/session/sign-in.api.ts'
import { formAction } from '#web/forms/form-action.ts'
import { AccountFrame } from '#web/shell/account-frame.tsx'
import { Done } from '#web/shell/done.tsx'
import { Form } from '#web/forms/form.tsx'
import { LinkNeeded } from '#web/shell/link-needed.tsx'
import { useActionForm } from '#web/forms/use-action-form.ts'
import { forgetMailedSecret, useMailedSecret } from '#web/forms/use-mailed-secret.ts'
import { PasswordRequest, SignInFirst, type OwnerShownBy } from './whose-account.tsx'

const VerifyForm = z.object({ secret: z.string(), password: PasswordField.optional() })

const SHOWN_BY: Readonly<Record<string, OwnerShownBy>> = {
  password_needed: 'password',
  password_unset: 'sign_in',
}

export const action = formAction({
  contract: VerifyForm,
  send: (body, { dispatch }) => dispatch(signInApi.endpoints.verifyEmail.initiate(body)),
  done: ({ user }) => ({ done: user.email }),
  failed: (error) => {
    const shown_by = SHOWN_BY[problemOf(error)?.code ?? '']
    return shown_by && { shown_by }
  },
})

/**
 * Verifies an address by a mailed link, whose secret is in the URL fragment. It requires a click: mail scanners that
 * open links must verify nothing. A visitor not signed in to the account proves ownership with its password.
 */
export function Component() {
  const { t } = useTranslation('accounts')
  const form = useActionForm()
  const answer = useActionData<{ shown_by?: OwnerShownBy }>()
  const mailed = useMailedSecret({ stored: true })
  const drawing = <EnvelopeDrawing />
  useEffect(() => {
    if (form.done !== null) forgetMailedSecret()
  }, [form.done])
  if (form.done !== null)
    return (
      <Done
        drawing={drawing}
        title={t('verify.done')}
        text={t('verify.done_text', { email: isolate(form.done, 'ltr') })}
        next={<LinkButton to="/">{t('verify.go_on')}</LinkButton>}
      />
    )
  const shownBy = answer?.shown_by ?? form.entered.shown_by
  return (
    <AccountFrame title={t('verify.title')} text={shownBy ? undefined : t('verify.text')} drawing={drawing}>
      {mailed.state !== 'there' && <LinkNeeded state={mailed.state} another="/login" />}
      {mailed.state === 'there' && shownBy === 'sign_in' && <SignInFirst />}
      {mailed.state === 'there' && shownBy !== 'sign_in' && (
        <Form
          form={form}
          action={`#${mailed.secret}`}
          explain={explainSignIn(t)}
          label={t('verify.send')}
          wide
        >
          <input type="hidden" name="secret" value={mailed.secret} />
          {shownBy === 'password' && (
            <>
              <input type="hidden" name="shown_by" value="password" />
              <PasswordRequest form={form} />
            </>
          )}
        </Form>
      )}
    </AccountFrame>
  )
}
