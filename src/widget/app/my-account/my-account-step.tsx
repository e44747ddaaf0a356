import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Booker, useBooker } from '../booking/use-booker.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { StepHeading } from '../steps/step-heading.tsx'
import { CompanyCard } from './company-card.tsx'
import { WalletCard } from './wallet-card.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useAccount } from '../account/use-account.ts'
import { useTripsCall } from '../failure/use-trips-call.ts'
import type { z } from 'zod'
import type { Companion, SupervisorContract } from '#domains/companies/customers/customer.contract.ts'
import type { TripProfileReply } from '#domains/identity/profile/trip-profile.contract.ts'
import { AddressText } from '#ui/formats/address-text.tsx'
import { useCall } from '../use-call.ts'
import { Facts } from './facts.tsx'
import { isolate } from '#kernel/isolate.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useWidget } from '../widget-context.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { faultsIn } from '../forms/faults.ts'

/** The traveller's own record and, of their company, its wallet, its record and who approves their trips. */
export function MyAccountStep() {
  const { t } = useTranslation('my_account')
  const { booker, error, again } = useBooker()
  return (
    <div className="flex flex-col gap-4 p-4 min-[480px]:p-6">
      <StepHeading>{t('title')}</StepHeading>
      {error && <FailureNotice error={error} onRetry={again} />}
      {!booker && !error && <Skeleton className="h-96" />}
      {booker && (
        <>
          {booker.company && <WalletCard profile={booker.profile} company={booker.company.name} />}
          <OwnRecordCard booker={booker} />
          <SupervisorCard profile={booker.profile} />
          {booker.company && (
            <CompanyCard company={booker.company} isAdmin={booker.profile.userContent.isAdmin} />
          )}
          {booker.company && booker.profile.userContent.isAdmin && booker.people.length > 0 && (
            <PeopleCard people={booker.people} company={booker.company.name} />
          )}
        </>
      )}
      <SignOutEverywhere />
    </div>
  )
}

/** Ends all sign-ins of the person, on every page and device, this one too. */
function SignOutEverywhere() {
  const { t } = useTranslation('my_account')
  const { signOutEverywhere } = useAccount()
  const [isConfirming, setConfirming] = useState(false)
  const { busy, error, run } = useTripsCall()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isConfirming) box.current?.focus()
  }, [isConfirming])

  return (
    <SectionCard title={t('everywhere.title')} text={t('everywhere.text')}>
      {error && <FailureNotice error={error} />}
      {isConfirming ? (
        <Notice ref={box} tabIndex={-1} tone="careful" title={t('everywhere.sure')}>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="danger" busy={busy} onClick={() => void run(signOutEverywhere)}>
              {t('everywhere.do')}
            </Button>
            <Button variant="second" onClick={() => setConfirming(false)}>
              {t('everywhere.keep')}
            </Button>
          </div>
        </Notice>
      ) : (
        <Button variant="danger" className="self-start" onClick={() => setConfirming(true)}>
          {t('everywhere.begin')}
        </Button>
      )}
    </SectionCard>
  )
}

type Supervisor = z.infer<typeof SupervisorContract>

/** The supervisor who books and approves for the traveller, with contact details. Null if there is none. */
function SupervisorCard({ profile }: { profile: TripProfileReply }) {
  const { supervisor_id: id } = profile.userContent
  return id === null || id === profile.profile_id ? null : <OfSupervisor id={id} />
}

function OfSupervisor({ id }: { id: string }) {
  const { t } = useTranslation('my_account')
  const { data, error, again } = useCall<Supervisor>(`/api/supervisor/${id}/detail`)
  return (
    <SectionCard title={t('supervisor.title')} text={t('supervisor.text')}>
      {error && <FailureNotice error={error} onRetry={again} />}
      {!data && !error && <Skeleton className="h-16" />}
      {data && (
        <Facts
          facts={[
            [t('own.name'), data.name && <bdi>{data.name}</bdi>],
            [
              t('own.email'),
              data.email && (
                <a className="text-link" href={`mailto:${data.email}`}>
                  <AddressText>{data.email}</AddressText>
                </a>
              ),
            ],
            [
              t('own.mobile'),
              data.mobile && (
                <a className="text-link" href={`tel:${data.mobile}`}>
                  <bdi dir="ltr">{data.mobile}</bdi>
                </a>
              ),
            ],
          ]}
        />
      )}
    </SectionCard>
  )
}

type Props = { people: readonly Companion[]; company: string }

/** Lets an admin remove a person from the company, who then cannot sign in to it, and undo that. */
function PeopleCard({ people, company }: Props) {
  const { t } = useTranslation('my_account')
  const { trips } = useWidget()
  const [chosen, setChosen] = useState('')
  const [hidden, setHidden] = useState<readonly string[]>([])
  const { busy, error, run, forget } = useTripsCall()
  const person = people.find(({ profile_id }) => profile_id === chosen)
  const isHidden = hidden.includes(chosen)

  async function change(mode: 'soft' | 'restore') {
    const body = { entity: 'profile', id: chosen, mode }
    const reply = await run(() => trips.call('/api/o/soft-hard-update', { body }))
    if (!reply.ok) return
    setHidden(mode === 'soft' ? [...hidden, chosen] : hidden.filter((id) => id !== chosen))
  }

  const names = { name: isolate(person?.name ?? ''), company: isolate(company) }
  return (
    <SectionCard title={t('people.title')} text={t('people.text')}>
      <SelectField
        label={t('people.person')}
        value={chosen}
        onChange={(event) => {
          forget()
          setChosen(event.target.value)
        }}
        none={t('people.choose')}
        options={people.map(({ profile_id, name, cost_centre }) => ({
          value: profile_id,
          label: cost_centre ? `${name} (${cost_centre})` : name,
        }))}
      />
      {error && <FailureNotice error={error} />}
      {person && isHidden && <Notice tone="good" title={t('people.out', names)} />}
      {person && (
        <>
          {!isHidden && <p className="text-sm text-ink-soft">{t('people.effect', names)}</p>}
          <Button
            variant={isHidden ? 'second' : 'danger'}
            className="self-start"
            busy={busy}
            onClick={() => void change(isHidden ? 'restore' : 'soft')}
          >
            {t(isHidden ? 'people.undo' : 'people.take_out')}
          </Button>
        </>
      )}
    </SectionCard>
  )
}

/** The signed-in traveller and their name, which they may correct. Addresses are sign-in identifiers and read-only. */
function OwnRecordCard({ booker: { profile, content } }: { booker: Booker }) {
  const { t } = useTranslation('my_account')
  const { trips } = useWidget()
  const { read } = useAccount()
  const [name, setName] = useState(content.userContent.name)
  const [isSaved, setSaved] = useState(false)
  const { busy, error, run } = useTripsCall()
  const field = useRef<HTMLDivElement>(null)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setSaved(false)
    // A retail traveller is a customer of their own; the record of a company is another one.
    const path = profile.userContent.customer_id === null ? '/api/customer/update' : '/api/o/user-content'
    const reply = await run(async () => {
      const saved = await trips.call(path, { body: { name } })
      if (saved.ok) await read()
      return saved
    })
    if (reply.ok) return setSaved(true)
    field.current?.querySelector('input')?.focus()
  }

  const fault = error && faultsIn(error, { name: 'name' })
  return (
    <SectionCard title={t('own.title')}>
      <Facts
        facts={[
          [t('own.email'), content.email && <AddressText>{content.email}</AddressText>],
          [t('own.mobile'), content.mobile && <bdi dir="ltr">{content.mobile}</bdi>],
          [t('own.cost_centre'), content.cost_centre && <bdi>{content.cost_centre}</bdi>],
        ]}
      />
      <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void save(event)}>
        {error && !fault && <FailureNotice error={error} />}
        <div ref={field}>
          <TextField
            label={t('own.name')}
            value={name}
            error={fault?.['name']}
            autoComplete="name"
            onChange={(event) => {
              setSaved(false)
              setName(event.target.value)
            }}
          />
        </div>
        {isSaved && <Notice tone="good" title={t('saved')} />}
        <Button type="submit" variant="second" className="self-start" busy={busy}>
          {t('own.save')}
        </Button>
      </form>
    </SectionCard>
  )
}
