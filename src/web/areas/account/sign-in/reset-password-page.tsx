import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { z } from 'zod'
import { NewPasswordField } from '#domains/accounts/account.contract.ts'
import { problemOf } from '#ui/error-words.ts'
import { recheckSession } from '#web/app/session/follow-session.ts'
import type { Action } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { KeyDrawing } from '#ui/drawings/account-drawings.tsx'
import { signInApi } from '#web/app/session/sign-in.api.ts'
import { readForm, refusedCall } from '#web/forms/account-form.ts'
import { AccountFrame } from '#web/shell/account-frame.tsx'
import { Done } from '#web/shell/done.tsx'
import { FormRefusal } from '#web/forms/form-refusal.tsx'
import { LinkNeeded } from '#web/shell/link-needed.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { useAccountForm } from '#web/forms/use-account-form.ts'
import { useMailedSecret } from '#web/forms/use-mailed-secret.ts'

const ResetForm = z.object({ reset_token: z.string(), new_password: NewPasswordField })

export const action: Action = async ({ dispatch, getState, form, site }) => {
  const read = readForm(ResetForm, form)
  if (!read.ok) return read.refusal
  const body = { ...read.value, lang_id: getState().header.lang_id }
  const changed = await dispatch(signInApi.endpoints.changePassword.initiate(body))
  if (changed.error) return refusedCall(form, changed.error)
  if (!import.meta.env.SSR) recheckSession({ store: { dispatch, getState }, productName: site.productName })
  return { done: 'changed' }
}

/** Resets the password by a mailed link, whose secret is in the URL fragment. */
export function Component() {
  const { t } = useTranslation('accounts')
  const form = useAccountForm()
  const mailed = useMailedSecret()
  if (form.done !== null)
    return (
      <Done
        drawing={<KeyDrawing className="w-full" />}
        title={t('reset.done')}
        text={t('reset.done_text')}
        next={<LinkButton to="/login">{t('login.title')}</LinkButton>}
      />
    )
  return (
    <AccountFrame title={t('reset.title')} text={t('reset.text')} drawing={<KeyDrawing className="w-full" />}>
      <PageHead title={t('reset.title')} noIndex />
      {mailed.state === 'there' ? (
        <Form
          method="post"
          action={`#${mailed.secret}`}
          noValidate
          preventScrollReset
          className="flex flex-col gap-4"
        >
          <FormRefusal form={form} />
          {problemOf(form.refusal?.error)?.code === 'link_over' && (
            <LinkButton to="/forgot-password" look="second">
              {t('link.another')}
            </LinkButton>
          )}
          <input type="hidden" name="reset_token" value={mailed.secret} />
          <PasswordField
            {...form.field('new_password')}
            label={t('password.new')}
            hint={t('password.hint')}
            autoComplete="new-password"
            required
          />
          <Button type="submit" wide busy={form.busy}>
            {t('reset.send')}
          </Button>
        </Form>
      ) : (
        <LinkNeeded state={mailed.state} another="/forgot-password" />
      )}
    </AccountFrame>
  )
}
