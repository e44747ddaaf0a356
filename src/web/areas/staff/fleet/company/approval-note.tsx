import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { CompanyPeople } from '#domains/companies/supervisors/company-person.contract.ts'

/** The company’s name, and whether its people’s trips wait for approval. */
export function ApprovalNote({ company }: { company: CompanyPeople['company'] }) {
  const { t } = useTranslation('fleet')
  return (
    <div>
      <h2 className="text-lg">
        <bdi>{company.name}</bdi>
      </h2>
      <p className="text-sm text-ink-soft">
        {t(company.approval_required ? 'people.approval' : 'people.no_approval')}
      </p>
    </div>
  )
}
