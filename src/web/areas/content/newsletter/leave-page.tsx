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
  send: (body, { dispatch }) => dispatch(newsletterApi.endpoints.leaveNewsletter.initiate(body)),
  done: () => ({ done: 'left' }),
})

/** Leaves the newsletter by a mailed link. */
export function Component() {
  const { t } = useTranslation('newsletter')
  const form = useActionForm()
  if (form.done === null) return <LinkForm act="leave" form={form} />
  return (
    <Done
      drawing={<LetterDrawing />}
      title={t('leave.done')}
      text={t('leave.done_text')}
      next={
        <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
          <p>{t('leave.mistake')}</p>
          <LinkButton to="/newsletter" look="second">
            {t('again')}
          </LinkButton>
        </div>
      }
    />
  )
}
