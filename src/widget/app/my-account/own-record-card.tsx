import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { AddressText } from '#ui/formats/address-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useAccount } from '../account/use-account.ts'
import type { Booker } from '../booking/use-booker.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { faultsIn } from '../forms/faults.ts'
import { useWidget } from '../widget-context.ts'
import { Facts } from './facts.tsx'
import { useTripsCall } from '../failure/use-trips-call.ts'

/** The signed-in traveller and their name, which they may correct. Addresses are sign-in identifiers and read-only. */
export function OwnRecordCard({ booker: { profile, content } }: { booker: Booker }) {
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
        <Button type="submit" look="second" className="self-start" busy={busy}>
          {t('own.save')}
        </Button>
      </form>
    </SectionCard>
  )
}
