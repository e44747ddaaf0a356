import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { FirstNameField } from '#kernel/contract.ts'
import { invalidRequest } from './problem.ts'

const Body = z.strictObject({ first_name: FirstNameField, note: z.string() })

async function fieldsOf(body: object, language: string) {
  const app = new Hono().get('/', (c) => {
    const { error } = Body.safeParse(body)
    return error ? invalidRequest(c, error, body) : c.body(null, 204)
  })
  const reply = await app.request('/', { headers: { 'accept-language': language } })
  return ((await reply.json()) as { fields: object[] }).fields
}

test.for([
  {
    name: 'one that is missing',
    body: { note: '' },
    code: 'first_name_required',
    en: 'First Name is Required',
    ar: 'الاسم الأول مطلوب',
  },
  {
    name: 'one that is too long',
    body: { first_name: 'a'.repeat(61), note: '' },
    code: 'too_long',
    en: 'At most 60 characters (max)',
    ar: 'الحد الأقصى لعدد الأحرف: 60',
  },
  {
    name: 'one that nobody asked for',
    body: { first_name: 'Amal', note: '', other: 1 },
    path: 'other',
    code: 'unknown_field',
    en: 'Unknown field',
    ar: 'حقل غير معروف',
  },
])(
  'a field, $name, is told by code and in the language asked for',
  async ({ body, path = 'first_name', code, en, ar }) => {
    expect(await fieldsOf(body, 'en')).toEqual([{ path, code, message: en }])
    expect(await fieldsOf(body, 'ar')).toEqual([{ path, code, message: ar }])
  },
)

test('a fault that no contract of ours words says what the value should be', async () => {
  const body = { first_name: 'Amal', note: 7 }
  expect(await fieldsOf(body, 'en')).toEqual([{ path: 'note', code: 'text_expected', message: 'Enter text' }])
  expect(await fieldsOf(body, 'ar')).toEqual([{ path: 'note', code: 'text_expected', message: 'أدخل نصًا' }])
})
