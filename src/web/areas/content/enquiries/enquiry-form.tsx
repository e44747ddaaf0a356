import type { ReactNode, Ref } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { EnquiryKind } from '#domains/enquiries/enquiry.contract.ts'
import { Form } from '#web/forms/form.tsx'
import type { ActionForm } from '#web/forms/use-action-form.ts'
import { TextLink } from '#web/shell/text-link.tsx'
import { Button } from '#ui/button.tsx'
import { useOpenFormQuery } from './enquiries.api.ts'

type EnquiryFormProps = {
  kind: EnquiryKind
  form: ActionForm
  formRef: Ref<HTMLFormElement>
  /** Its button's text. */
  label: string
  children: ReactNode
}

/** An enquiry's form: errors, fields, bot protection and button. */
export function EnquiryForm({ kind, form, formRef, label, children }: EnquiryFormProps) {
  const { t } = useTranslation('enquiries')
  const { data: opened } = useOpenFormQuery({ kind })
  return (
    <Form ref={formRef} form={form} className="flex flex-col gap-5">
      {children}
      <input
        type="hidden"
        name="form_token"
        value={form.entered.form_token ?? opened?.form_token ?? ''}
        readOnly
      />
      {/* Honeypot for bots: hidden from view, screen readers and keyboard. */}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={`${kind}-fax`}>{t('fax')}</label>
        <input id={`${kind}-fax`} name="fax" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="flex flex-col items-start gap-3 border-t border-line pt-5">
        <Button type="submit" busy={form.busy} className="max-sm:w-full">
          {label}
        </Button>
        <p className="text-xs text-ink-soft">
          {t('privacy')} <TextLink to="/privacy-policy">{t('privacy_link')}</TextLink>
        </p>
      </div>
    </Form>
  )
}
