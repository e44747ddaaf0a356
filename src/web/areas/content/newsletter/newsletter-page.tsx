import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { SubscribeBody } from '#domains/enquiries/newsletter/newsletter.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import type { Action } from '#web/app/page.ts'
import { readForm, refusedCall } from '#web/forms/account-form.ts'
import { FormRefusal } from '#web/forms/form-refusal.tsx'
import { useAccountForm } from '#web/forms/use-account-form.ts'
import { AccountFrame } from '#web/shell/account-frame.tsx'
import { Done } from '#web/shell/done.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { NewsletterConsent, NewsletterHiddenFields } from '#web/shell/footer/newsletter-parts.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { Button } from '#ui/button.tsx'
import { LetterDrawing } from '#ui/drawings/account-drawings.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { newsletterApi } from './newsletter.api.ts'

/** Also takes the form in the footer of every page. */
export const action: Action = async ({ dispatch, getState, form }) => {
  const read = readForm(SubscribeBody.omit({ lang_id: true }), form)
  if (!read.ok) return read.refusal
  const body = { ...read.value, lang_id: getState().header.lang_id }
  const asked = await dispatch(newsletterApi.endpoints.subscribe.initiate(body))
  return asked.error ? refusedCall(form, asked.error) : { done: read.value.email }
}

/** Asks for the newsletter; the reply never reveals whether the address gets it. */
export function Component() {
  const { t } = useTranslation(['newsletter', 'shell'])
  const form = useAccountForm()
  const drawing = <LetterDrawing className="w-full" />
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
      <PageHead title={t('ask.title')} description={t('ask.text')} noIndex />
      <Form method="post" noValidate preventScrollReset className="flex flex-col gap-4">
        <FormRefusal form={form} />
        <TextField
          {...form.field('email')}
          type="email"
          dir="ltr"
          label={t('shell:newsletter.email')}
          autoComplete="email"
          required
        />
        <NewsletterHiddenFields />
        <p className="text-xs text-ink-soft">
          <NewsletterConsent />
        </p>
        <Button type="submit" wide busy={form.busy}>
          {t('shell:newsletter.send')}
        </Button>
      </Form>
    </AccountFrame>
  )
}
