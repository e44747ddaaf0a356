/** Classes of every text-like input. */
export const inputClasses =
  'block min-h-12 w-full rounded-field border border-line-strong bg-paper px-3 py-2 text-base text-ink ' +
  'placeholder:text-ink-soft aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad ' +
  'disabled:bg-sand-deep disabled:text-ink-soft'
