import type { CompanyPeople, CompanyPerson } from '#domains/companies/supervisors/company-person.contract.ts'
import { Dialog } from '#ui/dialog.tsx'
import { PersonForm } from './person-form.tsx'

type PersonDialogProps = { of: CompanyPeople; person: CompanyPerson | null; onClose: () => void }

/** What one of a company’s people approves, and who approves of theirs. */
export function PersonDialog({ of, person, onClose }: PersonDialogProps) {
  return (
    <Dialog open={person !== null} onClose={onClose} title={person?.name ?? ''}>
      {person && <PersonForm of={of} person={person} onDone={onClose} />}
    </Dialog>
  )
}
