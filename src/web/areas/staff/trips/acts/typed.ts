import { z } from 'zod'

/** A whole number as it was typed, in Latin or Arabic digits; null for none. What is none is sent as it is, to be refused. */
export const TypedNumber = z.string().transform((typed): number | null => {
  const text = latinDigits(typed).replaceAll(/[\s,٬]/g, '')
  return text === '' ? null : ((/^\d+$/.test(text) ? Number(text) : text) as number)
})

/** An amount as it was typed, with at most two decimals, in hundredths; 0 for what is none, which is refused. */
export function typedAmount(typed: string): number {
  const text = latinDigits(typed)
    .replaceAll(/[\s,٬]/g, '')
    .replace('٫', '.')
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? 0 : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660))
}
