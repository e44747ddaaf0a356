import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useActionData } from 'react-router'
import { ConfirmChangeBody } from '#domains/rentals/changes/confirm-change.contract.ts'
import { readForm, refusedCall } from '#web/forms/account-form.ts'
import { AccountFrame } from '#web/shell/account-frame.tsx'
import { Done } from '#web/shell/done.tsx'
import { FormRefusal } from '#web/forms/form-refusal.tsx'
import { LinkNeeded } from '#web/shell/link-needed.tsx'
import { useAccountForm } from '#web/forms/use-account-form.ts'
import { forgetMailedSecret, useMailedSecret } from '#web/forms/use-mailed-secret.ts'
import type { Action } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { LetterDrawing } from '#ui/drawings/account-drawings.tsx'
import { rentalsApi } from '#web/rentals/rentals.api.ts'

export const action: Action = async ({ dispatch, getState, form }) => {
  const read = readForm(ConfirmChangeBody.omit({ lang_id: true }), form)
  if (!read.ok) return read.refusal
  const body = { ...read.value, lang_id: getState().header.lang_id }
  const { data, error } = await dispatch(rentalsApi.endpoints.confirmChange.initiate(body))
  return data ? { done: data.reference, made: data.made } : refusedCall(form, error)
}

/**
 * Confirms the change of a booking's driver by a mailed link, whose secret is in the URL fragment. It requires a click:
 * mail scanners that open links must change nothing.
 */
export function Component() {
  const { t } = useTranslation('change')
  const form = useAccountForm()
  const answer = useActionData<{ made?: boolean }>()
  const mailed = useMailedSecret({ kept: true })
  const drawing = <LetterDrawing className="w-full" />
  useEffect(() => {
    if (form.done !== null) forgetMailedSecret()
  }, [form.done])
  if (form.done !== null)
    return (
      <Done
        drawing={drawing}
        title={t(answer?.made === false ? 'confirm.asked' : 'confirm.done')}
        text={t(answer?.made === false ? 'confirm.asked_text' : 'confirm.done_text', {
          reference: form.done,
        })}
        next={<LinkButton to="/manage-booking">{t('outcome.manage')}</LinkButton>}
      />
    )
  return (
    <AccountFrame title={t('confirm.title')} text={t('confirm.text')} drawing={drawing}>
      <PageHead title={t('confirm.title')} noIndex />
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
            {t('confirm.send')}
          </Button>
        </Form>
      ) : (
        <LinkNeeded state={mailed.state} another="/manage-booking" />
      )}
    </AccountFrame>
  )
}
