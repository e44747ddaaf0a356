import { useTranslation } from 'react-i18next'
import { NewsletterLinkBody } from '#domains/enquiries/newsletter/newsletter.contract.ts'
import type { Action } from '#web/app/page.ts'
import { readForm, refusedCall } from '#web/forms/account-form.ts'
import { useAccountForm } from '#web/forms/use-account-form.ts'
import { Done } from '#web/shell/done.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { LetterDrawing } from '#ui/drawings/account-drawings.tsx'
import { LinkForm } from './link-form.tsx'
import { newsletterApi } from './newsletter.api.ts'

export const action: Action = async ({ dispatch, getState, form }) => {
  const read = readForm(NewsletterLinkBody.omit({ lang_id: true }), form)
  if (!read.ok) return read.refusal
  const body = { ...read.value, lang_id: getState().header.lang_id }
  const confirmed = await dispatch(newsletterApi.endpoints.confirmNewsletter.initiate(body))
  return confirmed.error ? refusedCall(form, confirmed.error) : { done: 'confirmed' }
}

/** Confirms the newsletter by a mailed link. */
export function Component() {
  const { t } = useTranslation('newsletter')
  const form = useAccountForm()
  if (form.done === null) return <LinkForm act="confirm" form={form} />
  return (
    <Done
      drawing={<LetterDrawing className="w-full" />}
      title={t('confirm.done')}
      text={t('confirm.done_text')}
      next={<LinkButton to="/">{t('home')}</LinkButton>}
    />
  )
}
