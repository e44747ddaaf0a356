import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useParams } from 'react-router'
import type { StaffPartner } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { ChangeTermsForm } from './change-terms-form.tsx'
import { EndPartner } from './end-partner.tsx'
import { PartnerCoupons } from './partner-coupons.tsx'
import { PartnerFacts } from './partner-facts.tsx'
import { PartnerHistory } from './partner-history.tsx'
import { PartnerPeople } from './partner-people.tsx'
import { partnersApi, useReadPartnerQuery } from './partners.api.ts'

/** A partner: its terms, its people, and what was done with it. */
export const { preload, Component } = staffPage({
  section: 'partners',
  title: 'partners:one',
  load: ({ readRecord, params }) => readRecord(partnersApi.endpoints.readPartner, { id: params['id'] ?? '' }),
  Content: Partner,
})

function Partner() {
  const { t } = useTranslation('partners')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/staff/partners">{t('back')}</BackLink>
      <Answered query={useReadPartnerQuery({ id })} height="h-100">
        {(partner) => <Record partner={partner} />}
      </Answered>
    </>
  )
}

function Record({ partner }: { partner: StaffPartner }) {
  const { t } = useTranslation('partners')
  return (
    <>
      <p className="text-lg font-semibold break-words">
        <bdi>{partner.name}</bdi>
      </p>
      {partner.state === 'active' && (
        <div className="flex flex-wrap items-start gap-3">
          <FormInPlace label={t('change')}>
            {(close) => <ChangeTermsForm partner={partner} onDone={close} />}
          </FormInPlace>
          <EndPartner partner={partner} />
        </div>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <PartnerPeople partner={partner} />
          <PartnerCoupons partner={partner} />
          <PartnerHistory changes={partner.changes} />
        </div>
        <PartnerFacts partner={partner} />
      </div>
    </>
  )
}
