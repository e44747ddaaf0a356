import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Companion } from '#domains/companies/customers/customer.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Notice } from '#ui/notice.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { useWidget } from '../widget-context.ts'
import { useTripsCall } from '../failure/use-trips-call.ts'

type Props = { people: readonly Companion[]; company: string }

/** An admin takes somebody out of the company, who then signs in to it no more, and takes that back. */
export function PeopleCard({ people, company }: Props) {
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
            look={isHidden ? 'second' : 'danger'}
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
