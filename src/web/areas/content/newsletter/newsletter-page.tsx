import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SubscribeBody } from '#domains/enquiries/newsletter/newsletter.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { formAction } from '#web/forms/form-action.ts'
import { Form } from '#web/forms/form.tsx'
import { useActionForm } from '#web/forms/use-action-form.ts'
import { AccountFrame } from '#web/shell/account-frame.tsx'
import { Done } from '#web/shell/done.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { NewsletterConsent, NewsletterHiddenFields } from '#web/shell/footer/newsletter-parts.tsx'
import { EnvelopeDrawing } from '#ui/drawings/account-drawings.tsx'
import { CheckedEmailInput } from '#web/forms/checked-email-input.tsx'
import { newsletterApi } from './newsletter.api.ts'

/** Also handles the form in the footer of every page. */
export const action = formAction({
  contract: SubscribeBody.omit({ lang_id: true }),
  send: (body, { dispatch }) => dispatch(newsletterApi.endpoints.subscribe.initiate(body)),
  done: (_, { email }) => ({ done: email }),
})

/** Newsletter sign-up; the reply never reveals whether the address is subscribed. */
export function Component() {
  const { t } = useTranslation('newsletter')
  const form = useActionForm()
  const drawing = <EnvelopeDrawing />
  if (form.done !== null)
    return (
      <Done
        drawing={drawing}
        title={t('ask.done')}
        text={t('ask.done_text', { email: isolate(form.done, 'ltr') })}
        next={<LinkButton to="/">{t('home')}</LinkButton>}
      />
    )
  return (
    <AccountFrame title={t('ask.title')} text={t('ask.text')} drawing={drawing}>
      <Form form={form} label={t('shell:newsletter.send')} wide>
        <CheckedEmailInput {...form.field('email')} label={t('shell:newsletter.email')} required />
        <NewsletterHiddenFields />
        <p className="text-xs text-ink-soft">
          <NewsletterConsent />
        </p>
      </Form>
    </AccountFrame>
  )
}
