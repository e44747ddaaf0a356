import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { problemOf } from '#ui/error-words.ts'
import { Form, FormRefusal } from '#web/forms/form.tsx'
import type { ActionForm } from '#web/forms/use-action-form.ts'
import { AccountFrame } from '#web/shell/account-frame.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { LetterDrawing } from '#ui/drawings/account-drawings.tsx'
import { Notice } from '#ui/notice.tsx'
import { useLinkSecret } from '#web/forms/use-link-secret.ts'

/** The page of a mailed link. It requires a click: mail scanners that open links must change nothing. */
export function LinkForm({ act, form }: { act: 'confirm' | 'leave'; form: ActionForm }) {
  const { t } = useTranslation('newsletter')
  const secret = useLinkSecret()
  const isOver = problemOf(form.error)?.code === 'link_over'
  const another = (
    <LinkButton to="/newsletter" look="second">
      {t('again')}
    </LinkButton>
  )
  return (
    <AccountFrame
      title={t(`${act}.title`)}
      text={secret === null || isOver ? undefined : t(`${act}.text`)}
      drawing={<LetterDrawing />}
    >
      {secret === null ? (
        <>
          <Notice tone="bad" title={t('accounts:link.missing_title')}>
            {t('accounts:link.missing')}
          </Notice>
          {act === 'confirm' && another}
        </>
      ) : isOver ? (
        <>
          <FormRefusal form={form} />
          <p>{t(`${act}.over`)}</p>
          {another}
        </>
      ) : (
        <Form form={form} label={t(`${act}.send`)} wide>
          <input type="hidden" name="secret" value={secret} />
        </Form>
      )}
    </AccountFrame>
  )
}
