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
import { useAddressInput } from './use-address-input.ts'

export type { SentCode }

/** Fields that a rejected code can name. */
const FIELDS = { mobile: 'phone', 'mobile.phone': 'phone', 'mobile.countryCode': 'phone', email: 'email' }

/** Form for the recipient of the code. */
export function AddressForm({
  onSent,
  onPassword,
}: {
  onSent: (sent: SentCode) => void
  onPassword: () => void
}) {
  const { t } = useTranslation('sign_in')
  const { trips } = useWidget()
  const address = useAddressInput()
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
    const rejected = faultsIn(sent, FIELDS)
    if (rejected) setFaults(rejected)
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
      <Button variant="quiet" wide onClick={onPassword}>
        {t('use_password')}
      </Button>
    </form>
  )
}
