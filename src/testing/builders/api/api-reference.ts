import { testApp } from '../../infrastructure/app.ts'

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

export type ApiReference = Awaited<ReturnType<typeof readApiReference>>

/** The API reference, as a product serves it, and its operations by call (`get /api/home`). */
export async function readApiReference() {
  const app = await testApp()
  const { body } = await app.call('/openapi.json')
  await app.close()
  const document = body as Document

  function operation(call: string): Operation {
    const [method = '', path = ''] = call.split(' ')
    const found = document.paths[path]?.[method]
    if (!found) throw new Error(`${call} is not documented`)
    return found
  }

  return { document, operation }
}
