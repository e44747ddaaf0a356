import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { STAFF_ROLES, type StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { FieldError } from '#ui/fields/field.tsx'

type RolesFieldProps = {
  id: string
  chosen: readonly StaffRole[]
  onChoose: (roles: StaffRole[]) => void
  error?: string | undefined
}

/** Checkboxes of the roles with their permissions. */
export function RolesField({ id, chosen, onChoose, error }: RolesFieldProps) {
  const { t } = useTranslation('staff')
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="min-w-0 outline-none"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="text-xs font-medium text-ink-soft">{t('people.roles')}</legend>
      <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-2">
        {STAFF_ROLES.map((role) => (
          <Checkbox
            key={role}
            label={t(`roles.${role}`)}
            hint={t(`role_hints.${role}`)}
            checked={chosen.includes(role)}
            onChange={(event) =>
              onChoose(
                STAFF_ROLES.filter((one) => (one === role ? event.target.checked : chosen.includes(one))),
              )
            }
          />
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
