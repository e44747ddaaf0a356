import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { isId } from '#kernel/ids.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { partnersApi, useReadPartnerApplicationQuery, useOpenPartnerMutation } from './partners.api.ts'
import type { z } from 'zod'
import type {
  OpenPartnerBody,
  PartnerApplication,
} from '#domains/partners/record/staff/staff-partner.contract.ts'
import { Card } from '#ui/card.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { countryName } from '#web/forms/use-countries.ts'
import { Fact } from '../frame/fact.tsx'
import { USUAL_HOLDING_DAYS } from '#domains/partners/record/usual-terms.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useNavigateFromHere } from '#web/app/use-navigate-from-here.ts'
import { useHeader } from '#web/app/store.ts'
import { Form } from '#web/forms/form.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { toPartnerBody, CODE, NAME_FIELDS, OWNER, TERMS } from './partner-fields.ts'
import { suggestedCode } from './suggested-code.ts'
import { TermsFields } from './terms-fields.tsx'

function applicationIn(search: URLSearchParams): string | null {
  const id = search.get('application')
  return id !== null && isId(id) ? id : null
}

/** Creates a partner, optionally from the application in the address. */
export const { preload, Component } = staffPage({
  section: 'partners',
  title: 'partners:new',
  load: async ({ readRecord, url }) => {
    const id = applicationIn(url.searchParams)
    if (id !== null) await readRecord(partnersApi.endpoints.readPartnerApplication, { id })
  },
  Content: NewPartner,
})

function NewPartner() {
  const { t } = useTranslation('partners')
  const [search] = useSearchParams()
  const id = applicationIn(search)
  return (
    <>
      <BackLink to="/staff/partners">{t('back')}</BackLink>
      {id === null ? <NewPartnerForm application={null} /> : <Approval id={id} />}
    </>
  )
}

function Approval({ id }: { id: string }) {
  return (
    <Answered query={useReadPartnerApplicationQuery({ id })} height="h-100">
      {(application) => (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <NewPartnerForm key={id} application={application} />
          <ApplicationFacts application={application} />
        </div>
      )}
    </Answered>
  )
}

/** Details from the application. */
function ApplicationFacts({ application }: { application: PartnerApplication }) {
  const { t } = useTranslation('partners')
  const language = useLanguage()
  const { number, company, website, country, traffic, message, sent_at } = application
  return (
    <Card as="aside" aria-label={t('applications.one')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t('applications.one')}>
          <bdi dir="ltr">{number}</bdi>
        </Fact>
        <Fact label={t('applications.sent')}>
          <InstantText value={sent_at} />
        </Fact>
        <Fact label={t('applications.company')}>
          <bdi>{company}</bdi>
        </Fact>
        <Fact label={t('applications.country')}>{countryName(country, language)}</Fact>
        <Fact label={t('applications.website')}>
          <bdi dir="ltr" className="break-all">
            {website}
          </bdi>
        </Fact>
        {traffic !== null && (
          <Fact label={t('applications.visitors')}>
            <span className="tabular">{traffic}</span>
          </Fact>
        )}
        <Fact label={t('applications.message')}>
          <bdi className="whitespace-pre-line">{message}</bdi>
        </Fact>
      </dl>
    </Card>
  )
}

const WHO = [...NAME_FIELDS, CODE]

/** The partner, its terms, and the first owner to invite; prefilled from an application. */
function NewPartnerForm({ application }: { application: PartnerApplication | null }) {
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
    send: (values) =>
      open({
        ...(toPartnerBody(values) as z.input<typeof OpenPartnerBody>),
        enquiry_id: application?.enquiry_id ?? null,
        lang_id,
      }),
    success: ({ partner }) => t('done.opened', { name: isolate(partner.name) }),
    done: ({ partner }) => navigate(`/staff/partners/${partner.partner_id}`),
  })
  return (
    <Card aria-label={t('new')} className="max-w-3xl">
      <Form form={form} label={t(application ? 'approve' : 'open')} variant="main">
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
