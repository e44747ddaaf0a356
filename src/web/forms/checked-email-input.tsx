import { useId, useState, type ComponentProps } from 'react'
import { EmailInput } from '#ui/fields/text-field.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

/** An email field that suggests a correction of a likely typo in the domain (gmial.com) on blur. */
export function CheckedEmailInput({
  onBlur,
  className,
  id: idProp,
  ...props
}: ComponentProps<typeof EmailInput>) {
  const { t } = useTranslation('forms')
  const generatedId = useId()
  const id = idProp ?? generatedId
  const [suggested, setSuggested] = useState<string | null>(null)

  async function check(email: string) {
    const { run, POPULAR_DOMAINS } = await import('@zootools/email-spell-checker')
    const found = run({ email: email.trim() })
    // Only for large mail services: for other domains it would take .ae for a mistyped .de.
    setSuggested(found && POPULAR_DOMAINS.includes(found.domain) ? found.full : null)
  }
  function accept(email: string) {
    const input = document.getElementById(id)
    if (!(input instanceof HTMLInputElement)) return
    // Fires an input event, so that the form notices the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, email)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
    setSuggested(null)
  }
  return (
    <div className={className}>
      <EmailInput
        {...props}
        id={id}
        onBlur={(event) => {
          onBlur?.(event)
          void check(event.currentTarget.value).catch(() => setSuggested(null))
        }}
      />
      <p role="status" className="text-sm">
        {suggested !== null && (
          <button type="button" className="text-link min-h-11 text-start" onClick={() => accept(suggested)}>
            {t('email_suggestion.before')} <bdi dir="ltr">{suggested}</bdi>
            {t('email_suggestion.after')}
          </button>
        )}
      </p>
    </div>
  )
}
