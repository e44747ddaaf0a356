import { expect, test } from 'vitest'
import { z } from 'zod'
import { FIELD_ERRORS } from '#kernel/contract.ts'
import type { Localized } from '#kernel/locale.ts'
import { isMissing } from '#kernel/value-fault.ts'
import { fieldCodeIn, invalidFields } from '#platform/http/invalid-fields.ts'
import { valueAtPath, wrongValues } from '#testing/builders/api/wrong-values.ts'
import { ALL_FIELD_MESSAGES } from '#src/wiring/field-messages.ts'
import { testApp } from '#testing/infrastructure/app.ts'

const app = await testApp()
const { contracts } = app.app
await app.close()

type Part = { part: string; schema: z.ZodType }

/** The parts of every request of the API reference that have a contract. */
const PARTS: readonly Part[] = contracts.flatMap(({ method, path, request }) => {
  const bodies = Object.values(request?.body?.content ?? {}).map((media) =>
    media && 'schema' in media ? media.schema : null,
  )
  return Object.entries({ query: request?.query, params: request?.params, headers: request?.headers, bodies })
    .flatMap(([name, schemas]) =>
      [schemas].flat().map((schema) => ({ part: `${method.toUpperCase()} ${path} ${name}`, schema })),
    )
    .filter((part): part is Part => part.schema instanceof z.ZodType)
})

type Refusal = { part: string; path: string; value: unknown; code: string; en: string; ar: string }

/** What each of them says of each wrong value of each of its fields. */
const REFUSALS: readonly Refusal[] = PARTS.flatMap(({ part, schema }) =>
  wrongValues(schema).flatMap((sent) => {
    const { error } = schema.safeParse(sent)
    if (!error) return []
    const inArabic = invalidFields(error, sent, 'ar', ALL_FIELD_MESSAGES)
    return invalidFields(error, sent, 'en', ALL_FIELD_MESSAGES).map(({ path, code, message }, at) => ({
      part,
      path,
      value: valueAtPath(sent, path),
      code,
      en: message,
      ar: inArabic[at]?.message ?? '',
    }))
  }),
)

/** `reset_token`, `countryCode`, `string`: what programs call it. */
const MACHINE_WORD = /[a-z]_[a-z]|[a-z][A-Z]|\b(?:string|boolean|int|null|undefined)\b/

function listed(refusals: readonly Refusal[]): string[] {
  const lines = refusals.map(
    ({ part, path, value, en }) => `${part}, ${path} ${JSON.stringify(value)?.slice(0, 60)}: ${en}`,
  )
  return [...new Set(lines)]
}

test('every field of every call was given wrong values', () => {
  expect(new Set(REFUSALS.map(({ part }) => part)).size).toBeGreaterThan(150)
  expect(new Set(REFUSALS.map(({ part, path }) => `${part} ${path}`)).size).toBeGreaterThan(1000)
})

test('every refusal of a field says what it should be, in both languages', () => {
  const isArabic = (text: string) => /[\u0600-\u06ff]/.test(text)
  expect(listed(REFUSALS.filter(({ code }) => code === 'value_invalid'))).toEqual([])
  expect(listed(REFUSALS.filter(({ en, ar }) => isArabic(en) || !isArabic(ar)))).toEqual([])
})

test('no message names a field or a type as programs do, or a bound that is none of ours', () => {
  const texts = Object.values<Localized>(ALL_FIELD_MESSAGES).flatMap(({ en, ar }) => [en, ar])
  // Placeholders are typed as they stand.
  expect(texts.filter((text) => MACHINE_WORD.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([])
  const isBoundless = ({ en }: Refusal) => en.includes(String(Number.MAX_SAFE_INTEGER))
  expect(listed(REFUSALS.filter(isBoundless))).toEqual([])
})

test('a value that is there is not called missing', () => {
  const calledMissing = REFUSALS.filter(
    ({ value, en }) => /required|needed|missing/i.test(en) && !isMissing(value),
  )
  expect(listed(calledMissing)).toEqual([])
})

test('a form, which parses the same contracts in the browser, has a code for every fault and none of the validator’s words', () => {
  const messages = PARTS.flatMap(({ schema }) =>
    wrongValues(schema).flatMap((sent) =>
      (schema.safeParse(sent, FIELD_ERRORS).error?.issues ?? []).map(({ message }) => message),
    ),
  )
  expect(messages.length).toBeGreaterThan(10_000)
  expect(
    [...new Set(messages)].filter((message) => fieldCodeIn(message, ALL_FIELD_MESSAGES) === null),
  ).toEqual([])
})
