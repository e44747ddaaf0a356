import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { NewsletterLinkBody } from '#domains/enquiries/newsletter/newsletter.contract.ts'
import { formAction } from '#web/forms/form-action.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { MailedLink } from '#web/shell/mailed-link.tsx'
import { newsletterApi } from './newsletter.api.ts'

export const action = formAction({
  contract: NewsletterLinkBody.omit({ lang_id: true }),
  send: (body, { dispatch }) => dispatch(newsletterApi.endpoints.unsubscribeFromNewsletter.initiate(body)),
  done: () => ({ done: 'left' }),
})

/** Leaves the newsletter by a mailed link. */
export function Component() {
  const { t } = useTranslation('newsletter')
  const again = (
    <LinkButton to="/newsletter" variant="second">
      {t('again')}
    </LinkButton>
  )
  const mistake = (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
      <p>{t('leave.mistake')}</p>
      {again}
    </div>
  )
  return <MailedLink words={(part) => t(`leave.${part}`)} next={{ done: mistake, over: again }} />
}
