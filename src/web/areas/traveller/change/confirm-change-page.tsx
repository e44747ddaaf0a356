import { useEffect } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useActionData } from 'react-router'
import { ConfirmChangeBody } from '#domains/rentals/changes/confirm-change.contract.ts'
import { formAction } from '#web/forms/form-action.ts'
import { AccountFrame } from '#web/shell/account-frame.tsx'
import { Done } from '#web/shell/done.tsx'
import { Form } from '#web/forms/form.tsx'
import { LinkNeeded } from '#web/shell/link-needed.tsx'
import { useActionForm } from '#web/forms/use-action-form.ts'
import { forgetMailedSecret, useMailedSecret } from '#web/forms/use-mailed-secret.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { EnvelopeDrawing } from '#ui/drawings/account-drawings.tsx'
import { rentalsApi } from '#web/rentals/rentals.api.ts'

export const action = formAction({
  contract: ConfirmChangeBody.omit({ lang_id: true }),
  send: (body, { dispatch }) => dispatch(rentalsApi.endpoints.confirmChange.initiate(body)),
  done: ({ reference, made }) => ({ done: reference, made }),
})

/**
 * Confirms the change of a booking's driver by a mailed link, whose secret is in the URL fragment. It requires a click:
 * mail scanners that open links must change nothing.
 */
export function Component() {
  const { t } = useTranslation('change')
  const form = useActionForm()
  const answer = useActionData<{ made?: boolean }>()
  const mailed = useMailedSecret({ stored: true })
  const drawing = <EnvelopeDrawing />
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
      {mailed.state === 'there' ? (
        <Form form={form} action={`#${mailed.secret}`} label={t('confirm.send')} wide>
          <input type="hidden" name="secret" value={mailed.secret} />
        </Form>
      ) : (
        <LinkNeeded state={mailed.state} another="/manage-booking" />
      )}
    </AccountFrame>
  )
}
