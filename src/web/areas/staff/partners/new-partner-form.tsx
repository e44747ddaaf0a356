import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { USUAL_HOLDING_DAYS } from '#domains/partners/record/usual-terms.contract.ts'
import type { z } from 'zod'
import type {
  OpenPartnerBody,
  PartnerApplication,
} from '#domains/partners/record/staff/staff-partner.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useNavigateFromHere } from '#web/app/use-navigate-from-here.ts'
import { useHeader } from '#web/app/store.ts'
import { Form } from '#web/forms/form.tsx'
import { Card } from '#ui/card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { asTyped, CODE, NAMED, OWNER, TERMS } from './partner-fields.ts'
import { useOpenPartnerMutation } from './partners.api.ts'
import { suggestedCode } from './suggested-code.ts'
import { TermsFields } from './terms-fields.tsx'

const WHO = [...NAMED, CODE]

/** Who the partner is, on which terms, and who is invited as its first owner; begins with what an applicant wrote. */
export function NewPartnerForm({ application }: { application: PartnerApplication | null }) {
  const { t } = useTranslation('partners')
  const { lang_id } = useHeader()
  const navigate = useNavigateFromHere()
  const [open] = useOpenPartnerMutation()
  const form = useStaffForm({
    id: 'partner',
    fields: [...WHO, ...TERMS, ...OWNER],
    values: {
      name: application?.company,
      code: application ? suggestedCode(application.company) : '',
      partner_lang_id: application?.applicant_lang_id ?? lang_id,
      earns: 'percent',
      holding_days: USUAL_HOLDING_DAYS,
      first_name: application?.first_name,
      last_name: application?.last_name,
      email: application?.email,
    },
    send: (typed) =>
      open({
        ...(asTyped(typed) as z.input<typeof OpenPartnerBody>),
        enquiry_id: application?.enquiry_id ?? null,
        lang_id,
      }),
    success: ({ partner }) => t('done.opened', { name: isolate(partner.name) }),
    done: ({ partner }) => navigate(`/staff/partners/${partner.partner_id}`),
  })
  return (
    <Card aria-label={t('new')} className="max-w-3xl">
      <Form form={form} label={t(application ? 'approve' : 'open')} look="main">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <StaffFields form={form} specs={WHO} words="partners:fields" />
        </div>
        <h2 className="text-lg">{t('terms')}</h2>
        <TermsFields form={form} />
        <div>
          <h2 className="text-lg">{t('first_owner')}</h2>
          <p className="mt-1 text-sm text-ink-soft">{t('first_owner_text')}</p>
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <StaffFields form={form} specs={OWNER} words="partners:fields" />
        </div>
      </Form>
    </Card>
  )
}
