import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useActionData } from 'react-router'
import { z } from 'zod'
import { PasswordField } from '#domains/accounts/account.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { problemOf } from '#ui/error-words.ts'
import type { Action } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { LetterDrawing } from '#ui/drawings/account-drawings.tsx'
import { signInApi } from '#web/app/session/sign-in.api.ts'
import { readForm, refusedCall } from '#web/forms/account-form.ts'
import { AccountFrame } from '#web/shell/account-frame.tsx'
import { Done } from '#web/shell/done.tsx'
import { FormRefusal } from '#web/forms/form-refusal.tsx'
import { LinkNeeded } from '#web/shell/link-needed.tsx'
import { useAccountForm } from '#web/forms/use-account-form.ts'
import { forgetMailedSecret, useMailedSecret } from '#web/forms/use-mailed-secret.ts'
import { AskedPassword, SignInFirst, type OwnerShownBy } from './whose-account.tsx'

const VerifyForm = z.object({ secret: z.string(), password: PasswordField.optional() })

const SHOWN_BY: Readonly<Record<string, OwnerShownBy>> = {
  password_needed: 'password',
  password_unset: 'sign_in',
}

export const action: Action = async ({ dispatch, getState, form }) => {
  const read = readForm(VerifyForm, form)
  if (!read.ok) return read.refusal
  const body = { ...read.value, lang_id: getState().header.lang_id }
  const proved = await dispatch(signInApi.endpoints.verifyEmail.initiate(body))
  if (proved.data) return { done: proved.data.user.email }
  const shown_by = SHOWN_BY[problemOf(proved.error)?.code ?? '']
  return shown_by ? { shown_by } : refusedCall(form, proved.error)
}

/**
 * Verifies an address by a mailed link, whose secret is in the URL fragment. It requires a click: mail scanners that
 * open links must verify nothing. A visitor not signed in to the account proves ownership with its password.
 */
export function Component() {
  const { t } = useTranslation('accounts')
  const form = useAccountForm()
  const answer = useActionData<{ shown_by?: OwnerShownBy }>()
  const mailed = useMailedSecret({ kept: true })
  const drawing = <LetterDrawing className="w-full" />
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
  const shownBy = answer?.shown_by ?? form.kept.shown_by
  return (
    <AccountFrame title={t('verify.title')} text={shownBy ? undefined : t('verify.text')} drawing={drawing}>
      <PageHead title={t('verify.title')} noIndex />
      {mailed.state !== 'there' && <LinkNeeded state={mailed.state} another="/login" />}
      {mailed.state === 'there' && shownBy === 'sign_in' && <SignInFirst />}
      {mailed.state === 'there' && shownBy !== 'sign_in' && (
        <Form
          method="post"
          action={`#${mailed.secret}`}
          noValidate
          preventScrollReset
          className="flex flex-col gap-4"
        >
          <FormRefusal form={form} />
          <input type="hidden" name="secret" value={mailed.secret} />
          {shownBy === 'password' && (
            <>
              <input type="hidden" name="shown_by" value="password" />
              <AskedPassword form={form} />
            </>
          )}
          <Button type="submit" wide busy={form.busy}>
            {t('verify.send')}
          </Button>
        </Form>
      )}
    </AccountFrame>
  )
}
