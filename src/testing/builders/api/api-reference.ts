import type { TestApp } from '../../infrastructure/app.ts'

type Reply = { description?: string; content?: Record<string, { schema?: object }> }
export type Operation = {
  operationId?: string
  summary?: string
  description?: string
  parameters?: { name: string; in: string; required?: boolean; schema?: object }[]
  requestBody?: { required?: boolean; content: Record<string, { schema?: object }> }
  responses: Record<string, Reply>
}
type Document = {
  openapi: string
  info: { title: string; version: string; license?: { name: string } }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> }
}

/** The API reference, as a product serves it, and its operations by call (`get /api/home`). */
export async function readApiReference({ call }: Pick<TestApp, 'call'>) {
  const { body } = await call('/openapi.json')
  const document = body as Document

  function operation(call: string): Operation {
    const [method = '', path = ''] = call.split(' ')
    const found = document.paths[path]?.[method]
    if (!found) throw new Error(`${call} is not documented`)
    return found
  }

  return { document, operation }
}
