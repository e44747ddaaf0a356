import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PriceMailsLinkBody } from '#domains/rentals/price-mails/price-mails.contract.ts'
import { LetterDrawing } from '#ui/drawings/account-drawings.tsx'
import { problemOf } from '#ui/error-words.ts'
import { Notice } from '#ui/notice.tsx'
import { Form, FormRefusal } from '#web/forms/form.tsx'
import { formAction } from '#web/forms/form-action.ts'
import { useActionForm } from '#web/forms/use-action-form.ts'
import { useLinkSecret } from '#web/forms/use-link-secret.ts'
import { AccountFrame } from '#web/shell/account-frame.tsx'
import { Done } from '#web/shell/done.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { priceMailsApi } from './price-mails.api.ts'

export const action = formAction({
  contract: PriceMailsLinkBody.omit({ lang_id: true }),
  send: (body, { dispatch }) => dispatch(priceMailsApi.endpoints.confirmAlert.initiate(body)),
  done: () => ({ done: 'confirmed' }),
})

/** Confirms an alert on a search by its link. It requires a click: mail scanners that open links must change nothing. */
export function Component() {
  const { t } = useTranslation('price_mails')
  const form = useActionForm()
  const secret = useLinkSecret()
  if (form.done !== null)
    return (
      <Done
        drawing={<LetterDrawing />}
        title={t('confirm.done')}
        text={t('confirm.done_text')}
        next={<LinkButton to="/">{t('home')}</LinkButton>}
      />
    )
  const isOver = problemOf(form.error)?.code === 'link_over'
  return (
    <AccountFrame
      title={t('confirm.title')}
      text={secret === null || isOver ? undefined : t('confirm.text')}
      drawing={<LetterDrawing />}
    >
      {secret === null ? (
        <Notice tone="bad" title={t('accounts:link.missing_title')}>
          {t('accounts:link.missing')}
        </Notice>
      ) : isOver ? (
        <>
          <FormRefusal form={form} />
          <p>{t('confirm.over')}</p>
        </>
      ) : (
        <Form form={form} label={t('confirm.send')} wide>
          <input type="hidden" name="secret" value={secret} />
        </Form>
      )}
    </AccountFrame>
  )
}
