import { useState } from 'react'
import type { StaffEnquiry } from '#domains/enquiries/staff/staff-enquiry.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useToasted } from '#web/shell/toasts/use-toasted.ts'
import { useChangeEnquiryMutation } from '../staff.api.ts'

/** Gives an enquiry to a colleague, who finds it among theirs. */
export function AssignEnquiry({ enquiry }: { enquiry: StaffEnquiry }) {
  const { t } = useTranslation('staff')
  const toasted = useToasted()
  const [change, { isLoading }] = useChangeEnquiryMutation()
  const [chosen, setChosen] = useState('')
  const { enquiry_id: id, version, owner, colleagues } = enquiry
  const others = colleagues.filter(({ staff_id }) => staff_id !== owner?.staff_id)
  if (others.length === 0) return null
  const assign = async () => {
    const to = others.find(({ staff_id }) => staff_id === chosen)
    if (isLoading || !to) return
    await toasted(
      change({ id, version, act: 'assign', staff_id: to.staff_id }),
      t('enquiries.done.assign', { name: isolate(to.name) }),
    )
  }
  return (
    <div className="grid items-end gap-2 sm:grid-cols-[minmax(0,20rem)_auto] sm:justify-start">
      <SelectField
        label={t('enquiries.assign_to')}
        value={chosen}
        none={t('enquiries.nobody_chosen')}
        onChange={(event) => setChosen(event.target.value)}
        options={others.map(({ staff_id, name }) => ({ value: staff_id, label: name }))}
      />
      <Button look="second" busy={isLoading} disabled={chosen === ''} onClick={() => void assign()}>
        {t('enquiries.assign')}
      </Button>
    </div>
  )
}
