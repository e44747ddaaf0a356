import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { classes } from '#ui/classes.ts'
import { Field, fieldIds } from '#ui/fields/field.tsx'
import { inputClasses } from '#ui/fields/input-classes.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'defaultValue'> & {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Autocomplete hint: the current password, or a new one. */
  autoComplete?: 'current-password' | 'new-password'
}

/** A required password that can be made visible; by default the current one. Warns if Caps Lock is on. */
export function PasswordField({ label, hint, error, id, className, ...props }: PasswordFieldProps) {
  const { t } = useTranslation('accounts')
  const hydrated = useHydrated()
  const [shown, setShown] = useState(false)
  const [locked, setLocked] = useState(false)
  const checkCapsLock = (event: KeyboardEvent) => setLocked(event.getModifierState('CapsLock'))
  const Icon = shown ? EyeOff : Eye
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <span className="relative block">
        <input
          autoComplete="current-password"
          required
          {...props}
          id={id}
          {...fieldIds(id, { hint, error })}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onKeyDown={checkCapsLock}
          onKeyUp={checkCapsLock}
          onBlur={() => setLocked(false)}
          className={classes(inputClasses, 'pe-13 rtl:ps-13 rtl:pe-3')}
        />
        {hydrated && (
          <button
            type="button"
            aria-label={t(shown ? 'password.hide' : 'password.show')}
            aria-controls={id}
            onClick={() => setShown(!shown)}
            className="absolute inset-e-0.5 inset-y-0 my-auto flex size-11 items-center justify-center rounded-field text-ink-soft hover:text-coral-deep"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        )}
      </span>
      <p role="status" className="flex items-center gap-1.5 text-xs font-medium text-careful empty:hidden">
        {locked && (
          <>
            <ArrowBigUpDash className="size-4 shrink-0" />
            {t('password.caps_lock')}
          </>
        )}
      </p>
    </Field>
  )
}
