import { useState, type FormEvent } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Button } from '#ui/button.tsx'
import type { TripsError } from '../../trips/trips-client.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { FaultSummary } from '../forms/fault-summary.tsx'
import { faultsIn, type Faults } from '../forms/faults.ts'
import { useWidget } from '../widget-context.ts'
import { AddressFields } from './address-fields.tsx'
import { sendCode, type SentCode } from './send-code.ts'
import { useTypedAddress } from './use-typed-address.ts'

export type { SentCode }

/** The fields that a refused code is about. */
const FIELDS = { mobile: 'phone', 'mobile.phone': 'phone', 'mobile.countryCode': 'phone', email: 'email' }

/** Where the code goes to. */
export function AddressForm({
  onSent,
  onPassword,
}: {
  onSent: (sent: SentCode) => void
  onPassword: () => void
}) {
  const { t } = useTranslation('sign_in')
  const { trips } = useWidget()
  const address = useTypedAddress()
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [error, setError] = useState<TripsError | null>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError(null)
    const read = await address.read()
    if ('faults' in read) {
      setFaults(read.faults)
      return setBusy(false)
    }
    setFaults({})
    const sent = await sendCode(trips, read.address)
    setBusy(false)
    if ('otpId' in sent) return onSent(sent)
    const refused = faultsIn(sent, FIELDS)
    if (refused) setFaults(refused)
    else setError(sent)
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
      <FaultSummary faults={faults} prefix="sign-in" />
      {error && <FailureNotice error={error} />}
      <AddressFields address={address} faults={faults} />
      <Button type="submit" wide busy={busy}>
        {t('send')}
      </Button>
      <Button look="quiet" wide onClick={onPassword}>
        {t('use_password')}
      </Button>
    </form>
  )
}
