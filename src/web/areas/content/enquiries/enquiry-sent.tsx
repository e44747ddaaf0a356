import { useLayoutEffect, type ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { forgetDraft } from '#web/forms/form-draft.ts'
import { tabStorage } from '#web/forms/tab-storage.ts'
import { TakesFocus } from '#web/forms/takes-focus.tsx'
import { EnvelopeDrawing } from '#ui/drawings/account-drawings.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { PageHead } from '#web/shell/page-head.tsx'

type EnquirySentProps = {
  number: string
  /** Form whose draft is no longer needed. */
  draft: string
  /** Next steps, in order. */
  next: readonly string[]
  children?: ReactNode
}

/** Replaces an accepted form: the enquiry's number and the next steps. */
export function EnquirySent({ number, draft, next, children }: EnquirySentProps) {
  const { t } = useTranslation('enquiries')
  // Runs in the commit that unmounts the form, which stores its draft once more.
  useLayoutEffect(() => forgetDraft(tabStorage(), draft), [draft])
  return (
    <TakesFocus>
      <PageHead title={t('sent.title')} noIndex />
      <div className="page-width py-8 md:py-14">
        <div className="mx-auto max-w-2xl rounded-card border border-line bg-paper p-5 sm:p-8">
          <EnvelopeDrawing className="mx-auto w-full max-w-60" />
          <h1 className="mt-6 text-xl md:text-2xl">{t('sent.title')}</h1>
          <dl className="mt-5 rounded-card bg-sand-deep px-5 py-4">
            <dt className="text-xs text-ink-soft">{t('sent.number')}</dt>
            <dd className="text-xl font-semibold tabular">
              <bdi dir="ltr">{number}</bdi>
            </dd>
          </dl>
          <h2 className="mt-6 text-lg">{t('next.title')}</h2>
          <ol className="mt-3 flex list-decimal flex-col gap-2 ps-5 marker:font-semibold marker:text-coral-deep">
            {next.map((step) => (
              <li key={step} className="ps-1">
                {step}
              </li>
            ))}
          </ol>
          <div className="mt-7 flex flex-wrap gap-3">
            {children}
            <LinkButton to="/" variant="second">
              {t('sent.home')}
            </LinkButton>
          </div>
        </div>
      </div>
    </TakesFocus>
  )
}
