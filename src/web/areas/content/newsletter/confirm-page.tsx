import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { NewsletterLinkBody } from '#domains/enquiries/newsletter/newsletter.contract.ts'
import { formAction } from '#web/forms/form-action.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { MailedLink } from '#web/shell/mailed-link.tsx'
import { newsletterApi } from './newsletter.api.ts'

export const action = formAction({
  contract: NewsletterLinkBody.omit({ lang_id: true }),
  send: (body, { dispatch }) => dispatch(newsletterApi.endpoints.confirmNewsletter.initiate(body)),
  done: () => ({ done: 'confirmed' }),
})

/** Confirms the newsletter by a mailed link. */
export function Component() {
  const { t } = useTranslation('newsletter')
  const again = (
    <LinkButton to="/newsletter" variant="second">
      {t('again')}
    </LinkButton>
  )
  return (
    <MailedLink
      words={(part) => t(`confirm.${part}`)}
      next={{ done: <LinkButton to="/">{t('home')}</LinkButton>, missing: again, over: again }}
    />
  )
}
