import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { NewsletterLinkBody } from '#domains/enquiries/newsletter/newsletter.contract.ts'
import { formAction } from '#web/forms/form-action.ts'
import { useActionForm } from '#web/forms/use-action-form.ts'
import { Done } from '#web/shell/done.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { LetterDrawing } from '#ui/drawings/account-drawings.tsx'
import { LinkForm } from './link-form.tsx'
import { newsletterApi } from './newsletter.api.ts'

export const action = formAction({
  contract: NewsletterLinkBody.omit({ lang_id: true }),
  send: (body, { dispatch }) => dispatch(newsletterApi.endpoints.confirmNewsletter.initiate(body)),
  done: () => ({ done: 'confirmed' }),
})

/** Confirms the newsletter by a mailed link. */
export function Component() {
  const { t } = useTranslation('newsletter')
  const form = useActionForm()
  if (form.done === null) return <LinkForm act="confirm" form={form} />
  return (
    <Done
      drawing={<LetterDrawing />}
      title={t('confirm.done')}
      text={t('confirm.done_text')}
      next={<LinkButton to="/">{t('home')}</LinkButton>}
    />
  )
}
