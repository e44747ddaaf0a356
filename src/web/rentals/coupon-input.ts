export const LONGEST_CODE = 40

/** Attributes of every field for a coupon code. */
export const couponInput = {
  maxLength: LONGEST_CODE,
  dir: 'ltr',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
} as const
