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
  const left = await dispatch(newsletterApi.endpoints.leaveNewsletter.initiate(body))
  return left.error ? refusedCall(form, left.error) : { done: 'left' }
}

/** Leaves the newsletter by a mailed link. */
export function Component() {
  const { t } = useTranslation('newsletter')
  const form = useAccountForm()
  if (form.done === null) return <LinkForm act="leave" form={form} />
  return (
    <Done
      drawing={<LetterDrawing className="w-full" />}
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
