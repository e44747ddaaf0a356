import { FORM_EXAMPLES } from '#domains/enquiries/form-examples.contract.ts'
import type { EnquiryKind } from '#domains/enquiries/enquiry.contract.ts'
import type { TestApp } from '../../infrastructure/app.ts'

export const FORMS = FORM_EXAMPLES
export type FormPath = keyof typeof FORMS

export const FORM_PATHS = Object.keys(FORMS) as FormPath[]

export const KIND_OF: Readonly<Record<FormPath, EnquiryKind>> = {
  '/api/get_in_touch': 'contact',
  '/api/looking-local-supplier': 'local_deal',
  '/api/register_supplier': 'supplier',
  '/api/register_partner': 'partner',
}

/** People and programs that send forms. */
export function enquirers({ call, clock, database: { db } }: Pick<TestApp, 'call' | 'clock' | 'database'>) {
  /** A token of a form that was opened just now. */
  async function opened(path: FormPath): Promise<string> {
    return (await call(`/api/enquiry-form?kind=${KIND_OF[path]}`)).body.form_token
  }

  const send = (path: FormPath, over: object = {}, request: { token?: string; query?: string } = {}) =>
    call(`${path}${request.query ?? ''}`, {
      body: { ...FORMS[path], ...over },
      ...(request.token !== undefined && { token: request.token }),
    })

  /** Sends a form as a person does: 40 seconds after opening it. */
  async function fillIn(path: FormPath, over: object = {}, request: { token?: string; query?: string } = {}) {
    const form_token = await opened(path)
    clock.pass({ seconds: 40 })
    return send(path, { form_token, ...over }, request)
  }

  const stored = (id: string) =>
    db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  const mailsTo = (email: string) =>
    db
      .selectFrom('mails')
      .select(['subject', 'text', 'lang_id'])
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()

  return { opened, send, fillIn, stored, mailsTo }
}
