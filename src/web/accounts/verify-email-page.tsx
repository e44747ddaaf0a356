import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { z } from 'zod'
import { signInApi } from './sign-in.api.ts'
import type { Action } from '../page.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { LetterDrawing } from '../ui/drawings/account-drawings.tsx'
import { readForm, refusedCall } from './account-form.ts'
import { AccountFrame } from './account-frame.tsx'
import { Done } from './done.tsx'
import { FormRefusal } from './form-refusal.tsx'
import { LinkNeeded } from './link-needed.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useMailedSecret } from './use-mailed-secret.ts'

const VerifyForm = z.object({ secret: z.string() })

export const action: Action = async ({ dispatch, getState, form }) => {
  const read = readForm(VerifyForm, form)
  if (!read.ok) return read.refusal
  const body = { ...read.value, lang_id: getState().header.lang_id }
  const proved = await dispatch(signInApi.endpoints.verifyEmail.initiate(body))
  return proved.data ? { done: proved.data.user.email } : refusedCall(form, proved.error)
}

/**
 * Proves an address by a mailed link, whose secret stands after the #. It takes a press: programs that only look at
 * links in mails must prove nothing.
 */
export function Component() {
  const { t } = useTranslation('accounts')
  const form = useAccountForm()
  const mailed = useMailedSecret()
  const drawing = <LetterDrawing className="w-full" />
  if (form.done !== null)
    return (
      <Done
        drawing={drawing}
        title={t('verify.done')}
        text={t('verify.done_text', { email: `\u2066${form.done}\u2069` })}
        next={<LinkButton to="/">{t('verify.go_on')}</LinkButton>}
      />
    )
  return (
    <AccountFrame title={t('verify.title')} text={t('verify.text')} drawing={drawing}>
      <PageHead title={t('verify.title')} noIndex />
      {mailed.state === 'there' ? (
        <Form
          method="post"
          action={`#${mailed.secret}`}
          noValidate
          preventScrollReset
          className="flex flex-col gap-4"
        >
          <FormRefusal form={form} />
          <input type="hidden" name="secret" value={mailed.secret} />
          <Button type="submit" wide busy={form.busy}>
            {t('verify.send')}
          </Button>
        </Form>
      ) : (
        <LinkNeeded state={mailed.state} another="/login" />
      )}
    </AccountFrame>
  )
}
