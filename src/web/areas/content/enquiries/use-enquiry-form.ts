import { useActionForm } from '#web/forms/use-action-form.ts'
import { useCountries } from '#web/forms/use-countries.ts'
import { useFormDraft } from '#web/forms/use-form-draft.ts'
import { useOwnTexts } from './own-texts.ts'

type Texts = Readonly<Record<string, string>>

type EnquiryFormOptions = {
  /** Names the form's draft in the tab. */
  draft: string
  /** Filled in by the address or the page, by field. */
  initial?: Texts
  onRestore?: (draft: Texts) => void
}

/**
 * Returns an enquiry's form with its prefill: the input before a rejection, else the draft of this tab, the
 * address, or the profile of a signed-in visitor.
 */
export function useEnquiryForm({ draft, initial = {}, onRestore }: EnquiryFormOptions) {
  const form = useActionForm('enquiry')
  const own = useOwnTexts()
  const countries = useCountries()
  const formRef = useFormDraft(draft, {
    restored: form.refused === 0,
    ...(onRestore && { onRestore }),
  })
  const start: Texts = { ...own, ...initial }
  return {
    form,
    formRef,
    countries,
    field: (name: string) => ({ ...form.field(name), defaultValue: form.entered[name] ?? start[name] }),
    chosenCountry: form.entered.phone_country,
  }
}

export type EnquiryFields = ReturnType<typeof useEnquiryForm>
