import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useParams } from 'react-router'
import type { z } from 'zod'
import type {
  ChangePartnerBody,
  StaffPartner,
} from '#domains/partners/record/staff/staff-partner.contract.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { PartnerCoupons } from './partner-coupons.tsx'
import { PartnerPeople } from './partner-people.tsx'
import {
  partnersApi,
  useChangePartnerTermsMutation,
  useEndPartnerMutation,
  useReadPartnerQuery,
} from './partners.api.ts'
import { useHeader } from '#web/app/store.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { NAME_FIELDS, TERMS, toPartnerBody } from './partner-fields.ts'
import { TermsFields } from './terms-fields.tsx'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { HistoryList } from '../frame/history-list.tsx'
import { useTermsText } from './use-terms-text.ts'
import { useState } from 'react'
import { isolate } from '#kernel/isolate.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#web/shell/confirm-dialog.tsx'
import { LANGUAGES } from '#kernel/locale.ts'
import { Card } from '#ui/card.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Fact } from '../frame/fact.tsx'
import { PartnerChip } from './partner-chip.tsx'

/** One partner: terms, people and history. */
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

/** Edits a partner's name and terms; new terms apply to customers attributed from now on. */
function ChangeTermsForm({ partner, onDone }: { partner: StaffPartner; onDone: () => void }) {
  const { t } = useTranslation('partners')
  const { lang_id } = useHeader()
  const [change] = useChangePartnerTermsMutation()
  const { partner_id: id, version, name, partner_lang_id, terms } = partner
  const form = useStaffForm({
    id: 'terms',
    fields: [...NAME_FIELDS, ...TERMS],
    values: { name, partner_lang_id, ...terms },
    send: (values) =>
      change({ ...(toPartnerBody(values) as z.input<typeof ChangePartnerBody>), id, version, lang_id }),
    success: t('done.terms'),
    done: onDone,
  })
  return (
    <FormCard form={form} title={t('change')} label={t('save')} onCancel={onDone} className="max-w-3xl">
      <p className="text-sm text-ink-soft">{t('change_text')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <StaffFields form={form} specs={NAME_FIELDS} words="partners:fields" />
      </div>
      <TermsFields form={form} />
    </FormCard>
  )
}

type Change = StaffPartner['changes'][number]

/** Changes to a partner, newest first, with the terms after each. */
function PartnerHistory({ changes }: Pick<StaffPartner, 'changes'>) {
  const { t } = useTranslation('partners')
  const text = useTermsText()
  const more = ({ terms, percent, person, role }: Change) => {
    if (terms) return text.agreed(terms)
    if (percent !== null) return text.percent(percent)
    return person === null && role === null ? null : (
      <Parts>
        <bdi>{person ?? t('somebody')}</bdi>
        {role && t(`roles.${role}`)}
      </Parts>
    )
  }
  return (
    <SectionCard title={t('history')}>
      <HistoryList
        entries={changes.map((change) => ({
          key: `${change.at} ${change.act} ${change.person ?? ''}`,
          at: change.at,
          by: change.by ?? t('somebody'),
          what: t(`changes.${change.act}`),
          more: more(change),
        }))}
        none={t('no_history')}
      />
    </SectionCard>
  )
}

/** Ends the contract with a partner after a confirmation. */
function EndPartner({ partner }: { partner: StaffPartner }) {
  const { t } = useTranslation('partners')
  const [isOpen, setOpen] = useState(false)
  const [end] = useEndPartnerMutation()
  const name = isolate(partner.name)
  return (
    <>
      <Button variant="second" onClick={() => setOpen(true)}>
        {t('end')}
      </Button>
      <ConfirmDialog
        chosen={isOpen ? partner : null}
        onClose={() => setOpen(false)}
        title={t('end_title', { name })}
        confirm={t('end')}
        act={({ partner_id: id, version }) => end({ id, version })}
        done={t('done.ended', { name })}
      >
        <p className="text-sm">{t('end_text')}</p>
      </ConfirmDialog>
    </>
  )
}

/** A partner's terms and their source. */
function PartnerFacts({ partner }: { partner: StaffPartner }) {
  const { t } = useTranslation('partners')
  const text = useTermsText()
  const { code, state, terms, since, ended_at, application, partner_lang_id } = partner
  const bounds = text.bounds(terms)
  return (
    <Card as="aside" aria-label={t('terms')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t('state')}>
          <PartnerChip state={state} />
        </Fact>
        <Fact label={t('code')}>
          <bdi dir="ltr" className="font-medium">
            {code}
          </bdi>
        </Fact>
        <Fact label={t('earns')}>{text.earns(partner)}</Fact>
        {terms.earns === 'percent' && (
          <Fact label={t('limits')}>{bounds.length > 0 ? <Parts>{bounds}</Parts> : t('as_for_all')}</Fact>
        )}
        <Fact label={t('trips')}>{text.trips(terms)}</Fact>
        <Fact label={t('fields.holding_days')}>{t('held', { count: terms.holding_days })}</Fact>
        <Fact label={t('fields.partner_lang_id')}>
          {LANGUAGES.find(({ id }) => id === partner_lang_id)?.name ?? LANGUAGES[0].name}
        </Fact>
        <Fact label={t('since')}>
          <InstantText value={since} />
        </Fact>
        {ended_at !== null && (
          <Fact label={t('ended_at')}>
            <InstantText value={ended_at} />
          </Fact>
        )}
        {application && (
          <Fact label={t('applications.one')}>
            <bdi dir="ltr">{application.number}</bdi>
          </Fact>
        )}
      </dl>
    </Card>
  )
}
