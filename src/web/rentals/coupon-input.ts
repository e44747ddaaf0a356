export const LONGEST_CODE = 40

/** How a field for a coupon's code behaves, wherever one is typed. */
export const couponInput = {
  maxLength: LONGEST_CODE,
  dir: 'ltr',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
} as const
